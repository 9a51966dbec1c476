package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.Report;

/**
 * Tells the players which modifiers count for a number that is about to be made; nothing when none of them does.
 *
 * @param text what the number is called, instead of its name; then it is told in any case
 */
public record ModifierReport(
        int step, String name, @Nullable Wording text, ValueType type, Formula start, Roll.Modifier[] modifiers)
        implements Instruction {

    /**
     * A number with the modifiers that count and have a text, and what all of them make of it; empty when there are none.
     *
     * @param called what is said of the number in any case; null for its name, where modifiers count
     */
    static String say(
            Machine m, String name, @Nullable String called, ValueType type, Formula start, Roll.Modifier[] modifiers) {
        m.looksAt(modifiers.length);
        StringBuilder counted = new StringBuilder();
        long from = start.of(m);
        long total = from;
        for (Roll.Modifier modifier : modifiers) {
            long amount =
                    modifier.condition().of(m) == 0 ? 0 : modifier.amount().of(m);
            total += amount;
            String text = modifier.textFor(m, amount, type.unit());
            if (amount != 0 && !text.isEmpty()) {
                counted.append(", ")
                        .append(amount < 0 ? "" : "+")
                        .append(type.say(amount))
                        .append(' ')
                        .append(text);
            }
        }
        if (counted.isEmpty()) {
            return called == null ? "" : called + ": " + type.say(total);
        }
        return (called == null ? NameWords.heading(name) : called) + ": " + type.say(from) + counted + " = "
                + type.say(total);
    }

    /** Who may read the texts of the modifiers that count. */
    static long readers(Machine m, Roll.Modifier[] modifiers) {
        long readers = Report.EVERYONE;
        for (Roll.Modifier modifier : modifiers) {
            if (modifier.condition().of(m) != 0) {
                readers &= modifier.readers(m);
            }
        }
        return readers;
    }

    @Override
    public int run(Machine m, int here) {
        if (m.reporting()) {
            m.telling(() -> {
                String said = say(m, name, text == null ? null : text.say(m), type, start, modifiers);
                if (!said.isEmpty()) {
                    long readers = readers(m, modifiers) & (text == null ? Report.EVERYONE : text.audience(m));
                    m.report(new Report.Told(step, m.audience() & readers, said));
                }
            });
        }
        return here + 1;
    }
}
