package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;

/**
 * A table as it is kept.
 *
 * @param seed the umpire's seed while it is secret
 * @param lines the journal line by line, each with its newline
 */
public record StoredTable(
        TableId id, String title, long created, Optional<byte[]> seed, List<StoredSeat> seats, List<byte[]> lines) {

    public StoredTable {
        seats = List.copyOf(seats);
        lines = List.copyOf(lines);
    }

    @Override
    public String toString() {
        return "table " + id;
    }
}
