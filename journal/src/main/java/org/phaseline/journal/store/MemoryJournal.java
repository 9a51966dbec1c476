package org.phaseline.journal.store;

import java.io.ByteArrayOutputStream;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;

/** A journal for a game nobody wants to keep, or not yet: the same bytes as in a file. */
public final class MemoryJournal implements JournalWriter {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private String check;

    public MemoryJournal(Header header, Event.Began began) {
        LineWriter.Sealed line = LineWriter.header(header);
        bytes.writeBytes(line.bytes());
        check = line.check();
        append(began);
    }

    @Override
    public void append(Event event) {
        LineWriter.Sealed line = LineWriter.event(event, check);
        bytes.writeBytes(line.bytes());
        check = line.check();
    }

    @Override
    public Journal journal() throws JournalProblem {
        return Journal.read("this game", bytes());
    }

    /** What a file would hold. */
    public byte[] bytes() {
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        // Nothing is held open.
    }
}
