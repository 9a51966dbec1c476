package org.phaseline.bots;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.phaseline.engine.umpire.SeatPosition;

/**
 * Keeps a bot from going round in circles in a step that may be repeated, such as moving the same pieces to and fro: an answer that has led
 * back to the same position is not given again, and after very many answers in one step it is enough.
 */
final class Repetition {

    /** So many answers in a step in a game turn are enough, and so many for each piece that could be moved there. */
    private static final int MOST_IN_A_TURN = 60;

    private static final int MOST_FOR_A_PIECE = 8;

    private record Moment(int step, long position) {}

    private final Map<Moment, Set<Candidate>> given = new HashMap<>();
    private final Map<Integer, Integer> answers = new HashMap<>();
    private long turn = -1;

    /** The answers that are left when those are left out that were given in the same step of the same position; at least one. */
    List<Candidate> without(SeatPosition seen, List<Candidate> candidates) {
        if (seen.gameTurn() != turn) {
            turn = seen.gameTurn();
            given.clear();
            answers.clear();
        }
        List<Candidate> declining =
                candidates.stream().filter(Candidate::declines).toList();
        int often = answers.merge(step(seen), 1, Integer::sum);
        if (often > most(seen) && !declining.isEmpty()) {
            return declining;
        }
        Set<Candidate> before = given.getOrDefault(moment(seen), Set.of());
        List<Candidate> left = candidates.stream()
                .filter(candidate -> before.stream().noneMatch(candidate::isSameAnswer))
                .toList();
        return left.isEmpty() ? declining.isEmpty() ? candidates : declining : left;
    }

    void note(SeatPosition seen, Candidate answer) {
        given.computeIfAbsent(moment(seen), moment -> new HashSet<>()).add(answer);
    }

    private static int most(SeatPosition seen) {
        int pieces = seen.rulebook().outline().pieces().stream()
                .mapToInt(kind -> kind.side() < 0 ? 0 : kind.members().size())
                .sum();
        return Math.max(MOST_IN_A_TURN, MOST_FOR_A_PIECE * pieces);
    }

    private static int step(SeatPosition seen) {
        return seen.questions().getFirst().step();
    }

    private static Moment moment(SeatPosition seen) {
        return new Moment(step(seen), seen.fingerprint());
    }
}
