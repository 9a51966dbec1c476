package org.phaseline.engine.machine;

import java.util.Arrays;

/** The legal answers to one question, in the order they are shown. Reused, so that asking allocates nothing. */
public final class Menu {

    public static final long PASS = Long.MIN_VALUE;
    public static final long DONE = 1;

    /** What is answered where one must choose and there is nothing: see {@link Question#hidesThatNothingIsOffered}. */
    public static final long NOTHING = Long.MIN_VALUE + 1;

    private long[] items = new long[16];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(long item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = item;
    }

    public void addMembers(long mask) {
        int most = size + Long.bitCount(mask);
        if (most > items.length) {
            items = Arrays.copyOf(items, Math.max(most, items.length * 2));
        }
        long[] into = items;
        int at = size;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            into[at++] = Long.numberOfTrailingZeros(rest);
        }
        size = at;
    }

    public void addRange(long low, long high) {
        for (long value = low; value <= high; value++) {
            add(value);
        }
    }

    public int size() {
        return size;
    }

    public long item(int index) {
        return items[index];
    }

    public boolean has(long item) {
        for (int i = 0; i < size; i++) {
            if (items[i] == item) {
                return true;
            }
        }
        return false;
    }
}
