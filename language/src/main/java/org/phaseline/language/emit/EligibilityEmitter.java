package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Eligibility;
import org.phaseline.engine.code.Eligibility.Condition;
import org.phaseline.engine.code.Eligibility.Members;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula.Body;
import org.phaseline.language.tree.Expression;

/**
 * Takes the sets and conditions of questions apart, down to what the rulebook asks of each member, so that players can be told why something is
 * not offered. Formulas with a name are taken apart once.
 */
final class EligibilityEmitter {

    private static final Members EVERYBODY = new Eligibility.Everybody();

    private final Emission all;
    private final UnmetWords words;
    private final CodeContext inside;
    private final TreeMap<String, Members> sets = new TreeMap<>();
    private final TreeMap<String, Condition> conditions = new TreeMap<>();

    EligibilityEmitter(Emission all) {
        this.all = all;
        this.words = new UnmetWords(all);
        this.inside = CodeContext.of(CallFrame.none(all.symbols.parties.count()));
    }

    /** Of a question that offers the members of a set. */
    EligibilityRule ofSet(Expr set, CodeContext c) {
        return new Eligibility.OfSet(members(set, c));
    }

    /** Of a question that offers lines of its own, each with all of its conditions. */
    EligibilityRule ofOptions(List<List<Expr>> options, CodeContext c) {
        return new Eligibility.OfOptions(options.stream()
                .map(each -> (Condition) new Eligibility.All(
                        each.stream().map(one -> condition(one, true, c)).toList()))
                .toList());
    }

    private Members members(Expr set, CodeContext c) {
        return switch (set) {
            case Expr.AllOf _ -> EVERYBODY;
            case Expr.Where where ->
                new Eligibility.Filtered(members(where.set(), c), condition(where.condition(), true, c));
            case Expr.Union union -> new Eligibility.Union(members(union.left(), c), members(union.right(), c));
            case Expr.Without without ->
                new Eligibility.Without(members(without.left(), c), among(without.right(), true, c));
            case Expr.Conditional either ->
                new Eligibility.Either(
                        all.formulas.of(either.condition(), c),
                        members(either.then(), c),
                        members(either.otherwise(), c));
            case Expr.FormulaCall call
            when body(call) instanceof Body body -> new Eligibility.Called(arguments(call, c), named(call, body));
            default -> among(set, false, c);
        };
    }

    /** {@code not}: told when something is among them, not when it is missing. */
    private Eligibility.Among among(Expr set, boolean not, CodeContext c) {
        return new Eligibility.Among(
                all.formulas.of(set, c),
                set.type().crowd() ? set.type().width() : 0,
                words.member(new Expr.It(new Expression.It(set.place()), set.type()), set, not, c));
    }

    /** A condition that must hold, or must not. */
    private Condition condition(Expr condition, boolean wanted, CodeContext c) {
        return switch (condition) {
            case Expr.Not not -> condition(not.operand(), !wanted, c);
            case Expr.And and -> several(List.of(and.left(), and.right()), wanted, wanted, c);
            case Expr.Or or -> several(List.of(or.left(), or.right()), !wanted, wanted, c);
            case Expr.Naming naming ->
                new Eligibility.Naming(naming.member().argument(), condition(naming.condition(), wanted, c));
            case Expr.Conditional either ->
                new Eligibility.Depending(
                        all.formulas.of(either.condition(), c),
                        condition(either.then(), wanted, c),
                        condition(either.otherwise(), wanted, c));
            case Expr.In in
            when in.not() != wanted && in.set() instanceof Expr.FormulaCall call && body(call) != null ->
                new Eligibility.IsMember(all.formulas.of(in.member(), c), members(in.set(), c));
            case Expr.FormulaCall call
            when body(call) instanceof Body body ->
                new Eligibility.Holds(arguments(call, c), named(call, body, wanted));
            default ->
                new Eligibility.Test(all.formulas.of(condition, c), wanted, words.condition(condition, wanted, c));
        };
    }

    private Condition several(List<Expr> parts, boolean every, boolean wanted, CodeContext c) {
        List<Condition> conditions = new ArrayList<>();
        parts.forEach(part -> conditions.add(condition(part, wanted, c)));
        return every ? new Eligibility.All(conditions) : new Eligibility.Any(conditions);
    }

    /** What a formula says, if that is one expression. */
    private static @Nullable Body body(Expr.FormulaCall call) {
        Body body = call.formula().body();
        return body == null || !body.modifiers().isEmpty() ? null : body;
    }

    private Formula[] arguments(Expr.FormulaCall call, CodeContext c) {
        return call.arguments().stream()
                .map(argument -> all.formulas.of(argument, c))
                .toArray(Formula[]::new);
    }

    private Members named(Expr.FormulaCall call, Body body) {
        String name = call.formula().name();
        Members known = sets.get(name);
        if (known == null) {
            known = members(body.value(), inside);
            sets.put(name, known);
        }
        return known;
    }

    private Condition named(Expr.FormulaCall call, Body body, boolean wanted) {
        String name = (wanted ? "" : "not ") + call.formula().name();
        Condition known = conditions.get(name);
        if (known == null) {
            known = condition(body.value(), wanted, inside);
            conditions.put(name, known);
        }
        return known;
    }
}
