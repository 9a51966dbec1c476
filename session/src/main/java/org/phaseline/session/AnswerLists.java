package org.phaseline.session;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/**
 * Gives several answers of a seat one after the other, each ruled on and written down by itself, and stops where it could not have been known
 * how play goes on: dice fell, something was revealed, somebody else has to decide, or another question is asked than was planned for.
 */
public final class AnswerLists {

    /** No plan is nearly as long. */
    public static final int MOST = 200;

    private static final String SENT_BEFORE = "The rest was not given when this was first sent.";

    private final GameSession playing;

    public AnswerLists(GameSession playing) {
        this.playing = playing;
    }

    /** An answer as it was planned; {@code step} is the one its question must belong to, or -1 for none. */
    public record Planned(String decision, int step, String choice) {}

    /** How the answers of a list are bound to what is asked. */
    public enum Binding {
        /** To one decision each, and to what was known when they were planned. */
        DECISIONS,
        /**
         * To questions that are alike: the first to its decision, each further one to the next question of its step, whatever the dice show
         * meanwhile. So somebody wants it who has five figures struck, or looks for seven counters, one like the other.
         */
        STEPS
    }

    /**
     * The same list counts once, however often it comes; one that was interrupted by the store goes on.
     *
     * @param id chosen by whoever sends it; the ids of a seat must be different
     */
    public Reply give(int seat, String id, List<Planned> answers) throws JournalProblem {
        return give(seat, id, answers, Binding.DECISIONS);
    }

    public Reply give(int seat, String id, List<Planned> answers, Binding binding) throws JournalProblem {
        if (id.isEmpty() || id.length() > ConsentProtocol.LONGEST_ID || !ConsentProtocol.writable(id)) {
            return new Reply.Refused("A list needs an id of 1 to " + ConsentProtocol.LONGEST_ID + " characters.");
        }
        if (answers.isEmpty() || answers.size() > MOST) {
            return new Reply.Refused("A list has 1 to " + MOST + " answers.");
        }
        Optional<AnswerList> before = playing.log().lists().of(seat, id);
        if (before.isPresent() && before.get().isOver()) {
            AnswerList given = before.get();
            return new Reply.Listed(given.taken(), true, given.taken() < answers.size() ? SENT_BEFORE : "");
        }
        int taken = before.map(AnswerList::taken).orElse(0);
        boolean again = before.isPresent();
        while (taken < answers.size()) {
            Planned next = taken > 0 && binding == Binding.STEPS ? bound(seat, answers.get(taken)) : answers.get(taken);
            Optional<String> whyNot = whyNot(seat, next);
            if (whyNot.isPresent()) {
                return taken == 0 ? new Reply.Refused(whyNot.get()) : new Reply.Listed(taken, again, whyNot.get());
            }
            int stood = playing.game().game().answers();
            Reply reply = playing.answer(
                    seat,
                    next.decision(),
                    next.choice(),
                    "",
                    taken == 0 ? Optional.of(AnswerList.message(seat, id, answers, binding)) : Optional.empty());
            if (!(reply instanceof Reply.Taken)) {
                return reply instanceof Reply.Refused(String sentence) && taken > 0
                        ? new Reply.Listed(taken, again, sentence)
                        : reply;
            }
            taken++;
            if (taken < answers.size()
                    && binding == Binding.DECISIONS
                    && playing.game().game().exposedSince(stood)) {
                return new Reply.Listed(taken, false, "Dice fell, or something came to light: decide anew.");
            }
        }
        return new Reply.Listed(taken, false, "");
    }

    /** The same for the question of its step that is asked now; as it is where none is. */
    private Planned bound(int seat, Planned next) {
        return playing.look().decisions().stream()
                .filter(each -> each.isFor(seat) && each.awaited() && !each.sealed() && each.step() == next.step)
                .findFirst()
                .map(each -> new Planned(each.id(), next.step, next.choice))
                .orElse(next);
    }

    private Optional<String> whyNot(int seat, Planned next) {
        if (playing.game().over()) {
            return Optional.of("The game is over.");
        }
        Optional<OpenDecision> open = playing.open(seat, next.decision());
        if (open.isEmpty()) {
            return Optional.of(
                    playing.look().decisions().stream().anyMatch(each -> each.isFor(seat))
                            ? "You are asked something else now than was planned."
                            : "Somebody else has to decide first.");
        }
        if (open.get().step() != next.step()) {
            return Optional.of("You are asked something else now than was planned: "
                    + open.get().prompt());
        }
        return open.get().choices().stream().anyMatch(each -> each.word().equals(next.choice()))
                ? Optional.empty()
                : Optional.of("What was planned is not among the choices of '"
                        + open.get().prompt() + "' now.");
    }
}
