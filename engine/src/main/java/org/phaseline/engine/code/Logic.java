package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Boolean formulas and comparisons. */
public final class Logic {

    private Logic() {}

    public record And(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) != 0 && right.of(m) != 0 ? 1 : 0;
        }
    }

    public record Or(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) != 0 || right.of(m) != 0 ? 1 : 0;
        }
    }

    public record Not(Formula operand) implements Formula {
        @Override
        public long of(Machine m) {
            return operand.of(m) == 0 ? 1 : 0;
        }
    }

    public record Less(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) < right.of(m) ? 1 : 0;
        }
    }

    public record AtMost(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) <= right.of(m) ? 1 : 0;
        }
    }

    public record Same(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) == right.of(m) ? 1 : 0;
        }
    }

    /** Whether a member is in a set; none is in no set. */
    public record In(Formula member, Formula set) implements Formula {
        @Override
        public long of(Machine m) {
            long index = member.of(m);
            return index < 0 ? 0 : set.of(m) >>> index & 1;
        }
    }

    public record InRange(Formula value, Formula low, Formula high) implements Formula {
        @Override
        public long of(Machine m) {
            long v = value.of(m);
            return v >= low.of(m) && v <= high.of(m) ? 1 : 0;
        }
    }

    public record Conditional(Formula condition, Formula then, Formula otherwise) implements Formula {
        @Override
        public long of(Machine m) {
            return condition.of(m) != 0 ? then.of(m) : otherwise.of(m);
        }
    }
}
