package org.phaseline.boards.table;

/** The sides of a base, clockwise. */
public enum Edge {
    FRONT,
    RIGHT,
    REAR,
    LEFT;

    /** How far clockwise from the front it looks, in eighths of a full turn. */
    int eighths() {
        return 2 * ordinal();
    }

    /** 1 if the other is the next one clockwise, -1 against the clock, 0 if the two share no corner. */
    public int turnTowards(Edge other) {
        return switch (Math.floorMod(other.ordinal() - ordinal(), 4)) {
            case 1 -> 1;
            case 3 -> -1;
            default -> 0;
        };
    }
}
