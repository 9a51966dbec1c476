package org.phaseline.server.store;

import java.util.List;

/** A table as a list of tables shows it: everything but its journal and what was said at it. */
public record Glance(String title, List<StoredSeat> seats, Summary summary) {

    public Glance {
        seats = List.copyOf(seats);
    }
}
