package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;

/** Counting through a range of numbers, whose ends are worked out once, when the loop begins. */
public final class NumberLoops {

    private NumberLoops() {}

    /** Notes how many passes are left, and at which number the first begins. */
    public record Begin(Formula low, Formula high, boolean down, Slots.Slot next, Slots.Slot left)
            implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long from = low.of(m);
            long to = high.of(m);
            // A range that no game counts through must not overflow; the machine's limit ends the loop long before.
            long passes = to < from ? 0 : to - from + 1;
            next.set(m, down ? to : from);
            left.set(m, passes < 0 ? Long.MAX_VALUE : passes);
            return here + 1;
        }
    }

    /** Takes the next number that fits, looked at with {@link Machine#it} the number. */
    public record Next(
            Slots.Slot next,
            Slots.Slot left,
            boolean down,
            @Nullable Formula fits,
            Slots.Slot member,
            int exit) implements Instruction {

        @Override
        public int run(Machine m, int here) {
            long rest = left.of(m);
            long number = next.of(m);
            while (rest > 0) {
                m.looksAt(1);
                long candidate = number;
                number += down ? -1 : 1;
                rest--;
                if (fits(m, candidate)) {
                    next.set(m, number);
                    left.set(m, rest);
                    member.set(m, candidate);
                    return here + 1;
                }
            }
            left.set(m, 0);
            return exit;
        }

        private boolean fits(Machine m, long number) {
            return fits == null || fits.holds(m, number);
        }

        @Override
        public int[] next(int here) {
            return new int[] {here + 1, exit};
        }
    }
}
