package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatQuestion;

/** An answer that could be given now; or to give none, where play waits for somebody else. */
record Candidate(int question, String id, long item) {

    static final Candidate WAIT = new Candidate(-1, "", 0);

    boolean waits() {
        return question < 0;
    }

    boolean declines() {
        return item == Menu.PASS;
    }

    /** The same at another time, when the question has another id. */
    boolean isSameAnswer(Candidate other) {
        return question == other.question && item == other.item;
    }

    /** The same, whenever it is given. */
    Candidate withoutId() {
        return new Candidate(question, "", item);
    }

    /** All there are, in the order of the menus. Whoever has decided under seal stays with it. */
    static List<Candidate> of(SeatPosition seen) {
        List<Candidate> all = new ArrayList<>();
        boolean awaited = false;
        for (int i = 0; i < seen.questions().size(); i++) {
            SeatQuestion question = seen.questions().get(i);
            awaited |= question.awaited();
            if (question.kind() == Question.Kind.READY) {
                if (question.awaited()) {
                    all.add(new Candidate(i, question.id(), question.items().getFirst()));
                }
                continue;
            }
            for (long item : question.items()) {
                all.add(new Candidate(i, question.id(), item));
            }
        }
        if (!awaited) {
            all.add(WAIT);
        }
        return all;
    }
}
