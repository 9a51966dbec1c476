package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;

/**
 * A table as it is kept.
 *
 * @param seed the umpire's seed while it is secret
 * @param lines the journal line by line, each with its newline
 * @param talk what was said besides the game, record by record
 */
public record StoredTable(
        TableId id,
        String title,
        long created,
        Optional<byte[]> seed,
        List<StoredSeat> seats,
        List<byte[]> lines,
        List<byte[]> talk,
        Summary summary) {

    public StoredTable {
        seats = List.copyOf(seats);
        lines = List.copyOf(lines);
        talk = List.copyOf(talk);
    }

    @Override
    public String toString() {
        return "table " + id;
    }
}
