package org.phaseline.boards.grid;

import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;

/** Spaces near a space. */
public final class Areas {
    private Areas() {}

    /** Adds those next to it. Those of several spaces, one after the other, are their zone. */
    public static void neighbours(Grid grid, int space, long[] bits, int offset) {
        for (int facing = 0; facing < grid.facings(); facing++) {
            int next = grid.leadsToNeighbour(facing) ? grid.ahead(space, facing) : Board.NOWHERE;
            if (next != Board.NOWHERE) {
                Bits.put(bits, offset, next);
            }
        }
    }

    /** Adds those at most so far away, itself among them. */
    public static void within(Grid grid, int space, int distance, long[] bits, int offset) {
        // A space of hexes is never farther to the north than to be looked for in one row more.
        int west = Math.max(0, grid.x(space) - distance);
        int east = (int) Math.min(grid.columns() - 1L, (long) grid.x(space) + distance);
        int south = Math.max(0, grid.y(space) - distance - 1);
        int north = (int) Math.min(grid.rows() - 1L, (long) grid.y(space) + distance + 1);
        for (int y = south; y <= north; y++) {
            for (int x = west; x <= east; x++) {
                int other = grid.space(x, y);
                if (grid.distance(space, other) <= distance) {
                    Bits.put(bits, offset, other);
                }
            }
        }
    }
}
