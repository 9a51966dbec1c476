package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Statement;

/** Modifier lines below a name or a formula: what is added to its value when a condition holds. */
final class Modifiers {

    private Modifiers() {}

    private static final Formula ALWAYS = new Arithmetic.Constant(1);

    /** A value with its modifiers; only a number can have any. */
    static Formula added(Typed value, List<Statement.Modifier> lines, Expressions expressions, Context c) {
        return sum(value.formula(), compiled(value, lines, expressions, c));
    }

    /** The lines one by one, as a roll has them. */
    static List<Roll.Modifier> compiled(
            Typed value, List<Statement.Modifier> lines, Expressions expressions, Context c) {
        if (!lines.isEmpty() && !value.type().fits(Type.NUMBER)) {
            expressions.problem(lines.getFirst().place(), "only a number has modifiers");
        }
        List<Roll.Modifier> compiled = new ArrayList<>();
        for (Statement.Modifier line : lines) {
            Formula amount = expressions.number(line.amount(), c);
            Formula condition = line.condition() == null ? ALWAYS : expressions.flag(line.condition(), c);
            compiled.add(new Roll.Modifier(
                    amount, condition, line.text() == null ? "" : line.text().text()));
        }
        if (!expressions.size().wraps(lines.size())) {
            expressions.problem(lines.getLast().place(), FormulaSize.TOO_DEEP);
        }
        return compiled;
    }

    static Formula sum(Formula start, List<Roll.Modifier> modifiers) {
        Formula whole = start;
        for (Roll.Modifier modifier : modifiers) {
            Formula counted = modifier.condition() == ALWAYS
                    ? modifier.amount()
                    : new Logic.Conditional(modifier.condition(), modifier.amount(), new Arithmetic.Constant(0));
            whole = new Arithmetic.Plus(whole, counted);
        }
        return modifiers.isEmpty() ? whole : new PartyFormulas.Weighed(whole, 2 * modifiers.size());
    }

    /** A scenario adds lines of its own below those of the rulebook. */
    static void ofScenario(List<ScenarioLine> lines, Symbols symbols, Problems problems) {
        TreeMap<String, List<Statement.Modifier>> byDefine = new TreeMap<>();
        for (ScenarioLine line : lines) {
            if (!(line instanceof ScenarioLine.Modified added)) {
                continue;
            }
            String name = added.define().text();
            Symbols.Define define = symbols.defines.get(name);
            if (define == null) {
                problems.unknown(
                        added.define().place(),
                        "no formula '" + name + "'" + problems.didYouMean(name, symbols.defines.keySet()));
                continue;
            }
            byDefine.computeIfAbsent(
                            name, unused -> new ArrayList<>(define.declaration().modifiers()))
                    .addAll(added.modifiers());
        }
        byDefine.forEach((name, all) -> {
            Symbols.Define define = java.util.Objects.requireNonNull(symbols.defines.get(name));
            Declaration.Define written = define.declaration();
            Declaration.Define whole = new Declaration.Define(
                    written.place(),
                    written.name(),
                    written.parameters(),
                    written.type(),
                    written.value(),
                    List.copyOf(all));
            symbols.defines.put(name, new Symbols.Define(whole, define.parameters()));
        });
    }
}
