package org.phaseline.session;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.format.JournalProblem;

/**
 * What can be taken back. Free is what nobody else has to agree to: nobody learned anything by it that they cannot forget again. What
 * goes on unseen never decides it, because whoever is asked, or is not, would learn of it.
 */
public final class TakeBacks {

    /** How somebody's last answer could be taken back. */
    public enum Way {
        /** There is none, or the game is over. */
        NONE,
        FREE,
        /** It is free, whatever was learned: bots play all other seats. */
        ALONE,
        /** The others are asked. */
        ASK
    }

    private final GameSession session;

    TakeBacks(GameSession session) {
        this.session = session;
    }

    private Game played() {
        return session.game().game();
    }

    /** How a seat could take back its own last answer, if nobody else were choosing unseen. */
    public Way way(int seat) {
        if (session.game().over() || lastAnswer(seat) < 0) {
            return Way.NONE;
        }
        if (session.log().talk().isAlone(seat, session.seats().all().size())) {
            return Way.ALONE;
        }
        return isLast(seat) ? Way.FREE : Way.ASK;
    }

    /** Whether the very last answer is this seat's, and nobody learned anything by it. */
    boolean isLast(int seat) {
        int last = played().answers() - 1;
        while (last >= 0 && LeftOutSteps.isOne(played().answer(last))) {
            last--;
        }
        return last >= 0 && isOwnSince(seat, last);
    }

    /** Whether all answers after the first so many are this seat's, or nobody's, and nobody learned anything by them. */
    boolean isOwnSince(int seat, int answers) {
        for (int answer = answers; answer < played().answers(); answer++) {
            if (played().answer(answer).seat() != seat && !LeftOutSteps.isOne(played().answer(answer))) {
                return false;
            }
        }
        return !played().exposedSince(answers);
    }

    /** Where the list of answers begins that this seat's last one belongs to; that one alone if it was given by itself. */
    int lastList(int seat) {
        int last = lastAnswer(seat);
        return session.log()
                .lists()
                .last(seat)
                .filter(list -> last == list.first() + list.taken() - 1)
                .map(AnswerList::first)
                .orElse(last);
    }

    /** Which of the answers that stand is this seat's last, or -1. */
    int lastAnswer(int seat) {
        int last = played().answers() - 1;
        while (last >= 0 && (played().answer(last).seat() != seat || LeftOutSteps.isOne(played().answer(last)))) {
            last--;
        }
        return last;
    }

    /**
     * The answers that stand and that a viewer knows of, counted from 1, the latest last: each has left a line in the log they read.
     * The others would tell how far somebody is who chooses unseen.
     */
    public List<Integer> known(int viewer) {
        List<Integer> known = new ArrayList<>();
        for (int answer = 1; answer <= played().answers(); answer++) {
            if (session.log().lengths().isTold(answer, viewer)) {
                known.add(answer);
            }
        }
        return known;
    }

    /** Whether a viewer may go back to the first so many answers, which takes back so many they know of, without asking anybody. */
    public boolean isFree(int viewer, int to, int count) {
        boolean allKnown = played().answers() - to == count;
        boolean othersChoose = session.game().umpire().visibility(viewer).othersChooseUnseen(session.look());
        return allKnown && !othersChoose && !played().exposedSince(to);
    }

    /**
     * Whether all answers after the first so many are a seat's own and nobody else has read of any of them: then taking them back concerns
     * nobody. Only where nobody else can answer meanwhile, as at one keyboard, may this be asked without telling how far others are.
     */
    public boolean isOwnSecret(int seat, int to) {
        if (seat < 0 || played().exposedSince(to)) {
            return false;
        }
        for (int answer = to; answer < played().answers(); answer++) {
            if (played().answer(answer).seat() != seat) {
                return false;
            }
        }
        return session.log().isUntoldToOthers(seat, to);
    }

    /** Rolls and reveals after the first so many answers that a viewer has read of. */
    public List<LogLine> exposed(int viewer, int to) {
        SeatLog log = session.log().seatLog();
        return log.lines(viewer, session.log().lengths().lines(to, viewer), Integer.MAX_VALUE).stream()
                .filter(line -> line.sort() == LogLine.Sort.EXPOSURE)
                .toList();
    }

    /** Goes back, when those at one keyboard have agreed by word of mouth. */
    public Ruling agreed(int answers) throws JournalProblem {
        int seat = played().answer(answers).seat();
        Ruling ruling = session.game().takeBack(answers);
        if (ruling instanceof Ruling.Accepted accepted) {
            session.log().tookBack(answers, seat, accepted.position());
        }
        return ruling;
    }
}
