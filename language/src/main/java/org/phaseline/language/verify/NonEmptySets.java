package org.phaseline.language.verify;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Type;

/**
 * Sets that have a member for reasons that can be seen in the text: they are written out, are a whole kind, or one of their members
 * passes the filter whatever the state is. What cannot be seen counts as possibly empty.
 */
final class NonEmptySets {

    /** Formulas that call formulas are followed this far. */
    private static final int DEEPEST = 8;

    /** Of large kinds only the first members are looked at. */
    private static final int MOST_MEMBERS = 64;

    private NonEmptySets() {}

    static boolean isNeverEmpty(Expr set) {
        return isNeverEmpty(set, 0);
    }

    private static boolean isNeverEmpty(Expr set, int depth) {
        if (!(set.type() instanceof Type.SetOf)) {
            return true;
        }
        if (set instanceof Expr.Union union) {
            return isNeverEmpty(union.left(), depth) || isNeverEmpty(union.right(), depth);
        }
        if (set instanceof Expr.Conditional conditional) {
            return isNeverEmpty(conditional.then(), depth) && isNeverEmpty(conditional.otherwise(), depth);
        }
        if (set instanceof Expr.Where where) {
            return members(where.set()).anyMatch(it -> Boolean.TRUE.equals(passes(where.condition(), it)));
        }
        if (set instanceof Expr.FormulaCall call) {
            NamedFormula.Body body = call.formula().body();
            return depth < DEEPEST && body != null && isNeverEmpty(body.value(), depth + 1);
        }
        return set instanceof Expr.AllOf || set instanceof Expr.Constant || set instanceof Expr.SetOf;
    }

    /** Those that are certainly in a set, by their numbers. */
    private static LongStream members(Expr set) {
        if (set instanceof Expr.Union union) {
            return LongStream.concat(members(union.left()), members(union.right()));
        }
        if (set instanceof Expr.Where where) {
            return members(where.set()).filter(it -> Boolean.TRUE.equals(passes(where.condition(), it)));
        }
        if (set instanceof Expr.SetOf of) {
            return of.members().stream()
                    .map(NonEmptySets::constant)
                    .filter(Objects::nonNull)
                    .mapToLong(Long::longValue);
        }
        if (set instanceof Expr.Constant mask) {
            return IntStream.range(0, Long.SIZE)
                    .filter(i -> (mask.value() >>> i & 1) != 0)
                    .asLongStream();
        }
        return set instanceof Expr.AllOf all
                ? LongStream.range(0, Math.min(MOST_MEMBERS, all.kind().words().size()))
                : LongStream.empty();
    }

    private static @Nullable Long constant(Expr expr) {
        return expr instanceof Expr.Constant constant && !(expr.type() instanceof Type.SetOf)
                ? Long.valueOf(constant.value())
                : null;
    }

    /** Whether a member passes a filter: yes, no, or null where that depends on more than the text. */
    private static @Nullable Boolean passes(Expr condition, long it) {
        if (condition instanceof Expr.Naming naming) {
            return passes(naming.condition(), it);
        }
        if (condition instanceof Expr.Not not) {
            return not(passes(not.operand(), it), true);
        }
        if (condition instanceof Expr.And and) {
            return both(passes(and.left(), it), passes(and.right(), it), false);
        }
        if (condition instanceof Expr.Or or) {
            return both(passes(or.left(), it), passes(or.right(), it), true);
        }
        if (condition instanceof Expr.Same same) {
            return same(same, it);
        }
        if (condition instanceof Expr.In in) {
            return in(in, it);
        }
        // Every other condition looks at the state.
        return condition instanceof Expr.Constant constant ? Boolean.valueOf(constant.value() != 0) : null;
    }

    private static @Nullable Boolean not(@Nullable Boolean value, boolean not) {
        return value == null ? null : Boolean.valueOf(value != not);
    }

    /** {@code settles} is the value of one part that settles the whole. */
    private static @Nullable Boolean both(@Nullable Boolean left, @Nullable Boolean right, boolean settles) {
        if (left != null && left == settles || right != null && right == settles) {
            return settles;
        }
        return left == null || right == null ? null : Boolean.valueOf(!settles);
    }

    private static @Nullable Boolean same(Expr.Same same, long it) {
        Long other = same.left() instanceof Expr.It
                ? constant(same.right())
                : same.right() instanceof Expr.It ? constant(same.left()) : null;
        return other == null ? null : not(other == it, same.not());
    }

    private static @Nullable Boolean in(Expr.In in, long it) {
        if (!(in.member() instanceof Expr.It)) {
            return null;
        }
        boolean contained = members(in.set()).anyMatch(member -> member == it);
        return contained || isWhole(in.set()) ? not(contained, in.not()) : null;
    }

    /** Whether all members of a set are known, not only some. */
    private static boolean isWhole(Expr set) {
        List<Expr> members = set instanceof Expr.SetOf of ? of.members() : List.of();
        return set instanceof Expr.Constant
                || set instanceof Expr.SetOf && members.stream().allMatch(member -> constant(member) != null);
    }
}
