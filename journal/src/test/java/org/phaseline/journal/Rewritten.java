package org.phaseline.journal;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;

/** A journal somebody has changed on purpose, with all checksums made to fit again. */
public final class Rewritten {

    private Header header;
    private final List<Event> events;

    public Rewritten(Journal journal) {
        this.header = journal.header();
        this.events = new ArrayList<>(journal.events());
    }

    public Header header() {
        return header;
    }

    public Rewritten header(Header other) {
        header = other;
        return this;
    }

    /** Puts another event into the line with this number. */
    public Rewritten line(int number, Event event) {
        events.set(number - 2, event);
        return this;
    }

    public Event line(int number) {
        return events.get(number - 2);
    }

    public Rewritten without(int number) {
        events.remove(number - 2);
        return this;
    }

    public Rewritten plus(Event event) {
        events.add(event);
        return this;
    }

    public boolean isEmpty() {
        return events.isEmpty();
    }

    public Journal journal() throws JournalProblem {
        return Journal.read("rewritten", bytes());
    }

    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LineWriter.Sealed line = LineWriter.header(header);
        bytes.writeBytes(line.bytes());
        for (Event event : events) {
            line = LineWriter.event(event, line.check());
            bytes.writeBytes(line.bytes());
        }
        return bytes.toByteArray();
    }
}
