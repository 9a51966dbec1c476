package org.phaseline.boards;

import java.util.List;

/** Squares with four neighbours, across their sides, or eight, across their corners too. */
public record SquareBoard(int columns, int rows, int neighbours, SpaceNaming naming, Boxes boxes) implements Grid {
    private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

    public SquareBoard {
        BoardLimits.check(columns, rows);
        if (neighbours != 4 && neighbours != 8) {
            throw new IllegalArgumentException("a square has 4 or 8 neighbours, not " + neighbours);
        }
    }

    public SquareBoard(int columns, int rows, int neighbours) {
        this(columns, rows, neighbours, SpaceNaming.LETTERS, Boxes.NONE);
    }

    @Override
    public List<String> facingNames() {
        return Compass.EIGHT;
    }

    @Override
    public boolean leadsToNeighbour(int facing) {
        return neighbours == 8 || facing % 2 == 0;
    }

    @Override
    public int ahead(int space, int facing) {
        return isCell(space) ? space(x(space) + EAST[facing], y(space) + NORTH[facing]) : NOWHERE;
    }

    @Override
    public int distanceOfCells(int from, int to) {
        int across = Math.abs(x(to) - x(from));
        int along = Math.abs(y(to) - y(from));
        return neighbours == 4 ? across + along : Math.max(across, along);
    }

    /** The scalar product with a direction of the same length each, as near as whole numbers come. */
    @Override
    public int agreement(int facing, int from, int to) {
        int length = facing % 2 == 0 ? 577 : 408;
        return length * (EAST[facing] * (x(to) - x(from)) + NORTH[facing] * (y(to) - y(from)));
    }

    @Override
    public int lengthOfLine(int from, int to) {
        return Math.max(Math.abs(x(to) - x(from)), Math.abs(y(to) - y(from)));
    }

    @Override
    public int onLine(int from, int to, int step, boolean otherSide) {
        int length = lengthOfLine(from, to);
        if (length == 0) {
            return from;
        }
        return space(
                between(x(from), x(to), step, length, otherSide), between(y(from), y(to), step, length, otherSide));
    }

    /** A half goes up, or on the other side down; along the longer of the two ways there are no halves. */
    private static int between(int from, int to, int step, int length, boolean otherSide) {
        int value = 2 * (from * (length - step) + to * step) + length;
        return Math.floorDiv(otherSide ? value - 1 : value, 2 * length);
    }
}
