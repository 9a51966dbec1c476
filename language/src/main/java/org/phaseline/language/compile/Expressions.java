package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Masks;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/** Expressions: what they give, and the formula for it. */
final class Expressions {

    private final Symbols symbols;
    private final Problems problems;
    private final NameLookup names;
    private final OutcomeLookup outcomes;

    Expressions(Symbols symbols, Problems problems, Headings headings, TreeSet<Integer> oneAfterTheOther) {
        this.symbols = symbols;
        this.problems = problems;
        this.names = new NameLookup(symbols, problems, this, oneAfterTheOther);
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
        Typed typed = of(expression, c);
        if (!typed.type().fits(type)) {
            problems.add(
                    expression.place(),
                    type.said() + " is wanted here, not " + typed.type().said());
        }
        return as(type, typed);
    }

    /** A set as a mask, or null when it is only had as a crowd. */
    static @Nullable Formula mask(Typed set) {
        return set.type().crowd() ? Masks.of(set.formula(), set.type().width()) : set.formula();
    }

    /** A set as a crowd, whatever it is made of. */
    static Formula crowd(Typed set) {
        return set.type().crowd() ? set.formula() : new Crowds.OfMask(set.formula());
    }

    /** The empty set fits everywhere, but looks different among pieces. */
    static Formula as(Type wanted, Typed typed) {
        return wanted.crowd() && !typed.type().crowd() ? new Crowds.Listed(List.of(), wanted.width()) : typed.formula();
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
            case Expression.Field field -> names.field(field, c);
            case Expression.Of of -> names.of(of, c);
            case Expression.Has has -> names.has(has, c);
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
            case Expression.SetOf set -> set(set, c);
            case Expression.Range range ->
                wrong(range, "a range stands only where something is chosen or compared with 'in'");
            case Expression.Where where -> where(where, c);
            case Expression.Some some -> some(some, c);
            case Expression.First first -> first(first, c);
            case Expression.Count count -> count(count, c);
            case Expression.Over over -> over(over, c);
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
            case IN -> in(binary, c);
            case NOT_IN -> {
                Typed in = in(binary, c);
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
            return new Typed(Type.FLAG, new Crowds.Same(as(type, left), as(type, right), type.width()));
        }
        return new Typed(Type.FLAG, new Logic.Same(left.formula(), right.formula()));
    }

    /** {@code scenario is Duel}: known before the game starts. */
    private Typed scenario(Expression.Name named) {
        if (!symbols.scenarios.contains(named.name())) {
            problems.unknown(
                    named.place(),
                    "no scenario '" + named.name() + "'" + Guess.didYouMean(named.name(), symbols.scenarios));
        }
        return Typed.constant(Type.FLAG, named.name().equals(symbols.scenario) ? 1 : 0);
    }

