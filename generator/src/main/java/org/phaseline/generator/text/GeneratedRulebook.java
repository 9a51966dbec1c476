package org.phaseline.generator.text;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A rulebook made by chance.
 *
 * @param file the name of its main file
 * @param text what stands in it
 * @param others by their names the parts and the scenarios that stand in files of their own
 * @param scenarios the names of its scenarios, or one that is empty where it has none
 * @param options the names of its options
 */
public record GeneratedRulebook(
        long seed, String file, String text, Map<String, String> others, List<String> scenarios, List<String> options) {

    public GeneratedRulebook {
        others = Collections.unmodifiableMap(new TreeMap<>(others));
        scenarios = List.copyOf(scenarios);
        options = List.copyOf(options);
    }

    /** Every file with its name, for people. */
    public String shown() {
        StringBuilder all = new StringBuilder(text);
        others.forEach((name, lines) ->
                all.append("\n# ---- ").append(name).append('\n').append(lines));
        return all.toString();
    }
}
