package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Level;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Text;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Word;

/** The steps of the outline from the headings of the text. */
final class OutlineEmitter {

    /** The next number for each key that several steps would have. */
    private final TreeMap<String, Integer> numbers = new TreeMap<>();

    private final TreeSet<String> keys = new TreeSet<>();
    private final Headings headings;
    private final TreeMap<String, String> defaultActors;
    private final List<Coverage> coverage;
    private final TreeMap<Integer, Text> titles;

    /**
     * @param defaultActors for each routine who acts in it unless a heading says otherwise
     * @param titles titles that speak of values, by the index of their step
     * @param coverage for each step, by its index, how much of it the umpire sees to
     */
    OutlineEmitter(
            Headings headings,
            TreeMap<String, String> defaultActors,
            List<Coverage> coverage,
            TreeMap<Integer, Text> titles) {
        this.headings = headings;
        this.defaultActors = defaultActors;
        this.coverage = coverage;
        this.titles = titles;
    }

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            Heading heading = entry.heading();
            steps.add(new Step(
                    entry.index(),
                    key(entry),
                    heading.label() == null ? "" : heading.label().text(),
                    title(heading, titles.get(entry.index())),
                    Level.valueOf(heading.level().name()),
                    entry.parent(),
                    entry.depth(),
                    entry.sequence(),
                    actor(entry),
                    mode(entry),
                    heading.refs(),
                    heading.place().file(),
                    heading.place().line(),
                    coverage.get(entry.index()),
                    entry.inPlay(),
                    heading.about().stream().map(Word::text).toList(),
                    heading.clauses().secretly(),
                    conditions(heading),
                    entry.option()));
        }
        return steps;
    }

    /** A title in which names stand for values, with what they stand for in general. */
    static String title(Heading heading, @Nullable Text speaking) {
        return title(heading.title().text(), speaking);
    }

    private static String title(String printed, @Nullable Text speaking) {
        if (speaking == null) {
            return printed;
        }
        StringBuilder title = new StringBuilder(speaking.beginning());
        for (Text.Part part : speaking.parts()) {
            switch (part) {
                case Text.Part.Shown shown ->
                    title.append(PlaceholderWords.of(shown.value(), title.toString()))
                            .append(shown.behind());
                case Text.Part.Agreeing agreeing ->
                    title.append(PlaceholderWords.agreeing(agreeing)).append(agreeing.behind());
            }
        }
        return title.toString();
    }

    /** Titles of options with what their values are in general, as they are said of a step that is over where what a name stood for may be gone. */
    static List<String> options(Outcome outcome) {
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < outcome.options().size(); i++) {
            titles.add(title(outcome.options().get(i), outcome.speaking(i)));
        }
        return titles;
    }

    /** What no other step is known by: with the headings above it where its own name is not enough, else with a number. */
    private String key(Headings.Entry entry) {
        String own = entry.heading().called();
        String key = entry.sequence().isEmpty() ? own : entry.sequence() + " " + own;
        int parent = entry.parent();
        while (keys.contains(key) && parent >= 0) {
            key = headings.get(parent).heading().called() + " / " + own;
            own = key;
            parent = headings.get(parent).parent();
        }
        if (keys.add(key)) {
            return key;
        }
        String unique;
        int n = numbers.getOrDefault(key, 2);
        do {
            unique = key + " (" + n++ + ")";
        } while (!keys.add(unique));
        numbers.put(key, n);
        return unique;
    }

    private String actor(Headings.Entry entry) {
        if (entry.heading().clauses().anyone()) {
            return "anyone";
        }
        for (Headings.Entry at = entry; ; at = headings.get(at.parent())) {
            Clauses clauses = at.heading().clauses();
            Expression named =
                    clauses.actor() != null && (at == entry || clauses.by() == null) ? clauses.actor() : clauses.by();
            if (named != null) {
                return ExpressionText.of(named);
            }
            if (at.parent() < 0) {
                return defaultActors.getOrDefault(at.sequence(), "");
            }
        }
    }

    private static List<String> conditions(Heading heading) {
        Clauses clauses = heading.clauses();
        List<String> conditions = new ArrayList<>();
        for (Clauses.Guard guard : clauses.guards()) {
            // The condition of what is played before play is nowhere written: it has the place of its heading.
            conditions.add(
                    guard.place().equals(heading.place())
                            ? Step.BEFORE_PLAY
                            : (guard.unless() ? "unless " : "if ") + ExpressionText.of(guard.condition()));
        }
        if (clauses.compulsory() != null) {
            conditions.add("compulsory if " + ExpressionText.of(clauses.compulsory()));
        }
        if (clauses.times() != null) {
            Expression limit = clauses.times().limit();
            conditions.add(limit == null ? "any number of times" : "up to " + ExpressionText.of(limit) + " times");
        }
        if (clauses.until() != null) {
            conditions.add("until " + ExpressionText.of(clauses.until()));
        }
        return List.copyOf(conditions);
    }

    /** An option may be taken or not, whatever it does then. */
    private static Mode mode(Headings.Entry entry) {
        Clauses.Mode mode = entry.heading().clauses().mode();
        return mode != null ? Mode.valueOf(mode.name()) : entry.option() ? Mode.MAY : Mode.MUST;
    }
}
