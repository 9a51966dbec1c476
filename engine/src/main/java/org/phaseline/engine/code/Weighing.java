package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/** Tells the players which modifiers count for a number that is about to be made; nothing when none of them does. */
public record Weighing(int step, String name, ValueType type, Formula start, Roll.Modifier[] modifiers)
        implements Instruction {

    @Override
    public int run(Machine m, int here) {
        if (m.reporting()) {
            m.looksAt(modifiers.length);
            StringBuilder counted = new StringBuilder();
            for (Roll.Modifier modifier : modifiers) {
                long amount =
                        modifier.condition().of(m) == 0 ? 0 : modifier.amount().of(m);
                if (amount != 0 && !modifier.text().isEmpty()) {
                    counted.append(", ")
                            .append(amount < 0 ? "" : "+")
                            .append(type.say(amount))
                            .append(' ')
                            .append(modifier.text());
                }
            }
            if (!counted.isEmpty()) {
                m.report(new Report.Told(step, m.audience(), name + ": " + type.say(start.of(m)) + counted));
            }
        }
        return here + 1;
    }
}
