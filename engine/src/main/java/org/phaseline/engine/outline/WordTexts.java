package org.phaseline.engine.outline;

import java.util.List;
import java.util.Map;

/**
 * What the rulebook says of words of a kind, such as what an ability does: paragraphs, by the number of the word.
 *
 * @param titles what people call all words of the kind
 */
public record WordTexts(String kind, List<String> titles, Map<Integer, List<String>> abouts) {}
