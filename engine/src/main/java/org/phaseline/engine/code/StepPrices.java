package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.Exits;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * A cache of a machine for searches with one step cost: prices of steps, and what was reached, as long as nothing has changed that they
 * were worked out from. Formulas that look at more than {@link StepReads} tells are asked anew each time.
 */
final class StepPrices {

    /** So many different prices are kept at once, for instance those of several kinds of units; the oldest make room. */
    private static final int TABLES = 12;

    /** So many searches are kept with each of them. */
    private static final int SEARCHES = 48;

    private static final long UNKNOWN = -1;

    /** Where more than one space of so many has joined a set or left it, all prices are asked for anew. */
    private static final int MUCH = 4;

    private final Exits exits;
    private final @Nullable StepReads reads;
    private final SeenFields fields;
    private final @Nullable Table[] tables = new Table[TABLES];
    private int oldest;

    private StepPrices(Exits exits, @Nullable StepReads reads) {
        this.exits = exits;
        this.reads = reads;
        fields = new SeenFields(reads == null ? List.of() : reads.fields());
    }

    static StepPrices of(Machine m, StepCost cost, SpaceBoard board) {
        // A formula of two spaces can also be the cost of entering one, seen from another that is given.
        Object keeper = cost.spaces() > 1 ? cost.body()[0] : cost.body();
        return m.caches.kept(
                keeper,
                StepPrices.class,
                () -> new StepPrices(OnGrid.exits(m, board), StepReads.of(cost, board.spaces())));
    }

    Exits exits() {
        return exits;
    }

    /** The prices for the given values of a cost, as far as they are known; null if they are not to be kept. */
    @Nullable
    Table table(Machine m, long[] given) {
        if (reads == null) {
            return null;
        }
        fields.follow(m, this::forget);
        long[] key = key(m, reads, given);
        int fixed = reads.fixed().size();
        Table like = null;
        int leastDifference = Math.max(1, exits.spaces() / MUCH);
        for (Table table : tables) {
            if (table == null || Arrays.mismatch(table.key, 0, fixed, key, 0, fixed) >= 0) {
                continue;
            }
            int difference = difference(table.key, key, fixed);
            if (difference < leastDifference) {
                if (difference == 0) {
                    return table;
                }
                like = table;
                leastDifference = difference;
            }
        }
        Table fresh = new Table(key, like == null ? blank() : changed(like, key, reads));
        tables[oldest] = fresh;
        oldest = (oldest + 1) % TABLES;
        return fresh;
    }

    /** A value that prices of steps at this space were worked out from is another one now. */
    private void forget(int space) {
        for (Table table : tables) {
            if (table != null) {
                exits.stepsAt(space, step -> table.prices[step] = UNKNOWN);
                table.forgetSearches();
            }
        }
    }

    private long[] blank() {
        long[] prices = new long[exits.steps()];
        Arrays.fill(prices, UNKNOWN);
        return prices;
    }

    private static int difference(long[] one, long[] other, int from) {
        int bits = 0;
        for (int i = from; i < one.length; i++) {
            bits += Long.bitCount(one[i] ^ other[i]);
        }
        return bits;
    }

    /** The prices of a table, without those of steps at spaces that have joined a set or left it since. */
    private long[] changed(Table like, long[] key, StepReads reads) {
        long[] prices = like.prices.clone();
        int at = reads.fixed().size();
        for (List<Formula> set : reads.sets()) {
            for (int word = 0; word < set.size(); word++, at++) {
                for (long rest = like.key[at] ^ key[at]; rest != 0; rest &= rest - 1) {
                    int space = (word << 6) + Long.numberOfTrailingZeros(rest);
                    if (space < exits.spaces()) {
                        exits.stepsAt(space, step -> prices[step] = UNKNOWN);
                    }
                }
            }
        }
        return prices;
    }

    private static long[] key(Machine m, StepReads reads, long[] given) {
        long[] saved = m.arguments;
        m.arguments = given;
        try {
            long[] key = new long[reads.words()];
            int at = 0;
            for (int i = 0; i < reads.fixed().size(); i++) {
                key[at++] = reads.fixed().get(i).of(m);
            }
            for (int i = 0; i < reads.sets().size(); i++) {
                List<Formula> set = reads.sets().get(i);
                for (int word = 0; word < set.size(); word++) {
                    key[at++] = set.get(word).of(m);
                }
            }
            return key;
        } finally {
            m.arguments = saved;
        }
    }

    /** A search that was made: where it began, how far it went, where it had to stop, and what it found. */
    record Reached(long[] starts, boolean several, long most, int factor, long[] stops, long[] spaces, int lookedAt) {

        boolean is(long[] from, boolean fromSeveral, long upTo, int counted, long[] stopping) {
            return most == upTo
                    && several == fromSeveral
                    && factor == counted
                    && Arrays.equals(starts, from)
                    && Arrays.equals(stops, stopping);
        }
    }

    static final class Table {
        private final long[] key;

        /** For each step its price, and in the upper half what was looked at to work it out. */
        private final long[] prices;

        private final @Nullable Reached[] searches = new Reached[SEARCHES];
        private int next;

        Table(long[] key, long[] prices) {
            this.key = key;
            this.prices = prices;
        }

        boolean knows(int step) {
            return prices[step] != UNKNOWN;
        }

        int price(int step) {
            return (int) prices[step];
        }

        int lookedAt(int step) {
            return (int) (prices[step] >>> Integer.SIZE);
        }

        void keep(int step, int price, int lookedAt) {
            prices[step] = (long) lookedAt << Integer.SIZE | price;
        }

        @Nullable
        Reached reached(long[] starts, boolean several, long most, int factor, long[] stops) {
            for (Reached each : searches) {
                if (each == null) {
                    return null;
                }
                if (each.is(starts, several, most, factor, stops)) {
                    return each;
                }
            }
            return null;
        }

        void forgetSearches() {
            if (searches[0] != null) {
                Arrays.fill(searches, null);
                next = 0;
            }
        }

        void keep(Reached reached) {
            searches[next] = reached;
            next = (next + 1) % SEARCHES;
        }
    }
}
