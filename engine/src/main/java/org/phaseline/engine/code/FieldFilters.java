package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Grid;
import org.phaseline.engine.machine.Formula;

/**
 * Takes the conditions of a set apart (see {@link FieldFilter}): those on fields of its members go first, because they are quick, and the
 * order of conditions changes nothing but the time it takes. Conditions of a formula with a name that gives the set are among them.
 */
public final class FieldFilters {

    /** Fewer members than these are asked one by one: made into classes, that is one piece of machine code. */
    private static final int MANY = 16;

    /** No name that a member can have. */
    private static final int NAMELESS = -1;

    private final IntPredicate wide;
    private final List<FieldTest> tests = new ArrayList<>();
    private @Nullable Formula rest;

    private FieldFilters(IntPredicate wide) {
        this.wide = wide;
    }

    /** The same set, quicker if that is possible. {@code wide} says of the first slot of a field whether it has many different values. */
    public static Formula of(Crowds.Where set, IntPredicate wide) {
        FieldFilters filters = new FieldFilters(wide);
        Formula base = filters.gather(set);
        boolean few = base instanceof Crowds.All all && all.members() < MANY;
        return few || filters.tests.isEmpty() ? set : new FilteredSet.Crowd(set, base, filters.filter(base));
    }

    // ---- the set

    /** Gathers the conditions of a set; returns the set without them. */
    private Formula gather(Formula set) {
        return switch (set) {
            case FilteredSet.Crowd filtered -> gather(filtered.plain());
            case Crowds.Where where -> {
                Formula base = gather(where.set());
                Formula left = split(where.condition(), NAMELESS);
                rest = both(rest, left);
                yield base;
            }
            case PartyFormulas.Defined call -> gatherDefined(call);
            default -> set;
        };
    }

    private Formula gatherDefined(PartyFormulas.Defined call) {
        if (!(call.body()[0] instanceof FilteredSet.Crowd inside)
                || !(inside.base() instanceof Crowds.All all)
                || inside.filter().rest() != null) {
            return call;
        }
        List<FieldTest> replaced = new ArrayList<>();
        for (FieldTest test : inside.filter().tests()) {
            FieldTest with = test.with(formula -> Operands.replaced(formula, call.arguments()));
            if (with == null) {
                return call;
            }
            replaced.add(with);
        }
        tests.addAll(replaced);
        return all;
    }

    private FieldFilter filter(Formula base) {
        FieldLookup lookup = null;
        FieldTest found = null;
        for (FieldTest each : tests) {
            FieldLookup quick = base instanceof Crowds.All all ? lookup(each, all.members()) : null;
            if (quick != null && (lookup == null || quick instanceof FieldLookup.Equal)) {
                lookup = quick;
                found = each;
            }
        }
        FieldTest test = null;
        for (FieldTest each : tests) {
            if (each != found) {
                test = test == null ? each : new FieldTest.Both(test, each);
            }
        }
        return new FieldFilter(List.copyOf(tests), lookup, test, rest);
    }

    private @Nullable FieldLookup lookup(FieldTest test, int members) {
        return switch (test) {
            case FieldTest.Value value ->
                value.isEquality() && value.stride() == 1 && wide.test(value.base())
                        ? new FieldLookup.Equal(value.base(), members, value.low())
                        : null;
            case FieldTest.Distance(Grid grid, int base, Formula space, Formula low, Formula high, boolean outside) ->
                !outside
                                && wide.test(base)
                                && low instanceof Arithmetic.Constant(long least)
                                && high instanceof Arithmetic.Constant(long most)
                                && most <= 1
                        ? new FieldLookup.Near(
                                grid, base, members, space, least <= 0 && most >= 0, least <= 1 && most >= 1)
                        : null;
            case FieldTest.Both both -> null;
        };
    }

    // ---- the conditions

    private static @Nullable Formula both(@Nullable Formula one, @Nullable Formula other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return new Logic.And(one, other);
    }

    /** Gathers the tests of a condition; returns what is left of it. {@code level} is that of the member's name, if it has one. */
    private @Nullable Formula split(Formula condition, int level) {
        return switch (condition) {
            case Logic.And and -> {
                Formula left = split(and.left(), level);
                yield both(left, split(and.right(), level));
            }
            case PartyFormulas.Weighed weighed -> {
                Formula left = split(weighed.formula(), level);
                yield left == null ? null : new PartyFormulas.Weighed(left, weighed.parts());
            }
            case MemberName.Naming naming
            when level == NAMELESS -> {
                Formula left = split(naming.condition(), naming.level());
                yield left == null ? null : new MemberName.Naming(naming.level(), left);
            }
            default -> {
                FieldTest test = test(condition, level, false);
                if (test == null) {
                    yield condition;
                }
                tests.add(test);
                yield null;
            }
        };
    }

    private static final Formula ZERO = new Arithmetic.Constant(0);
    private static final Formula LOWEST = new Arithmetic.Constant(Long.MIN_VALUE);
    private static final Formula HIGHEST = new Arithmetic.Constant(Long.MAX_VALUE);

    private static @Nullable FieldTest test(Formula condition, int level, boolean not) {
        return switch (condition) {
            case Logic.Not negated -> test(negated.operand(), level, !not);
            case Logic.Same(Formula left, Formula right) -> {
                FieldTest test = bounded(left, right, right, level, not);
                yield test == null ? bounded(right, left, left, level, not) : test;
            }
            case Logic.AtMost(Formula left, Formula right) -> {
                FieldTest test = bounded(left, LOWEST, right, level, not);
                yield test == null ? bounded(right, left, HIGHEST, level, not) : test;
            }
            case Logic.Less(Formula left, Formula right) -> {
                FieldTest test = bounded(left, right, HIGHEST, level, !not);
                yield test == null ? bounded(right, LOWEST, left, level, !not) : test;
            }
            case Logic.InRange(Formula value, Formula low, Formula high) -> bounded(value, low, high, level, not);
            default -> bounded(condition, ZERO, ZERO, level, !not);
        };
    }

    /** The test whether something about a member lies within bounds; null if it is nothing that is told by a field. */
    private static @Nullable FieldTest bounded(Formula value, Formula low, Formula high, int level, boolean outside) {
        if (!Operands.isFixed(low, level) || !Operands.isFixed(high, level)) {
            return null;
        }
        return switch (value) {
            case Slots.OfMember(int base, int stride, Formula member, long absent)
            when isMember(member, level) -> new FieldTest.Value(base, stride, low, high, outside);
            case OnGrid.Distance(Grid grid, Formula from, Formula to)
            when grid.boxes().count() == 0 -> {
                FieldTest test = distance(grid, from, to, low, high, level, outside);
                yield test == null ? distance(grid, to, from, low, high, level, outside) : test;
            }
            default -> null;
        };
    }

    private static @Nullable FieldTest distance(
            Grid grid, Formula from, Formula to, Formula low, Formula high, int level, boolean outside) {
        return from instanceof Slots.OfMember(int base, int stride, Formula member, long absent)
                        && stride == 1
                        && isMember(member, level)
                        && Operands.isFixed(to, level)
                ? new FieldTest.Distance(grid, base, to, low, high, outside)
                : null;
    }

    private static boolean isMember(Formula formula, int level) {
        return formula instanceof PartyFormulas.It
                || formula instanceof MemberName.Named named && named.level() == level;
    }
}
