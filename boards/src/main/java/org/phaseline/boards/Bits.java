package org.phaseline.boards;

/** A set of numbers in words that somebody else owns: number i is bit i % 64 of word offset + i / 64. */
public final class Bits {
    private Bits() {}

    public static int words(int members) {
        return (members + 63) >>> 6;
    }

    public static void put(long[] bits, int offset, int member) {
        bits[offset + (member >>> 6)] |= 1L << member;
    }

    public static boolean has(long[] bits, int offset, int member) {
        return (bits[offset + (member >>> 6)] >>> member & 1) != 0;
    }
}
