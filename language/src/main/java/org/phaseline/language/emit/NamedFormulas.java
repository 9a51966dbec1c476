package org.phaseline.language.emit;

import java.util.List;
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
        Body body = java.util.Objects.requireNonNull(e.formula().body());
        return new PartyFormulas.Defined(
                arguments(e, c),
                new Formula[] {body(e.formula().name(), body)},
                body.type().crowd());
    }

    /** What a part of a formula gives inside of the calls that lead to it, the outermost first. */
    Formula inside(List<Expr.FormulaCall> calls, Expr part, CodeContext c) {
        return calls.isEmpty()
                ? formulas.of(part, c)
                : new PartyFormulas.Defined(
                        arguments(calls.getFirst(), c),
                        new Formula[] {inside(calls.subList(1, calls.size()), part, inside)},
                        part.type().crowd());
    }

    private Formula[] arguments(Expr.FormulaCall e, CodeContext c) {
        Formula[] arguments = new Formula[e.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = formulas.of(e.arguments().get(i), c);
        }
        return arguments;
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
