package org.phaseline.server.table;

import java.io.ByteArrayOutputStream;
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
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/** The journal of a table in the store: the same lines as in a file. */
final class StoreJournal implements JournalWriter {

    private final Store store;
    private final TableId table;
    private int lines;
    private String check;
    private Summary summary;
    private @Nullable Summaries summaries;

    StoreJournal(Store store, StoredTable stored, String check) {
        this.store = store;
        this.table = stored.id();
        this.lines = stored.lines().size();
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

    @Override
    public void append(Event event) throws JournalProblem {
        append(event, summary);
    }

    @Override
    public void append(Event event, Position position) throws JournalProblem {
        append(event, summaries == null ? summary : summaries.next(position));
    }

    private void append(Event event, Summary then) throws JournalProblem {
        LineWriter.Sealed line = LineWriter.event(event, check);
        try {
            if (then.equals(summary) && !(event instanceof Event.Ended)) {
                store.append(table, lines + 1, line.bytes());
            } else {
                store.append(table, lines + 1, line.bytes(), event instanceof Event.Ended, then);
            }
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
        lines++;
        check = line.check();
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

    @Override
    public void close() {
        // The store stays open for the other tables.
    }
}
