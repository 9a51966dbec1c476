package org.phaseline.server.notice;

import java.util.List;
import java.util.Optional;
import org.phaseline.server.store.ListedTable;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoreUsage;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredOffer;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;

/** A store beside which somebody looks who is awaited, each time a line is safely on the disk. */
public record NoticingStore(Store store, Notices watching) implements Store {

    @Override
    public void append(
            TableId table, int number, List<StoredRecord> records, boolean revealing, Optional<Summary> summary)
            throws StoreProblem {
        store.append(table, number, records, revealing, summary);
        // Without a summary who was awaited is awaited still.
        summary.ifPresent(stands -> watching.stands(table, stands));
    }

    @Override
    public void create(StoredTable table) throws StoreProblem {
        store.create(table);
    }

    @Override
    public void admit(TableId table, StoredSeat seat, int number, byte[] record) throws StoreProblem {
        store.admit(table, seat, number, record);
    }

    @Override
    public void admit(TableId table, StoredSeat seat) throws StoreProblem {
        store.admit(table, seat);
    }

    @Override
    public void name(TableId table, int seat, String player) throws StoreProblem {
        store.name(table, seat, player);
    }

    @Override
    public Optional<StoredTable> table(TableId id) throws StoreProblem {
        return store.table(id);
    }

    @Override
    public Optional<Summary> summary(TableId id) throws StoreProblem {
        return store.summary(id);
    }

    @Override
    public Optional<TableListing> glance(TableId id) throws StoreProblem {
        return store.glance(id);
    }

    @Override
    public List<StoredNotice> notices() throws StoreProblem {
        return store.notices();
    }

    @Override
    public void keep(StoredNotice notice) throws StoreProblem {
        store.keep(notice);
    }

    @Override
    public void together(Batch batch) throws StoreProblem {
        store.together(batch);
    }

    /** Nobody is told of a table that is gone. */
    @Override
    public void delete(List<TableId> tables) throws StoreProblem {
        store.delete(tables);
        watching.forget(tables);
    }

    @Override
    public List<ListedTable> list() throws StoreProblem {
        return store.list();
    }

    @Override
    public List<TableId> finishedBefore(long time) throws StoreProblem {
        return store.finishedBefore(time);
    }

    @Override
    public List<TableId> due(long time) throws StoreProblem {
        return store.due(time);
    }

    @Override
    public void offer(TableId table, Optional<StoredOffer> offer) throws StoreProblem {
        store.offer(table, offer);
    }

    @Override
    public List<StoredOffer> offers(long since, int most) throws StoreProblem {
        return store.offers(since, most);
    }

    @Override
    public boolean isOffered(TableId table) throws StoreProblem {
        return store.isOffered(table);
    }

    @Override
    public void share(TableId table, boolean shared, long now) throws StoreProblem {
        store.share(table, shared, now);
    }

    @Override
    public boolean isShared(TableId table) throws StoreProblem {
        return store.isShared(table);
    }

    @Override
    public Optional<byte[]> value(String name) throws StoreProblem {
        return store.value(name);
    }

    @Override
    public void keepValue(String name, byte[] value) throws StoreProblem {
        store.keepValue(name, value);
    }

    @Override
    public boolean hasSeed(TableId table) throws StoreProblem {
        return store.hasSeed(table);
    }

    @Override
    public List<byte[]> replacedJournals(TableId table) throws StoreProblem {
        return store.replacedJournals(table);
    }

    @Override
    public StoreUsage usage() throws StoreProblem {
        return store.usage();
    }

    @Override
    public void compact() throws StoreProblem {
        store.compact();
    }

    @Override
    public List<TableId> ids() throws StoreProblem {
        return store.ids();
    }

    @Override
    public void close() {
        store.close();
    }
}
