package org.phaseline.cli.board;

import java.util.Collection;
import java.util.Map;

/** What the ground of a space is drawn with. No sign is a letter or a figure: those are pieces, labels and values. */
final class GroundSigns {

    /** For symbols of other things, in the order they come on a board. */
    private static final String OTHERS = "'([{`)]}";

    private static final Map<String, Character> PLAIN = Map.ofEntries(
            Map.entry("wood", '&'),
            Map.entry("crops", '"'),
            Map.entry("rocks", ':'),
            Map.entry("building", '#'),
            Map.entry("fort", '@'),
            Map.entry("village", '#'),
            Map.entry("town", '#'),
            Map.entry("city", '@'),
            Map.entry("port", '?'),
            Map.entry("airfield", '+'),
            Map.entry("desert", ':'),
            Map.entry("nebula", ':'),
            Map.entry("ruin", '%'),
            Map.entry("hedge", '='),
            Map.entry("wall", '|'),
            Map.entry("water", '~'),
            Map.entry("cliff", '/'),
            Map.entry("hill", '_'),
            Map.entry("mountain", '^'),
            Map.entry("rough", ';'),
            Map.entry("marsh", ','),
            Map.entry("road", '-'),
            Map.entry("smoke", '*'),
            Map.entry("flag", '!'),
            Map.entry("camp", '<'),
            Map.entry("mines", '\\'),
            Map.entry("treasure", '$'));

    private static final Map<String, Character> UNICODE = Map.of(
            "wood",
            '\u2663',
            "hill",
            '\u2229',
            "mountain",
            '\u25b2',
            "water",
            '\u2248',
            "fort",
            '\u25a3',
            "flag",
            '\u2691');

    private GroundSigns() {}

    /** The sign of a symbol on a board that has all of these, of which no two should look alike. */
    static char of(String symbol, Collection<String> all, boolean unicode) {
        int other =
                all.stream().filter(each -> !PLAIN.containsKey(each)).toList().indexOf(symbol);
        char plain = other < 0 ? PLAIN.getOrDefault(symbol, OTHERS.charAt(0)) : OTHERS.charAt(other % OTHERS.length());
        return unicode ? UNICODE.getOrDefault(symbol, plain) : plain;
    }
}
