package org.phaseline.boards;

/** A board of equal spaces that border on each other. */
public sealed interface Grid extends Board permits HexBoard, SquareBoard {
    /** The space next to it in that direction, whether or not one may go that way, or {@link #NOWHERE}. */
    int ahead(int space, int facing);

    /** Whether a step in that direction leads to a neighbour. */
    boolean leadsToNeighbour(int facing);

    /** How many steps from neighbour to neighbour. */
    int distance(int from, int to);

    /** The facing that points best from one space to another; of two that point equally well the first from north. */
    default int towards(int from, int to) {
        int best = 0;
        for (int facing = 1; facing < facings(); facing++) {
            if (agreement(facing, from, to) > agreement(best, from, to)) {
                best = facing;
            }
        }
        return best;
    }

    /** How well a facing points from one space to another; the larger, the better. */
    int agreement(int facing, int from, int to);

    /** How many spaces a straight line from middle to middle takes, without the first. */
    int lengthOfLine(int from, int to);

    /**
     * The space after so many of {@link #lengthOfLine}. A line that runs along a border is pushed a hair to one side,
     * or to the other; the two are the same pair whichever end it is drawn from.
     */
    int onLine(int from, int to, int step, boolean otherSide);

    @Override
    default String name(int space) {
        return SpaceNames.name(x(space), y(space));
    }

    @Override
    default int find(String name) {
        return SpaceNames.find(this, name);
    }
}
