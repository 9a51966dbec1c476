package org.phaseline.engine.umpire;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.WorkLimits;

/** How much work several rulings take together, measured as {@link WorkLimits} does. */
final class WorkTotal {

    private long before;
    private @Nullable Machine now;

    /** From now on this one works. */
    void of(Machine machine) {
        before = spent();
        now = machine;
    }

    /** The one that works. */
    Machine machine() {
        return Objects.requireNonNull(now);
    }

    private long spent() {
        return before + (now == null ? 0 : now.limits.spent());
    }

    /** Whether all of them together took as much as one answer may. */
    boolean isEnough() {
        return now != null && spent() >= now.rulebook.limits().lookedAt();
    }
}
