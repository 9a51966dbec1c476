package org.phaseline.boards.grid;

import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.StepCount;

/** Spaces near a space. */
public final class Areas {
    private Areas() {}

    /** Adds those next to it. Those of several spaces, one after the other, are their zone. */
    public static void neighbours(SpaceBoard board, int space, long[] bits, int offset) {
        for (int way = 0; way < board.exits(space); way++) {
            int next = board.exit(space, way);
            if (next != Board.NOWHERE) {
                Bits.put(bits, offset, next);
            }
        }
    }

    /** Adds those at most so far away, itself among them. */
    public static void within(SpaceBoard board, int space, int distance, long[] bits, int offset) {
        if (board instanceof Grid grid && grid.isCell(space)) {
            cellsWithin(grid, space, distance, bits, offset);
            if (grid.boxes().count() > 0) {
                counted(grid, space, distance, grid.cells(), bits, offset);
            }
        } else {
            counted(board, space, distance, 0, bits, offset);
        }
    }

    private static void counted(SpaceBoard board, int space, int distance, int first, long[] bits, int offset) {
        int[] steps = StepCount.from(board, space, distance);
        for (int other = first; other < steps.length; other++) {
            if (steps[other] <= distance) {
                Bits.put(bits, offset, other);
            }
        }
    }

    private static void cellsWithin(Grid grid, int space, int distance, long[] bits, int offset) {
        // A space of hexes is never farther to the north than to be looked for in one row more.
        int west = Math.max(0, grid.x(space) - distance);
        int east = (int) Math.min(grid.columns() - 1L, (long) grid.x(space) + distance);
        int south = Math.max(0, grid.y(space) - distance - 1);
        int north = (int) Math.min(grid.rows() - 1L, (long) grid.y(space) + distance + 1);
        for (int y = south; y <= north; y++) {
            for (int x = west; x <= east; x++) {
                int other = grid.space(x, y);
                if (grid.distanceOfCells(space, other) <= distance) {
                    Bits.put(bits, offset, other);
                }
            }
        }
    }
}
