package org.phaseline.language.syntax;

import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problem;

/** Lines that begin as no line of their place can: misspelt words, declarations inside, statements at the margin. */
final class BeginningOfLine {

    private BeginningOfLine() {}

    static @Nullable Problem cause(Stumble stumble) {
        if (bracketWithoutTitle(stumble)) {
            String id = stumble.firstCharacters();
            return stumble.problemWithId("a title in quotes is missing after '" + id + "'");
        }
        Problem table = table(stumble);
        if (table != null) {
            return table;
        }
        if (stumble.index() > 1) {
            return null;
        }
        if (stumble.inside(SopParser.RULE_declarationLine)) {
            Problem heading = heading(stumble);
            return heading != null ? heading : atMargin(stumble);
        }
        if (stumble.inside(SopParser.RULE_itemLine)) {
            Problem heading = heading(stumble);
            return heading != null ? heading : inBlock(stumble);
        }
        if (stumble.inside(SopParser.RULE_scenarioLine)) {
            return inScenario(stumble);
        }
        boolean wordFirst = stumble.index() == 0 && !KnownWords.isReserved(stumble.token(), stumble.text());
        if (stumble.inside(SopParser.RULE_fieldLine) && wordFirst) {
            return stumble.problem(
                    Diagnosis.unexpected(stumble, "a field is declared as: name: type = value \"text\""));
        }
        return null;
    }

    /** {@code (j) may}: read as a value in brackets, but nothing can be done with that. */
    private static boolean bracketWithoutTitle(Stumble stumble) {
        return stumble.first() == SopLexer.OPEN
                && stumble.in(SopParser.RULE_acting)
                && PrintedIds.isLabel(stumble.firstCharacters());
    }

    /** A bracket that is no table's: its name is missing, or a scenario says what only the rulebook can say. */
    private static @Nullable Problem table(Stumble stumble) {
        if (stumble.first() != SopLexer.TABLE || !stumble.inside(SopParser.RULE_arguments)) {
            return null;
        }
        if (stumble.typeAt(1) == SopLexer.OPEN) {
            return stumble.problemAt(1, "the name of the table is missing; " + Expectations.ofTable(false));
        }
        return stumble.typeAt(2) == SopLexer.OPEN
                ? stumble.problemAt(2, "did not expect '(' here; " + Expectations.ofTable(true))
                : null;
    }

    /** What was meant to be a heading but has no title, or an id that cannot be one. */
    private static @Nullable Problem heading(Stumble stumble) {
        int first = stumble.first();
        String id = stumble.firstCharacters();
        if (stumble.index() == 0 && (first == SopLexer.NUMBER || first == SopLexer.OPEN || first == SopLexer.DICE)) {
            boolean titleFollows = stumble.source().text().startsWith("\"", titleAfter(stumble, id));
            return stumble.problemWithId(
                    titleFollows
                            ? "'" + id + "' cannot be a printed id: ids can contain only letters, digits and . : ( ) -"
                            : "a title in quotes is missing after '" + id + "'");
        }
        if (stumble.index() == 0 && first == SopLexer.REFERENCE) {
            return stumble.problem("write a printed id without square brackets; those are for referring to a step");
        }
        boolean level = KnownWords.isLevel(stumble.tokens().getFirst());
        if (stumble.index() == 1 && level) {
            return stumble.problem(
                    "'" + stumble.textAt(0) + "' is followed by a printed id, if it has one, and a title in quotes");
        }
        if (stumble.index() == 1 && stumble.type() == SopLexer.STRING && first == SopLexer.NAME) {
            return letterBeforeTitle(stumble);
        }
        return null;
    }

    /** {@code A1 "Title"}: an id that needs a level word, unless it is nearly a word of the language. */
    private static @Nullable Problem letterBeforeTitle(Stumble stumble) {
        String word = stumble.textAt(0);
        boolean margin = stumble.inside(SopParser.RULE_declarationLine);
        boolean half = word.equals("game") || word.equals("player");
        if (half
                || Guess.nearest(word, margin ? KnownWords.DECLARATIONS : KnownWords.STATEMENTS)
                        .isPresent()) {
            return null;
        }
        return stumble.problemAt(
                0,
                "a printed id that begins with a letter needs a level word in front of it: step " + word + " \"...\"");
    }

