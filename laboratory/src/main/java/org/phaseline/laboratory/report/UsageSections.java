package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Step;
import org.phaseline.laboratory.statistics.FisherTest;
import org.phaseline.laboratory.statistics.HolmCorrection;
import org.phaseline.laboratory.statistics.Proportion;
import org.phaseline.laboratory.tally.CommonText;
import org.phaseline.laboratory.tally.Tally;
import org.phaseline.laboratory.tally.Usage;
import org.phaseline.laboratory.tally.UsageCounter;
import org.phaseline.laboratory.tally.UsageKey;

/** How often steps, choices, options and pieces are used, what that is worth, and what is never reached. */
final class UsageSections {

    private static final List<String> WORTH =
            List.of("times", "of times offered", "games", "won when used", "won when not used", "difference");

    private static final double SIGNIFICANT = 0.05;

    private static final String NOT_ITS_DOING =
            "Such a difference need not be the option's doing: whoever is ahead may have more occasion to use it.";

    private final Played played;
    private final Tally tally;
    private final List<String> kinds;
    private final EnumMap<UsageKey.Sort, List<Usage>> bySort = new EnumMap<>(UsageKey.Sort.class);

    /** Each question with its words, by its address. */
    private final TreeMap<Integer, String> choices = new TreeMap<>();

    UsageSections(Played played) {
        this.played = played;
        this.tally = played.tally();
        this.kinds = UsageCounter.kinds(played.rulebook());
        List<Usage> all = tally.usage.all();
        for (UsageKey.Sort sort : UsageKey.Sort.values()) {
            bySort.put(
                    sort,
                    all.stream()
                            .filter(usage -> UsageKey.sort(usage.key()) == sort)
                            .sorted(Comparator.comparingLong(Usage::used)
                                    .reversed()
                                    .thenComparingLong(Usage::key))
                            .toList());
        }
        TreeMap<Integer, CommonText> asked = new TreeMap<>();
        for (Usage usage : of(UsageKey.Sort.CHOICE)) {
            asked.merge(UsageKey.place(usage.key()), usage.words(), CommonText::and);
        }
        asked.forEach((place, words) -> choices.put(place, question(place, words.text())));
    }

    Section steps() {
        List<List<Cell>> rows = new ArrayList<>();
        for (Step step : played.steps()) {
            rows.add(List.of(
                    Cell.of(played.step(step.index())),
                    Cell.rate(tally.reached(step.index()), tally.games()),
                    Cell.of((double) tally.visits(step.index()) / Math.max(1, tally.games()), 2)));
        }
        List<List<Cell>> worth = new ArrayList<>();
        for (Usage usage : of(UsageKey.Sort.STEP)) {
            if (usage.used() > 0) {
                worth.add(worth(played.step(UsageKey.place(usage.key())), usage, false));
            }
        }
        return new Section(
                "Steps",
                List.of(
                        "A step is reached when play comes to it and its condition does not pass it over. It is used by a side that answers something in it"
                                + " other than that it declines."),
                List.of(),
                List.of(
                        new Table("How often each step is reached", List.of("step", "in games", "times a game"), rows),
                        new Table("What a step is worth to whoever uses it", columns("step", false), worth)));
    }

    /** Options, pieces and words whose users win more or fewer games than those who did without, by more than chance explains. */
    Section worth() {
        record Worth(String what, Usage usage, double p) {}
        List<Worth> all = new ArrayList<>();
        for (Usage usage : of(UsageKey.Sort.OPTION)) {
            all.add(new Worth(choice(usage) + " – " + option(usage), usage, chance(usage)));
        }
        for (Usage usage : of(UsageKey.Sort.MEMBER)) {
            all.add(new Worth(member(usage), usage, chance(usage)));
        }
        // What everybody uses in every game, or nobody in any, cannot tell a difference.
        all.removeIf(each ->
                !whenUsed(each.usage).isKnown() || !whenNotUsed(each.usage).isKnown());
        List<Double> corrected = HolmCorrection.of(all.stream().map(Worth::p).toList());
        List<List<Cell>> rows = IntStream.range(0, all.size())
                .filter(i -> corrected.get(i) < SIGNIFICANT)
                .boxed()
                .sorted(Comparator.comparing((Integer i) ->
                                -Math.abs(points(all.get(i).usage).points()))
                        .thenComparing(i -> i))
                .map(i -> {
                    Usage usage = all.get(i).usage;
                    return List.<Cell>of(
                            Cell.of(all.get(i).what),
                            Cell.of(user(usage)),
                            Cell.of(usage.games()),
                            new Cell.Share(whenUsed(usage)),
                            new Cell.Share(whenNotUsed(usage)),
                            points(usage),
                            new Cell.Probability(corrected.get(i)));
                })
                .toList();
        return new Section(
                "What goes with winning",
                List.of(
                        rows.isEmpty()
                                ? "Of " + Figures.count(all.size())
                                        + " options, pieces and words, none is shown to go with winning or losing more than chance explains."
                                : "Of " + Figures.count(all.size()) + " options, pieces and words, " + rows.size()
                                        + (rows.size() == 1 ? " goes" : " go")
                                        + " with winning or losing more than chance explains: by Fisher's exact test, corrected for their number (Holm).",
                        NOT_ITS_DOING),
                List.of(),
                rows.isEmpty()
                        ? List.of()
                        : List.of(new Table(
                                "The largest differences",
                                List.of(
                                        "option, piece or word",
                                        "by",
                                        "games",
                                        "won when used",
                                        "won when not used",
                                        "difference",
                                        "p, corrected"),
                                rows)));
    }

