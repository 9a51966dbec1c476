package org.phaseline.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * What was learned about a rulebook: how much each feature of a position counts, and how that was found out.
 *
 * @param scenarios the titles of the scenarios it is used in; none where it is used in all there are
 * @param made how it was made and how strong it is, in sentences for people
 * @param games how many games it was learned from
 * @param values by the name of the feature, in units of its scale
 */
public record Weights(List<String> scenarios, List<String> made, long games, SequencedMap<String, Double> values) {

    public Weights {
        scenarios = List.copyOf(scenarios);
        made = List.copyOf(made);
        values = new LinkedHashMap<>(values);
    }

    boolean isOf(String scenario) {
        return scenarios.isEmpty() || scenarios.contains(scenario);
    }

    /** The same with one more sentence on how it was made. */
    public Weights saying(String sentence) {
        return new Weights(scenarios, with(made, sentence), games, values);
    }

    /** The same, also used in another scenario. */
    public Weights alsoFor(String scenario) {
        return new Weights(with(scenarios, scenario), made, games, values);
    }

    /** The same, no longer used in some scenarios. */
    Weights notFor(List<String> others) {
        return new Weights(
                scenarios.stream().filter(each -> !others.contains(each)).toList(), made, games, values);
    }

    private static List<String> with(List<String> all, String more) {
        List<String> longer = new ArrayList<>(all);
        longer.add(more);
        return longer;
    }
}
