package org.phaseline.bots;

import org.phaseline.engine.machine.Menu;

/**
 * What playouts have shown of single answers, whatever came before and after them (move-average sampling): an answer that was part of good
 * playouts is tried more often. What earlier decisions have shown counts less and less.
 */
final class AnswerStatistics {

    /** How much of what was shown is left at the next decision. */
    private static final double KEPT = 0.7;

    /** Less than this is forgotten. */
    private static final double FORGOTTEN = 0.5;

    /** How much more often something better is tried: what is better by a standard deviation, e to the power of this times. */
    private static final double FIRM = 3;

    /** So many playouts with an answer show as much as nothing. */
    private static final double FEW = 4;

    private static final double MOST_FIRM = 6;

    /** After so many playouts it is known what is usual. */
    private static final int SETTLED = 8;

    private static final double MOST_DEVIATIONS = 4;

    private static final double TINY = 1e-6;

    /** Of longer menus so many items are looked at. */
    private static final int MOST_ITEMS = 40;

    private static final int MOST_USES = 64;

    private static final int SMALLEST_TABLE = 256;

    // An open hash table: a key for an answer to a question, in how many playouts it was, and how much better these
    // were than usual.
    private long[] keys = new long[SMALLEST_TABLE];
    private double[] playouts = new double[SMALLEST_TABLE];
    private double[] sums = new double[SMALLEST_TABLE];
    private int known;

    private final long[] used = new long[MOST_USES];
    private int uses;
    private double seen;
    private double mean;
    private double squares;
    private final long[] items = new long[MOST_ITEMS];
    private final double[] weights = new double[MOST_ITEMS];

    /** From here on values are compared with others of the same decision. */
    void newDecision() {
        rehash(keys.length, KEPT);
        seen = 0;
        mean = 0;
        squares = 0;
    }

    /** A playout begins. */
    void begin() {
        uses = 0;
    }

    /** An answer was given in the playout. */
    void use(int address, long item) {
        if (uses < MOST_USES) {
            used[uses++] = key(address, item);
        }
    }

    /** What came of the answers since the playout began. */
    void end(double value) {
        double deviation = seen < SETTLED ? 0 : Math.sqrt(squares / seen);
        if (deviation > TINY) {
            double better = Math.clamp((value - mean) / deviation, -MOST_DEVIATIONS, MOST_DEVIATIONS);
            for (int i = 0; i < uses; i++) {
                add(used[i], 1, better);
            }
        }
        seen++;
        double off = value - mean;
        mean += off / seen;
        squares += off * (value - mean);
    }

    /** An answer by chance, more often one that did well. */
    long pick(int address, Menu menu, Randomness random) {
        int size = menu.size();
        int declining = Menus.declining(menu);
        boolean all = size <= MOST_ITEMS;
        if (!all && declining >= 0 && random.part() < Menus.DECLINES) {
            return Menu.PASS;
        }
        int count = all ? size : MOST_ITEMS;
        double sum = 0;
        for (int i = 0; i < count; i++) {
            int at = all ? i : random.below(size);
            items[i] = menu.item(at);
            double usual = declining < 0 || size == 1
                    ? 1
                    : at == declining ? all ? Menus.DECLINES : 0 : (1 - Menus.DECLINES) / (size - 1);
            weights[i] = usual * moreLikely(better(key(address, items[i])));
            sum += weights[i];
        }
        double left = random.part() * sum;
        for (int i = 0; i < count; i++) {
            left -= weights[i];
            if (left < 0) {
                return items[i];
            }
        }
        return items[count - 1];
    }

    /** How many times as likely an answer is that did better. */
    private static double moreLikely(double better) {
        // The same on every machine, which Math.exp need not be.
        return better == 0 ? 1 : StrictMath.exp(Math.clamp(FIRM * better, -MOST_FIRM, MOST_FIRM));
    }

    /** Never 0, which stands for an empty place. */
    private static long key(int address, long item) {
        return Randomness.derived(item, address) | 1;
    }

    private double better(long key) {
        int at = place(key);
        return keys[at] == 0 ? 0 : sums[at] / (playouts[at] + FEW);
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int at = (int) (key >>> 32) & mask;
        while (keys[at] != 0 && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void add(long key, double more, double better) {
        int at = place(key);
        if (keys[at] == 0) {
            if (2 * ++known > keys.length) {
                known--;
                rehash(2 * keys.length, 1);
                add(key, more, better);
                return;
            }
            keys[at] = key;
        }
        playouts[at] += more;
        sums[at] += better;
    }

    private void rehash(int size, double kept) {
        long[] oldKeys = keys;
        double[] oldPlayouts = playouts;
        double[] oldSums = sums;
        keys = new long[size];
        playouts = new double[size];
        sums = new double[size];
        known = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0 && oldPlayouts[i] * kept >= FORGOTTEN) {
                add(oldKeys[i], oldPlayouts[i] * kept, oldSums[i] * kept);
            }
        }
    }
}
