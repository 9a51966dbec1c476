package org.phaseline.engine.outline;

import java.util.List;

/**
 * What is drawn for the members of a kind of pieces, or for the spaces of a board.
 *
 * @param by the field that decides, empty if it is always the same
 * @param symbols one if it is always the same; else one for each word of the field's kind, empty for none
 * @param showing fields that are shown besides: numbers and sets as figures, words and flags as chips
 */
public record SymbolRule(String kind, String by, List<String> symbols, List<Shown> showing) {

    /**
     * A field that is shown.
     *
     * @param usual the word that says how things usually are: that need not be pointed out. Empty when every word counts
     * @param form how it is shown: {@link #PIPS}, {@link #BAND}, for a number of a space the symbol of its marker, for
     *     what spaces belong to {@link #COLOUR} and {@link #BORDER}; empty for the usual way
     */
    public record Shown(String field, String usual, String form) {

        /** A number as so many dots at the edge of a counter. */
        public static final String PIPS = "pips";

        /** A word as a coloured band across a counter. */
        public static final String BAND = "band";

        /** A space in the colour of the side that it belongs to. */
        public static final String COLOUR = "colour";

        /** A line around the spaces that have the same value. */
        public static final String BORDER = "border";
    }
}
