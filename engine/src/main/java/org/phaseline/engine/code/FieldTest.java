package org.phaseline.engine.code;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Grid;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * A test that members of a set pass or fail by one of their fields, compared with what is the same for all of them. So it is worked out
 * for many members at once, straight from the slots.
 */
sealed interface FieldTest {

    /** Those of a mask that pass. */
    long keep(Machine m, long members);

    /** Takes those out of a set that fail. */
    void keep(Machine m, int set, int words);

    /** The same test with other formulas in place of those it compares with; null if one of them cannot be replaced. */
    @Nullable
    FieldTest with(Function<Formula, @Nullable Formula> other);

    /**
     * Whether the value lies within bounds, or outside of them. Where one value is compared for equality both bounds are the same formula.
     *
     * @param base the slot of the first member's value; each has {@code stride} slots
     */
    record Value(int base, int stride, Formula low, Formula high, boolean outside) implements FieldTest {

        @Override
        public long keep(Machine m, long members) {
            if (members == 0) {
                return 0;
            }
            long least = low.of(m);
            return kept(m.position.slots, base, members, least, low == high ? least : high.of(m));
        }

        @Override
        public void keep(Machine m, int set, int words) {
            if (m.scratch.isEmpty(set, words)) {
                return;
            }
            long least = low.of(m);
            long most = low == high ? least : high.of(m);
            long[] bits = m.scratch.words;
            for (int i = 0; i < words; i++) {
                bits[set + i] = kept(m.position.slots, base + (i << 6) * stride, bits[set + i], least, most);
            }
        }

        private long kept(long[] slots, int from, long members, long least, long most) {
            long kept = 0;
            for (long rest = members; rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                long value = slots[from + at * stride];
                boolean pass = (least <= value & value <= most) != outside;
                kept |= (pass ? 1L : 0) << at;
            }
            return kept;
        }

        @Override
        public @Nullable FieldTest with(Function<Formula, @Nullable Formula> other) {
            Formula least = other.apply(low);
            Formula most = low == high ? least : other.apply(high);
            return least == null || most == null ? null : new Value(base, stride, least, most, outside);
        }

        boolean isEquality() {
            return low == high && !outside;
        }
    }

    /** Whether the distance of where a piece stands from a space lies within bounds, or outside of them. */
    record Distance(Grid grid, int base, Formula space, Formula low, Formula high, boolean outside)
            implements FieldTest {

        @Override
        public long keep(Machine m, long members) {
            if (members == 0) {
                return 0;
            }
            long least = low.of(m);
            long most = low == high ? least : high.of(m);
            return kept(m.position.slots, base, members, (int) space.of(m), least, most);
        }

        @Override
        public void keep(Machine m, int set, int words) {
            if (m.scratch.isEmpty(set, words)) {
                return;
            }
            long least = low.of(m);
            long most = low == high ? least : high.of(m);
            int to = (int) space.of(m);
            long[] bits = m.scratch.words;
            for (int i = 0; i < words; i++) {
                bits[set + i] = kept(m.position.slots, base + (i << 6), bits[set + i], to, least, most);
            }
        }

        private long kept(long[] slots, int from, long members, int to, long least, long most) {
            long kept = 0;
            for (long rest = members; rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                long far = apart(grid, (int) slots[from + at], to);
                boolean pass = (least <= far & far <= most) != outside;
                kept |= (pass ? 1L : 0) << at;
            }
            return kept;
        }

        static long apart(Grid grid, int one, int other) {
            return one < 0 || other < 0 ? TablePlacement.VERY_FAR : grid.distanceOfCells(one, other);
        }

        @Override
        public @Nullable FieldTest with(Function<Formula, @Nullable Formula> other) {
            Formula to = other.apply(space);
            Formula least = other.apply(low);
            Formula most = low == high ? least : other.apply(high);
            return to == null || least == null || most == null
                    ? null
                    : new Distance(grid, base, to, least, most, outside);
        }
    }

    record Both(FieldTest one, FieldTest other) implements FieldTest {
        @Override
        public long keep(Machine m, long members) {
            return other.keep(m, one.keep(m, members));
        }

        @Override
        public void keep(Machine m, int set, int words) {
            one.keep(m, set, words);
            other.keep(m, set, words);
        }

        @Override
        public @Nullable FieldTest with(Function<Formula, @Nullable Formula> replaced) {
            FieldTest first = one.with(replaced);
            FieldTest second = other.with(replaced);
            return first == null || second == null ? null : new Both(first, second);
        }
    }
}
