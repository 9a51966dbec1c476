package org.phaseline.session;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.JournalWriter;

/** Lines and messages in the order in which they were kept, each write apart. */
final class Records implements JournalWriter, RecordKeeper {

    final List<List<Object>> writes = new ArrayList<>();
    private String check = "";
    private @Nullable TableMessage beside;
    boolean full;

    void line(LineWriter.Sealed line) throws JournalProblem {
        if (full) {
            throw new JournalProblem("The disk is full.");
        }
        TableMessage with = beside;
        beside = null;
        check = line.check();
        writes.add(with == null ? List.of(line.bytes()) : List.of(with, line.bytes()));
    }

    @Override
    public void append(Event event) throws JournalProblem {
        line(LineWriter.event(event, check));
    }

    @Override
    public void keep(TableMessage message) throws JournalProblem {
        if (full) {
            throw new JournalProblem("The disk is full.");
        }
        writes.add(List.of(message));
    }

    @Override
    public <T> T keepWith(TableMessage message, Act<T> act) throws JournalProblem {
        beside = message;
        try {
            return act.run();
        } finally {
            beside = null;
        }
    }

    @Override
    public Journal journal() throws JournalProblem {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writes.stream()
                .flatMap(List::stream)
                .filter(byte[].class::isInstance)
                .forEach(line -> bytes.writeBytes((byte[]) line));
        return Journal.read("a session", bytes.toByteArray());
    }

    List<TableMessage> messages() throws JournalProblem {
        List<TableMessage> messages = new ArrayList<>();
        int lines = 0;
        for (Object record : writes.stream().flatMap(List::stream).toList()) {
            if (record instanceof TableMessage message) {
                messages.add(TableMessage.read(message.bytes()).after(lines));
            } else {
                lines++;
            }
        }
        return messages;
    }

    @Override
    public void close() {}
}
