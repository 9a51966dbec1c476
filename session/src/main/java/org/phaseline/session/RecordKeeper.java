package org.phaseline.session;

import org.phaseline.journal.format.JournalProblem;

/**
 * Keeps what is said and agreed in a session, in one ordered stream with the lines of its journal. Whatever a method has come back
 * from is durable.
 */
public interface RecordKeeper {

    /** Something that writes a line of the journal, unless it is refused. */
    @FunctionalInterface
    interface Act<T> {
        T run() throws JournalProblem;
    }

    /** Keeps a message by itself. */
    void keep(TableMessage message) throws JournalProblem;

    /** Keeps a message in one write with the line that an act adds to the journal: both or neither. */
    <T> T keepWith(TableMessage message, Act<T> act) throws JournalProblem;

    /** For a game of which only the journal is kept: whoever plays it speaks at the table. */
    RecordKeeper NONE = new RecordKeeper() {
        @Override
        public void keep(TableMessage message) {}

        @Override
        public <T> T keepWith(TableMessage message, Act<T> act) throws JournalProblem {
            return act.run();
        }
    };
}
