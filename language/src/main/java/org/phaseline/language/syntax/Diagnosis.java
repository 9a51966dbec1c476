package org.phaseline.language.syntax;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problem;

/**
 * Turns what the parser stumbled over into one sentence. The most telling cause is looked for first: a character that means
 * nothing, a word the line cannot begin with, a habit from another language; only then what the rule expected.
 */
final class Diagnosis {

    private static final List<Function<Stumble, @Nullable Problem>> CAUSES = List.of(
            StrayCharacters::cause,
            Habits::verb,
            Habits::brackets,
            BeginningOfLine::cause,
            Diagnosis::wordAsName,
            Habits::cause,
            Values::cause);

    private static final List<Function<Stumble, @Nullable Problem>> OF_FORMULAS =
            List.of(StrayCharacters::cause, Habits::brackets, Diagnosis::wordAsName);

    private Diagnosis() {}

    static Problem of(Stumble stumble) {
        for (Function<Stumble, @Nullable Problem> cause : CAUSES) {
            Problem problem = cause.apply(stumble);
            if (problem != null) {
                return new Problem(problem.place(), Code.SYNTAX, problem.sentence() + Joined.because(stumble));
            }
        }
        Problem problem = stumble.problem(unexpected(stumble, Expectations.of(stumble.rule())) + connective(stumble));
        return new Problem(problem.place(), Code.SYNTAX, problem.sentence() + Joined.because(stumble));
    }

    /** The same of a formula in braces: nothing that stands in it begins a line. */
    static Problem ofFormula(Stumble stumble) {
        for (Function<Stumble, @Nullable Problem> cause : OF_FORMULAS) {
            Problem problem = cause.apply(stumble);
            if (problem != null) {
                return problem;
            }
        }
        return stumble.problem(
                stumble.atEnd()
                        ? "the formula in braces ends too early"
                        : "did not expect " + stumble.shown(stumble.index())
                                + " here; a value goes in the braces, as in {u.strength} or {a + b}");
    }

    /** "did not expect 'x' here; what may come". */
    static String unexpected(Stumble stumble, @Nullable String expected) {
        if (stumble.atEnd()) {
            return "the line ends too early" + (expected == null ? "" : "; " + expected);
        }
        if (expected != null) {
            return "did not expect " + stumble.shown(stumble.index()) + " here; " + expected;
        }
        String after = stumble.index() == 0 ? "" : "; the line could end after " + stumble.shown(stumble.index() - 1);
        return "did not expect " + stumble.shown(stumble.index()) + " here" + after;
    }

    private static @Nullable Problem wordAsName(Stumble stumble) {
        boolean inParameters = stumble.typeAt(stumble.index() - 1) == SopLexer.OPEN
                && (stumble.in(SopParser.RULE_parameters) || stumble.in(SopParser.RULE_when));
        boolean inRow = stumble.index() == 0 && stumble.inside(SopParser.RULE_rowLine);
        if (!stumble.in(SopParser.RULE_name) && !inParameters && !inRow) {
            return null;
        }
        if (stumble.type() == SopLexer.DICE) {
            return stumble.problem(stumble.shown(stumble.index()) + " means a die and cannot be a name");
        }
        if (!KnownWords.isReserved(stumble.token(), stumble.text())) {
            return null;
        }
        String word = stumble.shown(stumble.index());
        String expected = Expectations.of(stumble.rule());
        // The word is right, only what should stand in front of it was forgotten.
        boolean forgotten = expected != null && (expected.contains("then " + word) || expected.contains("and " + word));
        return forgotten
                ? stumble.problem("a name is missing before " + word + "; " + expected)
                : stumble.problem(word + " is a reserved word and cannot be a name");
    }

    /** A name after a complete sentence is mostly a word that should have joined the two. */
    private static String connective(Stumble stumble) {
        boolean complete = stumble.type() == SopLexer.NAME && stumble.rule().parent == null;
        return complete
                ? Guess.nearest(stumble.text(), KnownWords.CONNECTIVES, 1)
                        .map(word -> "; did you mean '" + word + "'?")
                        .orElse("")
                : "";
    }
}
