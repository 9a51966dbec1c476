package org.phaseline.language.emit;

import java.util.List;
import org.phaseline.engine.code.Wording;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;

/** Texts for players in which a name in braces stands for its value: {@code note "{hits} hits"}. */
final class WordingEmitter {

    private final FormulaEmitter formulas;

    WordingEmitter(FormulaEmitter formulas) {
        this.formulas = formulas;
    }

    Wording of(Text text, CodeContext c) {
        List<Wording.Value> values =
                text.values().stream().map(value -> value(value, c)).toList();
        return new Wording(List.copyOf(text.pieces()), values);
    }

    private Wording.Value value(Expr value, CodeContext c) {
        return new Wording.Value(
                formulas.of(value, c),
                ValueTypes.of(value.type()),
                value.type().crowd() ? value.type().width() : 0);
    }
}
