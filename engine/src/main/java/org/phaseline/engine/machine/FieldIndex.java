package org.phaseline.engine.machine;

import java.util.Arrays;
import org.phaseline.engine.position.Branch;

/**
 * Which members have which value of a field, for instance which pieces stand in a hex. It belongs to a machine and is brought up to date
 * when it is asked after something was written: only members whose value has changed are touched.
 */
public final class FieldIndex {

    private static final int NOBODY = -1;

    final int base;
    private final long[] values;
    private final int[] next;
    private final int[] previous;

    /** The first member with each value, beginning with that of none, -1. */
    private int[] first = {NOBODY};

    private long[] slots = Branch.EMPTY;
    private long writes;

    FieldIndex(int base, int members) {
        this.base = base;
        values = new long[members];
        next = new int[members];
        previous = new int[members];
        // No value is as low as this, so that each member is put where it belongs.
        Arrays.fill(values, Long.MIN_VALUE);
    }

    /** {@code now} is how often the machine has written so far. */
    void follow(long[] state, long now) {
        if (state == slots && now == writes) {
            return;
        }
        slots = state;
        writes = now;
        int members = values.length;
        for (int from = 0; from < members; from++) {
            int same = Arrays.mismatch(state, base + from, base + members, values, from, members);
            if (same < 0) {
                return;
            }
            from += same;
            move(from, state[base + from]);
        }
    }

    private void move(int member, long value) {
        if (values[member] != Long.MIN_VALUE) {
            leave(member);
        }
        values[member] = value;
        int at = (int) value + 1;
        if (at >= first.length) {
            int known = first.length;
            first = Arrays.copyOf(first, Math.max(at + 1, 2 * known));
            Arrays.fill(first, known, first.length, NOBODY);
        }
        next[member] = first[at];
        previous[member] = NOBODY;
        if (first[at] != NOBODY) {
            previous[first[at]] = member;
        }
        first[at] = member;
    }

    private void leave(int member) {
        int before = previous[member];
        int after = next[member];
        if (before == NOBODY) {
            first[(int) values[member] + 1] = after;
        } else {
            next[before] = after;
        }
        if (after != NOBODY) {
            previous[after] = before;
        }
    }

    /** A member with a value, or -1; the others follow by {@link #next}, in no order. */
    public int first(long value) {
        return value < NOBODY || value + 1 >= first.length ? NOBODY : first[(int) value + 1];
    }

    public int next(int member) {
        return next[member];
    }
}
