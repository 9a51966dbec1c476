package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/** A store that can be told to fail, before or after it has written. */
final class FailingStore implements Store {

    private final Store real;
    boolean before;
    boolean after;
    boolean appendAfter;
    boolean appendBefore;
    boolean revealBefore;

    FailingStore(Store real) {
        this.real = real;
    }

    @Override
    public void create(StoredTable table) throws StoreProblem {
        real.create(table);
    }

    @Override
    public void append(
            TableId table, int number, List<StoredRecord> records, boolean revealing, Optional<Summary> summary)
            throws StoreProblem {
        boolean line = records.getLast().kind() == StoredRecord.Kind.LINE;
        if (before || line && appendBefore || (revealing && revealBefore)) {
            throw new StoreProblem("The disk is full.");
        }
        real.append(table, number, records, revealing, summary);
        if (after || line && appendAfter) {
            throw new StoreProblem("The disk did not say.");
        }
    }

    @Override
    public void admit(TableId table, StoredSeat seat, int number, byte[] record) throws StoreProblem {
        if (before) {
            throw new StoreProblem("The disk is full.");
        }
        real.admit(table, seat, number, record);
        if (after) {
            throw new StoreProblem("The disk did not say.");
        }
    }

    @Override
    public void admit(TableId table, StoredSeat seat) throws StoreProblem {
        real.admit(table, seat);
    }

    @Override
    public void name(TableId table, int seat, String player) throws StoreProblem {
        real.name(table, seat, player);
    }

    @Override
    public Optional<Summary> summary(TableId id) throws StoreProblem {
        return real.summary(id);
    }

    @Override
    public List<TableId> ids() throws StoreProblem {
        return real.ids();
    }

    @Override
    public Optional<StoredTable> table(TableId id) throws StoreProblem {
        return real.table(id);
    }

    @Override
    public void close() {
        real.close();
    }
}
