package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * What became of a step: 0 not reached, -1 passed over by its guard, 1 done, 2 not done (declined or failed), 3 and up done with
 * an option.
 * Kept in one slot, or in one for each party when its actor is a set.
 */
public final class Outcomes {

    public static final long UNREACHED = 0;
    public static final long PASSED_OVER = -1;
    public static final long DONE = 1;
    public static final long NOT_DONE = 2;
    public static final long FIRST_OPTION = 3;

    private Outcomes() {}

    public static boolean isDone(long outcome) {
        return outcome == DONE || outcome >= FIRST_OPTION;
    }

    /** Whether the step was put to its actor at all. */
    public static boolean asked(long outcome) {
        return outcome != UNREACHED && outcome != PASSED_OVER;
    }

    public record WasDone(Formula slot) implements Formula {
        @Override
        public long of(Machine m) {
            return isDone(slot.of(m)) ? 1 : 0;
        }
    }

    public record WasOption(Formula slot, int option) implements Formula {
        @Override
        public long of(Machine m) {
            return slot.of(m) == FIRST_OPTION + option ? 1 : 0;
        }
    }

    /** By all it was put to: at least one party did it and none declined. */
    public record WasDoneByAll(int base, int parties) implements Formula {
        @Override
        public long of(Machine m) {
            boolean any = false;
            for (int i = 0; i < parties; i++) {
                long outcome = m.frame.locals[base + i];
                if (outcome == NOT_DONE) {
                    return 0;
                }
                any |= isDone(outcome);
            }
            return any ? 1 : 0;
        }
    }

    public record WasOptionOfAll(int base, int parties, int option) implements Formula {
        @Override
        public long of(Machine m) {
            boolean any = false;
            for (int i = 0; i < parties; i++) {
                long outcome = m.frame.locals[base + i];
                if (asked(outcome) && outcome != FIRST_OPTION + option) {
                    return 0;
                }
                any |= asked(outcome);
            }
            return any ? 1 : 0;
        }
    }
}
