package org.phaseline.boards.grid;

import java.util.Arrays;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;

/**
 * The sides that neighbouring spaces of a grid share, numbered by their lower space and then by the other.
 *
 * @param pairs the two spaces of each side, the lower one in the upper half
 */
public record SpaceSides(Grid grid, long[] pairs) {

    public static SpaceSides of(Grid grid) {
        int words = Bits.words(grid.spaces());
        long[] pairs = new long[grid.spaces() * (grid.facings() + 1) / 2];
        int count = 0;
        for (int space = 0; space < grid.spaces(); space++) {
            long[] next = new long[words];
            Areas.neighbours(grid, space, next, 0);
            for (int word = space >>> 6; word < words; word++) {
                for (long rest = next[word]; rest != 0; rest &= rest - 1) {
                    int other = (word << 6) + Long.numberOfTrailingZeros(rest);
                    if (other > space) {
                        pairs = count < pairs.length ? pairs : Arrays.copyOf(pairs, 2 * count + 1);
                        pairs[count++] = pair(space, other);
                    }
                }
            }
        }
        return new SpaceSides(grid, Arrays.copyOf(pairs, count));
    }

    private static long pair(int lower, int higher) {
        return (long) lower << Integer.SIZE | higher;
    }

    public int count() {
        return pairs.length;
    }

    /** The side that two spaces share, in whichever order, or {@link Board#NOWHERE}. */
    public int between(int one, int other) {
        int found = Arrays.binarySearch(pairs, pair(Math.min(one, other), Math.max(one, other)));
        return found < 0 ? Board.NOWHERE : found;
    }

    public int lower(int side) {
        return (int) (pairs[side] >>> Integer.SIZE);
    }

    public int higher(int side) {
        return (int) pairs[side];
    }

    /** As a rulebook and a log write it. */
    public String name(int side) {
        return grid.name(lower(side)) + " - " + grid.name(higher(side));
    }
}
