package org.phaseline.journal;

import java.util.List;
import java.util.stream.Stream;
import org.phaseline.language.text.VisibleText;

/**
 * What was checked in a journal, in sentences.
 *
 * @param open what cannot be checked, or not yet
 */
public record Verification(List<String> checked, List<String> open, List<String> wrong) {

    public Verification {
        checked = List.copyOf(checked);
        open = open.stream().map(VisibleText::shown).toList();
        wrong = wrong.stream().map(VisibleText::shown).toList();
    }

    /** This, and what another check found. */
    public Verification and(Verification other) {
        return new Verification(joined(checked, other.checked), joined(open, other.open), joined(wrong, other.wrong));
    }

    private static List<String> joined(List<String> these, List<String> those) {
        return Stream.concat(these.stream(), those.stream()).toList();
    }

    /** Everything that can be checked of any game was checked, and nothing is wrong. */
    public boolean holds() {
        return open.isEmpty() && wrong.isEmpty();
    }
}
