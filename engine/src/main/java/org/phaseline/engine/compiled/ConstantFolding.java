package org.phaseline.engine.compiled;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.machine.Formula;

/** What a formula gives whatever the position, where only the member it looks at counts; null when that is not known. */
final class ConstantFolding {

    private ConstantFolding() {}

    static @Nullable Long of(Formula formula, @Nullable Long it) {
        return switch (formula) {
            case Arithmetic.Constant constant -> constant.value();
            case PartyFormulas.It _ -> it;
            case Logic.Not not -> truth(of(not.operand(), it), 0L, (operand, zero) -> operand == zero);
            case Logic.Same same -> truth(of(same.left(), it), of(same.right(), it), (left, right) -> left == right);
            case Logic.Less less -> truth(of(less.left(), it), of(less.right(), it), (left, right) -> left < right);
            case Logic.AtMost most -> truth(of(most.left(), it), of(most.right(), it), (left, right) -> left <= right);
            default -> null;
        };
    }

    private interface Comparison {
        boolean holds(long left, long right);
    }

    private static @Nullable Long truth(@Nullable Long left, @Nullable Long right, Comparison comparison) {
        return left == null || right == null ? null : Long.valueOf(comparison.holds(left, right) ? 1 : 0);
    }
}
