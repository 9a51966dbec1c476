package org.phaseline.boards;

import java.util.Arrays;

/** Counts steps where no formula can: a breadth-first search from neighbour to neighbour. */
public final class StepCount {
    private StepCount() {}

    static int between(SpaceBoard board, int from, int to) {
        return from(board, from, to, SpaceBoard.UNREACHABLE)[to];
    }

    /** For each space how many steps away it is, as far as they are no more than so many; else {@link SpaceBoard#UNREACHABLE}. */
    public static int[] from(SpaceBoard board, int from, int most) {
        return from(board, from, Board.NOWHERE, most);
    }

    private static int[] from(SpaceBoard board, int from, int goal, int most) {
        int[] steps = new int[board.spaces()];
        Arrays.fill(steps, SpaceBoard.UNREACHABLE);
        int[] queue = new int[board.spaces()];
        int end = 0;
        queue[end++] = from;
        steps[from] = 0;
        for (int at = 0; at < end && queue[at] != goal && steps[queue[at]] < most; at++) {
            int space = queue[at];
            for (int way = 0; way < board.exits(space); way++) {
                int next = board.exit(space, way);
                if (next != Board.NOWHERE && steps[next] == SpaceBoard.UNREACHABLE) {
                    steps[next] = steps[space] + 1;
                    queue[end++] = next;
                }
            }
        }
        return steps;
    }
}
