package org.phaseline.language;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A rulebook as text: its main file, and by name every other file that belongs to it (its parts, and the scenarios that
 * stand in files of their own). Complete in itself, so that a journal can carry it.
 */
public record RulebookText(String file, String text, Map<String, String> others) {

    /** How the name of a file ends that says what bots have learned of a rulebook. It may lie among the others, and says nothing of the rules. */
    public static final String WEIGHTS = ".weights";

    public RulebookText {
        others = Collections.unmodifiableMap(new TreeMap<>(others));
    }

    public static RulebookText of(String file, String text) {
        return new RulebookText(file, text, new TreeMap<>());
    }
}
