package org.phaseline.engine.machine;

import org.jspecify.annotations.Nullable;

/**
 * What formulas have given in states that were met before, in a table in which a formula with its values and a state has one place. Whoever looks ahead
 * comes to the same states again and again. What is remembered counts as much as when it was worked out, so that limits do not depend on it.
 */
public final class FormulaCache {

    /** More values of a formula are not compared. */
    public static final int MOST_VALUES = 4;

    private static final int BITS = 12;

    private static final long MIXING = 0x9E3779B97F4A7C15L;

    private final Machine m;
    private final @Nullable Formula[] formulas = new Formula[1 << BITS];
    private final long[] values = new long[MOST_VALUES << BITS];
    private final long[] states = new long[1 << BITS];
    private final long[] results = new long[1 << BITS];
    private final int[] lookedAt = new int[1 << BITS];

    public FormulaCache(Machine m) {
        this.m = m;
    }

    /**
     * What a formula gives with the values it is handed.
     *
     * @param count how many these are
     * @param number tells formulas apart
     */
    public long of(Formula formula, int count, int number) {
        long[] handed = m.arguments;
        long state = m.changes.hash(m.position.slots);
        int at = place(number ^ state, handed, count);
        if (states[at] == state && isOf(at, formula, handed, count)) {
            m.looksAt(lookedAt[at]);
            return results[at];
        }
        long before = m.lookedAt;
        long result = formula.of(m);
        formulas[at] = formula;
        states[at] = state;
        results[at] = result;
        lookedAt[at] = (int) (m.lookedAt - before);
        System.arraycopy(handed, 0, values, at * MOST_VALUES, count);
        return result;
    }

    private static int place(long number, long[] handed, int count) {
        long hash = number;
        for (int i = 0; i < count; i++) {
            hash = (hash ^ handed[i]) * MIXING;
        }
        return (int) ((hash * MIXING) >>> -BITS);
    }

    /** The same formula, not one that is equal: that takes no time to find out. */
    @SuppressWarnings("ReferenceEquality")
    private boolean isOf(int at, Formula formula, long[] handed, int count) {
        boolean same = formulas[at] == formula;
        for (int i = 0; i < count && same; i++) {
            same = values[at * MOST_VALUES + i] == handed[i];
        }
        return same;
    }
}
