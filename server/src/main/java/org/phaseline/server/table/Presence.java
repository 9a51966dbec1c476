package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.view.SidePanel;

/** Who has gathered around a table: what the players are called, which seats nobody has taken yet, and whose browsers are looking on. */
final class Presence {

    private final List<String> players = new ArrayList<>();
    private final int[] browsers;
    private long free;
    private Optional<SidePanel.Round> round = Optional.empty();

    Presence(int seats, List<StoredSeat> stored) {
        this.browsers = new int[seats];
        for (int i = 0; i < seats; i++) {
            players.add("");
        }
        called(stored);
    }

    synchronized void called(List<StoredSeat> stored) {
        stored.forEach(this::stands);
    }

    /** How a seat stands now. */
    synchronized void stands(StoredSeat seat) {
        if (seat.number() >= 0) {
            long bit = 1L << seat.number();
            players.set(seat.number(), seat.player());
            free = seat.sessions().isEmpty() ? free | bit : free & ~bit;
        }
    }

    synchronized void called(int seat, String player) {
        players.set(seat, player);
    }

    /** A browser looks on; whether it is the seat's first. */
    synchronized boolean comes(int seat) {
        return ++browsers[seat] == 1;
    }

    /** A browser has gone; whether it was the seat's last. */
    synchronized boolean goes(int seat) {
        return --browsers[seat] == 0;
    }

    synchronized void round(Optional<SidePanel.Round> now) {
        round = now;
    }

    synchronized SidePanels.Company company() {
        long here = 0;
        for (int seat = 0; seat < browsers.length; seat++) {
            here |= browsers[seat] > 0 ? 1L << seat : 0;
        }
        return new SidePanels.Company(List.copyOf(players), here, free, round);
    }
}
