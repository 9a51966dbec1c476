package org.phaseline.language.resolve;

import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** Sums, products and quotients, of whole numbers and of numbers counted in halves, quarters or tenths. */
final class ArithmeticResolver {

    private final ExpressionResolver expressions;
    private final Problems problems;

    ArithmeticResolver(ExpressionResolver expressions, Problems problems) {
        this.expressions = expressions;
        this.problems = problems;
    }

    /** Numbers are added; sets are joined. */
    Expr plus(Expression.Binary binary, Context c) {
        Expr left = expressions.of(binary.left(), c);
        if (left.type() instanceof Type.SetOf) {
            return new Expr.Union(binary, left, expressions.wanted(binary.right(), left.type(), c));
        }
        return alike(binary, Expr.Operation.PLUS, expressions.numeric(left), expressions.numeric(binary.right(), c));
    }

    Expr minus(Expression.Binary binary, Context c) {
        Expr left = expressions.of(binary.left(), c);
        if (left.type() instanceof Type.SetOf) {
            return new Expr.Without(binary, left, expressions.wanted(binary.right(), left.type(), c));
        }
        return alike(binary, Expr.Operation.MINUS, expressions.numeric(left), expressions.numeric(binary.right(), c));
    }

    /** Both counted in the same unit, the finer one. */
    Expr alike(Expression source, Expr.Operation operation, Expr left, Expr right) {
        int unit = Fractions.common(left, right, problems);
        return unit == 0
                ? new Expr.Unknown(source)
                : new Expr.Arithmetic(source, operation, Fractions.in(unit, left), Fractions.in(unit, right), unit);
    }

    /** Counted in the finer unit of both; what is still finer is rounded down. */
    Expr times(Expression.Binary binary, Context c) {
        Expr left = expressions.numeric(binary.left(), c);
        Expr right = expressions.numeric(binary.right(), c);
        int unit = Fractions.common(left, right, problems);
        if (unit == 0) {
            return new Expr.Unknown(binary);
        }
        int coarser = Math.min(left.type().unit(), right.type().unit());
        Expr product = new Expr.Arithmetic(binary, Expr.Operation.TIMES, left, right, unit);
        return coarser == 1
                ? product
                : new Expr.Arithmetic(
                        binary,
                        Expr.Operation.DIVIDED,
                        product,
                        new Expr.Constant(binary.right(), Type.NUMBER, coarser),
                        unit);
    }

    /** Counted in the unit of what is divided; what is still finer is rounded down. */
    Expr divided(Expression.Binary binary, Context c) {
        Expr left = expressions.numeric(binary.left(), c);
        Expr right = expressions.numeric(binary.right(), c);
        int unit = left.type().unit();
        return new Expr.Arithmetic(
                binary, Expr.Operation.DIVIDED, scaled(left, right.type().unit()), right, unit);
    }

    /** To a whole number. */
    Expr rounded(Expression.Binary binary, Expr.Operation operation, Context c) {
        Expr left = expressions.numeric(binary.left(), c);
        Expr right = expressions.numeric(binary.right(), c);
        return new Expr.Arithmetic(
                binary,
                operation,
                scaled(left, right.type().unit()),
                scaled(right, left.type().unit()),
                1);
    }

    /** What a division leaves over, counted in the finer unit of both. */
    Expr remainder(Expression.Binary binary, Context c) {
        Expr left = expressions.numeric(binary.left(), c);
        Expr right = expressions.numeric(binary.right(), c);
        if (right instanceof Expr.Constant by && by.value() == 0) {
            problems.add(Code.OUT_OF_RANGE, right.place(), "nothing can be divided by 0, so it leaves no remainder");
            return new Expr.Unknown(binary);
        }
        return alike(binary, Expr.Operation.REMAINDER, left, right);
    }

    private static Expr scaled(Expr value, int factor) {
        return factor == 1 ? value : new Expr.Scaled(value.source(), value, factor);
    }
}
