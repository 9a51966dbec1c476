package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;

/**
 * A table as it is kept.
 *
 * @param seed the umpire's seed while it is secret
 * @param records all that happened at it, in order
 */
public record StoredTable(
        TableId id,
        String title,
        long created,
        Optional<byte[]> seed,
        List<StoredSeat> seats,
        List<StoredRecord> records,
        Summary summary) {

    public StoredTable {
        seats = List.copyOf(seats);
        records = List.copyOf(records);
    }

    /** With its journal and its messages apart, as in a backup. */
    public StoredTable(
            TableId id,
            String title,
            long created,
            Optional<byte[]> seed,
            List<StoredSeat> seats,
            List<byte[]> lines,
            List<byte[]> talk,
            Summary summary) {
        this(id, title, created, seed, seats, StoredRecord.merged(lines, talk), summary);
    }

    /** The journal line by line, each with its newline. */
    public List<byte[]> lines() {
        return bytes(StoredRecord.Kind.LINE);
    }

    /** What was said besides the game, record by record. */
    public List<byte[]> talk() {
        return bytes(StoredRecord.Kind.MESSAGE);
    }

    private List<byte[]> bytes(StoredRecord.Kind kind) {
        return records.stream()
                .filter(record -> record.kind() == kind)
                .map(StoredRecord::bytes)
                .toList();
    }

    @Override
    public String toString() {
        return "table " + id;
    }
}
