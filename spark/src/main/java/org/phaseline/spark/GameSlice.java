package org.phaseline.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * Some of the units of a playtest, which one task plays.
 *
 * @param until the first that is not one of them
 */
record GameSlice(long from, long until) implements Serializable {

    /** Enough that all executors are busy until the end, and that little is lost with one of them; few enough that sending results costs little. */
    static final int SLICES = 256;

    /** All units in slices of nearly the same size. */
    static List<GameSlice> of(long units) {
        long slices = Math.min(units, SLICES);
        List<GameSlice> all = new ArrayList<>();
        for (long i = 0; i < slices; i++) {
            all.add(new GameSlice(units * i / slices, units * (i + 1) / slices));
        }
        return all;
    }
}
