package org.phaseline.language.verify;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;

/** A condition that must hold, or must not, for play to come to a line; looked at once, however many victories stand behind it. */
final class VictoryGuard {

    /** A part of a condition that always holds, or never; {@code part} is null where somebody is asked in the middle of it. */
    private record Settled(Expression source, @Nullable Expr part, boolean always) {}

    private final Condition condition;
    private final boolean wanted;
    private final Bounds bounds;
    private boolean looked;

    VictoryGuard(Condition condition, boolean wanted, Bounds bounds) {
        this.condition = condition;
        this.wanted = wanted;
        this.bounds = bounds;
    }

    /** Says so if play can never get past it to a victory. */
    void report(Problems problems) {
        if (looked) {
            return;
        }
        looked = true;
        Settled settled = settled(condition, wanted);
        if (settled != null) {
            problems.add(
                    Code.NEVER_WON,
                    settled.source.place(),
                    "this is " + (settled.always ? "always" : "never") + " true, so nobody can win here"
                            + because(settled));
        }
    }

    /** The part of a condition that keeps it from being as it should, or null. People can say anything. */
    private @Nullable Settled settled(Condition condition, boolean wanted) {
        return switch (condition) {
            case Condition.Holds c -> settled(c.value(), wanted);
            case Condition.Not c -> settled(c.operand(), !wanted);
            case Condition.Both c ->
                joined(c.source(), null, settled(c.left(), wanted), settled(c.right(), wanted), wanted, wanted);
            case Condition.Either c ->
                joined(c.source(), null, settled(c.left(), wanted), settled(c.right(), wanted), !wanted, wanted);
            case Condition.Says c -> null;
        };
    }

    private @Nullable Settled settled(Expr condition, boolean wanted) {
        if (condition instanceof Expr.Not not) {
            return settled(not.operand(), !wanted);
        }
        if (condition instanceof Expr.And and) {
            return joined(and.source(), and, settled(and.left(), wanted), settled(and.right(), wanted), wanted, wanted);
        }
        if (condition instanceof Expr.Or or) {
            return joined(or.source(), or, settled(or.left(), wanted), settled(or.right(), wanted), !wanted, wanted);
        }
        Interval is = bounds.condition(condition);
        boolean never = wanted ? is.high() == 0 : is.low() == 1;
        return never ? new Settled(condition.source(), condition, !wanted) : null;
    }

    private static @Nullable Settled joined(
            Expression source,
            @Nullable Expr whole,
            @Nullable Settled left,
            @Nullable Settled right,
            boolean oneIsEnough,
            boolean wanted) {
        if (oneIsEnough) {
            return left != null ? left : right;
        }
        return left != null && right != null ? new Settled(source, whole, !wanted) : null;
    }

    private String because(Settled settled) {
        if (!(settled.part instanceof Expr.Compare compare)) {
            return "";
        }
        boolean large = switch (compare.order()) {
            case MORE, AT_LEAST -> true;
            case LESS, AT_MOST -> false;
        };
        Interval left = bounds.of(compare.left());
        boolean most = large != settled.always;
        long end = most ? left.high() : left.low();
        return end == Long.MIN_VALUE || end == Long.MAX_VALUE
                ? ""
                : ": " + ExpressionText.of(compare.left().source()) + " is never " + (most ? "more" : "less") + " than "
                        + end;
    }
}
