package org.phaseline.journal;

import java.util.List;

/**
 * What was checked in a journal, in sentences.
 *
 * @param open what cannot be checked, or not yet
 */
public record Verification(List<String> checked, List<String> open, List<String> wrong) {

    public Verification {
        checked = List.copyOf(checked);
        open = List.copyOf(open);
        wrong = List.copyOf(wrong);
    }

    /** Everything that can be checked of any game was checked, and nothing is wrong. */
    public boolean holds() {
        return open.isEmpty() && wrong.isEmpty();
    }
}
