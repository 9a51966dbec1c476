package org.phaseline.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;

/** The lists of answers that were given in a game, and which of them an answer belongs to. */
final class AnswerListHistory {

    private static final int NO_STEP = -1;

    private final List<AnswerList> lists = new ArrayList<>();
    private boolean tookBackSince;

    /** Which part of a list of answers this one is. */
    LogLine.Part took(int seat, String decision, Optional<OpenDecision> asked, Ruling.Accepted ruling) {
        AnswerList list = lists.isEmpty() ? null : lists.getLast();
        int step = asked.map(OpenDecision::step).orElse(NO_STEP);
        if (list == null || !list.isNext(seat, decision, step)) {
            endLast();
            return LogLine.Part.ALONE;
        }
        list.took(ruling.exposing());
        return list.size() == 1 ? LogLine.Part.ALONE : list.taken() == 1 ? LogLine.Part.FIRST : LogLine.Part.MORE;
    }

    void endLast() {
        if (!lists.isEmpty()) {
            lists.getLast().end();
        }
    }

    void add(AnswerList list) {
        lists.add(list);
        tookBackSince = false;
    }

    /** The last list can neither go on nor be taken back as a whole any more. */
    void tookBack() {
        endLast();
        tookBackSince = true;
    }

    /** The list of answers that a seat gave under an id, if it did. */
    Optional<AnswerList> of(int seat, String id) {
        return lists.stream()
                .filter(list -> list.seat() == seat && list.id().equals(id))
                .findFirst();
    }

    /** The last list of answers of a seat, if no answer was taken back since. */
    Optional<AnswerList> last(int seat) {
        return lists.isEmpty() || lists.getLast().seat() != seat || tookBackSince
                ? Optional.empty()
                : Optional.of(lists.getLast());
    }
}