    private static int titleAfter(Stumble stumble, String id) {
        int at = stumble.tokens().getFirst().getStartIndex() + id.length();
        String text = stumble.source().text();
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static @Nullable Problem atMargin(Stumble stumble) {
        String word = stumble.textAt(0);
        return switch (word) {
            case "game" -> stumble.index() == 1 ? stumble.problem("'game' is followed by 'turn' or 'has'") : null;
            case "player" -> stumble.problem("'player' is followed by 'turn'");
            default -> {
                if (stumble.in(SopParser.RULE_fields)) {
                    yield stumble.problemAt(
                            0, "'" + word + "' is not a declaration" + Guess.didYouMean(word, KnownWords.DECLARATIONS));
                }
                if (stumble.index() == 0 && KnownWords.isReserved(stumble.token(), word)) {
                    yield stumble.problem("'" + word + "' must be indented: "
                            + "statements go below a heading, a sequence or the game turn");
                }
                yield stumble.index() > 0
                        ? null
                        : stumble.problem(Diagnosis.unexpected(
                                stumble,
                                "a line that is not indented is a declaration, or a heading with a title in quotes"));
            }
        };
    }

    private static @Nullable Problem inBlock(Stumble stumble) {
        Token first = stumble.tokens().getFirst();
        String word = stumble.textAt(0);
        if (first.getType() == SopLexer.GAME_TURN) {
            return stumble.problemAt(0, "'game turn' is a declaration and must not be indented");
        }
        if (stumble.index() == 0) {
            return KnownWords.isReserved(first, word)
                    ? stumble.problem("no statement begins with '" + word + "'")
                    : stumble.problem(Diagnosis.unexpected(
                            stumble, "a line of a block is a statement, or a heading with a title in quotes"));
        }
        if (!KnownWords.canBeName(first) || !stumble.in(SopParser.RULE_acting)) {
            return null;
        }
        if (stumble.type() == SopLexer.HAS) {
            return stumble.problemAt(0, "'" + word + " has' is a declaration and must not be indented");
        }
        if (KnownWords.beginsDeclaration(first) && !stumble.atEnd()) {
            return stumble.problemAt(0, "'" + word + "' is a declaration and must not be indented");
        }
        String whole = whole(word);
        if (whole != null) {
            return stumble.problem(whole);
        }
        if (stumble.atEnd()) {
            return stumble.problemAt(
                    0, "'" + word + "' alone is not a statement" + Guess.didYouMean(word, KnownWords.STATEMENTS));
        }
        if (!KnownWords.canBeName(stumble.token())
                && Guess.nearest(word, KnownWords.STATEMENTS).isEmpty()) {
            return null;
        }
        return stumble.problemAt(
                0, "no statement begins with '" + word + "'" + Guess.didYouMean(word, KnownWords.STATEMENTS));
    }

    /** Words that are only the first half of a phrase. */
    private static @Nullable String whole(String word) {
        return switch (word) {
            case "go" -> "'go' is followed by 'to' and a step in square brackets";
            case "for" -> "'for' is followed by 'each', a name, 'in' and a set";
            case "one", "any", "all" -> "'" + word + "' is followed by 'of', then headings indented below";
            case "another" -> "'another' is followed by 'round'";
            case "player" -> "'player' is followed by 'turn'";
            case "end" ->
                "'end' is followed by 'phase', 'segment', 'step', 'round', 'player turn', 'game turn', or 'game'";
            default -> null;
        };
    }

    private static @Nullable Problem inScenario(Stumble stumble) {
        Token first = stumble.tokens().getFirst();
        boolean plainName = stumble.index() == 1 && KnownWords.canBeName(first) && !stumble.atEnd();
        if (!plainName || stumble.in(SopParser.RULE_name)) {
            return null;
        }
        String word = stumble.textAt(0);
        if (word.equals("instead")) {
            return stumble.problem("'instead' is followed by 'of' and a step in square brackets");
        }
        String meant = Guess.didYouMean(word, KnownWords.SCENARIO_LINES);
        return meant.isEmpty()
                ? null
                : stumble.problemAt(0, "no line of a scenario begins with '" + word + "'" + meant);
    }
}
