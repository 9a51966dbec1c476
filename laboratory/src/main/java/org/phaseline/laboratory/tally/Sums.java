package org.phaseline.laboratory.tally;

/** Adds arrays of counts. */
final class Sums {

    private Sums() {}

    static void add(long[] into, long[] more) {
        for (int i = 0; i < into.length; i++) {
            into[i] += more[i];
        }
    }
}
