package org.phaseline.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/**
 * Answers that players have given once for a whole game turn, or that leave a step out for the whole game: the table gives them in their name where
 * the same step asks again, in the journal and in the log like any other answer, with a remark that says so.
 */
public final class StandingAnswers {

    private static final String REMARK = "standing answer";

    private final GameSession playing;

    public StandingAnswers(GameSession playing) {
        this.playing = playing;
    }

    /** Where one may decline. Not unseen: that somebody answers at once would tell what they have decided. */
    public static boolean mayStand(OpenDecision decision) {
        return decision.awaited() && !decision.sealed() && decision.declines().isPresent();
    }

    /** Answers now, and from now on always the same until the game turn ends. */
    public Reply begin(int seat, String decision, String choice) throws JournalProblem {
        return begin(seat, decision, choice, false);
    }

    /** {@code forGood}: until the game ends. Only to decline can be wanted for so long. */
    public Reply begin(int seat, String decision, String choice, boolean forGood) throws JournalProblem {
        TableLog.Given given = playing.log().given(seat, decision);
        if (given != null
                && given.choice().equals(choice)
                && (given.note().isEmpty() || given.note().equals(REMARK))) {
            // With the remark the table has given it, after it knew of the wish and before it could say so.
            return new Reply.Taken(true);
        }
        Optional<OpenDecision> open = playing.open(seat, decision);
        if (open.isPresent() && !mayStand(open.get())) {
            return new Reply.Refused("This question needs an answer each time it is asked.");
        }
        if (forGood && open.isPresent() && !isDeclining(open.get(), choice)) {
            return new Reply.Refused("For the whole game you can only leave a step out.");
        }
        Optional<String> full = playing.log().quota().whyNotAct(seat);
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        return playing.answer(
                seat,
                decision,
                choice,
                "",
                open.map(it -> message(
                        seat,
                        TableMessage.Kind.STANDING,
                        forGood
                                ? Map.of(
                                        TableLog.STEP,
                                        String.valueOf(it.step()),
                                        TableLog.CHOICE,
                                        choice,
                                        TableLog.UNTIL,
                                        TableLog.END_OF_GAME)
                                : Map.of(TableLog.STEP, String.valueOf(it.step()), TableLog.CHOICE, choice))));
    }

    private static boolean isDeclining(OpenDecision decision, String choice) {
        return decision.declines().filter(choice::equals).isPresent();
    }

    private TableMessage message(int seat, TableMessage.Kind kind, Map<String, String> more) {
        return new TableMessage(playing.log().lines(), seat, kind, "", "", more);
    }

    public Reply end(int seat, int step) throws JournalProblem {
        if (playing.log().talk().standing(seat).containsKey(step)) {
            TableMessage stop = message(seat, TableMessage.Kind.STOP, Map.of(TableLog.STEP, String.valueOf(step)));
            playing.keeper().keep(stop);
            playing.log().said(stop);
        }
        return new Reply.Done(true);
    }

    /** Nobody goes on like this: everybody is asked again. */
    public void endAll() throws JournalProblem {
        for (int seat = 0; seat < playing.seats().all().size(); seat++) {
            for (int step : List.copyOf(playing.log().talk().standing(seat).keySet())) {
                end(seat, step);
            }
        }
    }

    /** Gives the next standing answer, if one is asked for; whether it did. */
    public boolean answerNext() throws JournalProblem {
        Talk talk = playing.log().talk();
        if (!talk.anyStands()) {
            return false;
        }
        for (OpenDecision decision : playing.look().decisions()) {
            for (int seat = 0; seat < playing.seats().all().size(); seat++) {
                Talk.Standing answer = talk.standing(seat).get(decision.step());
                if (answer != null && decision.isFor(seat) && mayStand(decision) && offers(decision, answer.choice())) {
                    return playing.answer(seat, decision.id(), answer.choice(), REMARK) instanceof Reply.Taken;
                }
            }
        }
        return false;
    }

    private static boolean offers(OpenDecision decision, String word) {
        return decision.choices().stream().anyMatch(choice -> choice.word().equals(word));
    }
}
