package org.phaseline.engine.outline;

import java.util.List;

/**
 * A field of the sides of a board as it is drawn: for each value what people call it, empty where nothing is drawn, and its symbol.
 *
 * @param slot where the state keeps the value of the first side; the others follow
 */
public record SideLayer(String field, int slot, List<String> titles, List<SideSymbol> symbols) {}
