package org.phaseline.planner;

import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.SearchSandbox;

/** Other pieces of the seat that may join those of a plan in what they do to somebody. */
final class Companions {

    private Companions() {}

    /** The next one that a question for any number of them offers, when those of the plan are all named; or -1. */
    static long next(Menu menu, PieceKind kind, OrderedPieces ours, QuestionSubject subject, SearchSandbox now) {
        if (subject.targets().isEmpty()) {
            return -1;
        }
        long next = -1;
        for (int i = 0; i < menu.size(); i++) {
            long item = menu.item(i);
            if (ours.has(kind.name(), item)) {
                return -1;
            }
            next = next < 0 && PieceKinds.isOf(now.parties(), kind, item, now) ? item : next;
        }
        return next;
    }
}
