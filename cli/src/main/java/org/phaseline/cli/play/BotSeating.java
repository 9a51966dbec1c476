package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.phaseline.bots.BotLevel;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.umpire.Seats;

/** Which seats bots play and how well, read from what somebody typed: {@code Egypt=normal}. */
public final class BotSeating {

    /** One of the seats by its name, or by the name of the side that it speaks for, and the word of a level. */
    private record Wanted(String seat, String level) {}

    private final List<Wanted> wanted;

    private BotSeating(List<Wanted> wanted) {
        this.wanted = wanted;
    }

    public static BotSeating read(List<String> words) {
        List<Wanted> wanted = new ArrayList<>();
        for (String word : words) {
            int sign = word.indexOf('=');
            if (sign < 1 || sign == word.length() - 1) {
                throw Stop.usage("--bot takes a seat and a level, like --bot '"
                        + (sign < 0 && !word.isBlank() ? word : sign < 1 ? "SEAT" : word.substring(0, sign))
                        + "=normal'; '" + word + "' is not both.");
            }
            wanted.add(new Wanted(word.substring(0, sign), word.substring(sign + 1)));
        }
        return new BotSeating(List.copyOf(wanted));
    }

    public boolean isEmpty() {
        return wanted.isEmpty();
    }

    /** Whether one of them is a faction, so that factions need seats of their own. */
    public boolean namesAFaction(Parties parties) {
        return parties.all().stream()
                .anyMatch(party -> party.faction() && wanted.stream().anyMatch(each -> isCalled(party, each.seat)));
    }

    /** The level of each seat that a bot plays. */
    public Map<Integer, BotLevel> levels(Parties parties, Seats seats) {
        Map<Integer, BotLevel> levels = new TreeMap<>();
        for (Wanted each : wanted) {
            BotLevel level = BotLevel.of(each.level)
                    .orElseThrow(() ->
                            Stop.usage("There is no bot '" + each.level + "': it can be " + BotLevel.words() + "."));
            for (int seat : seats(parties, seats.all(), each.seat)) {
                BotLevel before = levels.put(seat, level);
                if (before != null && before != level) {
                    throw Stop.usage("--bot gives " + seats.get(seat).name() + " two levels, " + before.word() + " and "
                            + level.word() + ".");
                }
            }
        }
        return levels;
    }

    private static List<Integer> seats(Parties parties, List<Seats.Seat> all, String name) {
        List<Integer> named = IntStream.range(0, all.size())
                .filter(seat -> isCalled(all.get(seat).name(), name))
                .boxed()
                .toList();
        if (!named.isEmpty()) {
            return named;
        }
        for (Party party : parties.all()) {
            List<Integer> speaking = IntStream.range(0, all.size())
                    .filter(seat -> (all.get(seat).parties() >>> party.index() & 1) != 0)
                    .boxed()
                    .toList();
            if (isCalled(party, name) && !speaking.isEmpty()) {
                return speaking;
            }
        }
        throw Stop.usage("Nobody is called '" + name + "' here: --bot takes one of "
                + all.stream().map(Seats.Seat::name).collect(Collectors.joining(", ")) + ", like --bot '"
                + all.getFirst().name() + "=normal'.");
    }

    private static boolean isCalled(Party party, String name) {
        return isCalled(party.title(), name) || isCalled(party.name(), name);
    }

    private static boolean isCalled(String title, String name) {
        return title.equalsIgnoreCase(name) || title.equalsIgnoreCase("the " + name);
    }
}
