package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Keeps tables. Whatever a method has come back from is on the disk; what throws has not happened. For many threads. */
public interface Store extends AutoCloseable {

    /** Keeps a table that begins, all of it or nothing. */
    void create(StoredTable table) throws StoreProblem;

    /**
     * Keeps the next records of a table's stream, all or none of them, and with them how the table stands then.
     *
     * @param number of the first, counted from 1; a number that is there already is refused
     * @param revealing whether they tell the seed, which is then kept no longer beside them
     * @param summary nothing where the table stands as it stood
     */
    void append(TableId table, int number, List<StoredRecord> records, boolean revealing, Optional<Summary> summary)
            throws StoreProblem;

    /** Keeps the next record, which is a line of the journal, and with it how the table stands then. */
    default void append(TableId table, int number, byte[] line, boolean revealing, Summary summary)
            throws StoreProblem {
        append(table, number, List.of(StoredRecord.line(line)), revealing, Optional.of(summary));
    }

    /** Keeps the next record, which is a line of the journal that leaves the table standing as it stood. */
    default void append(TableId table, int number, byte[] line) throws StoreProblem {
        append(table, number, List.of(StoredRecord.line(line)), false, Optional.empty());
    }

    /** Keeps the next record, which is something said at the table besides the game. */
    default void say(TableId table, int number, byte[] message) throws StoreProblem {
        append(table, number, List.of(StoredRecord.message(message)), false, Optional.empty());
    }

    /**
     * Keeps what opens a seat from now on, its code and its sessions, in place of what opened it before; the player's name stays as
     * it is. What tells the table of it is kept with it, or neither is.
     *
     * @param number of the record in the table's stream
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
    default Optional<TableListing> glance(TableId id) throws StoreProblem {
        return table(id).map(table -> new TableListing(table.title(), table.seats(), table.summary()));
    }

    /** Everybody who wants to be told of their moves. */
    default List<StoredNotice> notices() throws StoreProblem {
        return List.of();
    }

    /** Keeps how somebody wants to be told, in place of what was kept for that seat before. */
    default void keep(StoredNotice notice) throws StoreProblem {
        throw new StoreProblem("This store does not support notices.");
    }

    /** Tables at which a clock has come to zero at a time of the clocks. */
    default List<TableId> due(long time) throws StoreProblem {
        return List.of();
    }

    /** Lets anybody join a table, or with nothing nobody any more. */
    default void offer(TableId table, Optional<StoredOffer> offer) throws StoreProblem {
        throw new StoreProblem("This store does not support open tables.");
    }

    /** The tables anybody may join that were opened since a time in milliseconds and are not over, the latest first. */
    default List<StoredOffer> offers(long since, int most) throws StoreProblem {
        return List.of();
    }

    default boolean isOffered(TableId table) throws StoreProblem {
        return false;
    }

    /** Lets anybody look at a finished game who knows where, or nobody any more. */
    default void share(TableId table, boolean shared, long now) throws StoreProblem {
        throw new StoreProblem("This store does not support shared games.");
    }

    default boolean isShared(TableId table) throws StoreProblem {
        return false;
    }

    /** Something that belongs to the server and to no table. */
    default Optional<byte[]> value(String name) throws StoreProblem {
        return Optional.empty();
    }

    /** Keeps it in place of what was kept before; a store that has no place for it forgets it. */
    default void keepValue(String name, byte[] value) throws StoreProblem {}

    /** Several changes that happen all or not at all. */
    @FunctionalInterface
    interface Batch {

        /** May be called a second time, when the first came to nothing. */
        void into(Changes changes) throws StoreProblem;
    }

    /** Makes changes in one transaction: what throws has changed nothing. */
    default void together(Batch batch) throws StoreProblem {
        throw new StoreProblem("This store does not support batches.");
    }

    /**
     * Takes tables away with all that belongs to them, and with the texts of rulebooks that no other table plays by. One that is not
     * there is passed over.
     */
    default void delete(List<TableId> tables) throws StoreProblem {
        throw new StoreProblem("This store does not support deleting.");
    }

    /** All tables with what they take up, in the order they were begun in. */
    default List<ListedTable> list() throws StoreProblem {
        return List.of();
    }

    /** Tables whose game is over and that nothing happened at since a time in milliseconds. */
    default List<TableId> finishedBefore(long time) throws StoreProblem {
        return List.of();
    }

    /** Whether the secret seed of a table is there. */
    default boolean hasSeed(TableId table) throws StoreProblem {
        return table(table).flatMap(StoredTable::seed).isPresent();
    }

    /** The journals of a table as they were before each time it was mended, oldest first. */
    default List<byte[]> replacedJournals(TableId table) throws StoreProblem {
        return List.of();
    }

    default StoreUsage usage() throws StoreProblem {
        return new StoreUsage(0, OptionalLong.empty());
    }

    /** Gives back to the disk what deleted tables have left; for who is alone there. */
    default void compact() throws StoreProblem {}

    /** All tables, in the order they were begun in. */
    List<TableId> ids() throws StoreProblem;

    @Override
    void close();
}
