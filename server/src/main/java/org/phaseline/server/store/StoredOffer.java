package org.phaseline.server.store;

/**
 * A table that anybody may join, as the lobby lists it.
 *
 * @param since when it was opened, in milliseconds
 * @param offer what the lobby tells of it, as JSON
 * @param taken the seats that somebody has sat down at, as a mask; of no meaning when it is written
 */
public record StoredOffer(TableId table, long since, byte[] offer, long taken) {

    @Override
    public String toString() {
        return "open table " + table;
    }
}
