package org.phaseline.boards;

import java.util.List;

/**
 * A table on which things stand anywhere. Anywhere is a point of a fine lattice, so many points to a unit of measure,
 * so that a place is a number like a space of any other board; the edges of the table belong to it.
 */
public record MeasuredTable(int width, int height, int points, Unit unit) implements Board {
    /** So that no product of coordinates leaves 64 bits. */
    public static final int MOST_POINTS = 2047;

    public MeasuredTable {
        if (width < 1 || height < 1 || points < 1 || (long) Math.max(width, height) * points > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "no table has " + width + " by " + height + " with " + points + " points to one");
        }
    }

    @Override
    public int columns() {
        return width * points + 1;
    }

    @Override
    public int rows() {
        return height * points + 1;
    }

    /** Whether a place lies on whole units from the corner. */
    public boolean isWhole(int space) {
        return x(space) % points == 0 && y(space) % points == 0;
    }

    @Override
    public List<String> facingNames() {
        return Compass.EIGHT;
    }

    @Override
    public String name(int space) {
        return Measures.name(x(space), points) + "," + Measures.name(y(space), points);
    }

    @Override
    public int find(String name) {
        int comma = name.indexOf(',');
        if (comma < 0) {
            return NOWHERE;
        }
        return space(
                Measures.read(name.substring(0, comma).strip(), points),
                Measures.read(name.substring(comma + 1).strip(), points));
    }
}
