package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Arithmetic formulas. */
public final class Arithmetic {

    private Arithmetic() {}

    public record Constant(long value) implements Formula {
        @Override
        public long of(Machine m) {
            return value;
        }
    }

    public record Plus(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) + right.of(m);
        }
    }

    public record Minus(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) - right.of(m);
        }
    }

    public record Times(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) * right.of(m);
        }
    }

    /** Rounds down; by nothing gives nothing, because a rulebook must not be able to stop the umpire. */
    public record Divided(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            long by = right.of(m);
            return by == 0 ? 0 : Math.floorDiv(left.of(m), by);
        }
    }

    public record DividedUp(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            long by = right.of(m);
            return by == 0 ? 0 : Math.ceilDiv(left.of(m), by);
        }
    }

    /** What lies in the middle is rounded up. */
    public record DividedToNearest(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            long by = right.of(m);
            return by == 0 ? 0 : Math.floorDiv(2 * left.of(m) + by, 2 * by);
        }
    }

    /** What is left over when it is divided and rounded down: never negative by a positive number, and nothing by nothing. */
    public record Remainder(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            long by = right.of(m);
            return by == 0 ? 0 : Math.floorMod(left.of(m), by);
        }
    }

    public record Smaller(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return Math.min(left.of(m), right.of(m));
        }
    }

    public record Larger(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return Math.max(left.of(m), right.of(m));
        }
    }
}
