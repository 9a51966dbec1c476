package org.phaseline.planner;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answers of a way, as a search has given them: by the number of the question and the item. {@link Plans#answers} says them as the umpire wants
 * them. Those of others, who are taken to decline, are among them.
 */
public final class WaySteps {

    private final List<PlanStep> steps;

    WaySteps(List<PlanStep> steps) {
        this.steps = List.copyOf(steps);
    }

    List<PlanStep> all() {
        return steps;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof WaySteps those && those.steps.equals(steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }

    @Override
    public String toString() {
        return steps.toString();
    }
}
