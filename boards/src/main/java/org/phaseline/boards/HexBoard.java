package org.phaseline.boards;

import java.util.List;

/**
 * Hexes in columns, so that north is across a hexside; the second, fourth ... column lies half a hex to the north, or to the
 * south. Inside, a hex has doubled coordinates: one row is 2 to the north, so half a row is 1. See Red Blob Games on hexes.
 *
 * @param evenSouth whether the second, fourth ... column lies half a hex to the south
 */
public record HexBoard(int columns, int rows, SpaceNaming naming, boolean evenSouth, Boxes boxes) implements Grid {
    private static final int[] EAST = {0, 1, 1, 0, -1, -1};
    private static final int[] NORTH = {2, 1, -1, -2, -1, 1};

    /** Finer than any difference that counts on a line, so that the push never overrules it. */
    private static final int FINE = 8;

    public HexBoard {
        BoardLimits.check(columns, rows);
    }

    public HexBoard(int columns, int rows) {
        this(columns, rows, SpaceNaming.LETTERS, false, Boxes.NONE);
    }

    @Override
    public List<String> facingNames() {
        return Compass.SIX;
    }

    @Override
    public boolean leadsToNeighbour(int facing) {
        return true;
    }

    @Override
    public int ahead(int space, int facing) {
        return isCell(space) ? hex(x(space) + EAST[facing], doubled(space) + NORTH[facing]) : NOWHERE;
    }

    @Override
    public int distanceOfCells(int from, int to) {
        int across = Math.abs(x(to) - x(from));
        int along = Math.abs(doubled(to) - doubled(from));
        return across + Math.max(0, (along - across) / 2);
    }

    /** The scalar product: a column is the square root of 3 times as far to the east as half a row to the north. */
    @Override
    public int agreement(int facing, int from, int to) {
        return 3 * EAST[facing] * (x(to) - x(from)) + NORTH[facing] * (doubled(to) - doubled(from));
    }

    @Override
    public int lengthOfLine(int from, int to) {
        return distanceOfCells(from, to);
    }

    @Override
    public int onLine(int from, int to, int step, boolean otherSide) {
        long length = lengthOfLine(from, to);
        if (length == 0) {
            return from;
        }
        long one = length * FINE;
        long push = otherSide ? -1 : 1;
        // Cube coordinates, whose sum is 0; the push lies along no hexside.
        long q = FINE * (x(from) * (length - step) + (long) x(to) * step) + push;
        long r = FINE * (cube(from) * (length - step) + cube(to) * step) + 2 * push;
        long s = -q - r;
        long wholeQ = nearest(q, one);
        long wholeR = nearest(r, one);
        long wholeS = nearest(s, one);
        long offQ = Math.abs(wholeQ * one - q);
        long offR = Math.abs(wholeR * one - r);
        long offS = Math.abs(wholeS * one - s);
        if (offQ > offR && offQ > offS) {
            wholeQ = -wholeR - wholeS;
        } else if (offR > offS) {
            wholeR = -wholeQ - wholeS;
        }
        return hex((int) wholeQ, (int) (2 * wholeR + wholeQ));
    }

    private static long nearest(long value, long one) {
        return Math.floorDiv(2 * value + one, 2 * one);
    }

    private long cube(int space) {
        return Math.floorDiv(doubled(space) - x(space), 2);
    }

    private int doubled(int space) {
        return 2 * y(space) + aside(x(space));
    }

    private int hex(int x, int doubled) {
        return space(x, Math.floorDiv(doubled - aside(x), 2));
    }

    /** How far a column lies aside of the first one. */
    private int aside(int x) {
        return evenSouth ? -(x & 1) : x & 1;
    }

    /** How far to the east, in columns, one hex lies from another. */
    public int east(int from, int to) {
        return x(to) - x(from);
    }

    /** How far to the north, in halves of a row. */
    public int north(int from, int to) {
        return doubled(to) - doubled(from);
    }
}
