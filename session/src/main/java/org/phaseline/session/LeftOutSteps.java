package org.phaseline.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/**
 * Steps that are not in this table's game, because all have agreed to leave them out: where one of them asks somebody, the table leaves it by a correction, which is
 * in the journal like any other. So a game that is replayed from its journal alone comes to the same.
 */
public final class LeftOutSteps {

    /** Tells these corrections from those that people make: nobody takes them back by themselves. */
    static final String REMARK = "not in our game";

    private final GameSession playing;

    public LeftOutSteps(GameSession playing) {
        this.playing = playing;
    }

    /** Why a step cannot be left out of a game. */
    static Optional<String> whyNot(Outline outline, int step) {
        if (step < 0 || step >= outline.steps().size()) {
            return Optional.of("There is no such step.");
        }
        Step wanted = outline.step(step);
        boolean asks = outline.steps().stream()
                .anyMatch(each -> each.mode() != Mode.AUTOMATIC && isWithin(outline, each.index(), List.of(step)));
        return asks
                ? Optional.empty()
                : Optional.of("The umpire does '" + wanted.called() + "' by itself, so it cannot be left out.");
    }

    /** Whether a step is one of these, or part of one. */
    static boolean isWithin(Outline outline, int step, Iterable<Integer> those) {
        for (int at = step; at >= 0; at = outline.step(at).parent()) {
            for (int each : those) {
                if (each == at) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Leaves the next step that asks and is left out; whether it did. One that cannot be left, such as a sealed one of others, asks. */
    public boolean leaveNext() throws JournalProblem {
        Map<Integer, Integer> leftOut = playing.log().talk().leftOut();
        if (leftOut.isEmpty() || playing.game().over() || playing.whyFull().isPresent()) {
            return false;
        }
        Outline outline = playing.game().umpire().rulebook().outline();
        for (OpenDecision decision : playing.look().decisions()) {
            for (Map.Entry<Integer, Integer> each : leftOut.entrySet()) {
                if (decision.awaited() && isWithin(outline, decision.step(), List.of(each.getKey()))) {
                    int seat = each.getValue();
                    Correction skip = new Correction.Skip(decision.id());
                    if (playing.unprompted().request(seat, skip) instanceof CorrectionRequest.Possible possible) {
                        return leave(new Answer.Correct(possible.correction(), seat, REMARK));
                    }
                }
            }
        }
        return false;
    }

    private boolean leave(Answer.Correct skip) throws JournalProblem {
        return playing.sharesFirst(skip).isEmpty()
                && playing.unprompted().correct(skip, Optional.empty()) instanceof Reply.Done;
    }

    /** Whether an answer that stands was given by nobody, but by what all have agreed to. */
    static boolean isOne(Answer answer) {
        return answer instanceof Answer.Correct correct && correct.note().equals(REMARK);
    }
}
