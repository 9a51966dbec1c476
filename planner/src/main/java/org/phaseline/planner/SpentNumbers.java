package org.phaseline.planner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.outline.AgreeingWords;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.NameWords;

/** What was spent of each number on a way, added up and told in the words that the rulebook has for it. */
final class SpentNumbers {

    private final Map<StateField, Long> spent = new LinkedHashMap<>();

    void add(StateField field, long before, long after) {
        if (after < before) {
            spent.merge(field, before - after, Long::sum);
        }
    }

    List<String> inWords() {
        List<String> words = new ArrayList<>();
        spent.forEach((field, amount) -> words.add(inWords(field, amount)));
        return List.copyOf(words);
    }

    /** What has no text is called by its name, which agrees with no number. */
    private static String inWords(StateField field, long amount) {
        String many = field.type().say(amount);
        return field.text().isEmpty()
                ? NameWords.of(field.name()) + " \u2212" + many
                : many + " " + AgreeingWords.of(field.text(), many.equals("1"));
    }
}
