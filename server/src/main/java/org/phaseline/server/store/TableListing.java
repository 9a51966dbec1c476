package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;

/** A table as a list of tables shows it: everything but its journal and what was said at it. */
public record TableListing(String title, List<StoredSeat> seats, Summary summary) {

    public TableListing {
        seats = List.copyOf(seats);
    }

    public Optional<StoredSeat> seat(int number) {
        return seats.stream().filter(seat -> seat.number() == number).findFirst();
    }
}
