package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.phaseline.bots.BotLevel;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.language.text.VisibleText;

/** Who sits where: the seats people wish for, as the umpire knows them, or why they cannot sit so. */
record Seating(Seats seats, List<String> players, List<String> bots, Optional<String> problem) {

    /** The longest name of a seat or a person, whenever it is given. */
    private static final int LONGEST_NAME = 60;

    /** Seats are bits of a mask. */
    private static final int MOST_SEATS = 60;

    static Seating of(List<TableOrder.Wish> wishes, Parties parties) {
        if (wishes.isEmpty()) {
            Seats usual = ofSides(parties);
            List<String> nobody = usual.all().stream().map(seat -> "").toList();
            return new Seating(usual, nobody, nobody, Optional.empty());
        }
        if (wishes.size() > MOST_SEATS) {
            return refused("At most " + MOST_SEATS + " people can sit at a table.");
        }
        List<Seats.Seat> seats = new ArrayList<>();
        Set<String> names = new HashSet<>();
        long taken = 0;
        for (TableOrder.Wish wish : wishes) {
            long mask = 0;
            for (String name : wish.parties()) {
                Optional<Party> party = find(parties, name);
                if (party.isEmpty()) {
                    return refused("This scenario has no side or faction called '" + name + "'.");
                }
                long own = own(parties, party.get());
                if ((own & taken) != 0) {
                    return refused(party.get().title() + " cannot be played from two seats.");
                }
                taken |= own;
                mask |= own | 1L << party.get().side();
            }
            if (mask == 0) {
                return refused("Each seat must play at least one side or faction.");
            }
            String name =
                    wish.name().isBlank() ? called(parties, mask) : wish.name().strip();
            Optional<String> refusal =
                    refusal(name).or(() -> refusal(wish.player().strip()));
            if (refusal.isPresent()) {
                return refused(refusal.get());
            }
            if (!names.add(name)) {
                return refused("Two seats are called '" + name + "'.");
            }
            seats.add(new Seats.Seat(name, mask));
        }
        Optional<String> bots = refusalOfBots(wishes);
        if (bots.isPresent()) {
            return refused(bots.get());
        }
        long missing = mustBeLed(parties) & ~taken;
        if (missing != 0) {
            return refused("Nobody plays " + parties.names(missing) + ".");
        }
        return new Seating(
                new Seats(seats),
                wishes.stream().map(wish -> wish.player().strip()).toList(),
                wishes.stream().map(TableOrder.Wish::bot).toList(),
                Optional.empty());
    }

    private static Optional<String> refusalOfBots(List<TableOrder.Wish> wishes) {
        if (wishes.stream().noneMatch(wish -> wish.bot().isEmpty())) {
            return Optional.of("At least one seat must be for a person. Games between bots: 'phaseline playtest'.");
        }
        return wishes.stream()
                .map(TableOrder.Wish::bot)
                .filter(level -> !level.isEmpty() && BotLevel.of(level).isEmpty())
                .findFirst()
                .map(Seating::noSuchLevel);
    }

    static String noSuchLevel(String level) {
        return "There is no bot '" + level + "': it can be " + BotLevel.words() + ".";
    }

    private static Seating refused(String sentence) {
        return new Seating(new Seats(List.of()), List.of(), List.of(), Optional.of(sentence));
    }

    /** One seat a side that takes part in the scenario. */
    private static Seats ofSides(Parties parties) {
        return new Seats(Seats.ofSides(parties).all().stream()
                .filter(seat -> (seat.parties() & parties.present()) != 0)
                .toList());
    }

    private static Optional<Party> find(Parties parties, String name) {
        return parties.all().stream()
                .filter(party -> party.name().equals(name) && party.present())
                .findFirst();
    }

    /** Who leads a side leads all of its factions; what a side decides as a whole falls to any who lead a part of it. */
    private static long own(Parties parties, Party party) {
        return party.faction() || parties.factionsOf(party.index()) == 0
                ? 1L << party.index()
                : parties.factionsOf(party.index());
    }

    private static long mustBeLed(Parties parties) {
        long mask = 0;
        for (Party party : parties.all()) {
            if (party.present() && (party.faction() || parties.factionsOf(party.index()) == 0)) {
                mask |= 1L << party.index();
            }
        }
        return mask;
    }

    /** By its side when it leads the whole of it, else by its factions. */
    private static String called(Parties parties, long mask) {
        long named = 0;
        for (Party side : parties.all().subList(0, parties.sides())) {
            long factions = parties.factionsOf(side.index()) & parties.present();
            if ((mask >>> side.index() & 1) != 0) {
                named |= (mask & factions) == factions ? 1L << side.index() : mask & factions;
            }
        }
        String name = parties.names(named);
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "…" : name;
    }

    /** Why nobody can be called so, whenever the name is given. */
    static Optional<String> refusal(String name) {
        return name.length() > LONGEST_NAME
                ? Optional.of("A name can have at most " + LONGEST_NAME + " characters, on one line.")
                : VisibleText.refusal(name);
    }
}
