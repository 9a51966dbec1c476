package org.phaseline.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatQuestion;

/**
 * Keeps a bot from going round in circles in a step that may be repeated, such as moving the same pieces to and fro: an answer that has led
 * back to the same position is not given again, and after very many answers in one step it is enough.
 */
final class Repetition {

    /** So many answers in a step in a game turn are enough, and so many for each piece that could be moved there. */
    private static final int MOST_IN_A_TURN = 60;

    private static final int MOST_FOR_A_PIECE = 8;

    /** What is asked, in a position, after these answers that have not changed it: "which unit", "what does it do". */
    private record Moment(List<Integer> asked, long position, List<Candidate> since) {}

    private final Map<Moment, Set<Candidate>> given = new HashMap<>();

    /** What was asked and answered since the position last changed. */
    private final List<Moment> path = new ArrayList<>();

    private final List<Candidate> since = new ArrayList<>();
    private final Map<Integer, Integer> answers = new HashMap<>();
    private long turn = -1;

    /** The answers that are left when those are left out that were given to the same question in the same position; at least one. */
    List<Candidate> without(SeatPosition seen, List<Candidate> candidates) {
        if (seen.gameTurn() != turn) {
            turn = seen.gameTurn();
            given.clear();
            answers.clear();
            path.clear();
            since.clear();
        }
        List<Candidate> declining =
                candidates.stream().filter(Candidate::declines).toList();
        int often = answers.merge(step(seen), 1, Integer::sum);
        if (often > most(seen) && !declining.isEmpty()) {
            return declining;
        }
        Set<Candidate> before = given.getOrDefault(moment(asked(seen), seen.fingerprint()), Set.of());
        List<Candidate> left = candidates.stream()
                .filter(candidate -> before.stream().noneMatch(candidate::isSameAnswer))
                .toList();
        return left.isEmpty() ? declining.isEmpty() ? candidates : declining : left;
    }

    void note(SeatPosition seen, Candidate answer) {
        Moment moment = moment(asked(seen), seen.fingerprint());
        given.computeIfAbsent(moment, first -> new HashSet<>()).add(answer);
        path.add(moment);
        since.add(answer.withoutId());
    }

    /**
     * Where play stands. Answers that have changed nothing yet tell questions apart that are alike otherwise: what this unit does from what
     * that one does. A question that was asked on the way here is asked again: then the way begins there.
     */
    private Moment moment(List<Integer> asked, long position) {
        if (!path.isEmpty() && path.getFirst().position != position) {
            path.clear();
            since.clear();
        }
        for (int i = 0; i < path.size(); i++) {
            if (path.get(i).asked.equals(asked)) {
                path.subList(i, path.size()).clear();
                since.subList(i, since.size()).clear();
            }
        }
        return new Moment(asked, position, List.copyOf(since));
    }

    private static List<Integer> asked(SeatPosition seen) {
        return seen.questions().stream().map(SeatQuestion::address).toList();
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
}
