package org.phaseline.engine.code;

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

    /** The price of each step, asked for while these values are the machine's arguments. */
    Ways.StepPrice with(Machine m, long[] values) {
        int last = values.length - 1;
        return (from, to) -> {
            m.looksAt(STEP);
            if (spaces > 1) {
                values[last - 1] = from;
            }
            values[last] = to;
            int mark = m.scratch.top;
            long price = Math.clamp(body[0].of(m), 0, Integer.MAX_VALUE) * (long) factor;
            m.scratch.top = mark;
            return (int) Math.min(price, Integer.MAX_VALUE);
        };
    }
}
