package org.phaseline.engine.umpire;

/** Numbers that follow from a seed (SplitMix64), for what is hidden in a sample of a position. */
final class SampleDraws {

    private long state;

    SampleDraws(long seed) {
        this.state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    int below(int bound) {
        return (int) ((next() >>> 33) * bound >>> 31);
    }
}
