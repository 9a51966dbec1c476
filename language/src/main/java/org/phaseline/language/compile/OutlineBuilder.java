package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.outline.Level;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;

/** The steps of the outline from the headings of the text. */
final class OutlineBuilder {

    /** So many characters are put together in the time other work of one unit takes. */
    private static final int CHARACTERS = 8;

    /** The next number for each key that several steps would have. */
    private final TreeMap<String, Integer> numbers = new TreeMap<>();

    private final Headings headings;
    private final Problems problems;
    private final TreeMap<String, String> defaultActors;
    private final CoverageRule coverage;

    /** {@code defaultActors} says for each sequence who acts in it unless a heading says otherwise. */
    OutlineBuilder(
            Headings headings,
            Problems problems,
            TreeMap<String, String> defaultActors,
            Map<String, Declaration.Sequence> sequences) {
        this.headings = headings;
        this.problems = problems;
        this.defaultActors = defaultActors;
        this.coverage = new CoverageRule(sequences);
    }

    List<Step> build() {
        List<Step> steps = new ArrayList<>();
        TreeSet<String> keys = new TreeSet<>();
        TreeMap<String, Heading> labels = new TreeMap<>();
        for (Headings.Entry entry : headings.all()) {
            Heading heading = entry.heading();
            if (heading.label() != null) {
                Heading before = labels.putIfAbsent(entry.sequence() + " " + path(entry), heading);
                if (before != null) {
                    problems.add(
                            heading.label().place(),
                            "the id '" + heading.label().text() + "' stands in line "
                                    + before.place().line() + " already");
                }
            }
            steps.add(new Step(
                    entry.index(),
                    key(entry, keys),
                    heading.label() == null ? "" : heading.label().text(),
                    heading.title().text(),
                    Level.valueOf(heading.level().name()),
                    entry.parent(),
                    entry.depth(),
                    entry.sequence(),
                    actor(entry),
                    mode(entry),
                    heading.refs(),
                    heading.place().file(),
                    heading.place().line(),
                    coverage.of(heading),
                    entry.inPlay()));
        }
        return steps;
    }

    /** Ids in brackets are complete only with the ids above them: (b) in 3 is not the (b) in 4. */
    private String path(Headings.Entry entry) {
        String label =
                entry.heading().label() == null ? "" : entry.heading().label().text();
        return label.startsWith("(") && entry.parent() >= 0 ? path(headings.get(entry.parent())) + label : label;
    }

    private String key(Headings.Entry entry, TreeSet<String> keys) {
        String own = entry.heading().called();
        String key = entry.sequence().isEmpty() ? own : entry.sequence() + " " + own;
        int parent = entry.parent();
        while (keys.contains(key) && parent >= 0) {
            key = headings.get(parent).heading().called() + " / " + own;
            problems.work().spend(key.length() / CHARACTERS);
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
        Clauses own = entry.heading().clauses();
        if (own.anyone()) {
            return "anyone";
        }
        for (Headings.Entry at = entry; ; at = headings.get(at.parent())) {
            Clauses clauses = at.heading().clauses();
            Expression named =
                    clauses.actor() != null && (at == entry || clauses.by() == null) ? clauses.actor() : clauses.by();
            if (named != null) {
                return Say.expression(named);
            }
            if (at.parent() < 0) {
                return defaultActors.getOrDefault(at.sequence(), "");
            }
        }
    }

    /** An option may be taken or not, whatever it does then. */
    private static Mode mode(Headings.Entry entry) {
        Clauses.Mode mode = entry.heading().clauses().mode();
        return mode != null ? Mode.valueOf(mode.name()) : entry.option() ? Mode.MAY : Mode.MUST;
    }
}
