package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Problems;
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
        return of(string.getSymbol(), false);
    }

    /** A title. In the first version braces may stand in it as they are, so what cannot be read as a formula is part of the text. */
    Template title(Token string) {
        return of(string, parser.version() == LanguageVersion.FIRST);
    }

    /** The text of a modifier. In the first version nothing is filled in there. */
    Template modifier(TerminalNode string) {
        return mayAgree() ? of(string) : Template.plain(texts.quoted(string));
    }

    /** Whether words in square brackets agree with a value. */
    boolean mayAgree() {
        return parser.version() > LanguageVersion.FIRST;
    }

    /**
     * A text in which nothing is filled in; since the second version braces in it are a problem, because players would read them.
     *
     * @param remedy where such a value can be told instead
     */
    Word plain(TerminalNode string, String remedy) {
        Word word = texts.quoted(string);
        int open = word.text().indexOf('{');
        if (mayAgree() && open >= 0 && Template.closing(word.text(), open) > 0) {
            texts.problem(word.place(), "braces are not filled in here: " + remedy);
        }
        return word;
    }

    private Template of(Token token, boolean bracesMayStand) {
        Word word = texts.quoted(token);
        String text = word.text();
        // The quote stands in front of the text.
        int start = token.getStartIndex() + 1;
        List<String> pieces = new ArrayList<>();
        List<Expression> values = new ArrayList<>();
        int from = 0;
        int next = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', next)) {
            int close = Template.closing(text, at);
            if (close < 0) {
                break;
            }
            next = close + 1;
            Expression value = bracesMayStand
                    ? formulaIfAny(start + at + 1, start + close)
                    : formula(start + at + 1, start + close);
            if (value != null) {
                values.add(value);
                pieces.add(text.substring(from, at));
            }
            if (value != null || !bracesMayStand) {
                from = next;
            }
        }
        pieces.add(text.substring(from));
        return new Template(word, List.copyOf(pieces), List.copyOf(values), parser.version());
    }

    private @Nullable Expression formula(int from, int to) {
        SopParser.FormulaLineContext read = parser.formula(from, to);
        return read == null ? null : expressions.value(read.value());
    }

    private @Nullable Expression formulaIfAny(int from, int to) {
        SopParser.FormulaLineContext read = parser.formulaIfAny(from, to);
        if (read == null) {
            return null;
        }
        Problems unsaid = new Problems();
        Expression value = new ExpressionBuilder(texts.reportingTo(unsaid), parser).value(read.value());
        return unsaid.isEmpty() ? value : null;
    }
}
