package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.phaseline.laboratory.statistics.Proportion;
import org.phaseline.laboratory.tally.Indicator;
import org.phaseline.laboratory.tally.LeadTally;

/** How early the winner is known, and whether a lead runs away. */
final class LeadSection {

    /** From here on a share says something. */
    private static final int ENOUGH = 30;

    /** Who is ahead this often wins as good as surely. */
    private static final double SURE = 0.9;

    private static final int MIDDLE = 5;

    /** An indicator, the way it tells more, and how much it tells: the share of games it calls right, ties shared. */
    private record Told(Indicator indicator, int number, LeadTally.Way way, double right) {}

    private final Played played;
    private final LeadTally leads;

    private LeadSection(Played played) {
        this.played = played;
        this.leads = played.tally().leads;
    }

    static Section of(Played played) {
        return new LeadSection(played).make();
    }

    private Section make() {
        List<Told> told = told();
        if (played.sides().size() < 2 || told.isEmpty() || decided(told.getFirst(), LeadTally.TENTHS - 1) == 0) {
            return new Section(
                    "How early the winner is known",
                    List.of(
                            "The rulebook keeps no number by which one side could be ahead, or no game was won by one side alone."),
                    List.of(),
                    List.of());
        }
        Told best = told.getFirst();
        List<Plot.Line> lines = told.stream()
                .limit(3)
                .map(each -> new Plot.Line(name(each), rates(each)))
                .toList();
        List<String> tenths = IntStream.range(0, LeadTally.TENTHS)
                .mapToObj(tenth -> tenth * 10 + " %")
                .toList();
        return new Section(
                "How early the winner is known",
                sentences(best),
                List.of(
                        new Plot.Lines("Games won by whoever is ahead", "share of the game's answers", tenths, lines),
                        new Plot.Shares(
                                "Runaway leads: games won by whoever leads half-way, by how far", runaway(best))),
                List.of(known(told), leadTable(best)));
    }

    private List<Told> told() {
        List<Indicator> indicators = Indicator.of(played.rulebook());
        List<Told> told = new ArrayList<>();
        for (int i = 0; i < indicators.size(); i++) {
            Told most = told(indicators.get(i), i, LeadTally.Way.MOST);
            Told least = told(indicators.get(i), i, LeadTally.Way.LEAST);
            told.add(least.right > most.right ? least : most);
        }
        told.sort((a, b) -> Double.compare(b.right, a.right));
        return told;
    }

    private Told told(Indicator indicator, int number, LeadTally.Way way) {
        double right = 0;
        long all = 0;
        for (int tenth = MIDDLE; tenth < LeadTally.TENTHS - 1; tenth++) {
            right += leads.won(number, way, tenth)
                    + (double) leads.tied(number, way, tenth) / played.sides().size();
            all += leads.won(number, way, tenth) + leads.lost(number, way, tenth) + leads.tied(number, way, tenth);
        }
        return new Told(indicator, number, way, all == 0 ? 0 : right / all);
    }

    private static String name(Told told) {
        return (told.way == LeadTally.Way.MOST ? "most " : "least ") + told.indicator.name();
    }

    private List<Proportion> rates(Told told) {
        return IntStream.range(0, LeadTally.TENTHS)
                .mapToObj(tenth -> rate(told, tenth))
                .toList();
    }

    /** Of the games in which somebody is ahead, those that they win. */
    private Proportion rate(Told told, int tenth) {
        return new Proportion(leads.won(told.number, told.way, tenth), decided(told, tenth));
    }

    private long decided(Told told, int tenth) {
        return leads.won(told.number, told.way, tenth) + leads.lost(told.number, told.way, tenth);
    }

    private List<String> sentences(Told best) {
        List<String> sentences = new ArrayList<>();
        sentences.add(
                "Of the numbers the rulebook keeps, the one that tells most is: " + name(best)
                        + ". Only games that one side alone has won are looked at; games where nobody is ahead are left out of each share.");
        int known = IntStream.range(0, LeadTally.TENTHS)
                .filter(tenth -> IntStream.range(tenth, LeadTally.TENTHS)
                        .allMatch(later -> decided(best, later) >= ENOUGH
                                && rate(best, later).share() >= SURE))
                .findFirst()
                .orElse(-1);
        sentences.add(
                known < 0
                        ? "Nobody who is ahead by it can be sure of the game: at no time do they go on to win nine games in ten."
                        : "From " + known * 10
                                + " % of the game on, whoever is ahead by it wins at least nine games in ten.");
        Proportion half = rate(best, MIDDLE);
        if (half.isKnown()) {
            sentences.add("Half-way through, whoever is ahead wins " + Figures.rate(half) + " of these games.");
        }
        return sentences;
    }

    private Table known(List<Told> told) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Told each : told) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(name(each))));
            for (int tenth : new int[] {1, 3, MIDDLE, 7, 9, 10}) {
                row.add(new Cell.Share(rate(each, tenth)));
            }
            rows.add(row);
        }
        return new Table(
                "Games won by whoever is ahead",
                List.of("ahead by", "at 10 %", "30 %", "50 %", "70 %", "90 %", "the end"),
                rows);
    }

    private List<Plot.Share> runaway(Told best) {
        List<Plot.Share> shares = new ArrayList<>();
        for (int bucket = 0; bucket < LeadTally.BUCKETS; bucket++) {
            Proportion rate = lead(best, MIDDLE, bucket);
            if (rate.isKnown()) {
                shares.add(new Plot.Share(bucket(bucket), rate));
            }
        }
        return shares;
    }

    private Proportion lead(Told told, int tenth, int bucket) {
        return new Proportion(
                leads.ledAndWon(told.number, told.way, tenth, bucket), leads.led(told.number, told.way, tenth, bucket));
    }

    private static String bucket(int bucket) {
        long least = LeadTally.least(bucket);
        long most = LeadTally.least(bucket + 1) - 1;
        return bucket == LeadTally.BUCKETS - 1
                ? "by " + least + " or more"
                : least == most ? "by " + least : "by " + least + " to " + most;
    }

    private Table leadTable(Told best) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int bucket = 0; bucket < LeadTally.BUCKETS; bucket++) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(bucket(bucket))));
            boolean any = false;
            for (int tenth : new int[] {2, MIDDLE, 8}) {
                Proportion rate = lead(best, tenth, bucket);
                any |= rate.isKnown();
                row.add(Cell.of(rate.of()));
                row.add(new Cell.Share(rate));
            }
            if (any) {
                rows.add(row);
            }
        }
        return new Table(
                "Leads by " + name(best) + ", and how often they win",
                List.of("lead", "games at 20\u00a0%", "won", "games at 50\u00a0%", "won", "games at 80\u00a0%", "won"),
                rows);
    }
}
