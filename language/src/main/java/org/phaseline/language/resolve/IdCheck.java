package org.phaseline.language.resolve;

import java.util.TreeMap;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Heading;

/** Printed ids that stand twice in one sequence. */
final class IdCheck {

    private IdCheck() {}

    static void check(Headings headings, Problems problems) {
        TreeMap<String, Heading> labels = new TreeMap<>();
        for (Headings.Entry entry : headings.all()) {
            Heading heading = entry.heading();
            if (heading.label() == null) {
                continue;
            }
            Heading before = labels.putIfAbsent(entry.sequence() + " " + path(entry, headings), heading);
            if (before != null) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        heading.label().place(),
                        "the id '" + heading.label().text() + "' is already used on line "
                                + before.place().line());
            }
        }
    }

    /** Ids in brackets are complete only with the ids above them: (b) in 3 is not the (b) in 4. */
    private static String path(Headings.Entry entry, Headings headings) {
        String label =
                entry.heading().label() == null ? "" : entry.heading().label().text();
        return label.startsWith("(") && entry.parent() >= 0
                ? path(headings.get(entry.parent()), headings) + label
                : label;
    }
}
