package org.phaseline.engine.outline;

import java.util.List;

/**
 * A field of the sides of a board as it is drawn: for each value what people call it, empty where nothing is drawn, and its symbol. Of a
 * number there is one title and one symbol for all values.
 *
 * @param slot where the state keeps the value of the first side; the others follow
 * @param unit of a number, how many of what it is counted in make one; 0 for flags and words
 */
public record SideLayer(String field, int slot, List<String> titles, List<SideSymbol> symbols, int unit) {}
