package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Statement;

/** Modifier lines below a name or a formula: what is added to its value when a condition holds. */
final class Modifiers {

    private Modifiers() {}

    /** A value with its modifiers; only a number can have any. */
    static Formula added(Typed value, List<Statement.Modifier> lines, Expressions expressions, Context c) {
        if (!lines.isEmpty() && !value.type().fits(Type.NUMBER)) {
            expressions.problem(lines.getFirst().place(), "only a number has modifiers");
        }
        Formula whole = value.formula();
        for (Statement.Modifier line : lines) {
            Formula amount = expressions.number(line.amount(), c);
            Formula counted = line.condition() == null
                    ? amount
                    : new Logic.Conditional(expressions.flag(line.condition(), c), amount, new Arithmetic.Constant(0));
            whole = new Arithmetic.Plus(whole, counted);
        }
        return whole;
    }

    /** A scenario adds lines of its own below those of the rulebook. */
    static void ofScenario(List<ScenarioLine> lines, Symbols symbols, Problems problems) {
        for (ScenarioLine line : lines) {
            if (!(line instanceof ScenarioLine.Modified added)) {
                continue;
            }
            String name = added.define().text();
            Symbols.Define define = symbols.defines.get(name);
            if (define == null) {
                problems.unknown(
                        added.define().place(),
                        "no formula '" + name + "'" + Guess.didYouMean(name, symbols.defines.keySet()));
                continue;
            }
            Declaration.Define written = define.declaration();
            List<Statement.Modifier> all = new ArrayList<>(written.modifiers());
            all.addAll(added.modifiers());
            Declaration.Define whole = new Declaration.Define(
                    written.place(),
                    written.name(),
                    written.parameters(),
                    written.type(),
                    written.value(),
                    List.copyOf(all));
            symbols.defines.put(name, new Symbols.Define(whole, define.parameters()));
        }
    }
}
