package org.phaseline.cli.script;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.problem.Guess;

/** Finds steps the way the rulebook language names them: by printed id or title, or as a path from an outer heading. */
final class StepNames {

    private StepNames() {}

    /** All steps that answer to the name: several sequences may print the same letter. */
    static List<Step> find(Outline outline, String name) {
        List<Step> byKey =
                outline.steps().stream().filter(step -> step.key().equals(name)).toList();
        if (!byKey.isEmpty()) {
            return byKey;
        }
        String[] parts = name.split("\\s+/\\s+");
        return outline.steps().stream()
                .filter(step -> answersTo(outline, step, parts))
                .toList();
    }

    static String unknown(Outline outline, String name) {
        List<String> names = new ArrayList<>();
        outline.steps()
                .forEach(step -> Stream.of(step.key(), step.label(), step.title())
                        .filter(known -> !known.isEmpty())
                        .forEach(names::add));
        // Every letter is near every other.
        return "there is no step [" + name + "]" + (name.length() < 3 ? "" : Guess.didYouMean(name, names));
    }

    private static boolean answersTo(Outline outline, Step step, String[] parts) {
        if (!answersTo(step, parts[parts.length - 1])) {
            return false;
        }
        int above = step.parent();
        for (int i = parts.length - 2; i >= 0; i--) {
            if (i == 0 && step.sequence().equals(parts[0])) {
                return true;
            }
            while (above >= 0 && !answersTo(outline.step(above), parts[i])) {
                above = outline.step(above).parent();
            }
            if (above < 0) {
                return false;
            }
            above = outline.step(above).parent();
        }
        return true;
    }

    private static boolean answersTo(Step step, String name) {
        String label = step.label();
        boolean bracketed = label.startsWith("(") && label.indexOf(')') == label.length() - 1;
        return step.title().equals(name)
                || (!label.isEmpty() && label.equals(name))
                || (bracketed && label.substring(1, label.length() - 1).equals(name));
    }
}
