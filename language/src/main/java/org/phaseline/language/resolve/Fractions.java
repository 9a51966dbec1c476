package org.phaseline.language.resolve;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Word;

/** Numbers in halves, quarters and tenths: each is counted in its unit, and two that meet are counted in the finer one. */
final class Fractions {

    private static final List<Integer> UNITS = List.of(1, 2, 4, 10);

    private Fractions() {}

    /** What a unit is called; 0 and a problem when nothing is. */
    static int unit(Word name, Problems problems) {
        return switch (name.text()) {
            case "halves" -> 2;
            case "quarters" -> 4;
            case "tenths" -> 10;
            default -> {
                problems.add(
                        Code.TYPE,
                        name.place(),
                        "numbers can be in halves, quarters or tenths, as in '0..99 in halves'");
                yield 0;
            }
        };
    }

    /** A number that is written with a decimal point, counted in the coarsest unit it fits. */
    static @Nullable Expr literal(Expression.Decimal decimal, Problems problems) {
        for (int unit : UNITS) {
            OptionalLong counted = Decimals.read(decimal.text(), unit);
            if (counted.isPresent()) {
                long value = counted.getAsLong();
                return new Expr.Constant(decimal, new Type.Num(value, value, false, unit), value);
            }
        }
        problems.add(
                Code.TYPE,
                decimal.place(),
                decimal.text()
                        + " is not a number of halves, quarters or tenths; write a multiple of 0.5, 0.25 or 0.1");
        return null;
    }

    /** The same number counted in a finer unit. */
    static Expr in(int unit, Expr value) {
        int factor = unit / value.type().unit();
        if (factor == 1 || value.type() instanceof Type.Unknown) {
            return value;
        }
        return value instanceof Expr.Constant constant
                ? new Expr.Constant(constant.source(), Type.Num.in(unit), constant.value() * factor)
                : new Expr.Scaled(value.source(), value, factor);
    }

    /** The unit both fit; 0 when there is none. */
    static int common(int one, int other) {
        return one % other == 0 ? one : other % one == 0 ? other : 0;
    }

    /** The unit in which both can be counted; a problem, and the first one's, when there is none. */
    static int common(Expr left, Expr right, Problems problems) {
        int common = common(left.type().unit(), right.type().unit());
        if (common == 0) {
            problems.add(Code.TYPE, right.place(), misfit(right, left.type()));
        }
        return common;
    }

    /** What is wrong with a number that is written down, and what fits: the ones next to it. */
    static String misfit(String written, long value, int unit, Type wanted) {
        long below = Math.floorDiv(value * wanted.unit(), unit);
        if (wanted.unit() == 1) {
            return written + ": expected a whole number here: write " + below + " or " + (below + 1)
                    + "; a field or a name can be counted in parts, as in '0..9"
                    + new Type.Num(0, 0, false, unit).counted() + "'";
        }
        return written + " does not fit " + wanted.said() + ": write " + Decimals.say(below, wanted.unit()) + " or "
                + Decimals.say(below + 1, wanted.unit());
    }

    static String misfit(Expr value, Type wanted) {
        if (value instanceof Expr.Constant constant && value.source() instanceof Expression.Decimal) {
            return misfit(
                    ExpressionText.of(value.source()),
                    constant.value(),
                    value.type().unit(),
                    wanted);
        }
        return "expected " + (wanted.unit() == 1 ? "a whole number" : wanted.said()) + " here, not "
                + value.type().said() + ": round it, as in 'x rounded up', or count both in the same unit";
    }
}
