package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;

/** The chairs at the table, and which parties each of them speaks for. */
public record Seats(List<Seat> all) {

    public record Seat(String name, long parties) {}

    public Seats {
        all = List.copyOf(all);
    }

    /** One seat a side, which also speaks for the side's factions. */
    public static Seats ofSides(Parties parties) {
        List<Seat> seats = new ArrayList<>();
        for (Party party : parties.all()) {
            if (!party.faction()) {
                seats.add(new Seat(party.title(), 1L << party.index() | parties.factionsOf(party.index())));
            }
        }
        return new Seats(seats);
    }

    /**
     * One seat for each faction that takes part; a side without factions has its own, and a side's own decisions fall to any of its
     * factions.
     */
    public static Seats ofFactions(Parties parties) {
        List<Seat> seats = new ArrayList<>();
        for (Party party : parties.all()) {
            if (!party.present()) {
                continue;
            }
            if (party.faction()) {
                seats.add(new Seat(party.title(), 1L << party.index() | 1L << party.side()));
            } else if (parties.factionsOf(party.index()) == 0) {
                seats.add(new Seat(party.title(), 1L << party.index()));
            }
        }
        return new Seats(seats);
    }

    public Seat get(int seat) {
        return all.get(seat);
    }

    /** The seats that may answer for any of these parties, as a mask. */
    public long speakingFor(long parties) {
        long seats = 0;
        for (int i = 0; i < all.size(); i++) {
            if ((all.get(i).parties & parties) != 0) {
                seats |= 1L << i;
            }
        }
        return seats;
    }
}
