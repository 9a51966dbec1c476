package org.phaseline.generator.text;

import java.util.List;

/**
 * A rulebook made by chance.
 *
 * @param scenarios the names of its scenarios, or one that is empty where it has none
 * @param options the names of its options
 */
public record GeneratedRulebook(long seed, String file, String text, List<String> scenarios, List<String> options) {

    public GeneratedRulebook {
        scenarios = List.copyOf(scenarios);
        options = List.copyOf(options);
    }
}
