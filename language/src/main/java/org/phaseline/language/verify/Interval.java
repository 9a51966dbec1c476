package org.phaseline.language.verify;

import java.util.Arrays;

/** From what to what a number can be. Both ends belong to it; the lowest and highest numbers there are stand for "no end". */
record Interval(long low, long high) {

    static final Interval ANY = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);
    static final Interval FLAG = new Interval(0, 1);

    static Interval just(long value) {
        return new Interval(value, value);
    }

    Interval or(Interval other) {
        return new Interval(Math.min(low, other.low), Math.max(high, other.high));
    }

    /** The smaller of two. */
    Interval smaller(Interval other) {
        return new Interval(Math.min(low, other.low), Math.min(high, other.high));
    }

    /** The larger of two. */
    Interval larger(Interval other) {
        return new Interval(Math.max(low, other.low), Math.max(high, other.high));
    }

    /** Of a flag, what it is not. */
    Interval not() {
        return new Interval(1 - Math.min(1, high), 1 - Math.max(0, low));
    }

    Interval negative() {
        return new Interval(minus(high), minus(low));
    }

    Interval plus(Interval other) {
        return new Interval(added(low, other.low), added(high, other.high));
    }

    Interval times(Interval other) {
        long[] corners = {
            product(low, other.low), product(low, other.high), product(high, other.low), product(high, other.high)
        };
        Arrays.sort(corners);
        return new Interval(corners[0], corners[3]);
    }

    /** What is left over when this is divided by another: nothing at all by 0, else nearer to 0 than that, and on the same side of it. */
    Interval remainder(Interval by) {
        if (low >= 0 && high < by.low) {
            return this;
        }
        long least = by.low >= 0 ? 0 : added(by.low, 1);
        long most = by.high <= 0 ? 0 : added(by.high, -1);
        return new Interval(least, most);
    }

    /** Whether this is less than another by at least so much, as a flag. */
    Interval below(Interval other, long by) {
        boolean always = high < Long.MAX_VALUE && other.low > Long.MIN_VALUE && high <= other.low - by;
        boolean never = low > Long.MIN_VALUE && other.high < Long.MAX_VALUE && low > other.high - by;
        return new Interval(always ? 1 : 0, never ? 0 : 1);
    }

    /** Whether both are the same, as a flag. */
    Interval same(Interval other) {
        if (high < other.low || other.high < low) {
            return just(0);
        }
        return new Interval(low == high && equals(other) ? 1 : 0, 1);
    }

    private static long minus(long value) {
        return value == Long.MIN_VALUE ? Long.MAX_VALUE : value == Long.MAX_VALUE ? Long.MIN_VALUE : -value;
    }

    private static boolean endless(long value) {
        return value == Long.MIN_VALUE || value == Long.MAX_VALUE;
    }

    private static long added(long left, long right) {
        if (endless(left) || endless(right)) {
            return endless(left) ? left : right;
        }
        long sum = left + right;
        boolean over = ((left ^ sum) & (right ^ sum)) < 0;
        return over ? left < 0 ? Long.MIN_VALUE : Long.MAX_VALUE : sum;
    }

    private static long product(long left, long right) {
        if (left == 0 || right == 0) {
            return 0;
        }
        long most = left < 0 == right < 0 ? Long.MAX_VALUE : Long.MIN_VALUE;
        if (endless(left) || endless(right) || Math.multiplyHigh(left, right) != (left * right >> 63)) {
            return most;
        }
        return left * right;
    }
}
