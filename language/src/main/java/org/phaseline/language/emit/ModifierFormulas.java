package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.AgreeingWords;
import org.phaseline.language.checked.Modifier;

/** Modifier lines below a roll, a name or a formula: what is added to its value when a condition holds. */
final class ModifierFormulas {

    private ModifierFormulas() {}

    /** The lines one by one. */
    static List<Roll.Modifier> of(List<Modifier> lines, FormulaEmitter formulas, CodeContext c) {
        List<Roll.Modifier> made = new ArrayList<>();
        for (Modifier line : lines) {
            Formula amount = formulas.of(line.amount(), c);
            Formula condition = line.condition() == null ? FixedFormulas.ALWAYS : formulas.of(line.condition(), c);
            made.add(
                    line.agrees()
                            ? new Roll.Modifier(
                                    amount,
                                    condition,
                                    AgreeingWords.of(line.text(), true),
                                    AgreeingWords.of(line.text(), false))
                            : new Roll.Modifier(amount, condition, line.text()));
        }
        return made;
    }

    /** A value with all of them. */
    static Formula sum(Formula start, List<Modifier> lines, List<Roll.Modifier> modifiers) {
        if (modifiers.isEmpty()) {
            return start;
        }
        Formula whole = start;
        for (int i = 0; i < modifiers.size(); i++) {
            Roll.Modifier modifier = modifiers.get(i);
            Formula counted = lines.get(i).condition() == null
                    ? modifier.amount()
                    : new Logic.Conditional(modifier.condition(), modifier.amount(), new Arithmetic.Constant(0));
            whole = new Arithmetic.Plus(whole, counted);
        }
        return new PartyFormulas.Weighed(whole, 2 * modifiers.size());
    }
}
