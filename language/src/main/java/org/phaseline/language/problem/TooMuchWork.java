package org.phaseline.language.problem;

import org.phaseline.language.tree.Place;

/**
 * Ends the compilation of a rulebook whose {@link WorkBudget} is used up. It is thrown through the compiler only, and
 * becomes an ordinary problem where compilation began: whoever loads a rulebook never sees it.
 */
public final class TooMuchWork extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    TooMuchWork(Place place, String sentence) {
        super(sentence, null, false, false);
        this.problem = new Problem(place, Code.TOO_LARGE, sentence);
    }

    public Problem problem() {
        return problem;
    }
}
