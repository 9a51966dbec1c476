package org.phaseline.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.outline.Step;

/** What steps go by in tests: their printed id, their title where there is none, the whole key where that alone does not say which. */
final class StepNames {

    private final Map<Integer, String> names = new HashMap<>();

    /** Among these steps. */
    void add(List<Step> steps) {
        Map<String, Integer> times = new HashMap<>();
        for (Step step : steps) {
            times.merge(printed(step), 1, Integer::sum);
        }
        for (Step step : steps) {
            boolean plain = times.get(printed(step)) == 1 && !step.label().startsWith("(");
            names.put(step.index(), plain ? printed(step) : step.key());
        }
    }

    private static String printed(Step step) {
        return step.label().isEmpty() ? step.title() : step.label();
    }

    String of(int step) {
        return step < 0 ? "no step" : names.get(step);
    }
}
