package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/**
 * Which modifiers of a formula with a name count where it is called.
 *
 * @param text what the number is called there, instead of the formula's name; then it is told in any case
 * @param type what kind of number it gives
 * @param about pieces that are handed to it: what is computed of one that not everybody sees is not for everybody
 */
public record Explanation(
        String name,
        @Nullable Wording text,
        ValueType type,
        Formula[] arguments,
        Wording.Value[] about,
        Formula start,
        Roll.Modifier[] modifiers) {

    /** The same, told by a text of whoever calls it. */
    public Explanation called(@Nullable Wording other) {
        return new Explanation(name, other, type, arguments, about, start, modifiers);
    }

    /** A value that is explained to the players when it is made. */
    public record Explained(Formula value, Explanation[] calls) implements Formula {
        @Override
        public long of(Machine m) {
            tell(m, calls);
            return value.of(m);
        }
    }

    static void tell(Machine m, Explanation[] calls) {
        if (m.reporting()) {
            m.telling(() -> {
                for (Explanation call : calls) {
                    call.tell(m);
                }
            });
        }
    }

    private void tell(Machine m) {
        int mark = m.scratch.top;
        long audience = m.audience() & (text == null ? Report.EVERYONE : text.audience(m));
        String called = text == null ? null : text.say(m);
        for (Wording.Value piece : about) {
            audience &= piece.audience(m);
        }
        long[] values = new long[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments[i].of(m);
        }
        long[] saved = m.arguments;
        m.arguments = values;
        String said = ModifierReport.say(m, name, called, type, start, modifiers);
        audience &= ModifierReport.readers(m, modifiers);
        m.arguments = saved;
        m.scratch.top = mark;
        if (!said.isEmpty()) {
            m.report(new Report.Explained(m.step(), audience, said));
        }
    }
}
