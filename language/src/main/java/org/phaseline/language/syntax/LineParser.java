package org.phaseline.language.syntax;

import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.Problems;

/** Reads one line at a time with the rule its place asks for, and says in one sentence why a line cannot be read. */
final class LineParser {

    /** A line that was looked at: its words, and what was understood; null if it could not be read. */
    record Parsed<C extends ParserRuleContext>(
            List<CommonToken> tokens, @Nullable C context) {}

    private final SourceText source;
    private final Problems problems;
    private final LineTokens lineTokens;
    private final int version;
    private final WordVersions words;
    private final SopParser parser;

    LineParser(SourceText source, Problems problems, int version, WordVersions words) {
        this.lineTokens = new LineTokens(version, words);
        this.version = version;
        this.words = words;
        this.source = source;
        this.problems = problems;
        this.parser = new SopParser(TokensOfLine.empty());
        parser.removeErrorListeners();
        parser.setErrorHandler(new BailErrorStrategy());
    }

    /** The version of the language the text is written in. */
    int version() {
        return version;
    }

    <C extends ParserRuleContext> Parsed<C> parse(Line line, Function<SopParser, C> rule) {
        if (line.state() == Line.State.UNREADABLE) {
            return new Parsed<>(List.of(), null);
        }
        List<CommonToken> tokens = lineTokens.of(line);
        return new Parsed<>(tokens, isTooDeep(tokens) ? null : parse(line, tokens, rule, Diagnosis::of));
    }

    /** A formula in the braces of a text, by where it begins and ends in the file; null if it could not be read. */
    SopParser.@Nullable FormulaLineContext formula(int from, int to) {
        String written = source.text().substring(from, to);
        int blanks = written.length() - written.stripLeading().length();
        if (written.isBlank()) {
            problems.add(Code.SYNTAX, source.place(from - 1, to + 1), "these braces are empty; put a value in them");
            return null;
        }
        Line line = new Line(0, from + blanks, written.strip(), Line.State.SOUND, false);
        List<CommonToken> tokens = lineTokens.ofFormula(line);
        return isTooDeep(tokens) ? null : parse(line, tokens, SopParser::formulaLine, Diagnosis::ofFormula);
    }

    /** The same where braces need not hold a formula: nothing is said of what is none. */
    SopParser.@Nullable FormulaLineContext formulaIfAny(int from, int to) {
        String written = source.text().substring(from, to);
        int blanks = written.length() - written.stripLeading().length();
        Line line = new Line(0, from + blanks, written.strip(), Line.State.SPOILED, false);
        List<CommonToken> tokens = lineTokens.ofFormula(line);
        return tooDeepBracket(tokens) != null
                ? null
                : parse(line, tokens, SopParser::formulaLine, Diagnosis::ofFormula);
    }

    private boolean isTooDeep(List<CommonToken> tokens) {
        CommonToken tooDeep = tooDeepBracket(tokens);
        if (tooDeep != null) {
            problems.add(
                    Code.TOO_LARGE,
                    source.place(tooDeep.getStartIndex(), tooDeep.getStopIndex() + 1),
                    "brackets are nested more than " + Limits.BRACKET_DEPTH + " levels deep; this line was not read");
        }
        return tooDeep != null;
    }

    /** The quick way first; only a line it stumbles over is read with full lookahead, which then has the last word. */
    private <C extends ParserRuleContext> @Nullable C parse(
            Line line, List<CommonToken> tokens, Function<SopParser, C> rule, Function<Stumble, Problem> diagnosis) {
        TokensOfLine stream = new TokensOfLine(tokens);
        parser.setTokenStream(stream);
        parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
        try {
            return rule.apply(parser);
        } catch (ParseCancellationException stumbled) {
            stream.seek(0);
            parser.reset();
            parser.getInterpreter().setPredictionMode(PredictionMode.LL);
        }
        try {
            return rule.apply(parser);
        } catch (ParseCancellationException broken) {
            if (line.state() == Line.State.SOUND) {
                Stumble stumble = insideBracket(Stumble.of(cause(broken), tokens, source));
                Problem later = wordOfLaterVersion(line, rule);
                problems.addAll(List.of(later == null ? diagnosis.apply(stumble) : later));
            }
            return null;
        }
    }

    /** A line that a later version of the language reads as it stands: the word it knows more, or null. */
    private @Nullable Problem wordOfLaterVersion(Line line, Function<SopParser, ? extends ParserRuleContext> rule) {
        if (version >= LanguageVersion.LATEST) {
            return null;
        }
        List<CommonToken> tokens = new LineTokens(LanguageVersion.LATEST, words).of(line);
        for (CommonToken token : tokens) {
            if (token.getType() == Token.EOF) {
                continue;
            }
            String word = source.text()
                    .substring(token.getStartIndex(), token.getStopIndex() + 1)
                    .replaceAll(" +", " ");
            if (!words.knows(word, version)) {
                return reads(tokens, rule)
                        ? new Problem(
                                source.place(token.getStartIndex(), token.getStopIndex() + 1),
                                Code.LANGUAGE_VERSION,
                                "'" + word + "' is a word of language " + LanguageVersion.LATEST + "; write 'language "
                                        + LanguageVersion.LATEST + "' on the line below 'rulebook \"...\"'")
                        : null;
            }
        }
        return null;
    }

    private boolean reads(List<CommonToken> tokens, Function<SopParser, ? extends ParserRuleContext> rule) {
        parser.setTokenStream(new TokensOfLine(tokens));
        try {
            return rule.apply(parser).exception == null;
        } catch (ParseCancellationException broken) {
            return false;
        }
    }

    /**
     * A bracket after a name could also begin a clause. When what it holds fits neither, the parser blames the bracket
     * itself; the arguments, read on their own, blame the word inside.
     */
    private Stumble insideBracket(Stumble stumble) {
        boolean afterName = stumble.index() > 0
                && stumble.type() == SopLexer.OPEN
                && KnownWords.canBeName(stumble.tokens().get(stumble.index() - 1));
        if (!afterName) {
            return stumble;
        }
        try {
            parser.reset();
            parser.getInputStream().seek(stumble.index());
            parser.arguments();
            return stumble;
        } catch (ParseCancellationException inside) {
            return Stumble.of(cause(inside), stumble.tokens(), source);
        }
    }

    private static RecognitionException cause(ParseCancellationException broken) {
        if (broken.getCause() instanceof RecognitionException cause) {
            return cause;
        }
        throw broken;
    }

    private static @Nullable CommonToken tooDeepBracket(List<CommonToken> tokens) {
        int depth = 0;
        for (CommonToken token : tokens) {
            switch (token.getType()) {
                case SopLexer.OPEN, SopLexer.OPEN_SET -> depth++;
                case SopLexer.CLOSE, SopLexer.CLOSE_SET -> depth = Math.max(0, depth - 1);
                default -> {}
            }
            if (depth > Limits.BRACKET_DEPTH) {
                return token;
            }
        }
        return null;
    }
}
