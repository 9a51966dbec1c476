package org.phaseline.engine.machine;

import org.phaseline.engine.position.Branch;

/**
 * Questions that have nothing to offer any more, or nobody to answer them, because something was changed from outside while they
 * were open. Play would stand still there for ever, so they are looked at once more, as when play first came to them.
 */
public final class StaleQuestions {

    /** From this version of what rulebooks mean on, what happens in one branch can also make the question of another moot. */
    private static final int BESIDE_EACH_OTHER = 4;

    private StaleQuestions() {}

    /** Lets every branch run on whose question is moot; tells whether there was one. */
    public static boolean wake(Machine m, Branch at) {
        boolean woken = false;
        if (at.status == Branch.Status.ASKED && m.rulebook.code()[at.address] instanceof Question question) {
            m.focus(at);
            if (question.awaited(m) && isMoot(m, question)) {
                at.tray = Branch.EMPTY;
                at.status = Branch.Status.RUNNING;
                woken = true;
            }
        }
        for (Branch child : at.children) {
            woken |= wake(m, child);
        }
        return woken;
    }

    /** The same where several are asked at once, and one of them has just changed what another could choose from. */
    static boolean wakeOvertaken(Machine m) {
        Branch root = m.position.active();
        return m.rulebook.semantics() >= BESIDE_EACH_OTHER && !root.children.isEmpty() && wake(m, root);
    }

    private static boolean isMoot(Machine m, Question question) {
        return question.asked(m) == 0 || question.offersNothing(m);
    }
}
