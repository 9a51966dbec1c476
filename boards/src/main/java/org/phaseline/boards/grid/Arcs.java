package org.phaseline.boards.grid;

import org.phaseline.boards.HexBoard;

/**
 * What lies ahead of a hex. An arc is so many sixths of a circle wide, half of them to each side of the facing, so that it begins and
 * ends at one of twelve directions: those of the facings, and those halfway between two of them.
 */
public final class Arcs {

    /** The twelve directions, clockwise from north, in columns to the east and halves of a row to the north. */
    private static final int[] EAST = {0, 1, 1, 1, 1, 1, 0, -1, -1, -1, -1, -1};

    private static final int[] NORTH = {1, 3, 1, 0, -1, -3, -1, -3, -1, 0, 1, 3};

    private static final int HALF_CIRCLE = 3;
    private static final int CIRCLE = 6;

    private Arcs() {}

    /** Whether the middle of a hex lies in the arc, or on its edge. No hex lies in an arc of its own. */
    public static boolean holds(HexBoard hexes, int from, int facing, long wide, int to) {
        if (from == to || wide <= 0) {
            return false;
        }
        if (wide >= CIRCLE) {
            return true;
        }
        int east = hexes.east(from, to);
        int north = hexes.north(from, to);
        int begin = Math.floorMod(2 * facing - (int) wide, EAST.length);
        int end = Math.floorMod(2 * facing + (int) wide, EAST.length);
        if (wide > HALF_CIRCLE) {
            return !(clockwise(end, east, north) > 0 && clockwise(begin, east, north) < 0);
        }
        return clockwise(begin, east, north) >= 0 && clockwise(end, east, north) <= 0;
    }

    /** Above 0 if something lies clockwise of a direction, less than half a circle; below 0 if it lies against the clock. */
    private static long clockwise(int direction, int east, int north) {
        return (long) NORTH[direction] * east - (long) EAST[direction] * north;
    }
}
