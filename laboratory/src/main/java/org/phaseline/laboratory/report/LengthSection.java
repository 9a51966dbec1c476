package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.laboratory.tally.Histogram;
import org.phaseline.laboratory.tally.PlayingTime;
import org.phaseline.laboratory.tally.Tally;

/** How long games are. */
final class LengthSection {

    /** A plot has at most so many bars. */
    private static final int BARS = 24;

    private LengthSection() {}

    static Section of(Played played) {
        Tally tally = played.tally();
        PlayingTime time = PlayingTime.USUAL;
        List<List<Cell>> rows = List.of(
                row("game turns", tally.turns),
                row("answers", tally.answers),
                row("decisions", tally.decisions),
                row("minutes", tally.minutes));
        return new Section(
                "How long it takes",
                List.of("A decision is an answer where more than one was possible. Minutes are an estimate: "
                        + time.decision() + " seconds for a decision, " + time.other() + " for any other answer."),
                List.of(
                        bars("Game turns", "game turns", tally.turns),
                        bars("Decisions", "decisions", tally.decisions),
                        bars("Minutes, estimated", "minutes", tally.minutes)),
                List.of(new Table(
                        "Length of a game",
                        List.of(
                                "what",
                                "mean",
                                "median",
                                "shortest",
                                "a tenth is below",
                                "a tenth is above",
                                "longest"),
                        rows)));
    }

    private static List<Cell> row(String what, Histogram numbers) {
        return List.of(
                Cell.of(what),
                Cell.of(numbers.count() == 0 ? Double.NaN : numbers.mean(), 1),
                Cell.of(numbers.quantile(0.5)),
                Cell.of(numbers.quantile(0)),
                Cell.of(numbers.quantile(0.1)),
                Cell.of(numbers.quantile(0.9)),
                Cell.of(numbers.quantile(1)));
    }

    private static Plot bars(String title, String axis, Histogram numbers) {
        List<Plot.Bar> bars = new ArrayList<>();
        if (numbers.count() > 0) {
            int low = numbers.times().firstKey();
            int high = numbers.times().lastKey();
            int wide = (high - low) / BARS + 1;
            for (int from = low; from <= high; from += wide) {
                long count = numbers.times().subMap(from, from + wide).values().stream()
                        .mapToLong(Long::longValue)
                        .sum();
                bars.add(new Plot.Bar(wide == 1 ? "" + from : from + "–" + (from + wide - 1), count));
            }
        }
        return new Plot.Bars(title, axis, bars);
    }
}
