package org.phaseline.boards.pictures;

import java.util.TreeMap;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;

/** Hexes or squares with their names; some are coloured. */
final class GridDrawing extends Drawing {
    private static final double SIZE = 26;
    private static final double HALF = SIZE * Math.sqrt(3) / 2;
    private static final double SQUARE = 42;

    private final Grid grid;
    private final TreeMap<Integer, String> colours = new TreeMap<>();

    GridDrawing(Grid grid) {
        super(
                grid instanceof HexBoard ? SIZE * (1.5 * grid.columns() + 0.5) : SQUARE * grid.columns(),
                grid instanceof HexBoard ? HALF * (2 * grid.rows() + 1) : SQUARE * grid.rows());
        this.grid = grid;
    }

    double x(int space) {
        return grid instanceof HexBoard ? SIZE * (1 + 1.5 * grid.x(space)) : SQUARE * (grid.x(space) + 0.5);
    }

    double y(int space) {
        int row = grid.rows() - 1 - grid.y(space);
        return grid instanceof HexBoard ? HALF * (2 * row + 2 - (grid.x(space) & 1)) : SQUARE * (row + 0.5);
    }

    void colour(String space, String colour) {
        colours.put(grid.find(space), colour);
    }

    void colour(long[] spaces, String colour) {
        for (int space = 0; space < grid.spaces(); space++) {
            if (Bits.has(spaces, 0, space)) {
                colours.putIfAbsent(space, colour);
            }
        }
    }

    /** To be called when all colours are known. */
    void spaces() {
        for (int space = 0; space < grid.spaces(); space++) {
            String colour = colours.getOrDefault(space, "#f7f4ea");
            boolean dark = colour.equals(BLUE) || colour.equals(RED) || colour.equals(GREEN) || colour.equals(GREY);
            add("<path d=\"" + outline(x(space), y(space)) + "\" fill=\"" + colour
                    + "\" stroke=\"#bdb69f\" stroke-width=\"1\"/>");
            text(
                    x(space),
                    y(space) + 4,
                    dark ? "#ffffff" : colours.containsKey(space) ? "#2b2a27" : "#75716a",
                    11,
                    grid.name(space));
        }
    }

    private String outline(double x, double y) {
        if (!(grid instanceof HexBoard)) {
            double half = SQUARE / 2;
            return "M" + n(x - half) + " " + n(y - half) + "h" + n(SQUARE) + "v" + n(SQUARE) + "h" + n(-SQUARE) + "z";
        }
        return "M" + n(x - SIZE) + " " + n(y) + "L" + n(x - SIZE / 2) + " " + n(y - HALF) + "L" + n(x + SIZE / 2) + " "
                + n(y - HALF) + "L" + n(x + SIZE) + " " + n(y) + "L" + n(x + SIZE / 2) + " " + n(y + HALF) + "L"
                + n(x - SIZE / 2) + " " + n(y + HALF) + "z";
    }

    void between(String from, String to, String colour) {
        int one = grid.find(from);
        int other = grid.find(to);
        line(
                x(one),
                y(one),
                x(other),
                y(other),
                colour,
                "stroke-width=\"2\" stroke-opacity=\"0.6\" stroke-dasharray=\"6 4\"");
    }

    void says(String call, long[] spaces) {
        StringBuilder names = new StringBuilder();
        int count = 0;
        for (int space = 0; space < grid.spaces(); space++) {
            if (Bits.has(spaces, 0, space)) {
                names.append(count++ == 0 ? "" : ", ").append(grid.name(space));
            }
        }
        says(call + " is " + (count > 8 ? count + " spaces" : names));
    }
}
