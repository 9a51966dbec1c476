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

/**
 * What differs between two versions of a rulebook, and whether it is more than chance. The few figures that tell of the game as a whole are one family of
 * comparisons, and each step and option is one of another: so what a change does to the game is not lost among hundreds of options.
 */
final class ComparisonSection {

    private static final double SIGNIFICANT = 0.05;

    /** More changes of the text are counted and not listed. */
    private static final int MOST_CHANGES = 12;

    /** One thing that is compared: its value in both versions, by how much the other's is higher, and how likely they differ so by chance. */
    private record Compared(String what, Cell here, Cell there, Cell difference, double p) {}

    /** Comparisons that are corrected for how many they are together. */
    private record Family(List<Compared> compared, List<Double> corrected) {

        static Family of(List<Compared> compared) {
            return new Family(
                    List.copyOf(compared),
                    HolmCorrection.of(compared.stream().map(Compared::p).toList()));
        }

        boolean differs(int i) {
            return corrected.get(i) < SIGNIFICANT;
        }

        List<Integer> differing() {
            return IntStream.range(0, compared.size())
                    .filter(this::differs)
                    .boxed()
                    .toList();
        }

        List<List<Cell>> rows(List<Integer> order) {
            return order.stream()
                    .map(i -> List.of(
                            Cell.of(compared.get(i).what),
                            compared.get(i).here,
                            compared.get(i).there,
                            compared.get(i).difference,
                            new Cell.Probability(corrected.get(i)),
                            Cell.of(differs(i) ? "yes" : "–")))
                    .toList();
        }
    }

    private final Played here;
    private final Played there;
    private final List<Compared> whole = new ArrayList<>();
    private final List<Compared> parts = new ArrayList<>();

    private ComparisonSection(Played here, Played there) {
        this.here = here;
        this.there = there;
        winners();
        lengths();
        steps();
        options();
    }

    static Section of(Played here, Played there) {
        return new ComparisonSection(here, there).make();
    }

    /** The most important of it, for a terminal. */
    static List<String> summary(Played here, Played there) {
        ComparisonSection comparison = new ComparisonSection(here, there);
        List<String> lines = new ArrayList<>();
        Family whole = Family.of(comparison.whole);
        Family parts = Family.of(comparison.parts);
        lines.add("Compared with " + there.title() + ": " + wholeSentence(whole));
        changes(there).forEach(change -> lines.add("  " + change));
        whole.differing().forEach(i -> lines.add(line(whole, i)));
        lines.add("  " + partsSentence(parts));
        parts.differing().forEach(i -> lines.add(line(parts, i)));
        return lines;
    }

    private static String line(Family family, int i) {
        Compared each = family.compared.get(i);
        return "  " + each.what + ": " + each.here.text() + ", in the other version " + each.there.text() + ", p "
                + new Cell.Probability(family.corrected.get(i)).text();
    }

    private static String wholeSentence(Family whole) {
        List<Integer> differing = whole.differing();
        return differing.isEmpty()
                ? "None of " + whole.compared.size()
                        + " figures of the game as a whole differs by more than chance explains."
                : differing.size() + " of " + whole.compared.size() + " figures of the game as a whole "
                        + (differing.size() == 1 ? "differs" : "differ") + " by more than chance explains.";
    }

    private static String partsSentence(Family parts) {
        int differing = parts.differing().size();
        return "Of " + Figures.count(parts.compared.size()) + " steps and options, "
                + (differing == 0
                        ? "none is reached or used in more or fewer games than chance explains."
                        : Figures.count(differing) + (differing == 1 ? " is" : " are")
                                + " reached or used in more or fewer games than chance explains.");
    }

