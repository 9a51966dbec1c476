package org.phaseline.language.compile;

import java.util.TreeSet;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/** Expressions: what they give, and the formula for it. */
final class Expressions {

    private final Symbols symbols;
    private final Problems problems;
    private final NameLookup names;
    private final OutcomeLookup outcomes;
    private final SetExpressions sets;
    private final FormulaSize size = new FormulaSize();

    Expressions(Symbols symbols, Problems problems, Headings headings, TreeSet<Integer> oneAfterTheOther) {
        this.symbols = symbols;
        this.problems = problems;
        this.names = new NameLookup(symbols, problems, this, oneAfterTheOther);
        this.sets = new SetExpressions(symbols, problems, this);
        this.outcomes = new OutcomeLookup(headings, problems, this, oneAfterTheOther);
    }

    NameLookup names() {
        return names;
    }

    OutcomeLookup outcomes() {
        return outcomes;
    }

    // ---- what is wanted

    Formula flag(Expression expression, Context c) {
        return wanted(expression, Type.FLAG, c);
    }

    Formula number(Expression expression, Context c) {
        return wanted(expression, Type.NUMBER, c);
    }

    Formula wanted(Expression expression, Type type, Context c) {
        return wanted(expression, type, of(expression, c));
    }

    private Formula wanted(Expression expression, Type type, Typed typed) {
        if (!typed.type().fits(type)) {
            problems.add(
                    expression.place(),
                    type.said() + " is wanted here, not " + typed.type().said());
        }
        return SetExpressions.as(type, typed);
    }

    /** A party, or a set of parties, as a mask of those that take part. */
    Formula parties(Expression expression, Context c) {
        Typed typed = of(expression, c);
        return switch (typed.type()) {
            case Type.Who who -> new PartyFormulas.Present(new Sets.One(typed.formula()));
            case Type.SetOf set when set.member() instanceof Type.Who -> new PartyFormulas.Present(typed.formula());
            case Type.Unknown unknown -> typed.formula();
            default -> {
                problems.add(
                        expression.place(),
                        "a side, a faction or a set of them is wanted here, not "
                                + typed.type().said());
                yield typed.formula();
            }
        };
    }

    Actor actor(Expression expression, Context c) {
        Typed typed = of(expression, c);
        Formula mask = parties(expression, c);
        boolean set = typed.type() instanceof Type.SetOf;
        Type.Who type = typed.type() instanceof Type.Who who ? who : symbols.who(Type.PartyKind.ANY, false);
        if (typed.type() instanceof Type.SetOf of && of.member() instanceof Type.Who who) {
            type = who;
        }
        return new Actor(
                mask, typed.formula(), type, set, false, Say.expression(expression), names.owner(expression, c));
    }

    // ---- what it is

    Typed of(Expression expression, Context c) {
        if (!size.enter()) {
            size.leave();
            return wrong(expression, FormulaSize.TOO_DEEP);
        }
        problems.work().spend(1);
        int around = size.begin();
        Typed typed = plainly(expression, c);
        if (typed.type().crowd()) {
            // Each word of a large set has a place of its own.
            problems.work().spend(typed.type().width());
        }
        size.leave();
        return size.weighed(expression, typed, around);
    }

    FormulaSize size() {
        return size;
    }

