package org.phaseline.server.store;

import java.util.Optional;

/** Keeps tables. Whatever a method has come back from is on the disk; what throws has not happened. For many threads. */
public interface Store extends AutoCloseable {

    /** Keeps a table that begins, all of it or nothing. */
    void create(StoredTable table) throws StoreProblem;

    /**
     * Keeps the next line of a journal.
     *
     * @param number counted from 1; a number that is there already is refused
     * @param revealing whether the line tells the seed, which is then kept no longer beside it
     */
    void append(TableId table, int number, byte[] line, boolean revealing) throws StoreProblem;

    Optional<StoredTable> table(TableId id) throws StoreProblem;

    @Override
    void close();
}
