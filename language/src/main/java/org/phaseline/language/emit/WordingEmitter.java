package org.phaseline.language.emit;

import java.util.List;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;

/** Texts for players in which a formula in braces stands for its value: {@code note "{hits} hits"}. */
final class WordingEmitter {

    private final FormulaEmitter formulas;
    private final UnseenSources sources;

    WordingEmitter(FormulaEmitter formulas, List<CheckedRulebook.Unseen> unseen) {
        this.formulas = formulas;
        this.sources = new UnseenSources(unseen);
    }

    Wording of(Text text, CodeContext c) {
        List<Wording.Value> values = text.values().stream()
                .map(value -> value(value, formulas.of(value, c), about(value, c)))
                .toList();
        return new Wording(List.copyOf(text.pieces()), values);
    }

    private List<Wording.Value> about(Expr value, CodeContext c) {
        return sources.of(value).stream()
                .map(source -> value(source.expr(), formulas.inside(source.calls(), source.expr(), c), List.of()))
                .toList();
    }

    private static Wording.Value value(Expr value, Formula formula, List<Wording.Value> about) {
        return new Wording.Value(
                formula,
                ValueTypes.of(value.type()),
                value.type().crowd() ? value.type().width() : 0,
                about);
    }
}
