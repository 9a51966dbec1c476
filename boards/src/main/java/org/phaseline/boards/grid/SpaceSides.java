package org.phaseline.boards.grid;

import java.util.Arrays;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.SpaceBoard;

/**
 * The sides that neighbouring spaces of a board share, on an area map the connections of areas, numbered by their lower space and then by the other.
 *
 * @param pairs the two spaces of each side, the lower one in the upper half
 * @param first for each space the first side of which it is the lower one, and behind them how many sides there are
 */
public record SpaceSides(SpaceBoard board, long[] pairs, int[] first) {

    private static final int FEW = 8;

    public static SpaceSides of(SpaceBoard board) {
        int words = Bits.words(board.spaces());
        long[] pairs = new long[board.spaces() * (board.facings() + 1) / 2];
        int[] first = new int[board.spaces() + 1];
        int count = 0;
        for (int space = 0; space < board.spaces(); space++) {
            first[space] = count;
            long[] next = new long[words];
            Areas.neighbours(board, space, next, 0);
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
        first[board.spaces()] = count;
        return new SpaceSides(board, Arrays.copyOf(pairs, count), first);
    }

    private static long pair(int lower, int higher) {
        return (long) lower << Integer.SIZE | higher;
    }

    public int count() {
        return pairs.length;
    }

    /** The side that two spaces share, in whichever order, or {@link Board#NOWHERE}. */
    public int between(int one, int other) {
        int lower = Math.min(one, other);
        long wanted = pair(lower, Math.max(one, other));
        int from = first[lower];
        int to = first[lower + 1];
        // Of hexes and squares there are a few; an area may have any number of neighbours.
        if (to - from > FEW) {
            int found = Arrays.binarySearch(pairs, from, to, wanted);
            return found < 0 ? Board.NOWHERE : found;
        }
        while (from < to && pairs[from] != wanted) {
            from++;
        }
        return from < to ? from : Board.NOWHERE;
    }

    public int lower(int side) {
        return (int) (pairs[side] >>> Integer.SIZE);
    }

    public int higher(int side) {
        return (int) pairs[side];
    }

    /** As a rulebook and a log write it. */
    public String name(int side) {
        return board.name(lower(side)) + " - " + board.name(higher(side));
    }

    /** As people read it. */
    public String title(int side) {
        return board.title(lower(side)) + " - " + board.title(higher(side));
    }
}
