package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;

/** Texts for players in which a formula in braces stands for its value: {@code note "{hits} hits"}. */
final class WordingEmitter {

    private final FormulaEmitter formulas;
    private final UnseenNames unseen;

    WordingEmitter(FormulaEmitter formulas, UnseenNames unseen) {
        this.formulas = formulas;
        this.unseen = unseen;
    }

    /** A question. */
    Wording asking(Text text, CodeContext c) {
        Wording spoken = of(text, c);
        return new Wording(spoken.pieces(), spoken.values(), unseen.present());
    }

    /** A question whose text stands as it is. */
    Wording asking(String text) {
        return new Wording(List.of(text), List.of(), unseen.present());
    }

    /** A step that is put to somebody by its title. */
    Wording asking(CheckedStep step, CodeContext c) {
        return step.title() == null ? asking(step.heading().title().text()) : asking(step.title(), c);
    }

    /** A question that has no text of its own: the title of its step, and what follows it. */
    Wording asking(@Nullable CheckedStep step, CodeContext c, String otherwise, String suffix) {
        if (step == null) {
            return asking(otherwise);
        }
        Wording title = asking(step, c);
        List<String> pieces = new ArrayList<>(title.pieces());
        pieces.set(pieces.size() - 1, pieces.getLast() + suffix);
        return new Wording(List.copyOf(pieces), title.values(), title.unspoken());
    }

    /** How a step is told of. */
    StepTitle title(CheckedStep step, CodeContext c) {
        return new StepTitle(step.title() == null ? null : of(step.title(), c), unseen.insiders());
    }

    Wording of(Text text, CodeContext c) {
        List<Wording.Value> values = text.values().stream()
                .map(value -> value(value, formulas.of(value, c), formulas.about(value, c)))
                .toList();
        return new Wording(List.copyOf(text.pieces()), values);
    }

    static Wording.Value value(Expr value, Formula formula, List<Wording.Value> about) {
        return new Wording.Value(
                formula,
                ValueTypes.of(value.type()),
                value.type().crowd() ? value.type().width() : 0,
                about);
    }
}