    private Typed plainly(Expression expression, Context c) {
        return switch (expression) {
            case Expression.Number number ->
                Typed.constant(new Type.Num(number.value(), number.value()), number.value());
            case Expression.Decimal decimal -> wrong(decimal, Places.DECIMAL);
            case Expression.Point point -> {
                Symbols.KindWord place = new Places(symbols, problems).of(point, null);
                yield place == null ? Typed.UNKNOWN : Typed.constant(place.kind(), place.index());
            }
            case Expression.Flag flag -> Typed.constant(Type.FLAG, flag.value() ? 1 : 0);
            case Expression.None none -> Typed.constant(new Type.None(), -1);
            case Expression.Text text -> wrong(text, "a quoted text stands only beside 'date'");
            case Expression.It it -> it(it, c);
            case Expression.Name name -> names.read(name, c);
            case Expression.Call call -> names.call(call, c);
            case Expression.Shifted shifted ->
                wrong(shifted, "'shifted' stands only in the brackets of a table, as in 'Losses(odds shifted 2, die)'");
            case Expression.Field field -> names.fields().read(field, c);
            case Expression.Of of -> names.of(of, c);
            case Expression.Has has -> names.fields().has(has, c);
            case Expression.Using using -> names.using(using);
            case Expression.Was was -> outcomes.was(was, c);
            case Expression.Did did -> outcomes.did(did, c);
            case Expression.Says says ->
                wrong(says, "'says' asks somebody, so it stands only where a condition stands: if, unless, until, let");
            case Expression.Not not -> new Typed(Type.FLAG, new Logic.Not(flag(not.operand(), c)));
            case Expression.Minus minus ->
                new Typed(Type.NUMBER, new Arithmetic.Minus(new Arithmetic.Constant(0), number(minus.operand(), c)));
            case Expression.Binary binary -> binary(binary, c);
            case Expression.Conditional conditional -> conditional(conditional, c);
            case Expression.SetOf set -> sets.set(set, c);
            case Expression.Range range ->
                wrong(range, "a range stands only where something is chosen or compared with 'in'");
            case Expression.Where where -> sets.where(where, c);
            case Expression.Some some -> sets.some(some, c);
            case Expression.First first -> sets.first(first, c);
            case Expression.Count count -> sets.count(count, c);
            case Expression.Over over -> sets.over(over, c);
        };
    }

    void problem(Place place, String sentence) {
        problems.add(place, sentence);
    }

    Typed wrong(Expression at, String sentence) {
        problems.add(at.place(), sentence);
        return Typed.UNKNOWN;
    }

    private Typed it(Expression.It it, Context c) {
        return c.it() == null
                ? wrong(it, "'it' stands only behind 'where', 'counting', 'over' and in a marker's condition")
                : new Typed(c.it(), new PartyFormulas.It());
    }

    private Typed binary(Expression.Binary binary, Context c) {
        return switch (binary.operator()) {
            case AND -> {
                Footprint.Owner said = names.ownership().said(binary.left(), c);
                boolean tells = said.kind() != Footprint.Owner.Kind.ANY && c.it() != null;
                Context then = tells ? c.looking(java.util.Objects.requireNonNull(c.it()), said) : c;
                yield new Typed(Type.FLAG, new Logic.And(flag(binary.left(), c), flag(binary.right(), then)));
            }
            case OR -> new Typed(Type.FLAG, new Logic.Or(flag(binary.left(), c), flag(binary.right(), c)));
            case LESS -> compare(binary, c, Logic.Less::new, false);
            case MORE -> compare(binary, c, Logic.Less::new, true);
            case AT_MOST -> compare(binary, c, Logic.AtMost::new, false);
            case AT_LEAST -> compare(binary, c, Logic.AtMost::new, true);
            case IS -> same(binary, c);
            case IS_NOT -> {
                Typed same = same(binary, c);
                yield new Typed(same.type(), new Logic.Not(same.formula()));
            }
            case IN -> sets.in(binary, c);
            case NOT_IN -> {
                Typed in = sets.in(binary, c);
                yield new Typed(in.type(), new Logic.Not(in.formula()));
            }
            case PLUS -> plus(binary, c);
            case MINUS -> minus(binary, c);
            case TIMES ->
                new Typed(Type.NUMBER, new Arithmetic.Times(number(binary.left(), c), number(binary.right(), c)));
            case DIVIDED ->
                new Typed(Type.NUMBER, new Arithmetic.Divided(number(binary.left(), c), number(binary.right(), c)));
        };
    }

    private interface Comparison {
        Formula of(Formula left, Formula right);
    }

    /** Numbers, words of one kind in their order, or dates. */
    private Typed compare(Expression.Binary binary, Context c, Comparison comparison, boolean swapped) {
        Typed left = of(binary.left(), c);
        Formula right;
        if (left.type() instanceof Type.Date) {
            right = date(binary.right(), c);
        } else if (left.type() instanceof Type.Unknown) {
            right = of(binary.right(), c).formula();
        } else if (left.type() instanceof Type.Kind) {
            right = wanted(binary.right(), left.type(), c);
        } else {
            if (!left.type().fits(Type.NUMBER)) {
                problems.add(
                        binary.left().place(),
                        "a number is wanted here, not " + left.type().said());
            }
            right = number(binary.right(), c);
        }
        return new Typed(
                Type.FLAG, swapped ? comparison.of(right, left.formula()) : comparison.of(left.formula(), right));
    }

