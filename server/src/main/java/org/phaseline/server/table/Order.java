package org.phaseline.server.table;

import java.util.List;

/** The table somebody wishes for. The scenario is empty for the rulebook's first. */
public record Order(String game, String scenario, List<String> on, List<String> off) {

    public Order {
        on = List.copyOf(on);
        off = List.copyOf(off);
    }
}
