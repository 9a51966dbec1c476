package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Agreement;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Template;

/** Texts for players in which a formula in braces stands for its value: {@code note "{hits} hits, {u.strength} left"}. */
final class TextResolver {

    private final Resolution all;

    TextResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Text orNone(@Nullable Template template, Context c) {
        return template == null ? null : of(template, c);
    }

    /** A title in which formulas in braces stand for their values, or null when it speaks of none. */
    @Nullable
    Text title(Template title, Context c) {
        return orNone(TitleFormulas.of(title, c, all.problems), c);
    }

    Text of(Template template, Context c) {
        List<Expr> values = new ArrayList<>(template.values().size());
        List<String> written = new ArrayList<>(template.values().size());
        for (Expression value : template.values()) {
            values.add(shown(value, c));
            written.add(ExpressionText.of(value));
        }
        Text text = new Text(
                template.word(), template.pieces(), List.copyOf(values), List.copyOf(written), template.version());
        checkAgreements(text);
        return text;
    }

    private void checkAgreements(Text text) {
        boolean lonely = text.version() >= Agreement.SINCE
                && text.values().isEmpty()
                && !Agreement.in(text.pieces().getFirst()).isEmpty();
        if (lonely) {
            all.problems.add(
                    Code.TYPE,
                    text.source().place(),
                    "words in square brackets agree with a value in braces, and this text has none, as in"
                            + " \"{n} [card|cards]\"");
        }
        for (Text.Part part : text.parts()) {
            if (part instanceof Text.Part.Agreeing agreeing
                    && !agreeing.forms().named().isEmpty()
                    && text.named(agreeing.forms()) < 0) {
                String named = agreeing.forms().named();
                all.problems.add(
                        Code.UNKNOWN_NAME,
                        text.source().place(),
                        "no value in braces in this text is '" + named + "', with which '[" + named
                                + ": ...|...]' would agree" + all.problems.didYouMean(named, text.written()));
            }
            if (part instanceof Text.Part.Agreeing agreeing && agreeing.with().type() instanceof Type.Flag) {
                all.problems.add(
                        Code.TYPE,
                        agreeing.with().place(),
                        "'[" + agreeing.forms().one() + "|"
                                + agreeing.forms().many()
                                + "]' cannot agree with yes or no; it agrees with a number, a party, a piece or a set");
            }
        }
    }

    /** What has no words of its own cannot be shown. */
    private Expr shown(Expression written, Context c) {
        Expr value = all.expressions.of(written, c);
        boolean showable = switch (value.type()) {
            case Type.Num _, Type.Flag _, Type.Kind _, Type.Who _, Type.SetOf _, Type.Dice _, Type.Unknown _ -> true;
            // A date by its name alone has always been shown, as its number.
            case Type.Date _ -> true;
            case Type.Range _, Type.None _ -> false;
        };
        if (!showable) {
            all.problems.add(
                    Code.TYPE, value.place(), value.type().said() + " cannot be shown in a text; give a single value");
            return new Expr.Unknown(written);
        }
        return value;
    }
}