    private Typed in(Expression.Binary binary, Context c) {
        if (binary.right() instanceof Expression.Range range) {
            return new Typed(
                    Type.FLAG,
                    new Logic.InRange(number(binary.left(), c), number(range.low(), c), number(range.high(), c)));
        }
        Typed left = of(binary.left(), c);
        Typed right = of(binary.right(), c);
        if (right.type() instanceof Type.SetOf set && left.type().comparable(set.member())) {
            Formula mask = mask(right);
            return new Typed(
                    Type.FLAG,
                    mask == null ? new Crowds.In(left.formula(), right.formula()) : new Logic.In(left.formula(), mask));
        }
        if (!(right.type() instanceof Type.Unknown) && !(left.type() instanceof Type.Unknown)) {
            problems.add(
                    binary.place(),
                    left.type().said() + " cannot be in " + right.type().said());
        }
        return new Typed(Type.FLAG, left.formula());
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
        return new Typed(Type.NUMBER, new Arithmetic.Plus(number(binary.left(), c), number(binary.right(), c)));
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
        return new Typed(Type.NUMBER, new Arithmetic.Minus(number(binary.left(), c), number(binary.right(), c)));
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

    private Typed set(Expression.SetOf set, Context c) {
        List<Formula> members = new ArrayList<>();
        Type member = new Type.None();
        for (Expression expression : set.members()) {
            Typed typed = of(expression, c);
            members.add(typed.formula());
            if (!(typed.type() instanceof Type.Kind
                    || typed.type() instanceof Type.Who
                    || typed.type() instanceof Type.Unknown)) {
                problems.add(
                        expression.place(),
                        "a set holds words of a kind, or parties, not "
                                + typed.type().said());
            } else if (member instanceof Type.None) {
                member = typed.type();
            } else if (!typed.type().comparable(member)) {
                problems.add(expression.place(), "the members of a set are all of one kind");
            } else if (member instanceof Type.Who one
                    && typed.type() instanceof Type.Who other
                    && one.kind() != other.kind()) {
                member = symbols.who(Type.PartyKind.ANY, false);
            }
        }
        Type type = new Type.SetOf(member);
        return new Typed(
                type,
                type.crowd()
                        ? new Crowds.Listed(List.copyOf(members), type.width())
                        : new Sets.Listed(List.copyOf(members)));
    }

    private Typed where(Expression.Where where, Context c) {
        Typed set = of(where.set(), c);
        if (set.type() instanceof Type.Dice) {
            return wrong(
                    where, "dice with a condition can only be counted: 'count of (" + Say.expression(where) + ")'");
        }
        Type member = member(where.set(), set.type());
        Formula condition =
                flag(where.condition(), c.looking(member, names.ownership().ofMembers(where.set(), c)));
        return new Typed(
                set.type(),
                set.type().crowd()
                        ? new Crowds.Where(set.formula(), condition, set.type().width())
                        : new Sets.Where(set.formula(), condition));
    }

    Type member(Expression at, Type type) {
        if (type instanceof Type.SetOf set) {
            return set.member();
        }
        if (!(type instanceof Type.Unknown)) {
            problems.add(at.place(), "a set is wanted here, not " + type.said());
        }
        return Type.UNKNOWN;
    }

    private Typed some(Expression.Some some, Context c) {
        Typed set = of(some.set(), c);
        member(some.set(), set.type());
        Formula mask = mask(set);
        Formula any = mask == null ? new Crowds.Some(set.formula(), set.type().width()) : new Sets.Some(mask);
        return new Typed(Type.FLAG, some.none() ? new Logic.Not(any) : any);
    }

    private Typed first(Expression.First first, Context c) {
        Typed set = of(first.set(), c);
        Type member = switch (member(first.set(), set.type())) {
            case Type.Kind kind -> new Type.Kind(kind.name(), kind.words(), true, kind.pieces());
            case Type.Who who -> new Type.Who(who.kind(), who.names(), true);
            case Type other -> other;
        };
        return new Typed(
                member,
                set.type().crowd()
                        ? new Crowds.First(set.formula(), set.type().width())
                        : new Sets.First(set.formula()));
    }

    private Typed count(Expression.Count count, Context c) {
        if (count.set() instanceof Expression.Where where && names.pool(where.set(), c) instanceof Pools pool) {
            Formula condition = flag(where.condition(), c.looking(Type.NUMBER));
            return new Typed(Type.NUMBER, new Pools.Counting(pool, condition));
        }
        if (names.pool(count.set(), c) instanceof Pools pool) {
            return new Typed(Type.NUMBER, new Pools.Counting(pool, new Arithmetic.Constant(1)));
        }
        Typed set = of(count.set(), c);
        member(count.set(), set.type());
        Formula mask = mask(set);
        return new Typed(
                Type.NUMBER,
                mask == null ? new Crowds.Count(set.formula(), set.type().width()) : new Sets.Count(mask));
    }

    private Typed over(Expression.Over over, Context c) {
        boolean highest = over.fold() == Expression.Fold.HIGHEST;
        @Nullable Expression value = over.value();
        if (value == null) {
            Pools pool = names.pool(over.set(), c);
            return pool == null
                    ? wrong(over.set(), "dice are wanted here, or a value 'over' a set")
                    : new Typed(Type.NUMBER, new Pools.Extreme(pool, highest));
        }
        Typed set = of(over.set(), c);
        Footprint.Owner whose = names.ownership().ofMembers(over.set(), c);
        Formula each = number(value, c.looking(member(over.set(), set.type()), whose));
        boolean sum = over.fold() == Expression.Fold.SUM;
        Formula mask = mask(set);
        if (mask == null) {
            int width = set.type().width();
            return new Typed(
                    Type.NUMBER,
                    sum
                            ? new Crowds.Sum(each, set.formula(), width)
                            : new Crowds.Extreme(each, set.formula(), width, highest));
        }
        return new Typed(Type.NUMBER, sum ? new Sets.Sum(each, mask) : new Sets.Extreme(each, mask, highest));
    }

    static Typed gameTurn() {
        return new Typed(Type.NUMBER, new Slots.OfGame(Rulebook.GAME_TURN_SLOT));
    }
}
