package org.phaseline.engine.machine;

import org.phaseline.engine.position.Branch;

/**
 * Questions that have nothing to offer any more, or nobody to answer them, because something was changed from outside while they
 * were open. Play would stand still there for ever, so they are looked at once more, as when play first came to them.
 */
public final class Moot {

    private Moot() {}

    /** Lets every branch run on whose question is moot. */
    public static void wake(Machine m, Branch at) {
        if (at.status == Branch.Status.ASKED && m.rulebook.code()[at.address] instanceof Question question) {
            m.focus(at);
            if (question.awaited(m) && isMoot(m, question)) {
                at.tray = Branch.EMPTY;
                at.status = Branch.Status.RUNNING;
            }
        }
        for (Branch child : at.children) {
            wake(m, child);
        }
    }

    private static boolean isMoot(Machine m, Question question) {
        if (question.asked(m) == 0) {
            return true;
        }
        Menu menu = new Menu();
        question.offer(m, menu);
        return menu.size() == 0;
    }
}
