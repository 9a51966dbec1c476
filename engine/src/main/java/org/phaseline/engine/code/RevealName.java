package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/**
 * Tells everybody what a name stands for that only some have seen so far.
 *
 * @param seers who has seen it, as a mask
 */
public record RevealName(String name, Wording.Value value, Formula seers) implements Instruction {

    @Override
    public int run(Machine m, int here) {
        m.exposed = true;
        if (m.reporting()) {
            m.telling(() -> m.report(new Report.Revealed(
                    m.step(), Report.EVERYONE, ChanceVisibility.names(m, seers.of(m)), name, value.say(m))));
        }
        return here + 1;
    }

    @Override
    public int[] next(int here) {
        return new int[] {here + 1};
    }
}
