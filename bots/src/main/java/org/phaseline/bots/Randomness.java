package org.phaseline.bots;

/** Numbers that follow from a seed (SplitMix64), without an object for each playout. */
final class Randomness {

    private long state;

    Randomness(long seed) {
        this.state = seed;
    }

    void seed(long seed) {
        state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        return mixed(state);
    }

    int below(int bound) {
        return (int) ((next() >>> 33) * bound >>> 31);
    }

    /** At least 0 and less than 1. */
    double part() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    static long mixed(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A seed that follows from another and a number. */
    static long derived(long seed, long number) {
        return mixed(seed + (number + 1) * 0x9E3779B97F4A7C15L);
    }
}
