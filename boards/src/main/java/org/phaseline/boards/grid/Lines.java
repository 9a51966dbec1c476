package org.phaseline.boards.grid;

import java.util.function.IntPredicate;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;

/** Straight lines from the middle of a space to the middle of another. */
public final class Lines {
    private Lines() {}

    /**
     * Adds the spaces strictly between. Where the line runs along the border of two, the one with the lower number counts,
     * which is the southern one, or the western of a row: so it is the same line from either end.
     */
    public static void line(Grid grid, int from, int to, long[] bits, int offset) {
        int length = grid.lengthOfLine(from, to);
        for (int step = 1; step < length; step++) {
            Bits.put(bits, offset, lower(grid, from, to, step));
        }
    }

    private static int lower(Grid grid, int from, int to, int step) {
        int one = grid.onLine(from, to, step, false);
        int other = grid.onLine(from, to, step, true);
        // A line along the border of the map has a space on one side only.
        return one == Board.NOWHERE || other == Board.NOWHERE ? Math.max(one, other) : Math.min(one, other);
    }

    /**
     * What is seen from one space of the other, the two themselves left out. Along the border of two spaces the sight is
     * blocked only if both block it, and hindered if either of them blocks or hinders it.
     */
    public static Sight sight(Grid grid, int from, int to, IntPredicate hinders, IntPredicate blocks) {
        Sight sight = Sight.CLEAR;
        int length = grid.lengthOfLine(from, to);
        for (int step = 1; step < length; step++) {
            int one = grid.onLine(from, to, step, false);
            int other = grid.onLine(from, to, step, true);
            boolean oneBlocks = one == Board.NOWHERE || blocks.test(one);
            boolean otherBlocks = other == Board.NOWHERE || blocks.test(other);
            if (oneBlocks && otherBlocks) {
                return Sight.BLOCKED;
            }
            if (dims(one, hinders, blocks) || dims(other, hinders, blocks)) {
                sight = Sight.HINDERED;
            }
        }
        return sight;
    }

    private static boolean dims(int space, IntPredicate hinders, IntPredicate blocks) {
        return space != Board.NOWHERE && (hinders.test(space) || blocks.test(space));
    }
}
