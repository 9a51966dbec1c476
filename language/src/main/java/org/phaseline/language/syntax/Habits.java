package org.phaseline.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problem;

/** Ways of writing that other languages have taught, and slips whose cure is known. */
final class Habits {

    private Habits() {}

    static @Nullable Problem cause(Stumble stumble) {
        String sentence = switch (stumble.type()) {
            case SopLexer.WHERE ->
                !afterValue(stumble) ? null : "a 'where' inside a larger expression needs brackets: (s where ...)";
            case SopLexer.SHIFTED ->
                "'shifted' can be used only in the brackets of a table, as in 'Losses(odds shifted 2, die)'";
            case SopLexer.SET -> equalsSign(stumble);
            case SopLexer.BELOW, SopLexer.AT_MOST, SopLexer.ABOVE, SopLexer.AT_LEAST, SopLexer.IS, SopLexer.IS_NOT ->
                comparison(stumble);
            case SopLexer.IN -> inAfterIsNot(stumble);
            case SopLexer.NOT -> doubleNot(stumble);
            case SopLexer.COLON -> colon(stumble);
            case SopLexer.IF, SopLexer.UNLESS -> conditionBehind(stumble);
            case SopLexer.ELSE ->
                stumble.first() == SopLexer.IF ? "'else' goes on a separate line, below the 'if'" : null;
            case SopLexer.CLOSE, SopLexer.CLOSE_SET -> closesNothing(stumble);
            case SopLexer.NAME -> name(stumble);
            case SopLexer.OPEN ->
                stumble.typeAt(stumble.index() - 1) == SopLexer.STRING
                        ? "rule numbers go directly after a title and can contain only one level of brackets"
                        : null;
            case SopLexer.NUMBER ->
                stumble.index() == 1 && stumble.first() == SopLexer.SHOW
                        ? "'show' shows all members of a set; to look at some by chance, write 'draw 2 cards from hand(Blue), seen by Red'"
                        : null;
            case Token.EOF ->
                stumble.index() == 1 && stumble.first() == SopLexer.TELL
                        ? "'tell' is followed by a sentence in quotes, or by 'nothing'"
                        : null;
            case SopLexer.DICE ->
                stumble.inside(SopParser.RULE_rolled)
                        ? null
                        : "roll dice on a separate line: roll name: " + stumble.text();
            case SopLexer.STRING ->
                stumble.typeAt(stumble.index() - 1) == SopLexer.STRING && stumble.first() != SopLexer.CALENDAR
                        ? "only one text in quotes is allowed here"
                        : null;
            default -> null;
        };
        return sentence == null ? misspeltClause(stumble) : stumble.problem(sentence);
    }

    /** {@code defender choose}, {@code defender choses}. */
    static @Nullable Problem verb(Stumble stumble) {
        if (!stumble.in(SopParser.RULE_acting) || stumble.index() == 0) {
            return null;
        }
        String meant = switch (stumble.type()) {
            case SopLexer.CHOOSE -> "chooses";
            case SopLexer.ENTER -> "enters";
            case SopLexer.ROLL -> "rolls";
            case SopLexer.REROLL -> "rerolls";
            case SopLexer.DRAW -> "draws";
            case SopLexer.NAME ->
                Guess.nearest(stumble.text(), List.of("chooses", "enters", "rolls", "rerolls"))
                        .orElse(null);
            default -> null;
        };
        return meant == null
                ? null
                : stumble.problem(stumble.shown(stumble.index()) + " after a party; did you mean '" + meant + "'?");
    }

    /** {@code highest of count of x over sides}. */
    static @Nullable Problem brackets(Stumble stumble) {
        String sentence = switch (stumble.type()) {
            case SopLexer.COUNT_OF,
                    SopLexer.FIRST_OF,
                    SopLexer.BEST_OF,
                    SopLexer.WORST_OF,
                    SopLexer.SUM_OF,
                    SopLexer.HIGHEST_OF,
                    SopLexer.LOWEST_OF -> withoutBrackets(stumble);
            default -> null;
        };
        return sentence == null ? null : stumble.problem(sentence);
    }

    private static @Nullable String withoutBrackets(Stumble stumble) {
        return stumble.index() == 0 || afterValue(stumble)
                ? null
                : "put this in brackets, as in '" + stumble.textAt(stumble.index() - 1) + " (" + stumble.text()
                        + " ...)'";
    }

    private static @Nullable String equalsSign(Stumble stumble) {
        boolean conditional = stumble.has(SopLexer.IF)
                || stumble.has(SopLexer.UNLESS)
                || stumble.has(SopLexer.UNTIL)
                || stumble.has(SopLexer.WHERE)
                || stumble.has(SopLexer.COUNTING);
        boolean doubled = stumble.typeAt(stumble.index() - 1) == SopLexer.SET;
        return conditional || doubled ? "'=' sets something; write 'is' to compare" : null;
    }

