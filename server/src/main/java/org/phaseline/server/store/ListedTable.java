package org.phaseline.server.store;

import java.util.List;

/**
 * A table as the operator's list shows it.
 *
 * @param players what the person on each seat is called, in the order of the seats; empty where nobody said
 * @param bytes what its journal and its talk take up; the text of its rulebook, which tables share, is left out
 */
public record ListedTable(TableId id, String title, long created, Summary summary, List<String> players, long bytes) {

    public ListedTable {
        players = List.copyOf(players);
    }
}
