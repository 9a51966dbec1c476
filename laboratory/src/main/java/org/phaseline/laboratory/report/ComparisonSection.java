package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.phaseline.engine.outline.Step;
import org.phaseline.laboratory.statistics.FisherTest;
import org.phaseline.laboratory.statistics.HolmCorrection;
import org.phaseline.laboratory.statistics.Proportion;
import org.phaseline.laboratory.statistics.WelchTest;
import org.phaseline.laboratory.tally.Histogram;
import org.phaseline.laboratory.tally.Usage;
import org.phaseline.laboratory.tally.UsageKey;

/** What differs between two versions of a rulebook, and whether it is more than chance. */
final class ComparisonSection {

    private static final double SIGNIFICANT = 0.05;

    /** One thing that is compared: its value in both, and how likely they differ so by chance. */
    private record Compared(String what, Cell before, Cell now, double p) {}

    private final Played before;
    private final Played now;
    private final List<Compared> compared = new ArrayList<>();

    private ComparisonSection(Played before, Played now) {
        this.before = before;
        this.now = now;
    }

    static Section of(Played before, Played now) {
        return new ComparisonSection(before, now).make();
    }

    private Section make() {
        winners();
        lengths();
        steps();
        options();
        List<Double> corrected =
                HolmCorrection.of(compared.stream().map(Compared::p).toList());
        List<Integer> order = IntStream.range(0, compared.size())
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> corrected.get(i))
                        .thenComparing(i -> compared.get(i).p)
                        .thenComparing(i -> i))
                .toList();
        long differing = corrected.stream().filter(p -> p < SIGNIFICANT).count();
        List<List<Cell>> rows = order.stream()
                .map(i -> List.of(
                        Cell.of(compared.get(i).what),
                        compared.get(i).before,
                        compared.get(i).now,
                        new Cell.Probability(corrected.get(i)),
                        Cell.of(corrected.get(i) < SIGNIFICANT ? "differs" : "")))
                .toList();
        return new Section(
                "Compared with " + now.title(),
                List.of(
                        differing == 0
                                ? "None of " + compared.size()
                                        + " things compared differs by more than chance explains."
                                : Figures.count(differing) + " of " + compared.size() + " things compared "
                                        + (differing == 1 ? "differs" : "differ") + " by more than chance explains.",
                        "Shares are compared by Fisher's exact test, means by Welch's t-test, both two-sided. p is corrected for the number of comparisons (Holm);"
                                + " below 0.05 it counts as a difference."),
                List.of(new Plot.Shares("Games won, before and now", shares())),
                List.of(new Table(
                        "Before and now",
                        List.of("", "before: " + before.title(), "now: " + now.title(), "p, corrected", ""),
                        rows,
                        Math.max(Table.USUAL, (int) differing))));
    }

    private List<Plot.Share> shares() {
        List<Plot.Share> shares = new ArrayList<>();
        for (int side : before.sides()) {
            shares.add(new Plot.Share(before.side(side) + ", before", before.won(side)));
            sideOf(before.side(side))
                    .forEach(other -> shares.add(new Plot.Share(before.side(side) + ", now", now.won(other))));
        }
        return shares;
    }

    /** The side of the other version with the same title, if there is one. */
    private List<Integer> sideOf(String title) {
        return now.sides().stream()
                .filter(side -> now.side(side).equals(title))
                .limit(1)
                .toList();
    }

    private void rates(String what, Proportion a, Proportion b) {
        if (a.isKnown() && b.isKnown()) {
            compared.add(new Compared(what, new Cell.Share(a), new Cell.Share(b), FisherTest.p(a, b)));
        }
    }

    private void winners() {
        for (int side : before.sides()) {
            sideOf(before.side(side))
                    .forEach(other -> rates("won by " + before.side(side), before.won(side), now.won(other)));
        }
        rates("drawn", before.nobody(), now.nobody());
        rates(
                "games that come to their end",
                new Proportion(before.tally().ended(), before.tally().games()),
                new Proportion(now.tally().ended(), now.tally().games()));
    }

    private void lengths() {
        means("game turns", before.tally().turns, now.tally().turns);
        means("answers", before.tally().answers, now.tally().answers);
        means("decisions", before.tally().decisions, now.tally().decisions);
    }

    private void means(String what, Histogram a, Histogram b) {
        compared.add(new Compared(
                what + ", mean", Cell.of(a.mean(), 2), Cell.of(b.mean(), 2), WelchTest.p(sample(a), sample(b))));
    }

    private static WelchTest.Sample sample(Histogram numbers) {
        return new WelchTest.Sample(numbers.count(), numbers.mean(), numbers.variance());
    }

    /** In how many games each step was reached; one that only one of them has is reached in none of the other's games. */
    private void steps() {
        TreeMap<String, Proportion> others = new TreeMap<>();
        for (Step step : now.steps()) {
            others.put(
                    step.key(),
                    new Proportion(
                            now.tally().reached(step.index()), now.tally().games()));
        }
        for (Step step : before.steps()) {
            Proportion other = others.remove(step.key());
            rates(
                    "reached: " + before.step(step.index()),
                    new Proportion(
                            before.tally().reached(step.index()), before.tally().games()),
                    other == null ? new Proportion(0, now.tally().games()) : other);
        }
        for (Step step : now.steps()) {
            Proportion only = others.get(step.key());
            if (only != null) {
                rates(
                        "reached: " + now.step(step.index()),
                        new Proportion(0, before.tally().games()),
                        only);
            }
        }
    }

    /** In how many games each piece, word and option was used, by step and name: addresses differ between versions. */
    private void options() {
        TreeMap<String, Proportion> others = used(now);
        used(before).forEach((what, rate) -> {
            Proportion other = others.remove(what);
            rates(
                    "used: " + what,
                    rate,
                    other == null ? new Proportion(0, now.tally().ended()) : other);
        });
        others.forEach((what, rate) ->
                rates("used: " + what, new Proportion(0, before.tally().ended()), rate));
    }

    private static TreeMap<String, Proportion> used(Played played) {
        TreeMap<String, Proportion> used = new TreeMap<>();
        for (Usage usage : played.tally().usage.all()) {
            int step = UsageKey.sort(usage.key()) == UsageKey.Sort.OPTION
                    ? played.rulebook().stepAt()[UsageKey.place(usage.key())]
                    : -1;
            if (step >= 0 && !usage.name().isEmpty()) {
                String what =
                        played.step(step) + " – " + usage.name() + ", by " + played.side(UsageKey.party(usage.key()));
                Proportion rate = new Proportion(usage.games(), played.tally().ended());
                // Two questions of a step may offer the same word: the one that is used more stands for both.
                used.merge(what, rate, (a, b) -> a.hits() >= b.hits() ? a : b);
            }
        }
        return used;
    }
}
