package org.phaseline.planner;

/** Mixes numbers into a hash, the same on every machine. */
final class StableHash {

    private StableHash() {}

    /** The finaliser of SplitMix64. */
    static long mix(long hash, long value) {
        long z = hash * 31 + value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
