package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.Report;

/** Tells the players which modifiers count for a number that is about to be made; nothing when none of them does. */
public record ModifierReport(int step, String name, ValueType type, Formula start, Roll.Modifier[] modifiers)
        implements Instruction {

    /** A number with the modifiers that count and have a text, and what all of them make of it; empty when there are none. */
    static String say(Machine m, String name, ValueType type, Formula start, Roll.Modifier[] modifiers) {
        m.looksAt(modifiers.length);
        StringBuilder counted = new StringBuilder();
        long from = start.of(m);
        long total = from;
        for (Roll.Modifier modifier : modifiers) {
            long amount =
                    modifier.condition().of(m) == 0 ? 0 : modifier.amount().of(m);
            total += amount;
            if (amount != 0 && !modifier.text().isEmpty()) {
                counted.append(", ")
                        .append(amount < 0 ? "" : "+")
                        .append(type.say(amount))
                        .append(' ')
                        .append(modifier.textFor(amount, type.unit()));
            }
        }
        return counted.isEmpty() ? "" : NameWords.of(name) + ": " + type.say(from) + counted + " = " + type.say(total);
    }

    @Override
    public int run(Machine m, int here) {
        if (m.reporting()) {
            m.telling(() -> {
                String said = say(m, name, type, start, modifiers);
                if (!said.isEmpty()) {
                    m.report(new Report.Told(step, m.audience(), said));
                }
            });
        }
        return here + 1;
    }
}
