package org.phaseline.language.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.NameUses;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Word;

/** Finds the step that a reference means; a problem is noted when there is none, or more than one. */
final class StepFinder {

    private final Headings headings;
    private final Problems problems;
    private final NameUses names;

    StepFinder(Headings headings, Problems problems, NameUses names) {
        this.headings = headings;
        this.problems = problems;
        this.names = names;
    }

    /** A step of this sequence. */
    Headings.@Nullable Entry find(Word reference, String sequence) {
        List<Headings.Entry> found = headings.find(sequence, reference.text());
        if (found.size() == 1) {
            return used(found.get(0), reference);
        }
        problems.flowIsUnclear();
        boolean elsewhere = !headings.findAnywhere(reference.text()).isEmpty();
        if (found.isEmpty() && elsewhere) {
            problems.add(
                    Code.JUMP,
                    reference.place(),
                    "[" + reference.text() + "] is in another sequence; only steps of this one can be used here");
        } else if (found.isEmpty()) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    reference.place(),
                    "no step [" + reference.text() + "] in this sequence"
                            + guess(reference.text(), problems.isGuessing() ? headings.names(sequence) : List.of()));
        } else {
            problems.add(
                    Code.AMBIGUOUS,
                    reference.place(),
                    "[" + reference.text() + "] is on lines "
                            + found.get(0).heading().place().line() + " and "
                            + found.get(1).heading().place().line()
                            + ": name the heading above it too, as in [Combat / " + reference.text() + "]");
        }
        return null;
    }

    /** A step of any sequence, its own first: where markers end and effects are due. */
    Headings.@Nullable Entry findAnywhere(Word reference, String sequence) {
        List<Headings.Entry> own = headings.find(sequence, reference.text());
        List<Headings.Entry> found = own.isEmpty() ? headings.findAnywhere(reference.text()) : own;
        if (found.isEmpty()) {
            found = inNamedSequence(reference.text());
        }
        if (found.size() == 1) {
            return used(found.get(0), reference);
        }
        List<String> known = problems.isGuessing()
                ? headings.all().stream().map(entry -> entry.heading().called()).toList()
                : List.of();
        problems.flowIsUnclear();
        if (found.isEmpty()) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    reference.place(),
                    "no step [" + reference.text() + "] in this rulebook" + guess(reference.text(), known));
        } else {
            problems.add(
                    Code.AMBIGUOUS,
                    reference.place(),
                    "[" + reference.text() + "] is in several places: name the heading above it too, as in"
                            + " [Combat / " + reference.text() + "]");
        }
        return null;
    }

    /** {@code CloseCombat / 3A}: the name of a sequence may stand first on a path. */
    private List<Headings.Entry> inNamedSequence(String reference) {
        int slash = reference.indexOf(" / ");
        if (slash < 0) {
            return List.of();
        }
        String path = reference.substring(slash + 3);
        return headings.find(reference.substring(0, slash).strip(), path);
    }

    private Headings.Entry used(Headings.Entry entry, Word reference) {
        names.use(entry.heading().title().place(), reference.place());
        return entry;
    }

    private String guess(String name, List<String> candidates) {
        return problems.nearest(name, candidates)
                .map(nearest -> "; did you mean [" + nearest + "]?")
                .orElse("");
    }
}
