package org.phaseline.bots;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.phaseline.engine.umpire.SeatPosition;

/** Notices when a bot goes round in circles in a step that may be repeated, such as moving the same pieces to and fro. */
final class Repetition {

    /** Whoever has answered in a step so often in a game turn has done enough there. */
    private static final int MOST_IN_A_TURN = 60;

    private record Moment(int step, long position) {}

    private final Set<Moment> seen = new HashSet<>();
    private final Map<Integer, Integer> answers = new HashMap<>();
    private long turn = -1;

    /** Whether the seat was asked in the same step of the same position before, or very often in this game turn. */
    boolean isNoticed(SeatPosition position) {
        if (position.gameTurn() != turn) {
            turn = position.gameTurn();
            seen.clear();
            answers.clear();
        }
        int step = position.questions().getFirst().step();
        boolean before = !seen.add(new Moment(step, position.fingerprint()));
        return answers.merge(step, 1, Integer::sum) > MOST_IN_A_TURN || before;
    }
}
