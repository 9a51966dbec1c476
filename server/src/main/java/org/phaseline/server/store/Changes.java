package org.phaseline.server.store;

import java.util.List;

/** What can be changed in a store in one transaction. */
public interface Changes {

    /** Keeps a table that is not there yet. */
    void create(StoredTable table) throws StoreProblem;

    /** Keeps how somebody wants to be told, in place of what was kept for that seat before. */
    void keep(StoredNotice notice) throws StoreProblem;

    /** Gives a table the secret seed it lacks. */
    void addSeed(TableId table, byte[] seed) throws StoreProblem;

    /** Keeps the next record of a table's stream, which is something said besides the game. */
    void say(TableId table, int number, byte[] record) throws StoreProblem;

    /** How the table stands, for lists of tables. */
    void summarize(TableId table, Summary summary) throws StoreProblem;

    /**
     * Puts other lines in the place of a journal's, which is kept aside as it was.
     *
     * @param lines as many as there were, and the same first one
     * @param now when this happens, in milliseconds
     */
    void replaceJournal(TableId table, List<byte[]> lines, long now) throws StoreProblem;
}
