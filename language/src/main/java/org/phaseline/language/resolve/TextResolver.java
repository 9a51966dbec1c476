package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Variable;
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

    /**
     * A title in which names in braces stand for their values, or null when it speaks of none. Braces may stand in a title as they are, so
     * what is no name of a line here is left as it is printed; nor does a title tell what is sealed.
     */
    @Nullable
    Text title(Word title, Context c) {
        Text text = title.text().indexOf('{') < 0 ? null : read(title, c, true);
        return text == null || text.values().isEmpty() ? null : text;
    }

    private static boolean mayStandInTitle(String name, Context c) {
        Variable variable = c.names().find(name);
        return variable != null
                && variable.kind() != Variable.Kind.DICE
                && variable.sealedIn() < 0
                && (variable.fork() == 0 || variable.fork() == c.fork());
    }

    Text of(Word word, Context c) {
        return read(word, c, false);
    }

    private Text read(Word word, Context c, boolean title) {
        List<String> pieces = new ArrayList<>();
        List<Expr> values = new ArrayList<>();
        String text = word.text();
        int from = 0;
        int next = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', next)) {
            int close = text.indexOf('}', at);
            if (close < 0) {
                break;
            }
            next = close + 1;
            String name = text.substring(at + 1, close).strip();
            if (!title || mayStandInTitle(name, c)) {
                values.add(all.expressions.of(new Expression.Name(word.place(), name), c));
                pieces.add(text.substring(from, at));
                from = next;
            }
        }
        pieces.add(text.substring(from));
        return new Text(word, List.copyOf(pieces), List.copyOf(values));
    }
}
