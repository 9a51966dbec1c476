package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.TypeName;

/** What somebody chooses or types in. */
final class ChoiceResolver {

    private final Resolution all;

    ChoiceResolver(Resolution all) {
        this.all = all;
    }

    /** The parties that are asked: those named in the line, else the actor of the step. */
    private @Nullable Actor asked(@Nullable Expression named, Place place, Context c) {
        if (named != null) {
            return all.expressions.actor(named, c);
        }
        if (c.actor() == null) {
            all.astray(Code.NO_ACTOR, place, "nobody acts here, so nobody can be asked");
        }
        return c.actor();
    }

    Action choose(Statement.Choose s, Context c) {
        Actor asked = asked(s.chooser(), s.place(), c);
        Expression from = s.from() instanceof Expression.Where where && where.set() instanceof Expression.Range
                ? where.set()
                : s.from();
        if (s.orNone() != null && (from instanceof Expression.Range || s.several() != null)) {
            all.problem(
                    Code.TYPE,
                    s.orNone().place(),
                    s.several() != null
                            ? "'or none' is for a single choice; 'up to' and 'any number of' let nothing be chosen, too"
                            : "'or none' is for a choice from a set; where a number is chosen, let 0 stand for none");
        }
        if (from instanceof Expression.Range range) {
            if (s.several() != null) {
                all.problem(
                        Code.TYPE,
                        s.several().place(),
                        "several values can be chosen only from a set, not from a range of numbers");
            }
            Expr low = all.expressions.numeric(range.low(), c);
            Expr high = all.expressions.numeric(range.high(), c);
            int unit = Math.max(1, Fractions.common(low, high, all.problems));
            Type type = Type.Num.in(unit);
            Expr fits = s.from() instanceof Expression.Where where ? all.expressions.condition(where, type, c) : null;
            Variable variable = all.variables.declare(s.name(), type, c);
            return new Action.ChooseNumber(
                    s,
                    asked,
                    variable,
                    ExpressionResolver.as(type, low),
                    ExpressionResolver.as(type, high),
                    fits,
                    all.texts.orNone(s.text(), c));
        }
        Expr set = all.expressions.of(withoutNone(s.from()), c);
        Type member = all.expressions.member(set);
        if (s.several() != null) {
            return several(s, s.several(), asked, set, member, c);
        }
        Variable variable = all.variables.declare(s.name(), s.orNone() == null ? member : orNone(member), c);
        Text none = s.orNone() == null ? null : all.texts.orNone(s.orNone().text(), c);
        return new Action.Choose(s, asked, variable, set, all.texts.orNone(s.text(), c), none);
    }

    /** Without a comma, {@code or none} reads as a part of what is chosen from. */
    private Expression withoutNone(Expression from) {
        if (from instanceof Expression.Binary either
                && either.operator() == Expression.Operator.OR
                && either.right() instanceof Expression.None none) {
            all.problem(Code.TYPE, none.place(), "write a comma before 'or none': choose name from set, or none");
            return either.left();
        }
        return from;
    }

    private static Type orNone(Type member) {
        return switch (member) {
            case Type.Kind kind -> kind.withNone();
            case Type.Who who -> who.withNone();
            default -> member;
        };
    }

    private Action several(
            Statement.Choose s, Statement.Several several, @Nullable Actor asked, Expr set, Type member, Context c) {
        Variable variable = all.variables.declare(s.name(), new Type.SetOf(member), c);
        Expr least = several.least() == null ? null : all.expressions.number(several.least(), c);
        Expr most = several.most() == null ? null : all.expressions.number(several.most(), c);
        return new Action.ChooseSeveral(s, asked, variable, set, member, least, most, all.texts.orNone(s.text(), c));
    }

    @Nullable
    Action enter(Statement.Enter s, Context c) {
        Actor asked = asked(s.who(), s.place(), c);
        Expr low = null;
        Expr high = null;
        TypeName plain = s.type() instanceof TypeName.InUnit counted ? counted.type() : s.type();
        int unit = 1;
        if (plain instanceof TypeName.Range range && range.high() != null && isWorkedOut(range)) {
            unit = s.type() instanceof TypeName.InUnit counted
                    ? Math.max(1, Fractions.unit(counted.unit(), all.problems))
                    : 1;
            low = all.expressions.wanted(range.low(), Type.Num.in(unit), c);
            high = all.expressions.wanted(range.high(), Type.Num.in(unit), c);
        }
        Type type = low != null ? Type.Num.in(unit) : new Types(all.symbols, all.problems).of(s.type());
        Variable variable = all.variables.declare(s.name(), type, c);
        var prompt = all.texts.orNone(s.text(), c);
        switch (type) {
            case Type.Num num -> {
                if (low == null && (num.low() == Long.MIN_VALUE || num.high() == Long.MAX_VALUE)) {
                    all.problem(Code.OUT_OF_RANGE, s.type().place(), "give the range of the number, as in 0..20");
                }
            }
            case Type.Flag flag -> {}
            case Type.Kind kind -> {}
            case Type.Who who -> {}
            case Type.Unknown unknown -> {
                return null;
            }
            case Type other ->
                all.problem(Code.TYPE, s.type().place(), "only a number, a word, a side, or yes or no can be entered");
        }
        return new Action.Enter(s, asked, variable, type, low, high, prompt);
    }

    /** Whether the ends of a range are known only when it is asked for. */
    private boolean isWorkedOut(TypeName.Range range) {
        Constants constants = new Constants(all.symbols, all.problems);
        return !constants.isKnown(range.low()) || range.high() != null && !constants.isKnown(range.high());
    }

    // ---- options

    Action options(Statement.Options s, Context c) {
        Actor asked = asked(null, s.place(), c);
        Scope.@Nullable Step step = s.quantity() == Statement.Quantity.ONE ? enclosing(c) : null;
        Outcome outcome = step == null ? null : step.outcome();
        int offset = outcome == null ? 0 : outcome.options().size();
        all.variables.keep(1, c);
        List<List<Expr>> applies = new ArrayList<>();
        for (Heading option : s.options()) {
            applies.add(all.conditions.computed(option.clauses().guards(), c));
        }
        if (outcome != null) {
            s.options().forEach(option -> outcome.options().add(option.title().text()));
        }
        List<CheckedStep> options = new ArrayList<>();
        for (int i = 0; i < s.options().size(); i++) {
            CheckedStep option = all.stepResolver.option(s.options().get(i), applies.get(i), c);
            options.add(option);
            if (outcome != null && option.title() != null) {
                outcome.speaks(offset + i, option.title());
            }
        }
        return new Action.Options(s, asked, outcome, offset, List.copyOf(options));
    }

    /** The step whose outcome the option becomes: the innermost, unless a loop or fork lies between. */
    private static Scope.@Nullable Step enclosing(Context c) {
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Step step) {
                return step;
            }
            if (!(scope instanceof Scope.Block)) {
                return null;
            }
        }
        return null;
    }
}