    private static @Nullable String comparison(Stumble stumble) {
        for (int at = stumble.index() - 1; at >= 0; at--) {
            switch (stumble.typeAt(at)) {
                case SopLexer.BELOW,
                        SopLexer.AT_MOST,
                        SopLexer.ABOVE,
                        SopLexer.AT_LEAST,
                        SopLexer.IS,
                        SopLexer.IS_NOT,
                        SopLexer.IN,
                        SopLexer.NOT_IN -> {
                    return afterValue(stumble) ? "compare two things at a time; join comparisons with 'and'" : null;
                }
                case SopLexer.AND, SopLexer.OR, SopLexer.IF, SopLexer.UNLESS, SopLexer.WHERE, SopLexer.COLON -> {
                    return null;
                }
                default -> {}
            }
        }
        return null;
    }

    private static @Nullable String inAfterIsNot(Stumble stumble) {
        return switch (stumble.typeAt(stumble.index() - 1)) {
            case SopLexer.IS -> "write 'in' instead of 'is in'";
            case SopLexer.IS_NOT -> "write 'not in' instead of 'is not in'";
            default -> null;
        };
    }

    private static @Nullable String doubleNot(Stumble stumble) {
        return stumble.typeAt(stumble.index() - 1) == SopLexer.NOT ? "one 'not' is enough" : null;
    }

    private static @Nullable String colon(Stumble stumble) {
        return switch (stumble.first()) {
            case SopLexer.FOR_EACH, SopLexer.TOGETHER, SopLexer.ONE_OF, SopLexer.ANY_OF, SopLexer.ALL_OF ->
                "the block of '" + stumble.textAt(0) + "' goes on lines indented below, not after a colon";
            case SopLexer.GAME_TURN, SopLexer.SEQUENCE, SopLexer.SCENARIO ->
                stumble.has(SopLexer.STRING) ? "the contents go on lines indented below, not after a colon" : null;
            default -> null;
        };
    }

    private static @Nullable String conditionBehind(Stumble stumble) {
        boolean statement = stumble.in(SopParser.RULE_itemLine)
                && stumble.first() != SopLexer.IF
                && stumble.first() != SopLexer.ELSE
                && !isHeading(stumble);
        return statement ? "the condition goes first: if ...: " + stumble.textAt(0) + " ..." : null;
    }

    private static boolean isHeading(Stumble stumble) {
        return switch (stumble.first()) {
            case SopLexer.STRING, SopLexer.LABEL -> true;
            default -> KnownWords.isLevel(stumble.tokens().getFirst());
        };
    }

    private static @Nullable String closesNothing(Stumble stumble) {
        int depth = 0;
        for (int at = 0; at < stumble.index(); at++) {
            switch (stumble.typeAt(at)) {
                case SopLexer.OPEN, SopLexer.OPEN_SET -> depth++;
                case SopLexer.CLOSE, SopLexer.CLOSE_SET -> depth--;
                default -> {}
            }
        }
        return depth <= 0 ? "this '" + stumble.text() + "' closes no bracket" : null;
    }

    private static @Nullable String name(Stumble stumble) {
        return switch (stumble.text()) {
            case "then", "do" -> "write ':' instead of '" + stumble.text() + "'";
            case "elif", "elseif" -> "write 'else if'";
            case "equals" -> "write 'is' to compare";
            case "done" -> "write '[step] was done'";
            case "true" -> "write 'yes'";
            case "false" -> "write 'no'";
            default -> null;
        };
    }

    /** A name where only {@code may} or {@code must} could follow is mostly a clause that was misspelt. */
    private static @Nullable Problem misspeltClause(Stumble stumble) {
        int before = stumble.index() - 1;
        boolean afterName = before >= 0 && KnownWords.canBeName(stumble.tokens().get(before));
        if (!(stumble.rule() instanceof SopParser.ActorClauseContext) || !afterName) {
            return null;
        }
        String word = stumble.textAt(before);
        String meant = switch (word) {
            case "any" -> "; did you mean 'any number of times'?";
            case "up" -> "; did you mean 'up to'?";
            case "revealed" -> "; did you mean 'revealed together'?";
            default -> Guess.didYouMean(word, KnownWords.CLAUSES);
        };
        return meant.isEmpty()
                ? stumble.problem("'" + word + "' is followed by 'may' or 'must'"
                        + Guess.didYouMean(stumble.text(), List.of("may", "must")))
                : stumble.problemAt(before, "'" + word + "' is not a clause" + meant);
    }

    static boolean afterValue(Stumble stumble) {
        return switch (stumble.typeAt(stumble.index() - 1)) {
            case SopLexer.NUMBER,
                    SopLexer.STRING,
                    SopLexer.CLOSE,
                    SopLexer.CLOSE_SET,
                    SopLexer.YES,
                    SopLexer.NO,
                    SopLexer.NONE,
                    SopLexer.IT -> true;
            default ->
                stumble.index() > 0 && KnownWords.canBeName(stumble.tokens().get(stumble.index() - 1));
        };
    }
}
