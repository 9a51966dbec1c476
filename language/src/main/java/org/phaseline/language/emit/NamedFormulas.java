package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Explanation;
import org.phaseline.engine.code.Inlining;
import org.phaseline.engine.code.MemoizedFormula;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.StepCost;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula.Body;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.UnseenPiecesInFormula;

/** Formulas with a name: emitted once, when they are first called, and shared by all calls. */
final class NamedFormulas {

    private final Emission all;
    private final FormulaEmitter formulas;
    private final FormulaWeight weight;
    private final UnseenPiecesInFormula sources;
    private final CodeContext inside;
    private final TreeMap<String, Formula> emitted = new TreeMap<>();
    private final TreeMap<String, Parted> parts = new TreeMap<>();

    /** A formula as it is explained: what it begins with, and its modifiers. */
    private record Parted(Formula start, Roll.Modifier[] modifiers) {}

    NamedFormulas(Emission all, FormulaEmitter formulas, FormulaWeight weight) {
        this.all = all;
        this.formulas = formulas;
        this.sources = all.sources;
        this.weight = weight;
        this.inside = CodeContext.of(CallFrame.none(all.symbols.parties.count()));
    }

    Formula call(Expr.FormulaCall e, CodeContext c) {
        Body body = java.util.Objects.requireNonNull(e.formula().body());
        return Inlining.of(new PartyFormulas.Defined(
                arguments(e, c),
                new Formula[] {body(e.formula().name(), body)},
                body.type().crowd()));
    }

    /** A formula whose last values are the spaces of a step. */
    StepCost step(Expr.StepCost cost, CodeContext c) {
        Formula[] given =
                cost.given().stream().map(value -> formulas.of(value, c)).toArray(Formula[]::new);
        Body body = java.util.Objects.requireNonNull(cost.call().formula().body());
        Formula[] whole = {body(cost.call().formula().name(), body)};
        return new StepCost(given, whole, cost.spaces(), cost.factor());
    }

    /** What is told of the modifiers of all formulas that a value calls by itself, not for each member of a set. */
    Explanation[] explain(@Nullable Expr value, CodeContext c) {
        List<Explanation> found = new ArrayList<>();
        explain(value, c, found);
        return found.toArray(Explanation[]::new);
    }

    private void explain(@Nullable Expr value, CodeContext c, List<Explanation> found) {
        switch (value) {
            case Expr.FormulaCall call -> {
                call.arguments().forEach(argument -> explain(argument, c, found));
                explain(call, c, found);
            }
            case Expr.Arithmetic sum -> {
                explain(sum.left(), c, found);
                explain(sum.right(), c, found);
            }
            case Expr.Compare compare -> {
                explain(compare.left(), c, found);
                explain(compare.right(), c, found);
            }
            case Expr.Minus minus -> explain(minus.operand(), c, found);
            case Expr.Scaled scaled -> explain(scaled.value(), c, found);
            case Expr.TableLookup lookup -> {
                for (Expr.TableLookup.Key key : lookup.keys()) {
                    explain(key.value(), c, found);
                    explain(key.shift(), c, found);
                }
            }
            case null, default -> {}
        }
    }

    private void explain(Expr.FormulaCall call, CodeContext c, List<Explanation> found) {
        Body body = java.util.Objects.requireNonNull(call.formula().body());
        boolean looksAtMembers = call.arguments().stream().anyMatch(NamedFormulas::looksAtMember);
        if (looksAtMembers
                || body.modifiers().stream().allMatch(line -> line.text().isEmpty())) {
            return;
        }
        Wording.Value[] about = about(call, c).toArray(Wording.Value[]::new);
        Parted parted = parted(call.formula().name(), body);
        found.add(new Explanation(
                call.formula().name(),
                null,
                ValueTypes.of(body.type()),
                arguments(call, c),
                about,
                parted.start,
                parted.modifiers));
    }

    private Parted parted(String name, Body body) {
        Parted known = parts.get(name);
        if (known != null) {
            return known;
        }
        int around = weight.beginNamed();
        Roll.Modifier[] modifiers =
                ModifierFormulas.of(body.modifiers(), all, inside).toArray(Roll.Modifier[]::new);
        Parted made = new Parted(formulas.of(body.value(), inside), modifiers);
        weight.endNamed(around);
        parts.put(name, made);
        return made;
    }

    private static boolean looksAtMember(Expr value) {
        boolean[] found = new boolean[1];
        Parts.walk(value, part -> found[0] |= Parts.isMember(part));
        return found[0];
    }

    /** The pieces not everybody sees that a value is worked out from. */
    List<Wording.Value> about(Expr value, CodeContext c) {
        List<UnseenPiecesInFormula.Source> found = sources.of(value);
        if (found.isEmpty()) {
            return List.of();
        }
        return found.stream()
                .map(source -> WordingEmitter.value(source.expr(), inside(source.calls(), source.expr(), c), List.of()))
                .toList();
    }

    /** What a part of a formula gives inside of the calls that lead to it, the outermost first. */
    private Formula inside(List<Expr.FormulaCall> calls, Expr part, CodeContext c) {
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
        Formula whole = ModifierFormulas.sum(
                value, body.modifiers(), ModifierFormulas.untold(body.modifiers(), formulas, inside));
        weight.endNamed(around);
        Formula kept = body.type().crowd()
                        || body.variables().stream()
                                .anyMatch(each -> each.type().crowd())
                ? whole
                : MemoizedFormula.of(whole, body.variables().size(), emitted.size());
        emitted.put(name, kept);
        return kept;
    }
}
