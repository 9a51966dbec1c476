package org.phaseline.server.table;

import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.phaseline.server.store.StoredSeat;

/** Which secrets open the seats of a table. Only one at a time changes them; whoever asks does not wait for that. */
final class Keyring {

    /** Below the first seat come those who watch, and the owner. */
    private static final int FIRST = StoredSeat.OWNER;

    private final AtomicIntegerArray changes;
    private volatile List<StoredSeat> seats;

    Keyring(List<StoredSeat> seats) {
        this.seats = seats;
        this.changes = new AtomicIntegerArray(seats.size());
    }

    boolean admits(int viewer, Secret secret) {
        return hash(seats, viewer).filter(secret::fits).isPresent();
    }

    private static Optional<byte[]> hash(List<StoredSeat> seats, int viewer) {
        return seats.stream()
                .filter(seat -> seat.number() == viewer)
                .map(StoredSeat::secretHash)
                .findFirst();
    }

    /** How often the secret of a seat was changed. */
    int changes(int viewer) {
        int at = viewer - FIRST;
        return at < changes.length() ? changes.get(at) : 0;
    }

    /** From now on a seat is opened by another secret, which is on the disk. */
    void change(int viewer, byte[] secretHash) {
        changeTo(seats.stream()
                .map(seat -> seat.number() == viewer ? new StoredSeat(viewer, secretHash, seat.player()) : seat)
                .toList());
    }

    /** As they are on the disk; who came in by a secret that opens nothing any more has to come in anew. */
    synchronized void changeTo(List<StoredSeat> stored) {
        List<StoredSeat> before = seats;
        seats = List.copyOf(stored);
        for (StoredSeat seat : stored) {
            Optional<byte[]> old = hash(before, seat.number());
            if (old.isPresent() && !MessageDigest.isEqual(old.get(), seat.secretHash())) {
                changes.incrementAndGet(seat.number() - FIRST);
            }
        }
    }
}
