package org.phaseline.server.table;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Position;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.JournalWriter;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.session.PositionLooks;
import org.phaseline.session.RecordKeeper;
import org.phaseline.session.TableMessage;

/**
 * All that is kept of a table in the store, in one order: the lines of its journal, the same as in a file, and between them what was
 * said and agreed. One action is one write.
 */
final class TableStream implements JournalWriter, RecordKeeper {

    private final Store store;
    private final TableId table;
    private int records;
    private String check;
    private Summary summary;
    private @Nullable Summaries summaries;

    /** What is to be kept with the next line. */
    private @Nullable TableMessage beside;

    TableStream(Store store, StoredTable stored, String check) {
        this.store = store;
        this.table = stored.id();
        this.records = stored.records().size();
        this.check = check;
        this.summary = stored.summary();
    }

    /** From now on it also keeps how the game stands. */
    void playing(PositionLooks looks, Position position, LongSupplier clock) {
        summaries = new Summaries(looks, clock, position, summary.updated());
    }

    static Journal read(StoredTable stored) throws JournalProblem {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        stored.lines().forEach(bytes::writeBytes);
        Journal journal = Journal.read("table " + stored.id(), bytes.toByteArray());
        if (journal.torn()) {
            // In a file somebody was stopped while writing it; here a line is kept whole or not at all.
            throw new JournalProblem(
                    journal.name() + ", line " + Journal.lineOf(journal.events().size()) + ": this line is damaged.");
        }
        return journal;
    }

    /** What stands between the lines of the journal, each with how many of them were before it. */
    static List<TableMessage> messages(StoredTable stored) throws JournalProblem {
        List<TableMessage> messages = new ArrayList<>();
        int lines = 0;
        for (StoredRecord record : stored.records()) {
            switch (record.kind()) {
                case LINE -> lines++;
                case MESSAGE -> messages.add(TableMessage.read(record.bytes()).after(lines));
            }
        }
        return messages;
    }

    // ---- lines

    @Override
    public void append(Event event) throws JournalProblem {
        append(event, summary);
    }

    @Override
    public void append(Event event, Position position) throws JournalProblem {
        append(event, summaries == null ? summary : summaries.next(position).withDeadline(summary.deadline()));
    }

    private void append(Event event, Summary then) throws JournalProblem {
        LineWriter.Sealed line = LineWriter.event(event, check);
        StoredRecord kept = StoredRecord.line(line.bytes());
        TableMessage message = beside;
        beside = null;
        write(
                message == null ? List.of(kept) : List.of(StoredRecord.message(message.bytes()), kept),
                event instanceof Event.Ended,
                then);
        check = line.check();
    }

    private void write(List<StoredRecord> next, boolean revealing, Summary then) throws JournalProblem {
        boolean stands = then.equals(summary) && !revealing;
        try {
            store.append(table, records + 1, next, revealing, stands ? Optional.empty() : Optional.of(then));
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
        records += next.size();
        summary = then;
    }

    @Override
    public Journal journal() throws JournalProblem {
        try {
            return read(store.table(table).orElseThrow());
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
    }

    // ---- messages

    @Override
    public void keep(TableMessage message) throws JournalProblem {
        write(List.of(StoredRecord.message(message.bytes())), false, summary);
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

    /** Keeps what the clocks show, and when something is to be done about them. */
    void keepClocks(TableMessage message, long deadline) throws JournalProblem {
        write(List.of(StoredRecord.message(message.bytes())), false, summary.withDeadline(deadline));
    }

    /** Keeps what opens a seat from now on, and what tells the table of it. */
    void keep(TableMessage message, StoredSeat seat) throws JournalProblem {
        try {
            store.admit(table, seat, records + 1, message.bytes());
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
        records++;
    }

    @Override
    public void close() {
        // The store stays open for the other tables.
    }
}
