package org.phaseline.boards;

import java.util.List;

/** Spaces with a number and a name each. The numbers go row by row to the north, in each row from west to east. */
public sealed interface Board permits SpaceBoard, MeasuredTable {
    /** What stands for no space. */
    int NOWHERE = -1;

    /** More would make the sets of spaces unwieldy. */
    int MOST_SPACES = 1 << 22;

    int columns();

    int rows();

    /** As a rulebook and a log write it. */
    String name(int space);

    /** The space of that name, or {@link #NOWHERE}. */
    int find(String name);

    /** The directions a piece can face, clockwise from north. */
    List<String> facingNames();

    default int facings() {
        return facingNames().size();
    }

    default int spaces() {
        return columns() * rows();
    }

    default int x(int space) {
        return space % columns();
    }

    default int y(int space) {
        return space / columns();
    }

    default boolean holds(int x, int y) {
        return x >= 0 && x < columns() && y >= 0 && y < rows();
    }

    default int space(int x, int y) {
        return holds(x, y) ? y * columns() + x : NOWHERE;
    }

    /** The facing after so many steps clockwise, or against the clock if they are negative. */
    default int turned(int facing, int steps) {
        return Math.floorMod(facing + steps, facings());
    }
}
