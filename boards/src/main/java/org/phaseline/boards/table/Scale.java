package org.phaseline.boards.table;

import org.phaseline.boards.MeasuredTable;

/**
 * The eight directions as whole numbers. 408 to 577 is the square root of one half to three millionths, so the slanted
 * ones are as long as the others for every purpose of play; and a right angle is exact.
 */
final class Scale {
    /** The length of a direction. */
    static final long ONE = 577;

    private static final long SLANT = 408;

    /** A point of the lattice is two directions long: then half of every width is a whole number too. */
    static final long POINT = 2 * ONE;

    private static final long[] EAST = {0, SLANT, ONE, SLANT, 0, -SLANT, -ONE, -SLANT};
    private static final long[] NORTH = {ONE, SLANT, 0, -SLANT, -ONE, -SLANT, 0, SLANT};

    private Scale() {}

    static long east(int eighths) {
        return EAST[eighths & 7];
    }

    static long north(int eighths) {
        return NORTH[eighths & 7];
    }

    /** The square of a number of units, as {@link Base#gap} gives squares. */
    static long squareOf(MeasuredTable table, int units) {
        return square(units * table.points() * POINT * ONE);
    }

    /**
     * How far apart two bases may stand and still touch: a sixth of a unit, but never less than the slanted way from one
     * point to the next, because a step stops at a point and must end in contact.
     */
    static long touch(MeasuredTable table) {
        return square(Math.max(table.points() * POINT / 6, 1633) * ONE);
    }

    /** So many points or fewer, rounded up. */
    static int touchPoints(MeasuredTable table) {
        return Math.max(table.points() / 6 + 1, 2);
    }

    /** The least number of units that is not shorter. */
    static int unitsUp(MeasuredTable table, long gap) {
        int low = 0;
        int high = 2 * MeasuredTable.MOST_POINTS / table.points() + 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (squareOf(table, middle) >= gap) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    static long square(long length) {
        return length * length;
    }
}
