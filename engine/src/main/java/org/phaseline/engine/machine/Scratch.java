package org.phaseline.engine.machine;

import java.util.Arrays;
import org.phaseline.engine.position.Branch;

/**
 * A stack of scratch memory for bit sets that do not fit into one number. A formula that gives such a set takes words from the
 * top and returns where they begin; whoever has used the set puts {@link #top} back to where it was before.
 */
public final class Scratch {

    private static final int FIRST_WORDS = 64;

    /** Sets of more words than these take longer. */
    private static final int FEW = 8;

    private final Machine machine;

    /** None at first: most who look at a position never need any. */
    public long[] words = Branch.EMPTY;

    public int top;

    Scratch(Machine machine) {
        this.machine = machine;
    }

    /** So many blank words; returns where they begin. */
    public int take(int count) {
        if (count > FEW) {
            machine.looksAt(count / 2);
        }
        int at = top;
        top += count;
        if (top > words.length) {
            words = Arrays.copyOf(words, Math.max(Math.max(top, FIRST_WORDS), words.length * 2));
        }
        Arrays.fill(words, at, top, 0);
        return at;
    }

    public void add(int set, long member) {
        if (member >= 0) {
            words[set + (int) (member >> 6)] |= 1L << member;
        }
    }

    public boolean has(int set, long member) {
        return member >= 0 && (words[set + (int) (member >> 6)] >>> member & 1) != 0;
    }

    /** The first member from a number on, or -1. */
    public int next(int set, int count, int from) {
        int word = from >> 6;
        if (word >= count) {
            return -1;
        }
        long rest = words[set + word] & -1L << from;
        while (rest == 0) {
            if (++word == count) {
                return -1;
            }
            rest = words[set + word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }

    public int size(int set, int count) {
        int size = 0;
        for (int i = 0; i < count; i++) {
            size += Long.bitCount(words[set + i]);
        }
        return size;
    }

    public boolean isEmpty(int set, int count) {
        for (int i = 0; i < count; i++) {
            if (words[set + i] != 0) {
                return false;
            }
        }
        return true;
    }
}
