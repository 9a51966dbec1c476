package org.phaseline.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problem;

/** Where in a line the parser could not go on: the word, the words around it and the rule it was in. */
record Stumble(SourceText source, List<CommonToken> tokens, int index, RuleContext rule) {

    static Stumble of(RecognitionException cause, List<CommonToken> tokens, SourceText source) {
        int index = Math.clamp(cause.getOffendingToken().getTokenIndex(), 0, tokens.size() - 1);
        return new Stumble(source, tokens, index, cause.getCtx());
    }

    Token token() {
        return tokens.get(index);
    }

    int type() {
        return token().getType();
    }

    int typeAt(int at) {
        return at < 0 || at >= tokens.size() ? Token.EOF : tokens.get(at).getType();
    }

    /** The type of the word the line begins with. */
    int first() {
        return typeAt(0);
    }

    boolean atEnd() {
        return type() == Token.EOF;
    }

    String text() {
        return textAt(index);
    }

    String textAt(int at) {
        Token token = tokens.get(at);
        return source.text().substring(token.getStartIndex(), token.getStopIndex() + 1);
    }

    /** A word as it is quoted in a sentence: long texts are cut. */
    String shown(int at) {
        String text = textAt(at);
        return "'" + (text.length() > 40 ? text.substring(0, 37) + "..." : text) + "'";
    }

    /** The characters from the beginning of the line to the first blank: what somebody meant for a printed id. */
    String firstCharacters() {
        int from = tokens.getFirst().getStartIndex();
        int to = from;
        int end = tokens.getLast().getStartIndex();
        while (to < end && source.text().charAt(to) != ' ') {
            to++;
        }
        return source.text().substring(from, to);
    }

    boolean in(int ruleIndex) {
        return rule.getRuleIndex() == ruleIndex;
    }

    boolean inside(int ruleIndex) {
        for (RuleContext at = rule; at != null; at = at.parent) {
            if (at.getRuleIndex() == ruleIndex) {
                return true;
            }
        }
        return false;
    }

    boolean has(int type) {
        return tokens.stream().anyMatch(token -> token.getType() == type);
    }

    /** A problem about the first characters of the line. */
    Problem problemWithId(String sentence) {
        int from = tokens.getFirst().getStartIndex();
        return new Problem(source.place(from, from + firstCharacters().length()), Code.SYNTAX, sentence);
    }

    Problem problem(String sentence) {
        return problemAt(index, sentence);
    }

    Problem problemAt(int at, String sentence) {
        Token token = tokens.get(at);
        return new Problem(source.place(token.getStartIndex(), token.getStopIndex() + 1), Code.SYNTAX, sentence);
    }
}
