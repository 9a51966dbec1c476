package org.phaseline.bots;

/** One number about one side of a position, worked out from the values of the state alone. */
sealed interface Feature permits StatedValue, SideField, Holdings, Summed, Nearness, PlaceCoverage, Approach {

    /** What it is called in a file of weights: the same for the same rulebook. */
    String name();

    /** Of a side, given by its number among the parties. */
    double of(long[] slots, int side);

    /** What it counts in where nothing was learned. */
    double worth();

    /** About how large it can be, so that features can be compared. */
    double scale();

    /** Whether it is good to have more of it than others; what all have alike, such as being near each other, counts for itself. */
    default boolean compared() {
        return true;
    }
}
