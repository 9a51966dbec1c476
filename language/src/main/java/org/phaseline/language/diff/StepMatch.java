package org.phaseline.language.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import org.phaseline.engine.outline.Step;

/** Finds for each step of one rulebook the one of the other that it is: by its key, else by printed id, else by title. */
final class StepMatch {

    private final TreeMap<Integer, Integer> nowOf = new TreeMap<>();
    private final TreeMap<Integer, Integer> beforeOf = new TreeMap<>();

    StepMatch(List<Step> before, List<Step> now) {
        match(before, now, Step::key);
        match(before, now, step -> step.label().isEmpty() ? "" : step.sequence() + "|" + step.label());
        match(before, now, step -> step.sequence() + "|" + step.title());
        match(before, now, step -> step.title());
    }

    private void match(List<Step> before, List<Step> now, Function<Step, String> name) {
        TreeMap<String, List<Step>> left = named(before, name, nowOf);
        TreeMap<String, List<Step>> right = named(now, name, beforeOf);
        left.forEach((key, steps) -> {
            List<Step> others = right.getOrDefault(key, List.of());
            // Only a name that is unique on both sides tells which step is meant.
            if (steps.size() == 1 && others.size() == 1) {
                nowOf.put(steps.getFirst().index(), others.getFirst().index());
                beforeOf.put(others.getFirst().index(), steps.getFirst().index());
            }
        });
    }

    private static TreeMap<String, List<Step>> named(
            List<Step> steps, Function<Step, String> name, TreeMap<Integer, Integer> matched) {
        TreeMap<String, List<Step>> byName = new TreeMap<>();
        for (Step step : steps) {
            String key = name.apply(step);
            if (!key.isEmpty() && !matched.containsKey(step.index())) {
                byName.computeIfAbsent(key, unused -> new ArrayList<>()).add(step);
            }
        }
        return byName;
    }

    /** The step now, or -1 when it is gone. */
    int now(int before) {
        return nowOf.getOrDefault(before, -1);
    }

    /** The step as it was before, or -1 when it is new. */
    int before(int now) {
        return beforeOf.getOrDefault(now, -1);
    }
}
