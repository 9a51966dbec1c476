package org.phaseline.library;

import java.util.Map;
import java.util.Optional;

/**
 * A piece as somebody sees it.
 *
 * @param kind the kind of pieces it is one of
 * @param side the side it belongs to, if to any
 * @param board the board it stands on, if on any; {@code space} is the name of its space or place there, or empty
 * @param values what it has, by name
 */
public record Piece(
        String kind,
        String name,
        Optional<Side> side,
        Optional<String> board,
        String space,
        Map<String, Value> values) {}
