package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;

/** Keeps tables. Whatever a method has come back from is on the disk; what throws has not happened. For many threads. */
public interface Store extends AutoCloseable {

    /** Keeps a table that begins, all of it or nothing. */
    void create(StoredTable table) throws StoreProblem;

    /**
     * Keeps the next line of a journal, and with it how the table stands then.
     *
     * @param number counted from 1; a number that is there already is refused
     * @param revealing whether the line tells the seed, which is then kept no longer beside it
     */
    void append(TableId table, int number, byte[] line, boolean revealing, Summary summary) throws StoreProblem;

    /** Keeps the next line of a journal that leaves the table standing as it stood. */
    default void append(TableId table, int number, byte[] line) throws StoreProblem {
        append(table, number, line, false, summary(table).orElseThrow());
    }

    /**
     * Keeps the next of what is said at a table besides the game.
     *
     * @param number counted from 1, apart from the journal's; a number that is there already is refused
     */
    void say(TableId table, int number, byte[] record) throws StoreProblem;

    /**
     * Keeps what opens a seat from now on, its code and its sessions, in place of what opened it before; the player's name stays as
     * it is. What tells the table of it is kept with it, or neither is.
     *
     * @param number of the record, as for {@link #say}
     */
    void admit(TableId table, StoredSeat seat, int number, byte[] record) throws StoreProblem;

    /** The same where there is nothing to tell. */
    void admit(TableId table, StoredSeat seat) throws StoreProblem;

    /** What the person on a seat is called; empty for nobody in particular. */
    void name(TableId table, int seat, String player) throws StoreProblem;

    Optional<StoredTable> table(TableId id) throws StoreProblem;

    /** How a table stands, without its journal. */
    Optional<Summary> summary(TableId id) throws StoreProblem;

    /** A table without its journal, and who may sit at it. */
    default Optional<Glance> glance(TableId id) throws StoreProblem {
        return table(id).map(table -> new Glance(table.title(), table.seats(), table.summary()));
    }

    /** Everybody who wants to be told of his moves. */
    default List<StoredNotice> notices() throws StoreProblem {
        return List.of();
    }

    /** Keeps how somebody wants to be told, in place of what was kept for that seat before. */
    default void keep(StoredNotice notice) throws StoreProblem {
        throw new StoreProblem("This store keeps no notices.");
    }

    /** All tables, in the order they were begun in. */
    List<TableId> ids() throws StoreProblem;

    @Override
    void close();
}
