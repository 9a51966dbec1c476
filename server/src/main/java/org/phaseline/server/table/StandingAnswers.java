package org.phaseline.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.StoreProblem;

/**
 * Answers that players have given once for a whole game turn: the table gives them in their name where the same step asks again,
 * in the journal and in the log like any other answer, with a remark that says so.
 */
final class StandingAnswers {

    private static final String REMARK = "standing answer";

    private final TablePlay playing;
    private final ConsentProtocol parley;

    StandingAnswers(TablePlay playing, ConsentProtocol parley) {
        this.playing = playing;
        this.parley = parley;
    }

    /** Answers now, and from now on always the same. */
    Reply begin(int seat, String decision, String choice) throws JournalProblem, StoreProblem {
        TableLog.Given given = playing.minutes().given(seat, decision);
        if (given != null
                && given.choice().equals(choice)
                && (given.note().isEmpty() || given.note().equals(REMARK))) {
            // With the remark the table has given it, after it knew of the wish and before it could say so.
            return new Reply.Taken(true);
        }
        Optional<Decision> open = playing.open(seat, decision);
        if (open.isPresent() && !PositionViews.mayStand(open.get())) {
            return new Reply.Refused("This question needs an answer each time it is asked.");
        }
        Optional<String> full = playing.minutes().quota().whyNotAct(seat);
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        if (open.isPresent() && offers(open.get(), choice)) {
            Optional<Reply> first = playing.sharesFirst(seat, decision, choice);
            if (first.isPresent()) {
                return first.get();
            }
            parley.keep(
                    seat,
                    TableMessage.Kind.STANDING,
                    "",
                    "",
                    Map.of(TableLog.STEP, String.valueOf(open.get().step()), TableLog.CHOICE, choice));
        }
        return playing.answer(seat, decision, choice, "");
    }

    Reply end(int seat, int step) throws StoreProblem {
        if (playing.minutes().talk().standing(seat).containsKey(step)) {
            parley.keep(seat, TableMessage.Kind.STOP, "", "", Map.of(TableLog.STEP, String.valueOf(step)));
        }
        return new Reply.Done(true);
    }

    /** Nobody goes on like this: everybody is asked again. */
    void endAll() throws StoreProblem {
        for (int seat = 0; seat < playing.seats().all().size(); seat++) {
            for (int step : List.copyOf(playing.minutes().talk().standing(seat).keySet())) {
                end(seat, step);
            }
        }
    }

    /** Gives the next standing answer, if one is asked for; whether it did. */
    boolean answerNext() throws JournalProblem {
        Talk talk = playing.minutes().talk();
        if (!talk.anyStands()) {
            return false;
        }
        for (Decision decision : playing.look().decisions()) {
            for (int seat = 0; seat < playing.seats().all().size(); seat++) {
                String choice = talk.standing(seat).get(decision.step());
                if (choice != null
                        && decision.isFor(seat)
                        && PositionViews.mayStand(decision)
                        && offers(decision, choice)) {
                    return playing.answer(seat, decision.id(), choice, REMARK) instanceof Reply.Taken;
                }
            }
        }
        return false;
    }

    private static boolean offers(Decision decision, String word) {
        return decision.choices().stream().anyMatch(choice -> choice.word().equals(word));
    }
}
