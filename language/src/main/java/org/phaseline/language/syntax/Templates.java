package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/** Reads the formulas in the braces of a quoted text, each where it stands. A brace that is never closed is plain text. */
final class Templates {

    private final LineParser parser;
    private final Texts texts;
    private final ExpressionBuilder expressions;

    Templates(LineParser parser, Texts texts, ExpressionBuilder expressions) {
        this.parser = parser;
        this.texts = texts;
        this.expressions = expressions;
    }

    @Nullable
    Template ifAny(@Nullable TerminalNode string) {
        return string == null ? null : of(string);
    }

    Template of(TerminalNode string) {
        Token token = string.getSymbol();
        Word word = texts.quoted(token);
        String text = word.text();
        // The quote stands in front of the text.
        int start = token.getStartIndex() + 1;
        List<String> pieces = new ArrayList<>();
        List<Expression> values = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
            int close = closing(text, at);
            if (close < 0) {
                break;
            }
            Expression value = formula(start + at + 1, start + close);
            if (value != null) {
                values.add(value);
                pieces.add(text.substring(from, at));
            }
            from = close + 1;
        }
        pieces.add(text.substring(from));
        return new Template(word, List.copyOf(pieces), List.copyOf(values));
    }

    /** Where the brace is closed that is opened here, past the sets that stand between; -1 if it never is. */
    private static int closing(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            char c = text.charAt(at);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return -1;
    }

    private @Nullable Expression formula(int from, int to) {
        SopParser.FormulaLineContext read = parser.formula(from, to);
        return read == null ? null : expressions.value(read.value());
    }
}
