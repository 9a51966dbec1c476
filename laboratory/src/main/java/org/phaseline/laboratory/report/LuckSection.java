package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.laboratory.statistics.Proportion;
import org.phaseline.laboratory.statistics.VarianceShares;
import org.phaseline.laboratory.tally.LuckTally;
import org.phaseline.laboratory.tally.Tally;

/** How much is luck and how much is play. */
final class LuckSection {

    /** What is shown as 0.0 %. */
    private static final double NOTHING = 0.0005;

    private LuckSection() {}

    static Section of(Played played) {
        Tally tally = played.tally();
        List<String> sentences = new ArrayList<>();
        List<Plot> plots = new ArrayList<>();
        List<Table> tables = new ArrayList<>();
        if (tally.luck.groups() > 0) {
            shares(tally, sentences, plots, tables);
        }
        if (tally.pairs.sets() > 0) {
            pairs(tally, tables);
            sentences.add(
                    "Each set of dice was played once with every player in every seat: where the same player won every time it was play"
                            + " that decided, where the same seat did it was the seat and its dice.");
        } else {
            sentences.add(
                    "With players of different strength, such as --players easy,normal, the report also says how often the better one wins with the same dice.");
        }
        return new Section("Luck and play", sentences, plots, tables);
    }

    private static void shares(Tally tally, List<String> sentences, List<Plot> plots, List<Table> tables) {
        VarianceShares shares = VarianceShares.of(tally.luck);
        long games = tally.luck.groups() * LuckTally.SETS * LuckTally.SETS;
        sentences.add(Figures.count(games) + " more games were played for this, in groups of "
                + LuckTally.SETS * LuckTally.SETS + ": each of " + LuckTally.SETS + " sets of dice with each of "
                + LuckTally.SETS + " sets of decisions by the same players.");
        if (!shares.isKnown()) {
            sentences.add("All of them ended alike, so there is nothing to explain.");
            return;
        }
        sentences.add(said(shares));
        plots.add(new Plot.Parts(
                "What decides who wins",
                List.of(
                        new Plot.Part("dice", shares.dice()),
                        new Plot.Part("decisions", shares.decisions()),
                        new Plot.Part("both together", shares.both()))));
        tables.add(new Table(
                "Variance of who wins (two-way random effects)",
                List.of("from", "share in %"),
                List.of(
                        List.of(Cell.of("dice"), Cell.of(100 * shares.dice(), 1)),
                        List.of(Cell.of("decisions"), Cell.of(100 * shares.decisions(), 1)),
                        List.of(Cell.of("both together"), Cell.of(100 * shares.both(), 1)))));
    }

    private static void pairs(Tally tally, List<Table> tables) {
        long sets = tally.pairs.sets();
        tables.add(new Table(
                "The same dice with the players in other seats",
                List.of("won every time by", "sets of dice", "share"),
                List.of(
                        row("the same player", tally.pairs.samePlayer(), sets),
                        row("the same seat", tally.pairs.sameSeat(), sets),
                        row("neither", sets - tally.pairs.samePlayer() - tally.pairs.sameSeat(), sets))));
    }

    private static List<Cell> row(String who, long hits, long of) {
        return List.of(Cell.of(who), Cell.of(hits), new Cell.Share(new Proportion(hits, of)));
    }

    private static String said(VarianceShares shares) {
        return "Of the differences in who wins, " + Figures.percent(shares.dice())
                + (Double.isNaN(shares.error()) ? "" : " (standard error " + Figures.percent(shares.error()) + ")")
                + " follow from the dice whatever is decided, " + Figures.percent(shares.decisions())
                + " from the decisions whatever is rolled, and " + Figures.percent(shares.both())
                + " from both together"
                + (shares.both() < NOTHING
                        ? "."
                        : ": the same decision is right with some dice and wrong with others.");
    }

    /** The same in a sentence. */
    static List<String> summary(Played played) {
        LuckTally luck = played.tally().luck;
        VarianceShares shares = VarianceShares.of(luck);
        return luck.groups() > 0 && shares.isKnown() ? List.of(said(shares)) : List.of();
    }
}
