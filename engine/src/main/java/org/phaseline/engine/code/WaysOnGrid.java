package org.phaseline.engine.code;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.Ways;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

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

        /** Searches up to a price, to a goal or everywhere if that is negative. The caller gives back the scratch. */
        Ways search(Machine m, int goal, long most) {
            m.looksAt(grid.spaces() / BLANK);
            int starts = (int) from.of(m);
            int stops = stopping == null ? 0 : (int) stopping.of(m);
            long[] values = cost.arguments(m);
            IntPredicate stop = stopping == null ? space -> false : space -> m.scratch.has(stops, space);
            Ways ways = new Ways(grid, cost.with(m, values), stop);
            if (!several && starts >= 0) {
                ways.from(starts);
            }
            for (int at = several ? m.scratch.next(starts, words, 0) : -1;
                    at >= 0;
                    at = m.scratch.next(starts, words, at + 1)) {
                ways.from(at);
            }
            long[] saved = m.arguments;
            m.arguments = values;
            try {
                return goal < 0 ? ways.upTo(most) : ways.to(goal, most);
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
            Ways ways = travel.search(m, -1, Math.clamp(most.of(m), 0, Integer.MAX_VALUE));
            ways.addReached(m.scratch.words, set);
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
                travel.search(m, goal, Integer.MAX_VALUE).addPath(goal, m.scratch.words, set);
                m.scratch.top = mark;
            }
            return set;
        }
    }

    /** What the cheapest way costs; where there is none, more than anybody has. {@code unit} is how many of the price make one. */
    public record Price(Travel travel, Formula to, int unit) implements Formula {
        @Override
        public long of(Machine m) {
            long none = Standing.VERY_FAR * unit;
            int goal = (int) to.of(m);
            if (goal < 0) {
                return none;
            }
            int mark = m.scratch.top;
            long price = travel.search(m, goal, Integer.MAX_VALUE).priceOf(goal);
            m.scratch.top = mark;
            return Math.min(price, none);
        }
    }
}
