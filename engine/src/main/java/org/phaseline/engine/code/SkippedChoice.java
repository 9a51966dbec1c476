package org.phaseline.engine.code;

import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/** Why play goes on past a question: there is nothing to choose. */
final class SkippedChoice {

    private SkippedChoice() {}

    /** That no piece is there which others do not see tells something of those pieces: it is for whoever would have chosen. */
    static void tell(Machine m, Wording prompt, long asked, ValueType type, Declining declining) {
        if (m.reporting() && declining.done().of(m) == 0) {
            long insiders = Veil.over(m.rulebook, type.kind()) ? asked : Report.EVERYONE;
            m.telling(() -> m.report(new Report.Explained(
                    m.step(),
                    m.audience() & prompt.audience(m, asked) & insiders,
                    "'" + prompt.say(m) + "' is skipped: there is nothing to choose")));
        }
    }
}