    private double chance(Usage usage) {
        return FisherTest.p(whenUsed(usage), whenNotUsed(usage));
    }

    private Cell.Points points(Usage usage) {
        return new Cell.Points(whenUsed(usage), whenNotUsed(usage));
    }

    Section choices() {
        List<List<Cell>> asked = new ArrayList<>();
        for (Usage usage : of(UsageKey.Sort.CHOICE)) {
            asked.add(worth(choice(usage), usage, true));
        }
        List<List<Cell>> options = new ArrayList<>();
        for (Usage usage : of(UsageKey.Sort.OPTION)) {
            options.add(worth(choice(usage) + " – " + option(usage), usage, true));
        }
        return new Section(
                "Choices and options",
                List.of(
                        "What an option is worth is shown by the games in which a side used it at least once, beside those in which it did not. "
                                + NOT_ITS_DOING),
                List.of(),
                List.of(
                        new Table("Choices: how often they are taken, not declined", columns("choice", true), asked),
                        new Table("Options and abilities", columns("option", true), options)));
    }

    Section pieces() {
        List<List<Cell>> rows = new ArrayList<>();
        for (Usage usage : of(UsageKey.Sort.MEMBER)) {
            rows.add(worth(member(usage), usage, true));
        }
        return new Section(
                "Pieces and words",
                List.of(
                        "Wherever a piece, or a word of a kind, can be chosen: how often it is, and what became of the games."),
                List.of(),
                List.of(new Table("Pieces and words", columns("piece or word", true), rows)));
    }

    Section neverReached() {
        List<List<Cell>> rows = new ArrayList<>();
        for (Step step : played.steps()) {
            if (tally.reached(step.index()) == 0) {
                rows.add(never("step", played.step(step.index())));
            }
        }
        Instruction[] code = played.rulebook().code();
        for (int i = 0; i < code.length; i++) {
            boolean asks = code[i] instanceof Question question
                    && question.kind() != Question.Kind.READY
                    && question.kind() != Question.Kind.DIE;
            int step = played.rulebook().stepAt()[i];
            // An automatic step asks only for dice and draws, and only where people type them in.
            if (asks
                    && step >= 0
                    && played.rulebook().outline().step(step).mode() != Mode.AUTOMATIC
                    && tally.reached(step) > 0
                    && !choices.containsKey(i)) {
                rows.add(never("question", "in " + played.step(step)));
            }
        }
        for (Usage usage : of(UsageKey.Sort.OPTION)) {
            if (usage.used() == 0) {
                rows.add(never(
                        "option, offered " + Figures.count(usage.offered()) + " times",
                        choice(usage) + " – " + option(usage) + " (" + user(usage) + ")"));
            }
        }
        return new Section(
                "What is never reached",
                List.of(
                        rows.isEmpty()
                                ? "Every step was reached, every question asked, and every option used."
                                : "What none of these games came to, or nobody ever chose. The rulebook may not allow it, or players like these seldom do."),
                List.of(),
                rows.isEmpty() ? List.of() : List.of(new Table("Never", List.of("what", "where"), rows)));
    }

    private static List<Cell> never(String what, String where) {
        return List.of(Cell.of(what), Cell.of(where));
    }

    private List<Usage> of(UsageKey.Sort sort) {
        return bySort.getOrDefault(sort, List.of());
    }

    private static List<String> columns(String first, boolean offered) {
        List<String> columns = new ArrayList<>(List.of(first, "by"));
        columns.addAll(WORTH);
        if (!offered) {
            columns.remove(WORTH.get(1));
        }
        return columns;
    }

    private List<Cell> worth(String what, Usage usage, boolean offered) {
        List<Cell> row = new ArrayList<>(List.of(Cell.of(what), Cell.of(user(usage)), Cell.of(usage.used())));
        if (offered) {
            row.add(
                    usage.offered() < usage.used()
                            ? Cell.of("–")
                            : new Cell.Share(new Proportion(usage.used(), usage.offered())));
        }
        row.add(Cell.of(usage.games()));
        row.add(new Cell.Share(whenUsed(usage)));
        row.add(new Cell.Share(whenNotUsed(usage)));
        row.add(points(usage));
        return row;
    }

    /** How often its user won, of the games in which they used it. */
    private static Proportion whenUsed(Usage usage) {
        return new Proportion(usage.won(), usage.games());
    }

    private Proportion whenNotUsed(Usage usage) {
        long won = tally.wonBy(UsageKey.party(usage.key()));
        return new Proportion(Math.max(0, won - usage.won()), Math.max(0, tally.ended() - usage.games()));
    }

    private String user(Usage usage) {
        return played.side(UsageKey.party(usage.key()));
    }

    private String member(Usage usage) {
        return kinds.get(UsageKey.place(usage.key())) + ": " + usage.name();
    }

    private String choice(Usage usage) {
        return choices.getOrDefault(UsageKey.place(usage.key()), "");
    }

    /** A question by its step and its words, as far as these are always the same. */
    private String question(int place, String words) {
        int step = played.rulebook().stepAt()[place];
        if (step < 0) {
            return words;
        }
        String where = played.step(step);
        return words.isEmpty() || where.endsWith(words) ? where : where + ": " + words;
    }

    private static String option(Usage usage) {
        return switch (UsageKey.item(usage.key())) {
            case UsageKey.OTHER -> "(a place, or a large number)";
            case UsageKey.DECLINED -> usage.name().isEmpty() ? "(declined)" : usage.name();
            default -> usage.name();
        };
    }
}
