package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.Exits;
import org.phaseline.boards.grid.Ways;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Branch;

/** Ways over hexes and squares: what can be reached, the cheapest path and its price. From or to no space there is none. */
public final class WaysOnGrid {

    /** Before a search every space has a blank line; so many of them cost as much as a look at one. */
    private static final int BLANK = 16;

    private WaysOnGrid() {}

    /**
     * How one travels.
     *
     * @param from a space, or a set of them if there are {@code several} starts
     * @param stopping the set of spaces that are entered but not left; null if there are none
     * @param words how many a set of spaces takes
     */
    public record Travel(
            SpaceBoard grid,
            Formula from,
            boolean several,
            StepCost cost,
            @Nullable Formula stopping,
            int words) {

        /** Searches to a goal. The caller gives back the scratch. */
        Ways search(Machine m, int goal) {
            m.looksAt(grid.spaces() / BLANK);
            int starts = (int) from.of(m);
            int stops = stopping == null ? 0 : (int) stopping.of(m);
            long[] values = cost.arguments(m);
            StepPrices prices = StepPrices.of(m, cost, grid);
            Ways ways = ways(m, prices.exits(), starts, stops, values, prices.table(m, values));
            return asking(m, values, () -> ways.to(goal, Integer.MAX_VALUE));
        }

        /** Adds to a set what can be reached at a price. */
        void addReached(Machine m, long most, int set) {
            m.looksAt(grid.spaces() / BLANK);
            int starts = (int) from.of(m);
            int stops = stopping == null ? 0 : (int) stopping.of(m);
            long[] values = cost.arguments(m);
            StepPrices prices = StepPrices.of(m, cost, grid);
            StepPrices.@Nullable Table table = prices.table(m, values);
            if (table == null) {
                found(m, most, ways(m, prices.exits(), starts, stops, values, null), values, set);
                return;
            }
            long[] start = several ? copy(m, starts) : new long[] {starts};
            long[] stop = stopping == null ? Branch.EMPTY : copy(m, stops);
            StepPrices.Reached before = table.reached(start, several, most, cost.factor(), stop);
            if (before != null) {
                m.looksAt(before.lookedAt());
                System.arraycopy(before.spaces(), 0, m.scratch.words, set, words);
                return;
            }
            long looked = m.limits.lookedAt();
            found(m, most, ways(m, prices.exits(), starts, stops, values, table), values, set);
            table.keep(new StepPrices.Reached(
                    start, several, most, cost.factor(), stop, copy(m, set), (int) (m.limits.lookedAt() - looked)));
        }

        private void found(Machine m, long most, Ways ways, long[] values, int set) {
            asking(m, values, () -> ways.upTo(most)).addReached(m.scratch.words, set);
        }

        private long[] copy(Machine m, int set) {
            return Arrays.copyOfRange(m.scratch.words, set, set + words);
        }

        private Ways ways(
                Machine m, Exits exits, int starts, int stops, long[] values, StepPrices.@Nullable Table prices) {
            IntPredicate stop = stopping == null ? space -> false : space -> m.scratch.has(stops, space);
            Ways ways = new Ways(exits, cost.with(m, values, prices), stop);
            if (!several && starts >= 0) {
                ways.from(starts);
            }
            for (int at = several ? m.scratch.next(starts, words, 0) : -1;
                    at >= 0;
                    at = m.scratch.next(starts, words, at + 1)) {
                ways.from(at);
            }
            return ways;
        }

        private static Ways asking(Machine m, long[] values, Supplier<Ways> search) {
            long[] saved = m.arguments;
            m.arguments = values;
            try {
                return search.get();
            } finally {
                m.arguments = saved;
            }
        }
    }

    public record Reach(Travel travel, Formula most) implements Formula {
        @Override
        public long of(Machine m) {
            int set = m.scratch.take(travel.words);
            int mark = m.scratch.top;
            travel.addReached(m, Math.clamp(most.of(m), 0, Integer.MAX_VALUE), set);
            m.scratch.top = mark;
            return set;
        }
    }

    public record Path(Travel travel, Formula to) implements Formula {
        @Override
        public long of(Machine m) {
            int set = m.scratch.take(travel.words);
            int goal = (int) to.of(m);
            if (goal >= 0) {
                int mark = m.scratch.top;
                travel.search(m, goal).addPath(goal, m.scratch.words, set);
                m.scratch.top = mark;
            }
            return set;
        }
    }

    /** What the cheapest way costs; where there is none, more than anybody has. {@code unit} is how many of the price make one. */
    public record Price(Travel travel, Formula to, int unit) implements Formula {
        @Override
        public long of(Machine m) {
            long none = TablePlacement.VERY_FAR * unit;
            int goal = (int) to.of(m);
            if (goal < 0) {
                return none;
            }
            int mark = m.scratch.top;
            long price = travel.search(m, goal).priceOf(goal);
            m.scratch.top = mark;
            return Math.min(price, none);
        }
    }
}
