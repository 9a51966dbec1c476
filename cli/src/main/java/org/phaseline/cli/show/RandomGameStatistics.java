package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Parties;

/** How many random games went: who won them, how long they took. */
public final class RandomGameStatistics {

    private final Parties parties;
    private final TreeMap<Long, Integer> winners = new TreeMap<>();
    private final List<Long> turns = new ArrayList<>();
    private final List<Long> answers = new ArrayList<>();
    private int unfinished;

    public RandomGameStatistics(Parties parties) {
        this.parties = parties;
    }

    /** A game that has ended; the winners as a mask, 0 when nobody has won. */
    public void ended(long winning, long gameTurn, long given) {
        winners.merge(winning, 1, Integer::sum);
        turns.add(gameTurn);
        answers.add(given);
    }

    /** A game that was given up because it took too many answers. */
    public void unfinished() {
        unfinished++;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        int games = turns.size() + unfinished;
        lines.add(games == 1 ? "1 game" : games + " games");
        winners.entrySet().stream()
                .sorted((a, b) -> b.getValue() - a.getValue())
                .forEach(each -> lines.add("  " + TextWidth.pad(Integer.toString(each.getValue()), 7)
                        + (each.getKey() == 0
                                ? "won by nobody"
                                : "won by " + TextWidth.clean(parties.names(each.getKey())))));
        if (unfinished > 0) {
            lines.add("  " + TextWidth.pad(Integer.toString(unfinished), 7) + "not finished; --most says after how many"
                    + " answers a game is given up");
        }
        if (!turns.isEmpty()) {
            lines.add("game turns: " + spread(turns));
            lines.add("answers: " + spread(answers));
        }
        return lines;
    }

    /** The least, the most, and what half of them do not exceed. */
    private static String spread(List<Long> numbers) {
        List<Long> sorted = numbers.stream().sorted().toList();
        long least = sorted.getFirst();
        long most = sorted.getLast();
        return least == most ? "" + least : least + " to " + most + ", median " + sorted.get((sorted.size() - 1) / 2);
    }
}