    private Section make() {
        Family figures = Family.of(whole);
        Family used = Family.of(parts);
        List<Integer> likeliest = IntStream.range(0, parts.size())
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> used.corrected.get(i))
                        .thenComparing(i -> parts.get(i).p)
                        .thenComparing(i -> i))
                .toList();
        List<String> sentences = new ArrayList<>(changes(there));
        sentences.addAll(
                List.of(
                        wholeSentence(figures),
                        partsSentence(used),
                        "Shares are compared by Fisher's exact test, means by Welch's t-test, both two-sided. p is corrected for the number of comparisons in its table"
                                + " (Holm); below 0.05 it counts as more than chance. Differences of shares are in percentage points."));
        return new Section(
                "Compared with " + there.title(),
                sentences,
                List.of(new Plot.Shares("Games won, in this version and in the other", shares())),
                List.of(
                        new Table(
                                "The game as a whole",
                                columns("figure"),
                                figures.rows(
                                        IntStream.range(0, whole.size()).boxed().toList())),
                        new Table(
                                "Steps and options: in how many games they are reached or used",
                                columns("step or option"),
                                used.rows(likeliest),
                                Math.max(Table.USUAL, used.differing().size()))));
    }

    /** In what the text of the other version differs: what did it stands beside what it did. */
    private static List<String> changes(Played there) {
        List<String> changes = there.changes();
        List<String> lines = new ArrayList<>();
        for (String change : changes.subList(0, Math.min(MOST_CHANGES, changes.size()))) {
            lines.add("Its text: " + change);
        }
        if (changes.size() > MOST_CHANGES) {
            lines.add(
                    "Its text: " + (changes.size() - MOST_CHANGES) + " more differences, which phaseline diff lists.");
        }
        return lines;
    }

    private static List<String> columns(String first) {
        return List.of(first, "this version", "the other", "difference", "p, corrected", "more than chance");
    }

    private List<Plot.Share> shares() {
        List<Plot.Share> shares = new ArrayList<>();
        for (int side : here.sides()) {
            shares.add(new Plot.Share(here.side(side) + ", this", here.won(side), 0));
            sideOf(here.side(side))
                    .forEach(other -> shares.add(new Plot.Share(here.side(side) + ", other", there.won(other), 1)));
        }
        if (here.nobody().hits() + there.nobody().hits() > 0) {
            shares.add(new Plot.Share("drawn, this", here.nobody(), 0));
            shares.add(new Plot.Share("drawn, other", there.nobody(), 1));
        }
        return shares;
    }

    /** The side of the other version with the same title, if there is one. */
    private List<Integer> sideOf(String title) {
        return there.sides().stream()
                .filter(side -> there.side(side).equals(title))
                .limit(1)
                .toList();
    }

    private static void rates(List<Compared> into, String what, Proportion a, Proportion b) {
        if (a.isKnown() && b.isKnown()) {
            into.add(new Compared(
                    what, new Cell.Share(a), new Cell.Share(b), new Cell.Points(b, a), FisherTest.p(a, b)));
        }
    }

    private void winners() {
        for (int side : here.sides()) {
            sideOf(here.side(side))
                    .forEach(other -> rates(whole, "won by " + here.side(side), here.won(side), there.won(other)));
        }
        rates(whole, "drawn", here.nobody(), there.nobody());
        rates(
                whole,
                "games that come to their end",
                new Proportion(here.tally().ended(), here.tally().games()),
                new Proportion(there.tally().ended(), there.tally().games()));
    }

    private void lengths() {
        means("game turns", here.tally().turns, there.tally().turns);
        means("answers", here.tally().answers, there.tally().answers);
        means("decisions", here.tally().decisions, there.tally().decisions);
    }

    private void means(String what, Histogram a, Histogram b) {
        whole.add(new Compared(
                what + ", mean",
                Cell.of(a.mean(), 2),
                Cell.of(b.mean(), 2),
                new Cell.Change(b.mean() - a.mean()),
                WelchTest.p(sample(a), sample(b))));
    }

    private static WelchTest.Sample sample(Histogram numbers) {
        return new WelchTest.Sample(numbers.count(), numbers.mean(), numbers.variance());
    }

    /** In how many games each step was reached; one that only one of them has is reached in none of the other's games. */
    private void steps() {
        TreeMap<String, Proportion> others = new TreeMap<>();
        for (Step step : there.steps()) {
            others.put(
                    step.key(),
                    new Proportion(
                            there.tally().reached(step.index()), there.tally().games()));
        }
        for (Step step : here.steps()) {
            Proportion other = others.remove(step.key());
            rates(
                    parts,
                    "reached: " + here.step(step.index()),
                    new Proportion(
                            here.tally().reached(step.index()), here.tally().games()),
                    other == null ? new Proportion(0, there.tally().games()) : other);
        }
        for (Step step : there.steps()) {
            Proportion only = others.get(step.key());
            if (only != null) {
                rates(
                        parts,
                        "reached: " + there.step(step.index()),
                        new Proportion(0, here.tally().games()),
                        only);
            }
        }
    }

    /** In how many games each piece, word and option was used, by step and name: addresses differ between versions. */
    private void options() {
        TreeMap<String, Proportion> others = used(there);
        used(here).forEach((what, rate) -> {
            Proportion other = others.remove(what);
            rates(
                    parts,
                    "used: " + what,
                    rate,
                    other == null ? new Proportion(0, there.tally().ended()) : other);
        });
        others.forEach((what, rate) ->
                rates(parts, "used: " + what, new Proportion(0, here.tally().ended()), rate));
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
