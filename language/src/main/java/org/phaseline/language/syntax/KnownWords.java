package org.phaseline.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Which words begin what, for sentences about words that do not. */
final class KnownWords {

    static final List<String> DECLARATIONS = List.of(
            "rulebook",
            "about",
            "part",
            "option",
            "kind",
            "board",
            "boxes",
            "map",
            "piece",
            "roster",
            "symbols",
            "side",
            "role",
            "given",
            "require",
            "always",
            "never",
            "value",
            "overlay",
            "marker",
            "event",
            "triggers",
            "calendar",
            "define",
            "table",
            "schedule",
            "length",
            "before play",
            "game turn",
            "sequence",
            "when",
            "digression",
            "scenario",
            "player turn",
            "phase",
            "segment",
            "step",
            "round");

    static final List<String> STATEMENTS = List.of(
            "go to",
            "conduct",
            "another round",
            "next",
            "end phase",
            "end segment",
            "end step",
            "end round",
            "end player turn",
            "end game turn",
            "end game",
            "return",
            "if",
            "else",
            "for each",
            "repeat",
            "leave loop",
            "one of",
            "any of",
            "all of",
            "note",
            "tell",
            "choose",
            "enter",
            "let",
            "take",
            "pay",
            "add",
            "drop",
            "mark",
            "unmark",
            "roll",
            "roll off",
            "reroll",
            "draw",
            "show",
            "shuffle",
            "together",
            "later",
            "reveal",
            "announce",
            "cancel",
            "player turn",
            "phase",
            "segment",
            "step",
            "round");

    static final List<String> CLAUSES = List.of(
            "by",
            "may",
            "must",
            "automatic",
            "anyone",
            "secretly",
            "revealed together",
            "if",
            "unless",
            "compulsory",
            "any number of times",
            "up to",
            "until",
            "otherwise",
            "meanwhile",
            "in turn");

    static final List<String> CONNECTIVES = List.of(
            "and",
            "or",
            "is",
            "in",
            "where",
            "has",
            "lacks",
            "from",
            "over",
            "rounded",
            "shifted",
            "counting",
            "picks",
            "otherwise",
            "among",
            "seen by");

    static final List<String> SCENARIO_LINES = List.of(
            "about",
            "use",
            "without",
            "absent",
            "length",
            "define",
            "table",
            "schedule",
            "roster",
            "board",
            "map",
            "instead of",
            "before",
            "after");

    private static final IntervalSet NAMES =
            SopParser._ATN.nextTokens(SopParser._ATN.ruleToStartState[SopParser.RULE_name]);

    private KnownWords() {}

    static boolean canBeName(Token token) {
        return NAMES.contains(token.getType());
    }

    /** A word that means something to the language wherever it stands. */
    static boolean isReserved(Token token, String text) {
        return !text.isEmpty()
                && Character.isLetter(text.charAt(0))
                && token.getType() != SopLexer.LABEL
                && token.getType() != SopLexer.DICE
                && !canBeName(token);
    }

    static boolean beginsDeclaration(Token token) {
        return token.getType() >= SopLexer.RULEBOOK && token.getType() <= SopLexer.SCENARIO;
    }

    static boolean isLevel(Token token) {
        return switch (token.getType()) {
            case SopLexer.PLAYER_TURN, SopLexer.PHASE, SopLexer.SEGMENT, SopLexer.STEP, SopLexer.ROUND -> true;
            default -> false;
        };
    }
}
