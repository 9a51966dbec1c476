package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/** A question to which there is nothing to choose. As a rule play goes on past it. */
final class EmptyChoice {

    /** The only answer where one must choose and is asked all the same. */
    static final String WORD = "nothing to choose";

    private EmptyChoice() {}

    /**
     * Whether somebody is asked all the same, since they have pieces that others do not see: that nothing can be chosen among them is
     * theirs to know. What is decided under seal is hidden anyway.
     *
     * @param unseen whether pieces of the type can be unseen
     */
    static boolean isHidden(Machine m, boolean unseen, ValueType type, Formula actor) {
        return unseen && m.audience() == Report.EVERYONE && Veil.hidesSomeOf(m, type.kind(), actor.of(m));
    }

    /** Why play goes on past a question; where it tells something of unseen pieces, only to whoever would have chosen. */
    static void tell(Machine m, Wording prompt, long asked, ValueType type, Declining declining) {
        if (m.reporting() && declining.done().of(m) == 0) {
            long insiders = Veil.over(m.rulebook, type.kind()) ? asked : Report.EVERYONE;
            m.telling(() -> m.report(new Report.Explained(
                    m.step(),
                    m.audience() & prompt.audience(m, asked) & insiders,
                    "'" + prompt.say(m) + "' is skipped: there is nothing to choose",
                    isUnexpected(m),
                    true)));
        }
    }

    /** Who must do a step, or has just said that they do it, waits for the question; of any other, few want to read that it was not asked. */
    private static boolean isUnexpected(Machine m) {
        int step = m.step();
        return step >= 0
                && m.rulebook.outline().step(step).mode() == Mode.MAY
                && !m.reports.hasAgreed(step, AskStep.DO_IT);
    }
}
