package org.phaseline.journal;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/** The words of a journal and the numbers of the engine: seats, parties and digressions. */
final class JournalWords {

    private JournalWords() {}

    static List<String> partyNames(Parties parties, long mask) {
        List<String> names = new ArrayList<>();
        for (Party party : parties.all()) {
            if ((mask >>> party.index() & 1) != 0) {
                names.add(party.name());
            }
        }
        return names;
    }

    static Seats seats(Journal journal, Parties parties) throws JournalProblem {
        List<Seats.Seat> seats = new ArrayList<>();
        for (Header.SeatLine line : journal.header().seats()) {
            long mask = 0;
            for (String name : line.parties()) {
                mask |= 1L << party(journal, parties, line, name);
            }
            seats.add(new Seats.Seat(line.name(), mask));
        }
        return new Seats(seats);
    }

    private static int party(Journal journal, Parties parties, Header.SeatLine seat, String name)
            throws JournalProblem {
        for (Party party : parties.all()) {
            if (party.name().equals(name)) {
                return party.index();
            }
        }
        throw new JournalProblem(journal.name() + ", line 1: the seat " + seat.name() + " speaks for " + name
                + ", which the rulebook does not have.");
    }

    static List<byte[]> contributions(Header header) {
        return header.seats().stream()
                .map(seat -> HexFormat.of().parseHex(seat.contribution()))
                .toList();
    }

    /** The number of the seat with this name, or -1. */
    static int seat(Seats seats, String name) {
        for (int i = 0; i < seats.all().size(); i++) {
            if (seats.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** The number of the seat with this name, or -1. */
    static int seat(Header header, String name) {
        for (int i = 0; i < header.seats().size(); i++) {
            if (header.seats().get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** A digression's title; of two with the same title the second gets a number, as words of a choice do. */
    static String digression(CompiledRulebook rulebook, int index) {
        String title = rulebook.digressions().get(index).title();
        int same = 1;
        for (int i = 0; i < index; i++) {
            same += rulebook.digressions().get(i).title().equals(title) ? 1 : 0;
        }
        return same == 1 ? title : title + " (" + same + ")";
    }

    /** The number of the digression a journal calls by this name, or -1. */
    static int digression(CompiledRulebook rulebook, String name) {
        for (int i = 0; i < rulebook.digressions().size(); i++) {
            if (digression(rulebook, i).equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
