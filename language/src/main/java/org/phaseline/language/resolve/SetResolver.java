package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;

/** Sets: what they hold, and what is asked of them member by member. */
final class SetResolver {

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;

    SetResolver(Resolution all, ExpressionResolver expressions) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
    }

    Expr in(Expression.Binary binary, boolean not, Context c) {
        if (binary.right() instanceof Expression.Range range) {
            Expr value = expressions.numeric(binary.left(), c);
            Expr low = expressions.numeric(range.low(), c);
            Expr high = expressions.numeric(range.high(), c);
            int ends = Fractions.common(low, high, problems);
            int unit = ends == 0 ? 0 : Fractions.common(value.type().unit(), ends);
            if (unit == 0 && ends != 0) {
                problems.add(
                        Code.TYPE,
                        range.place(),
                        Fractions.misfit(ends == low.type().unit() ? low : high, value.type()));
            }
            return unit == 0
                    ? new Expr.Unknown(binary)
                    : new Expr.InRange(
                            binary, Fractions.in(unit, value), Fractions.in(unit, low), Fractions.in(unit, high), not);
        }
        Expr given = expressions.of(binary.left(), c);
        Expr among = expressions.of(binary.right(), c);
        SpaceNameResolver spaces = expressions.spaces();
        Expr right = spaces.isSpaceName(given) ? among : spaces.meant(among, new Type.SetOf(given.type()));
        Expr left = right.type() instanceof Type.SetOf set ? spaces.meant(given, set.member()) : given;
        boolean fits = right.type() instanceof Type.SetOf set && left.type().comparable(set.member());
        if (!fits && !(right.type() instanceof Type.Unknown) && !(left.type() instanceof Type.Unknown)) {
            problems.add(
                    Code.TYPE,
                    binary.place(),
                    left.type().said() + " cannot be in " + right.type().said());
        }
        if (right.type() instanceof Type.SetOf set && left.type().isNever(set.member())) {
            problems.add(
                    Code.NEVER_EQUAL,
                    binary.place(),
                    left.type().said() + " is never in " + right.type().said()
                            + ": write 'side of f' for the side of a faction, and 'factions of s' for the factions of a side");
        }
        return new Expr.In(binary, left, right, not);
    }

    Expr set(Expression.SetOf set, Context c) {
        List<Expr> members = new ArrayList<>();
        Type member = new Type.None();
        for (Expression expression : set.members()) {
            members.add(expressions.of(expression, c));
        }
        members = expressions.spaces().ofOneBoard(members);
        for (int i = 0; i < members.size(); i++) {
            Expression expression = set.members().get(i);
            Expr value = members.get(i);
            if (!(value.type() instanceof Type.Kind
                    || value.type() instanceof Type.Who
                    || value.type() instanceof Type.Unknown)) {
                problems.add(
                        Code.TYPE,
                        expression.place(),
                        "a set can contain words of a kind or parties, not "
                                + value.type().said());
            } else if (member instanceof Type.None) {
                member = value.type();
            } else if (!value.type().comparable(member)) {
                problems.add(Code.TYPE, expression.place(), "the members of a set must all be of one kind");
            } else if (member instanceof Type.Who one
                    && value.type() instanceof Type.Who other
                    && one.kind() != other.kind()) {
                member = symbols.who(Type.PartyKind.ANY, false);
            }
        }
        return new Expr.SetOf(set, new Type.SetOf(member), List.copyOf(members));
    }

    Expr where(Expression.Where where, Context c) {
        Expr set = expressions.of(where.set(), c);
        if (set.type() instanceof Type.Dice) {
            return expressions.wrong(
                    Code.MISPLACED,
                    where,
                    "dice with a condition can only be counted: 'count of (" + ExpressionText.of(where) + ")'");
        }
        return new Expr.Where(where, set, condition(where, member(set), c));
    }

    /** What a filter asks of each member, which can have a name. */
    Expr condition(Expression.Where where, Type member, Context c) {
        if (where.name() == null) {
            return expressions.flag(where.condition(), c.looking(member));
        }
        Variable named = all.variables.member(where.name(), member, c);
        Expr condition = expressions.flag(where.condition(), c.looking(named));
        boolean[] further = new boolean[1];
        Parts.walk(condition, part -> further[0] |= part instanceof Expr.Local local && local.variable() == named);
        return further[0] ? new Expr.Naming(where.condition(), named, condition) : condition;
    }

    Type member(Expr set) {
        if (set.type() instanceof Type.SetOf of) {
            return of.member();
        }
        if (!(set.type() instanceof Type.Unknown)) {
            problems.add(
                    Code.TYPE,
                    set.place(),
                    "expected a set here, not " + set.type().said());
        }
        return Type.UNKNOWN;
    }

    Expr some(Expression.Some some, Context c) {
        Expr set = expressions.of(some.set(), c);
        member(set);
        return new Expr.Some(some, set, some.none());
    }

    Expr first(Expression.First first, Context c) {
        Expr set = expressions.of(first.set(), c);
        return new Expr.First(first, orNone(member(set)), set);
    }

    Expr best(Expression.Best best, Context c) {
        Expr set = expressions.of(best.set(), c);
        Type member = member(set);
        Expr value = expressions.numeric(best.value(), c.looking(member));
        return new Expr.Best(best, orNone(member), set, value, best.highest());
    }

    private static Type orNone(Type member) {
        return switch (member) {
            case Type.Kind kind -> kind.withNone();
            case Type.Who who -> who.withNone();
            case Type other -> other;
        };
    }

    Expr count(Expression.Count count, Context c) {
        if (count.set() instanceof Expression.Where where
                && expressions.names().pool(where.set(), c) instanceof Pool pool) {
            return new Expr.CountDice(count, pool, condition(where, Type.NUMBER, c));
        }
        if (expressions.names().pool(count.set(), c) instanceof Pool pool) {
            return new Expr.CountDice(count, pool, null);
        }
        Expr set = expressions.of(count.set(), c);
        member(set);
        return new Expr.Count(count, set);
    }

    Expr over(Expression.Over over, Context c) {
        @Nullable Expression value = over.value();
        if (value == null) {
            Pool pool = expressions.names().pool(over.set(), c);
            return pool == null
                    ? expressions.wrong(Code.TYPE, over.set(), "expected dice here, or a value 'over' a set")
                    : new Expr.ExtremeDie(over, pool, over.fold() == Expression.Fold.HIGHEST);
        }
        Expr set = expressions.of(over.set(), c);
        Expr each = expressions.numeric(value, c.looking(member(set)));
        return new Expr.Over(over, over.fold(), each, set);
    }
}
