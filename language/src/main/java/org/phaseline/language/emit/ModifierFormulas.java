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
    static List<Roll.Modifier> of(List<Modifier> lines, Emission all, CodeContext c) {
        List<Roll.Modifier> made = new ArrayList<>();
        for (Modifier line : lines) {
            made.add(told(line, untold(line, all.formulas, c), all, c));
        }
        return made;
    }

    /** The lines where players are told nothing of them. */
    static List<Roll.Modifier> untold(List<Modifier> lines, FormulaEmitter formulas, CodeContext c) {
        return lines.stream().map(line -> untold(line, formulas, c)).toList();
    }

    private static Roll.Modifier untold(Modifier line, FormulaEmitter formulas, CodeContext c) {
        Formula amount = formulas.of(line.amount(), c);
        Formula condition = line.condition() == null ? FixedFormulas.ALWAYS : formulas.of(line.condition(), c);
        return new Roll.Modifier(amount, condition, "");
    }

    private static Roll.Modifier told(Modifier line, Roll.Modifier counted, Emission all, CodeContext c) {
        if (line.filled() != null) {
            return counted.told(all.wordings.of(line.filled(), c));
        }
        return line.agrees()
                ? counted.told(AgreeingWords.of(line.text(), true), AgreeingWords.of(line.text(), false))
                : counted.told(line.text(), line.text());
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
