package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a search over a seat's answers has just come to, and by which of them. */
record ReachedMoment(
        @Nullable PlanNode from,
        List<PlanStep> steps,
        double spent,
        double paid,
        long cost,
        int answers,
        long interruptedBy,
        boolean ends,
        boolean declined,
        boolean picked,
        boolean moved,
        int joined) {

    /** All answers from the beginning on. */
    List<PlanStep> path() {
        List<PlanStep> path = from == null ? new ArrayList<>() : from.path();
        path.addAll(steps);
        return path;
    }

    /** The same with answers that nobody adds to. */
    ReachedMoment kept() {
        return new ReachedMoment(
                from,
                List.copyOf(steps),
                spent,
                paid,
                cost,
                answers,
                interruptedBy,
                ends,
                declined,
                picked,
                moved,
                joined);
    }

    boolean open() {
        return from != null && from.isOpen();
    }
}
