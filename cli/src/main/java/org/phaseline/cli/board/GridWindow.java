package org.phaseline.cli.board;

import java.util.Collection;
import org.phaseline.boards.Grid;

/** The part of a grid that fits on the screen: all of it, or what is around the spaces that matter now. */
record GridWindow(int west, int south, int columns, int rows) {

    /** Less than this shows nothing of a map. */
    private static final int LEAST = 5;

    static GridWindow of(Grid grid, int columns, int rows, Collection<Integer> focus) {
        int wide = Math.min(grid.columns(), Math.max(LEAST, columns));
        int high = Math.min(grid.rows(), Math.max(LEAST, rows));
        double x =
                focus.stream().filter(grid::isCell).mapToInt(grid::x).average().orElse(0);
        double y =
                focus.stream().filter(grid::isCell).mapToInt(grid::y).average().orElse(grid.rows());
        return new GridWindow(
                (int) Math.clamp(Math.round(x - wide / 2.0), 0, grid.columns() - wide),
                (int) Math.clamp(Math.round(y - high / 2.0), 0, grid.rows() - high),
                wide,
                high);
    }

    boolean shows(Grid grid, int space) {
        return grid.isCell(space)
                && grid.x(space) >= west
                && grid.x(space) < west + columns
                && grid.y(space) >= south
                && grid.y(space) < south + rows;
    }

    /** Which part it is, in words; empty if it is all. */
    String said(Grid grid) {
        if (columns == grid.columns() && rows == grid.rows()) {
            return "";
        }
        return "shows " + grid.name(grid.space(west, south)) + " to "
                + grid.name(grid.space(west + columns - 1, south + rows - 1));
    }
}
