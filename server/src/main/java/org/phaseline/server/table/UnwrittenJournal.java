package org.phaseline.server.table;

import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.store.JournalWriter;

/** The journal of a game that is only looked at: what would be written is not. */
record UnwrittenJournal(Journal journal) implements JournalWriter {

    @Override
    public void append(Event event) {}

    @Override
    public void close() {}
}
