package org.phaseline.journal.store;

import org.phaseline.engine.position.Position;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/** Keeps the lines of a game as it is played. */
public interface JournalWriter extends AutoCloseable {

    /**
     * When this returns the event is kept for good; when it throws it is as if it had never been called, unless the problem is
     * {@link JournalProblem#doubtful}.
     */
    void append(Event event) throws JournalProblem;

    /** The same, for who also wants to know how the game stands then. */
    default void append(Event event, Position position) throws JournalProblem {
        append(event);
    }

    /** Everything that is kept so far. */
    Journal journal() throws JournalProblem;

    @Override
    void close();
}
