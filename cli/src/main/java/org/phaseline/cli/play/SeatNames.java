package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.umpire.Seats;

/** What a seat can be called at the prompt: its own name, and the names of the parties that nobody else speaks for. */
final class SeatNames {

    private final Seats seats;
    private final Parties parties;

    SeatNames(Seats seats, Parties parties) {
        this.seats = seats;
        this.parties = parties;
    }

    boolean isCalled(int seat, String text) {
        return seats.get(seat).name().equalsIgnoreCase(text)
                || others(seat).stream().anyMatch(text::equalsIgnoreCase);
    }

    /** The names of its parties, in the rulebook's words and as people read them. */
    List<String> others(int seat) {
        List<String> names = new ArrayList<>();
        for (Party party : parties.all()) {
            boolean own = (seats.get(seat).parties() >>> party.index() & 1) != 0;
            long speakers = seats.all().stream()
                    .filter(each -> (each.parties() >>> party.index() & 1) != 0)
                    .count();
            if (own && speakers == 1) {
                names.add(party.name());
                names.add(party.title());
            }
        }
        return names;
    }
}
