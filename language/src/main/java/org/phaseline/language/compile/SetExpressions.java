package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Masks;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** Sets: what they hold, and what is asked of them member by member. Small ones are masks, large ones crowds. */
final class SetExpressions {

    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;

    SetExpressions(Symbols symbols, Problems problems, Expressions expressions) {
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
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

    Typed in(Expression.Binary binary, Context c) {
        if (binary.right() instanceof Expression.Range range) {
            return new Typed(
                    Type.FLAG,
                    new Logic.InRange(
                            expressions.number(binary.left(), c),
                            expressions.number(range.low(), c),
                            expressions.number(range.high(), c)));
        }
        Typed left = expressions.of(binary.left(), c);
        Typed right = expressions.of(binary.right(), c);
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

    Typed set(Expression.SetOf set, Context c) {
        List<Formula> members = new ArrayList<>();
        Type member = new Type.None();
        for (Expression expression : set.members()) {
            Typed typed = expressions.of(expression, c);
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

    Typed where(Expression.Where where, Context c) {
        Typed set = expressions.of(where.set(), c);
        if (set.type() instanceof Type.Dice) {
            return expressions.wrong(
                    where, "dice with a condition can only be counted: 'count of (" + Say.expression(where) + ")'");
        }
        Type member = member(where.set(), set.type());
        Formula condition = expressions.flag(
                where.condition(),
                c.looking(member, expressions.names().ownership().ofMembers(where.set(), c)));
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

    Typed some(Expression.Some some, Context c) {
        Typed set = expressions.of(some.set(), c);
        member(some.set(), set.type());
        Formula mask = mask(set);
        Formula any = mask == null ? new Crowds.Some(set.formula(), set.type().width()) : new Sets.Some(mask);
        return new Typed(Type.FLAG, some.none() ? new Logic.Not(any) : any);
    }

    Typed first(Expression.First first, Context c) {
        Typed set = expressions.of(first.set(), c);
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

    Typed count(Expression.Count count, Context c) {
        if (count.set() instanceof Expression.Where where
                && expressions.names().pool(where.set(), c) instanceof Pools pool) {
            Formula condition = expressions.flag(where.condition(), c.looking(Type.NUMBER));
            return new Typed(Type.NUMBER, new Pools.Counting(pool, condition));
        }
        if (expressions.names().pool(count.set(), c) instanceof Pools pool) {
            return new Typed(Type.NUMBER, new Pools.Counting(pool, new Arithmetic.Constant(1)));
        }
        Typed set = expressions.of(count.set(), c);
        member(count.set(), set.type());
        Formula mask = mask(set);
        return new Typed(
                Type.NUMBER,
                mask == null ? new Crowds.Count(set.formula(), set.type().width()) : new Sets.Count(mask));
    }

    Typed over(Expression.Over over, Context c) {
        boolean highest = over.fold() == Expression.Fold.HIGHEST;
        @Nullable Expression value = over.value();
        if (value == null) {
            Pools pool = expressions.names().pool(over.set(), c);
            return pool == null
                    ? expressions.wrong(over.set(), "dice are wanted here, or a value 'over' a set")
                    : new Typed(Type.NUMBER, new Pools.Extreme(pool, highest));
        }
        Typed set = expressions.of(over.set(), c);
        Footprint.Owner whose = expressions.names().ownership().ofMembers(over.set(), c);
        Formula each = expressions.number(value, c.looking(member(over.set(), set.type()), whose));
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
}
