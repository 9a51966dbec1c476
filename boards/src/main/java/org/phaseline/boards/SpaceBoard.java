package org.phaseline.boards;

/** A board whose spaces are next to each other, or are not: hexes, squares, areas. */
public sealed interface SpaceBoard extends Board permits Grid, AreaBoard {

    /** How many ways lead out of a space, those that lead off the board included. */
    int exits(int space);

    /** Where such a way leads, or {@link #NOWHERE}. */
    int exit(int space, int way);

    /** How many steps from neighbour to neighbour, or {@link #UNREACHABLE}. */
    int distance(int from, int to);

    /** What people read in the place of its name. */
    String title(int space);

    /** As many steps as no way takes. */
    int UNREACHABLE = 1_000_000;
}
