package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;

/** Which secrets open the seats of a table. Only one at a time changes them; whoever asks does not wait for that. */
final class Keyring {

    private final TableId table;
    private final Store store;
    private final AtomicIntegerArray changes;
    private volatile List<StoredSeat> seats;

    Keyring(TableId table, Store store, List<StoredSeat> seats) {
        this.table = table;
        this.store = store;
        this.seats = seats;
        this.changes = new AtomicIntegerArray(seats.size());
    }

    boolean admits(int viewer, Secret secret) {
        return seats.stream().anyMatch(seat -> seat.number() == viewer && secret.fits(seat.secretHash()));
    }

    /** How often the secret of a seat was changed. */
    int changes(int viewer) {
        for (int i = 0; i < changes.length(); i++) {
            if (seats.get(i).number() == viewer) {
                return changes.get(i);
            }
        }
        return 0;
    }

    synchronized Secret change(int viewer) throws StoreProblem {
        Secret secret = Secret.fresh();
        List<StoredSeat> changed = new ArrayList<>(seats);
        for (int i = 0; i < changed.size(); i++) {
            StoredSeat seat = changed.get(i);
            if (seat.number() == viewer) {
                store.rekey(table, viewer, secret.hash());
                changed.set(i, new StoredSeat(viewer, secret.hash(), seat.player()));
                seats = List.copyOf(changed);
                changes.incrementAndGet(i);
            }
        }
        return secret;
    }
}
