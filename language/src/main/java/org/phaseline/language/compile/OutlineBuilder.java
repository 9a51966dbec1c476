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

    private final Headings headings;
    private final Problems problems;
    private final TreeMap<String, String> defaultActors;
    private final Map<String, Declaration.Sequence> sequences;

    /** {@code defaultActors} says for each sequence who acts in it unless a heading says otherwise. */
    OutlineBuilder(
            Headings headings,
            Problems problems,
            TreeMap<String, String> defaultActors,
            Map<String, Declaration.Sequence> sequences) {
        this.headings = headings;
        this.problems = problems;
        this.defaultActors = defaultActors;
        this.sequences = sequences;
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
                    CoverageRule.of(heading, sequences),
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
            own = key;
            parent = headings.get(parent).parent();
        }
        String unique = key;
        for (int n = 2; !keys.add(unique); n++) {
            unique = key + " (" + n + ")";
        }
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
