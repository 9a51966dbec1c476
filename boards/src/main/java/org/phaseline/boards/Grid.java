package org.phaseline.boards;

/** A board of equal spaces that border on each other, and perhaps boxes beside it, which have no place in its rows and columns. */
public sealed interface Grid extends SpaceBoard permits HexBoard, SquareBoard {
    /** How its spaces are called. */
    SpaceNaming naming();

    /** The spaces beside it. */
    Boxes boxes();

    /** How many spaces lie in its rows and columns. */
    default int cells() {
        return columns() * rows();
    }

    @Override
    default int spaces() {
        return cells() + boxes().count();
    }

    /** Whether a space lies in a row and column: no box does. */
    default boolean isCell(int space) {
        return space >= 0 && space < cells();
    }

    /** The space next to it in that direction, whether or not one may go that way, or {@link #NOWHERE}. */
    int ahead(int space, int facing);

    /** Whether a step in that direction leads to a neighbour. */
    boolean leadsToNeighbour(int facing);

    /** How many steps from neighbour to neighbour, both in rows and columns: no box is a short cut. */
    int distanceOfCells(int from, int to);

    @Override
    default int distance(int from, int to) {
        return isCell(from) && isCell(to) ? distanceOfCells(from, to) : StepCount.between(this, from, to);
    }

    @Override
    default int exits(int space) {
        return (isCell(space) ? facings() : 0) + boxes().nextTo(space).size();
    }

    @Override
    default int exit(int space, int way) {
        if (!isCell(space)) {
            return boxes().nextTo(space).get(way);
        }
        if (way >= facings()) {
            return boxes().nextTo(space).get(way - facings());
        }
        return leadsToNeighbour(way) ? ahead(space, way) : NOWHERE;
    }

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
        return isCell(space) ? naming().name(this, space) : boxes().get(space).name();
    }

    @Override
    default String title(int space) {
        return isCell(space) ? name(space) : boxes().get(space).title();
    }

    @Override
    default int find(String name) {
        int box = boxes().find(name);
        return box == NOWHERE ? naming().find(this, name) : box;
    }
}