    private Formula date(Expression expression, Context c) {
        if (!(expression instanceof Expression.Text text)) {
            return wanted(expression, new Type.Date(), c);
        }
        long index = Calendars.index(symbols.calendar, text.text());
        if (index < 0 && !symbols.calendar.names().isEmpty()) {
            problems.add(text.place(), "the calendar has no date \"" + text.text() + "\"");
        }
        return new Arithmetic.Constant(index);
    }

    private Typed same(Expression.Binary binary, Context c) {
        if (binary.left() instanceof Expression.Name left
                && left.name().equals("scenario")
                && binary.right() instanceof Expression.Name named) {
            return scenario(named);
        }
        Typed left = of(binary.left(), c);
        if (left.type() instanceof Type.Date) {
            return new Typed(Type.FLAG, new Logic.Same(left.formula(), date(binary.right(), c)));
        }
        Typed right = of(binary.right(), c);
        if (!left.type().comparable(right.type())) {
            problems.add(
                    binary.place(),
                    left.type().said() + " is never " + right.type().said());
        }
        if (left.type().crowd() || right.type().crowd()) {
            Type type = left.type().crowd() ? left.type() : right.type();
            return new Typed(
                    Type.FLAG,
                    new Crowds.Same(SetExpressions.as(type, left), SetExpressions.as(type, right), type.width()));
        }
        return new Typed(Type.FLAG, new Logic.Same(left.formula(), right.formula()));
    }

    /** {@code scenario is Duel}: known before the game starts. */
    private Typed scenario(Expression.Name named) {
        if (!symbols.scenarios.contains(named.name())) {
            problems.unknown(
                    named.place(),
                    "no scenario '" + named.name() + "'" + problems.didYouMean(named.name(), symbols.scenarios));
        }
        return Typed.constant(Type.FLAG, named.name().equals(symbols.scenario) ? 1 : 0);
    }

    /** Numbers are added; sets are joined. */
    private Typed plus(Expression.Binary binary, Context c) {
        Typed left = of(binary.left(), c);
        if (left.type() instanceof Type.SetOf) {
            Formula right = wanted(binary.right(), left.type(), c);
            return new Typed(
                    left.type(),
                    left.type().crowd()
                            ? new Crowds.Union(
                                    left.formula(), right, left.type().width())
                            : new Sets.Union(left.formula(), right));
        }
        return new Typed(
                Type.NUMBER, new Arithmetic.Plus(wanted(binary.left(), Type.NUMBER, left), number(binary.right(), c)));
    }

    private Typed minus(Expression.Binary binary, Context c) {
        Typed left = of(binary.left(), c);
        if (left.type() instanceof Type.SetOf) {
            Formula right = wanted(binary.right(), left.type(), c);
            return new Typed(
                    left.type(),
                    left.type().crowd()
                            ? new Crowds.Without(
                                    left.formula(), right, left.type().width())
                            : new Sets.Without(left.formula(), right));
        }
        return new Typed(
                Type.NUMBER, new Arithmetic.Minus(wanted(binary.left(), Type.NUMBER, left), number(binary.right(), c)));
    }

    private Typed conditional(Expression.Conditional conditional, Context c) {
        Typed then = of(conditional.then(), c);
        Typed otherwise = of(conditional.otherwise(), c);
        if (!then.type().comparable(otherwise.type())) {
            problems.add(
                    conditional.place(),
                    "this is either " + then.type().said() + " or "
                            + otherwise.type().said() + ": both must be of one kind");
        }
        Type type = then.type() instanceof Type.Num
                ? Type.NUMBER
                : then.type() instanceof Type.None ? otherwise.type() : then.type();
        return new Typed(
                type, new Logic.Conditional(flag(conditional.condition(), c), then.formula(), otherwise.formula()));
    }

    /** What the members of a set are; a problem is noted when it is none. */
    Type member(Expression at, Type type) {
        return sets.member(at, type);
    }

    static Typed gameTurn() {
        return new Typed(Type.NUMBER, new Slots.OfGame(Rulebook.GAME_TURN_SLOT));
    }
}
