package org.phaseline.laboratory.tally;

import org.phaseline.engine.machine.Menu;

/** What somebody used, packed into one number: of which sort, by which party, where, and which item. */
public final class UsageKey {

    /** What is counted. */
    public enum Sort {
        /** A step in which a party answered something else than that it declines; {@code place} is the step. */
        STEP,
        /** A question; {@code place} is its address. */
        CHOICE,
        /** An answer to a question. */
        OPTION,
        /** A piece or a word of a kind, wherever it is chosen; {@code place} is the number of the kind. */
        MEMBER
    }

    /** Declining. */
    public static final int DECLINED = -1;

    /** Anything of which there are too many to tell apart: points, spaces, large numbers. */
    public static final int OTHER = -2;

    /** So many items of a question are told apart. */
    private static final int MOST_ITEMS = 256;

    private UsageKey() {}

    static long of(Sort sort, int party, int place, int item) {
        return (long) sort.ordinal() << 62 | (long) (party & 63) << 56 | (long) place << 32 | item & 0xFFFFFFFFL;
    }

    /** The number under which an item of a menu is counted; it depends on nothing but the item. */
    static int item(long item, boolean space) {
        if (item == Menu.PASS) {
            return DECLINED;
        }
        return space || item < 0 || item >= MOST_ITEMS ? OTHER : (int) item;
    }

    public static Sort sort(long key) {
        return Sort.values()[(int) (key >>> 62)];
    }

    public static int party(long key) {
        return (int) (key >>> 56) & 63;
    }

    public static int place(long key) {
        return (int) (key >>> 32) & 0xFFFFFF;
    }

    public static int item(long key) {
        return (int) key;
    }
}
