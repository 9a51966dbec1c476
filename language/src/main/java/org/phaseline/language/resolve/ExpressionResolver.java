package org.phaseline.language.resolve;

import java.util.List;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;

/** Expressions: what each of their names means, and what they give. */
final class ExpressionResolver {

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final NameResolver names;
    private final OutcomeResolver outcomes;
    private final SetResolver sets;
    private final SpaceNameResolver spaces;
    private final ArithmeticResolver arithmetic;
    private final FormulaDepth depth = new FormulaDepth();

    ExpressionResolver(Resolution all) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.spaces = new SpaceNameResolver(symbols, problems);
        this.names = new NameResolver(all, this);
        this.sets = new SetResolver(all, this);
        this.outcomes = new OutcomeResolver(all, this);
        this.arithmetic = new ArithmeticResolver(this, problems);
    }

    NameResolver names() {
        return names;
    }

    SpaceNameResolver spaces() {
        return spaces;
    }

    ArithmeticResolver arithmetic() {
        return arithmetic;
    }

    FormulaDepth depth() {
        return depth;
    }

    // ---- what is wanted

    Expr flag(Expression expression, Context c) {
        return wanted(expression, Type.FLAG, c);
    }

    Expr number(Expression expression, Context c) {
        return wanted(expression, Type.NUMBER, c);
    }

    /** A number in whatever unit. */
    Expr numeric(Expression expression, Context c) {
        return numeric(of(expression, c));
    }

    Expr numeric(Expr value) {
        return wanted(value, Type.Num.in(value.type().unit()));
    }

    Expr wanted(Expression expression, Type type, Context c) {
        return wanted(of(expression, c), type);
    }

    Expr wanted(Expr given, Type type) {
        Expr value = spaces.meant(given, type);
        if (!value.type().fits(type) && value.type() instanceof Type.Num && type instanceof Type.Num) {
            problems.add(Code.TYPE, value.place(), Fractions.misfit(value, type));
            return value;
        }
        if (!value.type().fits(type)
                && !spaces.isTaken(value.source(), type)
                && !(value.source() instanceof Expression.Number number
                        && new Places(symbols, problems).noSpace(number, type))) {
            problems.add(
                    Code.TYPE,
                    value.place(),
                    "expected " + type.said() + " here, not " + value.type().said());
        }
        return as(type, value);
    }

    /** The empty set fits everywhere, but is another thing among pieces; a number may have to be counted in a finer unit. */
    static Expr as(Type wanted, Expr value) {
        if (wanted.unit() > 1 && value.type().fits(wanted)) {
            return Fractions.in(wanted.unit(), value);
        }
        return wanted.crowd() && !value.type().crowd() ? new Expr.SetOf(value.source(), wanted, List.of()) : value;
    }

    /** A party, or a set of parties. */
    Expr parties(Expression expression, Context c) {
        Expr value = of(expression, c);
        switch (value.type()) {
            case Type.Who who -> {}
            case Type.SetOf set when set.member() instanceof Type.Who -> {}
            case Type.Unknown unknown -> {}
            case Type other ->
                problems.add(
                        Code.TYPE,
                        expression.place(),
                        "expected a side, a faction or a set of them here, not "
                                + value.type().said());
        }
        return value;
    }

    Actor actor(Expression expression, Context c) {
        Expr who = parties(expression, c);
        boolean set = who.type() instanceof Type.SetOf;
        Type.Who type = who.type() instanceof Type.Who one ? one : symbols.who(Type.PartyKind.ANY, false);
        if (who.type() instanceof Type.SetOf of && of.member() instanceof Type.Who member) {
            type = member;
        }
        return all.actor(Actor.Kind.NAMED, who, type, set, ExpressionText.of(expression));
    }

    // ---- what it is

    Expr of(Expression expression, Context c) {
        if (!depth.enter()) {
            depth.leave();
            return wrong(Code.TOO_LARGE, expression, FormulaDepth.TOO_DEEP);
        }
        problems.work().spend(1);
        Expr value = plainly(expression, c);
        if (value.type().crowd()) {
            // Each word of a large set has a place of its own.
            problems.work().spend(value.type().width());
        }
        depth.leave();
        return value;
    }

    private Expr plainly(Expression expression, Context c) {
        return switch (expression) {
            case Expression.Number number ->
                new Expr.Constant(number, new Type.Num(number.value(), number.value()), number.value());
            case Expression.Decimal decimal -> {
                Expr literal = Fractions.literal(decimal, problems);
                yield literal == null ? new Expr.Unknown(decimal) : literal;
            }
            case Expression.Point point -> {
                Symbols.KindWord place = new Places(symbols, problems).of(point, null);
                yield place == null ? new Expr.Unknown(point) : new Expr.Constant(point, place.kind(), place.index());
            }
            case Expression.Flag flag -> new Expr.Constant(flag, Type.FLAG, flag.value() ? 1 : 0);
            case Expression.None none -> new Expr.Constant(none, new Type.None(), -1);
            case Expression.Text text ->
                wrong(Code.MISPLACED, text, "a text in quotes can be compared only with 'date'");
            case Expression.It it -> it(it, c);
            case Expression.Name name -> names.read(name, c);
            case Expression.Call call -> names.call(call, c);
            case Expression.Shifted shifted ->
                wrong(
                        Code.MISPLACED,
                        shifted,
                        "'shifted' can be used only in the brackets of a table, as in 'Losses(odds shifted 2, die)'");
            case Expression.Stopping stopping ->
                wrong(
                        Code.MISPLACED,
                        stopping,
                        "'stopping in' can be used only at the end of 'reach', 'path' and 'price', as in"
                                + " 'reach(here, 4, cost, stopping in zone(Unit))'");
            case Expression.Field field -> names.fields().read(field, c);
            case Expression.Of of -> names.of(of, c);
            case Expression.Has has -> names.fields().has(has, c);
            case Expression.Using using -> names.using(using);
            case Expression.Was was -> outcomes.was(was, c);
            case Expression.Did did -> outcomes.did(did, c);
            case Expression.Says says ->
                wrong(
                        Code.MISPLACED,
                        says,
                        "'says' asks a party, so it can be used only in a condition: if, unless, until, let");
            case Expression.Not not -> new Expr.Not(not, flag(not.operand(), c));
            case Expression.Minus minus -> new Expr.Minus(minus, numeric(minus.operand(), c));
            case Expression.Binary binary -> binary(binary, c);
            case Expression.Conditional conditional -> conditional(conditional, c);
            case Expression.SetOf set -> sets.set(set, c);
            case Expression.Range range ->
                wrong(
                        Code.MISPLACED,
                        range,
                        "a range can be used only where something is chosen or compared with 'in'");
            case Expression.Where where -> sets.where(where, c);
            case Expression.Some some -> sets.some(some, c);
            case Expression.First first -> sets.first(first, c);
            case Expression.Best best -> sets.best(best, c);
            case Expression.Count count -> sets.count(count, c);
            case Expression.Over over -> sets.over(over, c);
        };
    }

    Expr wrong(Code code, Expression at, String sentence) {
        problems.add(code, at.place(), sentence);
        return new Expr.Unknown(at);
    }

    private Expr it(Expression.It it, Context c) {
        return c.it() == null
                ? wrong(
                        Code.MISPLACED,
                        it,
                        "'it' can be used only after 'where', 'counting' and 'over', and in a marker's condition")
                : new Expr.It(it, c.it().type());
    }

    private Expr binary(Expression.Binary binary, Context c) {
        return switch (binary.operator()) {
            case AND -> new Expr.And(binary, flag(binary.left(), c), flag(binary.right(), c));
            case OR -> new Expr.Or(binary, flag(binary.left(), c), flag(binary.right(), c));
            case LESS -> compare(binary, Expr.Order.LESS, c);
            case MORE -> compare(binary, Expr.Order.MORE, c);
            case AT_MOST -> compare(binary, Expr.Order.AT_MOST, c);
            case AT_LEAST -> compare(binary, Expr.Order.AT_LEAST, c);
            case IS -> same(binary, false, c);
            case IS_NOT -> same(binary, true, c);
            case IN -> sets.in(binary, false, c);
            case NOT_IN -> sets.in(binary, true, c);
            case PLUS -> arithmetic.plus(binary, c);
            case MINUS -> arithmetic.minus(binary, c);
            case TIMES -> arithmetic.times(binary, c);
            case DIVIDED -> arithmetic.divided(binary, c);
            case DIVIDED_DOWN -> arithmetic.rounded(binary, Expr.Operation.DIVIDED, c);
            case DIVIDED_UP -> arithmetic.rounded(binary, Expr.Operation.DIVIDED_UP, c);
            case DIVIDED_TO_NEAREST -> arithmetic.rounded(binary, Expr.Operation.DIVIDED_TO_NEAREST, c);
            case REMAINDER -> arithmetic.remainder(binary, c);
        };
    }

    /** Numbers, words of one kind in their order, or dates. */
    private Expr compare(Expression.Binary binary, Expr.Order order, Context c) {
        Expr left = of(binary.left(), c);
        Expr right;
        if (left.type() instanceof Type.Date) {
            right = date(binary.right(), c);
        } else if (left.type() instanceof Type.Unknown) {
            right = of(binary.right(), c);
        } else if (left.type() instanceof Type.Kind) {
            right = wanted(binary.right(), left.type(), c);
        } else {
            left = numeric(left);
            right = numeric(binary.right(), c);
            int unit = Fractions.common(left, right, problems);
            if (unit > 1) {
                return new Expr.Compare(binary, order, Fractions.in(unit, left), Fractions.in(unit, right));
            }
        }
        return new Expr.Compare(binary, order, left, right);
    }

    private Expr date(Expression expression, Context c) {
        if (!(expression instanceof Expression.Text text)) {
            return wanted(expression, Type.DATE, c);
        }
        long index = Calendars.index(symbols.calendar, text.text());
        if (index < 0 && !symbols.calendar.names().isEmpty()) {
            problems.add(Code.UNKNOWN_NAME, text.place(), "the calendar has no date \"" + text.text() + "\"");
        }
        return new Expr.Constant(text, Type.DATE, index);
    }

    private Expr same(Expression.Binary binary, boolean not, Context c) {
        if (binary.left() instanceof Expression.Name left
                && left.name().equals("scenario")
                && binary.right() instanceof Expression.Name named) {
            return scenario(binary, named, not);
        }
        Expr left = of(binary.left(), c);
        if (left.type() instanceof Type.Date) {
            return new Expr.Same(binary, left, date(binary.right(), c), not);
        }
        Expr right = spaces.meant(of(binary.right(), c), left.type());
        left = spaces.meant(left, right.type());
        boolean taken = !left.type().comparable(right.type())
                && (spaces.isTaken(binary.right(), left.type()) || spaces.isTaken(binary.left(), right.type()));
        if (!taken && !left.type().comparable(right.type())) {
            problems.add(
                    Code.TYPE,
                    binary.place(),
                    left.type().said() + " cannot be compared with "
                            + right.type().said() + outerMember(binary, left, right, c));
        }
        neverSame(binary, left.type(), right.type());
        Type type = left.type().crowd() || left.type().unit() > right.type().unit() ? left.type() : right.type();
        return new Expr.Same(binary, as(type, left), as(type, right), not);
    }

    /** Who compares 'it' with something that it is not may mean the member of the filter around this one. */
    private static String outerMember(Expression.Binary binary, Expr left, Expr right, Context c) {
        Expr other =
                binary.left() instanceof Expression.It ? right : binary.right() instanceof Expression.It ? left : null;
        Type outer = c.it() == null ? null : c.it().outer();
        return other == null || outer == null || !outer.comparable(other.type())
                ? ""
                : "; 'it' is the member of the inner 'where': give that of the outer one a name, as in"
                        + " 'Map where h: no (Unit where it.at is h)'";
    }

    /** A faction is no side, although both are parties. */
    private void neverSame(Expression.Binary binary, Type left, Type right) {
        if (left.isNever(right)) {
            Expression faction = left instanceof Type.Who who && who.kind() == Type.PartyKind.FACTION
                    ? binary.left()
                    : binary.right();
            problems.add(
                    Code.NEVER_EQUAL,
                    binary.place(),
                    left.said() + " is never " + right.said() + ": compare the side it belongs to, 'side of "
                            + ExpressionText.of(faction) + "'");
        }
    }

    /** {@code scenario is Duel}: known before the game starts. */
    private Expr scenario(Expression.Binary binary, Expression.Name named, boolean not) {
        if (!symbols.scenarios.contains(named.name())) {
            all.unknown(
                    named.place(),
                    "no scenario '" + named.name() + "'" + problems.didYouMean(named.name(), symbols.scenarios));
        }
        Expr known = new Expr.Constant(binary, Type.FLAG, named.name().equals(symbols.scenario) ? 1 : 0);
        return not ? new Expr.Not(binary, known) : known;
    }

    private Expr conditional(Expression.Conditional conditional, Context c) {
        Expr then = of(conditional.then(), c);
        Expr otherwise = spaces.meant(of(conditional.otherwise(), c), then.type());
        then = spaces.meant(then, otherwise.type());
        if (!then.type().comparable(otherwise.type())) {
            problems.add(
                    Code.TYPE,
                    conditional.place(),
                    "this is either " + then.type().said() + " or "
                            + otherwise.type().said() + ": both must be of the same kind");
        }
        int unit = Math.max(then.type().unit(), otherwise.type().unit());
        // An empty set written out does not say of what it is.
        boolean second = then.type() instanceof Type.None || otherwise.type().crowd();
        Type type = then.type() instanceof Type.Num ? Type.Num.in(unit) : second ? otherwise.type() : then.type();
        return new Expr.Conditional(
                conditional, type, flag(conditional.condition(), c), as(type, then), as(type, otherwise));
    }

    /** What a filter asks of each member. */
    Expr condition(Expression.Where where, Type member, Context c) {
        return sets.condition(where, member, c);
    }

    /** What the members of a set are; a problem is noted when it is none. */
    Type member(Expr set) {
        return sets.member(set);
    }
}
