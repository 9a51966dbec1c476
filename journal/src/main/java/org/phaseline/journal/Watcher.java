package org.phaseline.journal;

import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.format.Event;

/** A listener that is called while a journal is replayed. */
@FunctionalInterface
public interface Watcher {

    Watcher NOBODY = (line, event, ruling) -> {};

    /** After each event that agrees; the line is counted from 1. */
    void ruled(int line, Event event, Ruling.Accepted ruling);
}
