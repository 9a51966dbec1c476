package org.phaseline.language.emit;

import java.util.TreeMap;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula.Body;

/** Formulas with a name: emitted once, when they are first called, and shared by all calls. */
final class NamedFormulas {

    private final FormulaEmitter formulas;
    private final FormulaWeight weight;
    private final CodeContext inside;
    private final TreeMap<String, Formula> emitted = new TreeMap<>();

    NamedFormulas(FormulaEmitter formulas, FormulaWeight weight, int parties) {
        this.formulas = formulas;
        this.weight = weight;
        this.inside = CodeContext.of(CallFrame.none(parties));
    }

    Formula call(Expr.FormulaCall e, CodeContext c) {
        Formula[] arguments = new Formula[e.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = formulas.of(e.arguments().get(i), c);
        }
        Body body = java.util.Objects.requireNonNull(e.formula().body());
        return new PartyFormulas.Defined(
                arguments,
                new Formula[] {body(e.formula().name(), body)},
                body.type().crowd());
    }

    private Formula body(String name, Body body) {
        Formula known = emitted.get(name);
        if (known != null) {
            return known;
        }
        int around = weight.beginNamed();
        Formula value = formulas.of(body.value(), inside);
        Formula whole =
                ModifierFormulas.sum(value, body.modifiers(), ModifierFormulas.of(body.modifiers(), formulas, inside));
        weight.endNamed(around);
        emitted.put(name, whole);
        return whole;
    }
}
