package org.phaseline.library;

import java.util.List;
import java.util.stream.Collectors;
import org.phaseline.language.problem.Problem;

/** A rulebook cannot be played. */
public final class RulebookException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    RulebookException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong with it, in the order of the text. */
    public List<Problem> problems() {
        return problems;
    }
}
