package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Statement;

/** A scenario adds modifier lines of its own below those of a formula of the rulebook. */
final class ScenarioModifiers {

    private ScenarioModifiers() {}

    static void apply(List<ScenarioLine> lines, Symbols symbols, Problems problems) {
        TreeMap<String, List<Statement.Modifier>> byFormula = new TreeMap<>();
        for (ScenarioLine line : lines) {
            if (!(line instanceof ScenarioLine.Modified added)) {
                continue;
            }
            String name = added.define().text();
            NamedFormula formula = symbols.formulas.get(name);
            if (formula == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        added.define().place(),
                        "no formula '" + name + "'" + problems.didYouMean(name, symbols.formulas.keySet()));
                continue;
            }
            byFormula
                    .computeIfAbsent(
                            name,
                            unused -> new ArrayList<>(formula.declaration().modifiers()))
                    .addAll(added.modifiers());
        }
        byFormula.forEach((name, all) -> {
            NamedFormula formula = java.util.Objects.requireNonNull(symbols.formulas.get(name));
            Declaration.Define written = formula.declaration();
            Declaration.Define whole = new Declaration.Define(
                    written.place(),
                    written.name(),
                    written.parameters(),
                    written.type(),
                    written.value(),
                    List.copyOf(all));
            symbols.formulas.put(name, new NamedFormula(whole, formula.parameters()));
        });
    }
}
