package org.phaseline.boards;

import java.util.List;

/** The names of the facings, clockwise. */
final class Compass {
    static final List<String> EIGHT =
            List.of("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest");
    static final List<String> SIX = List.of("north", "northeast", "southeast", "south", "southwest", "northwest");

    private Compass() {}
}
