package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** Texts for players in which a name in braces stands for its value: {@code note "{hits} hits"}. */
final class TextResolver {

    private final Resolution all;

    TextResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Text orNone(@Nullable Word word, Context c) {
        return word == null ? null : of(word, c);
    }

    Text of(Word word, Context c) {
        List<String> pieces = new ArrayList<>();
        List<Expr> values = new ArrayList<>();
        String text = word.text();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
            int close = text.indexOf('}', at);
            if (close < 0) {
                break;
            }
            Expression.Name name = new Expression.Name(
                    word.place(), text.substring(at + 1, close).strip());
            values.add(all.expressions.of(name, c));
            pieces.add(text.substring(from, at));
            from = close + 1;
        }
        pieces.add(text.substring(from));
        return new Text(word, List.copyOf(pieces), List.copyOf(values));
    }
}
