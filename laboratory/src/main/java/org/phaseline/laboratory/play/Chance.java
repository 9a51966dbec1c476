package org.phaseline.laboratory.play;

/** Random numbers that follow from a seed (SplitMix64): the same on every machine. */
public final class Chance {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public Chance(long seed) {
        this.state = seed;
    }

    /** A number from 0 to below a bound. */
    public int below(int bound) {
        state += STEP;
        return (int) ((mix(state) >>> 33) * bound >>> 31);
    }

    /** A seed of its own for each purpose and number. */
    public static long seed(long seed, long purpose, long number) {
        return mix(mix(mix(seed + STEP) + purpose * STEP) + number * STEP);
    }

    private static long mix(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
