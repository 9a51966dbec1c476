package org.phaseline.language.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Word;

/** Finding the step that a reference from anywhere means. */
final class References {

    private References() {}

    /** {@code CloseCombat / 3A}: the name of a sequence may stand first on a path. */
    private static List<Headings.Entry> inNamedSequence(String reference, Headings headings) {
        int slash = reference.indexOf(" / ");
        if (slash < 0) {
            return List.of();
        }
        String path = reference.substring(slash + 3);
        return headings.find(reference.substring(0, slash).strip(), path);
    }

    /** A step of any sequence, its own first. */
    static Headings.@Nullable Entry findAnywhere(
            Word reference, String sequence, Headings headings, Problems problems) {
        List<Headings.Entry> own = headings.find(sequence, reference.text());
        List<Headings.Entry> found = own.isEmpty() ? headings.findAnywhere(reference.text()) : own;
        if (found.isEmpty()) {
            found = inNamedSequence(reference.text(), headings);
        }
        if (found.size() == 1) {
            return found.get(0);
        }
        List<String> names = problems.isGuessing()
                ? headings.all().stream().map(entry -> entry.heading().called()).toList()
                : List.of();
        problems.flowIsUnclear();
        if (found.isEmpty()) {
            problems.unknown(
                    reference.place(),
                    "no step [" + reference.text() + "] in this rulebook"
                            + OutcomeLookup.guess(reference.text(), names, problems));
        } else {
            problems.add(
                    reference.place(),
                    "[" + reference.text() + "] stands in several places: name the heading above it too, as in"
                            + " [Combat / " + reference.text() + "]");
        }
        return null;
    }
}
