package org.phaseline.engine.outline;

import java.util.List;

/**
 * What is drawn for the members of a kind of pieces, or for the spaces of a board.
 *
 * @param by the field that decides, empty if it is always the same
 * @param symbols one if it is always the same; else one for each word of the field's kind, empty for none
 * @param showing fields that are shown besides: a number or a set as a figure, words and flags as chips
 */
public record SymbolRule(String kind, String by, List<String> symbols, List<Shown> showing) {

    /** A field, and the word that says how things usually are: that need not be pointed out. Empty when every word counts. */
    public record Shown(String field, String usual) {}
}
