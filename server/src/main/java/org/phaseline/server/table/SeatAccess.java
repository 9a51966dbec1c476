package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.StoredSeat;

/** What opens the seats of a table. Only one at a time changes it, when it is on the disk; whoever asks does not wait for that. */
final class SeatAccess {

    private volatile List<StoredSeat> seats;

    SeatAccess(List<StoredSeat> seats) {
        this.seats = List.copyOf(seats);
    }

    boolean admits(int viewer, SecretHash secret) {
        return seat(viewer).filter(seat -> seat.admits(secret)).isPresent();
    }

    Optional<StoredSeat> seat(int viewer) {
        for (StoredSeat seat : seats) {
            if (seat.number() == viewer) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    synchronized void change(StoredSeat changed) {
        seats = seats.stream()
                .map(seat -> seat.number() == changed.number() ? changed : seat)
                .toList();
    }

    /** As they are on the disk. */
    synchronized void changeTo(List<StoredSeat> stored) {
        seats = List.copyOf(stored);
    }
}
