package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of one line. The generated lexer finds the plain words; printed ids, rule numbers and phrases are recognised
 * here, because they depend on where in the line they stand. Offsets of the tokens are those of the file.
 */
final class LineTokens {

    /** The most words that a level has: player turn. */
    private static final int LEVEL_WORDS = 2;

    private final SopLexer lexer = new SopLexer(new CharactersOfLine(""));
    private final int version;
    private final WordVersions words;

    LineTokens(int version, WordVersions words) {
        this.version = version;
        this.words = words;
        lexer.removeErrorListeners();
    }

    List<CommonToken> of(Line line) {
        return of(line, true);
    }

    /** The words of a formula, which no printed id stands in front of. */
    List<CommonToken> ofFormula(Line formula) {
        return of(formula, false);
    }

    private List<CommonToken> of(Line line, boolean labelled) {
        String text = withoutSurrogates(line.text());
        CharactersOfLine input = new CharactersOfLine(text);
        lexer.setInputStream(input);
        List<CommonToken> found = new ArrayList<>();
        int before = Token.EOF;
        boolean titled = false;
        while (true) {
            int at = input.index();
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
            CommonToken token = null;
            if (labelled
                    && (found.isEmpty() || found.size() <= LEVEL_WORDS && found.size() == levelWords(found, text))) {
                token = raw(SopLexer.LABEL, at, PrintedIds.endOfLabel(text, at, !found.isEmpty()));
            } else if (before == SopLexer.STRING && !titled) {
                token = raw(SopLexer.REFS, at, PrintedIds.endOfRefs(text, at));
                titled = true;
            }
            if (token == null) {
                token = (CommonToken) lexer.nextToken();
                words.apply(token, version);
            } else {
                input.seek(token.getStopIndex() + 1);
            }
            before = token.getType();
            found.add(token);
            if (before == Token.EOF) {
                break;
            }
        }
        spaces(found, text);
        if (words.knows(SizedDice.WORD, version)) {
            SizedDice.mark(found, text);
        }
        List<CommonToken> tokens = Phrases.joined(found, text, phrase -> words.knows(phrase, version));
        for (CommonToken token : tokens) {
            int end = token.getType() == Token.EOF ? text.length() : token.getStartIndex();
            token.setStopIndex(line.start() + (token.getType() == Token.EOF ? end - 1 : token.getStopIndex()));
            token.setStartIndex(line.start() + end);
        }
        return tokens;
    }

    /** Spaces that read like numbers or dice where only a space can stand: {@code 0304.wood}, {@code Map.0304}, {@code Map.d6}. */
    private static void spaces(List<CommonToken> tokens, String text) {
        for (int i = 1; i < tokens.size() - 1; i++) {
            if (tokens.get(i).getType() != SopLexer.DOT) {
                continue;
            }
            CommonToken before = tokens.get(i - 1);
            CommonToken after = tokens.get(i + 1);
            boolean close = before.getStopIndex() + 2 == after.getStartIndex();
            boolean named = after.getType() != Token.EOF && Character.isLetter(text.charAt(after.getStartIndex()));
            int figures = after.getStopIndex() - after.getStartIndex() + 1;
            if (close && before.getType() == SopLexer.NUMBER && named) {
                before.setType(SopLexer.SPACE);
            } else if (close
                    && before.getType() == SopLexer.NAME
                    && (after.getType() == SopLexer.NUMBER && figures > 1 || after.getType() == SopLexer.DICE)) {
                after.setType(SopLexer.SPACE);
            }
        }
    }

    /** How many words the level takes if these words are just a level, else -1. */
    private static int levelWords(List<CommonToken> words, String text) {
        CommonToken last = words.getLast();
        boolean playerTurn = words.size() == 2
                && "player".equals(textOf(words.getFirst(), text))
                && "turn".equals(textOf(last, text));
        return switch (last.getType()) {
            case SopLexer.PHASE, SopLexer.SEGMENT, SopLexer.STEP, SopLexer.ROUND -> 1;
            default -> playerTurn ? 2 : -1;
        };
    }

    private static String textOf(Token token, String text) {
        return text.substring(token.getStartIndex(), token.getStopIndex() + 1);
    }

    private static @Nullable CommonToken raw(int type, int from, int end) {
        if (end < 0) {
            return null;
        }
        CommonToken token = new CommonToken(type);
        token.setStartIndex(from);
        token.setStopIndex(end - 1);
        return token;
    }

    /** The lexer counts whole characters; with these replaced, each of its positions is one of the text. */
    private static String withoutSurrogates(String text) {
        StringBuilder plain = null;
        for (int at = 0; at < text.length(); at++) {
            if (Character.isSurrogate(text.charAt(at))) {
                plain = plain == null ? new StringBuilder(text) : plain;
                plain.setCharAt(at, '\uFFFD');
            }
        }
        return plain == null ? text : plain.toString();
    }
}
