package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.laboratory.statistics.FisherTest;
import org.phaseline.laboratory.statistics.Proportion;
import org.phaseline.laboratory.tally.Tally;

/** Who wins, from which seat, moving first or not, and playing how well. */
final class WinnersSection {

    private static final double SIGNIFICANT = 0.05;

    private final Played played;
    private final Tally tally;
    private final List<String> sentences = new ArrayList<>();

    private WinnersSection(Played played) {
        this.played = played;
        this.tally = played.tally();
    }

    static Section of(Played played) {
        return new WinnersSection(played).make();
    }

    private Section make() {
        List<List<Cell>> rows = new ArrayList<>();
        List<Plot.Share> shares = new ArrayList<>();
        for (int side : played.sides()) {
            rows.add(List.of(Cell.of(played.side(side)), Cell.of(tally.wonBy(side)), new Cell.Share(played.won(side))));
            shares.add(new Plot.Share(played.side(side), played.won(side)));
        }
        for (var each : tally.winners().entrySet()) {
            if (Long.bitCount(each.getKey() & played.parties().sidesMask()) > 1) {
                rows.add(row(played.parties().names(each.getKey()) + " together", each.getValue()));
            }
        }
        if (played.nobody().hits() > 0) {
            rows.add(row("drawn", played.nobody().hits()));
            shares.add(new Plot.Share("drawn", played.nobody()));
        }
        balance();
        troubles();
        List<Table> tables = new ArrayList<>();
        tables.add(new Table("Who won", List.of("side", "games won", "share of games, 95 % interval"), rows));
        if (played.sides().size() > 1) {
            tables.add(firstMovers());
        }
        List<Plot> plots = new ArrayList<>(List.of(new Plot.Shares("Games won", shares)));
        if (played.playtest().playersDiffer()) {
            players(plots, tables);
        }
        return new Section("Who wins", sentences, plots, tables);
    }

    private List<Cell> row(String who, long games) {
        return List.of(Cell.of(who), Cell.of(games), Cell.rate(games, tally.ended()));
    }

    /** Compares the sides: among the games that one of the two won, is it half of them? */
    private void balance() {
        List<Integer> sides = played.sides();
        if (sides.size() == 1) {
            sentences.add("The game has one seat: there is nobody to win against, so this says how often it is won.");
            return;
        }
        if (tally.ended() == 0) {
            return;
        }
        int best = sides.getFirst();
        int least = sides.getFirst();
        for (int side : sides) {
            best = tally.wonBy(side) > tally.wonBy(best) ? side : best;
            least = tally.wonBy(side) <= tally.wonBy(least) && side != best ? side : least;
        }
        long both = tally.wonBy(best) + tally.wonBy(least);
        if (both == 0) {
            sentences.add("No game was won by anybody.");
            return;
        }
        Proportion share = new Proportion(tally.wonBy(best), both);
        sentences.add(
                share.low() > 0.5
                        ? "Of the games that " + played.side(best) + " or " + played.side(least) + " won, "
                                + played.side(best) + " won " + Figures.rate(share)
                                + ": more than chance explains."
                        : "Between " + played.side(best) + " and " + played.side(least)
                                + " these games show no difference that chance alone does not explain.");
    }

    private void troubles() {
        if (tally.unfinished() > 0) {
            sentences.add(Figures.count(tally.unfinished()) + " of " + Figures.count(tally.games())
                    + " games were given up after "
                    + Figures.count(played.playtest().most())
                    + " answers and count as neither won nor lost.");
        }
        if (tally.stuck() > 0) {
            sentences.add(Figures.count(tally.stuck()) + " of " + Figures.count(tally.games())
                    + " games did not go on; in game " + tally.stuckIn() + " " + tally.trouble() + ".");
        }
    }

    private Table firstMovers() {
        List<List<Cell>> rows = new ArrayList<>();
        for (int side : played.sides()) {
            long first = tally.wasFirst(side);
            Proportion moving = new Proportion(tally.wasFirstAndWon(side), first);
            Proportion following =
                    new Proportion(tally.wonBy(side) - tally.wasFirstAndWon(side), Math.max(0, tally.ended() - first));
            rows.add(List.of(
                    Cell.of(played.side(side)), Cell.of(first), new Cell.Share(moving), new Cell.Share(following)));
            if (moving.isKnown() && following.isKnown() && FisherTest.p(moving, following) < SIGNIFICANT) {
                sentences.add(played.side(side) + " " + played.parties().verb(played.side(side), "wins") + " "
                        + Figures.percent(moving.share())
                        + " of the games in which the first decision is theirs, and "
                        + Figures.percent(following.share()) + " of the others.");
            }
        }
        return new Table(
                "By seat order: who has the first decision of the game",
                List.of("side", "games with the first decision", "won then", "won otherwise"),
                rows);
    }

    private void players(List<Plot> plots, List<Table> tables) {
        List<List<Cell>> rows = new ArrayList<>();
        List<Plot.Share> shares = new ArrayList<>();
        for (int level = 0; level < played.playtest().levels().size(); level++) {
            Proportion won = new Proportion(tally.playedAndWon(level), tally.played(level));
            String name =
                    (level + 1) + ": " + played.playtest().levels().get(level).name();
            rows.add(List.of(Cell.of(name), Cell.of(won.of()), new Cell.Share(won)));
            shares.add(new Plot.Share(name, won));
        }
        plots.add(new Plot.Shares("Games won, by player", shares));
        tables.add(new Table("By player, each in every seat", List.of("player", "games", "won"), rows));
    }

    /** How often each player won, where they differ, for a terminal. */
    static List<String> players(Played played) {
        List<String> lines = new ArrayList<>();
        if (played.playtest().playersDiffer()) {
            for (int level = 0; level < played.playtest().levels().size(); level++) {
                Proportion won = new Proportion(
                        played.tally().playedAndWon(level), played.tally().played(level));
                lines.add("  " + Figures.rate(won) + "  won by player " + (level + 1) + ", "
                        + played.playtest().levels().get(level).name());
            }
        }
        return lines;
    }
}
