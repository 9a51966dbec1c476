package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Parties;
import org.phaseline.laboratory.tally.Histogram;
import org.phaseline.laboratory.tally.Tally;

/** How random games went, in a few lines: who won them, how long they took. */
public final class RandomGameStatistics {

    private RandomGameStatistics() {}

    public static List<String> lines(Tally tally, Parties parties) {
        List<String> lines = new ArrayList<>();
        lines.add(tally.games() == 1 ? "1 game" : tally.games() + " games");
        tally.winners().entrySet().stream()
                .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
                .forEach(each -> lines.add(counted(each.getValue())
                        + (each.getKey() == 0 ? "drawn" : "won by " + TextWidth.clean(parties.names(each.getKey())))));
        if (tally.unfinished() > 0) {
            lines.add(counted(tally.unfinished())
                    + "not finished; --most says after how many answers a game is given up");
        }
        if (tally.ended() > 0) {
            lines.add("game turns: " + spread(tally.turns));
            lines.add("answers: " + spread(tally.answers));
        }
        return lines;
    }

    private static String counted(long games) {
        return "  " + TextWidth.pad(Long.toString(games), 7);
    }

    /** The least, the most, and what half of them do not exceed. */
    private static String spread(Histogram numbers) {
        int least = numbers.quantile(0);
        int most = numbers.quantile(1);
        return least == most ? "" + least : least + " to " + most + ", median " + numbers.quantile(0.5);
    }
}
