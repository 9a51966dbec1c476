package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Wording;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** Texts for players in which a name in braces stands for its value: {@code note "{hits} hits"}. */
final class Wordings {

    private final Expressions expressions;

    Wordings(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Something that is told. */
    Wording told(Word text, Context c) {
        return of(text, c, false);
    }

    /** Something that is asked: everybody can read the question, whoever answers it. */
    Wording asked(Word text, Context c) {
        return of(text, c, true);
    }

    private Wording of(Word word, Context c, boolean open) {
        List<String> pieces = new ArrayList<>();
        List<Wording.Value> values = new ArrayList<>();
        String text = word.text();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
            int close = text.indexOf('}', at);
            if (close < 0) {
                break;
            }
            Expression.Name name = new Expression.Name(
                    word.place(), text.substring(at + 1, close).strip());
            Variable variable = c.reading(name.name());
            if (open && variable != null && variable.sealedIn() >= 0) {
                expressions.problem(
                        word.place(), "everybody can read this question, but '" + name.name() + "' is sealed here");
            }
            Typed value = expressions.of(name, c);
            pieces.add(text.substring(from, at));
            values.add(new Wording.Value(
                    value.formula(),
                    value.type().shown(),
                    value.type().crowd() ? value.type().width() : 0));
            from = close + 1;
        }
        pieces.add(text.substring(from));
        return new Wording(List.copyOf(pieces), List.copyOf(values));
    }
}
