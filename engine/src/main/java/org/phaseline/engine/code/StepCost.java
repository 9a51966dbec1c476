package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.boards.grid.Ways;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * What a step from a space to its neighbour costs: a formula with a name. Its first values are given, and worked out once for a
 * whole search; the last one is the space that is entered, or the last two are the space that is left and the one entered.
 *
 * @param body the formula, in an array of its own like that of any call
 * @param spaces 1 or 2
 * @param factor how often the price counts, where the budget is counted in a finer unit
 */
public record StepCost(Formula[] given, Formula[] body, int spaces, int factor) {

    /** What a step of a search costs, measured in members looked at: the step itself, and the call of the formula. */
    private static final int STEP = 5;

    /** The values of a call, with room for the spaces. */
    long[] arguments(Machine m) {
        long[] values = new long[given.length + spaces];
        for (int i = 0; i < given.length; i++) {
            values[i] = given[i].of(m);
        }
        return values;
    }

    /** The price of each step, asked for while these values are the machine's arguments. {@code prices} keeps them, if it is not null. */
    Ways.StepPrice with(Machine m, long[] values, StepPrices.@Nullable Table prices) {
        return new Asked(m, values, prices);
    }

    private final class Asked implements Ways.StepPrice {
        private final Machine m;
        private final long[] values;
        private final StepPrices.@Nullable Table prices;

        Asked(Machine m, long[] values, StepPrices.@Nullable Table prices) {
            this.m = m;
            this.values = values;
            this.prices = prices;
        }

        @Override
        public int of(int from, int to) {
            m.looksAt(STEP);
            return counted(plain(from, to));
        }

        /** Whether a price was kept or not, the same is counted as looked at. */
        @Override
        public int of(int from, int to, int step) {
            if (prices == null) {
                return of(from, to);
            }
            m.looksAt(STEP);
            if (prices.knows(step)) {
                m.looksAt(prices.lookedAt(step));
                return counted(prices.price(step));
            }
            long before = m.limits.lookedAt();
            int price = plain(from, to);
            prices.keep(step, price, (int) (m.limits.lookedAt() - before));
            return counted(price);
        }

        private int plain(int from, int to) {
            int last = values.length - 1;
            if (spaces > 1) {
                values[last - 1] = from;
            }
            values[last] = to;
            int mark = m.scratch.top;
            long price = Math.clamp(body[0].of(m), 0, Integer.MAX_VALUE);
            m.scratch.top = mark;
            return (int) price;
        }

        private int counted(int price) {
            return (int) Math.min(price * (long) factor, Integer.MAX_VALUE);
        }
    }
}
