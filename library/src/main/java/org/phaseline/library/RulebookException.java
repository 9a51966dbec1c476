package org.phaseline.library;

import java.util.List;
import java.util.stream.Collectors;

/** A rulebook cannot be played. */
public final class RulebookException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<RulebookProblem> problems;

    RulebookException(List<RulebookProblem> problems) {
        super(problems.stream().map(RulebookProblem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong with it, in the order of the text. */
    public List<RulebookProblem> problems() {
        return problems;
    }
}
