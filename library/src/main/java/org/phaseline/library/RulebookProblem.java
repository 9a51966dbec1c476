package org.phaseline.library;

import org.phaseline.language.problem.Problem;
import org.phaseline.language.tree.Place;

/**
 * One thing that is wrong with a rulebook.
 *
 * @param line from 1, as is {@code column}; {@code length} counts characters
 * @param code what kind of problem it is; it never changes, so programs may rely on it
 * @param error whether it keeps the rulebook from being played; else it is a warning
 * @param sentence what is wrong, for people
 */
public record RulebookProblem(
        String file, int line, int column, int length, String code, boolean error, String sentence) {

    static RulebookProblem of(Problem problem) {
        Place place = problem.place();
        return new RulebookProblem(
                place.file(),
                place.line(),
                place.column(),
                place.length(),
                problem.code().id(),
                problem.isError(),
                problem.sentence());
    }

    /** Where it is and what, as compilers say it. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + "  " + (error ? "" : "warning: ") + sentence;
    }
}
