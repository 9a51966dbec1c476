package org.phaseline.language.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The expressions that an expression is directly put together from. */
public final class ExpressionParts {

    private ExpressionParts() {}

    public static List<Expression> of(Expression expression) {
        return switch (expression) {
            case Expression.Number _,
                    Expression.Decimal _,
                    Expression.Flag _,
                    Expression.None _,
                    Expression.Text _,
                    Expression.It _,
                    Expression.Name _,
                    Expression.Using _ -> List.of();
            case Expression.Point e -> List.of(e.x(), e.y());
            case Expression.Call e -> e.arguments();
            case Expression.Shifted e -> List.of(e.value(), e.by());
            case Expression.Stopping e -> List.of(e.set());
            case Expression.Field e -> List.of(e.owner());
            case Expression.Of e -> List.of(e.party());
            case Expression.Has e -> List.of(e.owner());
            case Expression.Was e -> ifAny(e.member());
            case Expression.Did e -> List.of(e.party());
            case Expression.Says e -> List.of(e.party());
            case Expression.Not e -> List.of(e.operand());
            case Expression.Minus e -> List.of(e.operand());
            case Expression.Binary e -> List.of(e.left(), e.right());
            case Expression.Conditional e -> List.of(e.condition(), e.then(), e.otherwise());
            case Expression.SetOf e -> e.members();
            case Expression.Range e -> List.of(e.low(), e.high());
            case Expression.Where e -> List.of(e.set(), e.condition());
            case Expression.Some e -> List.of(e.set());
            case Expression.First e -> List.of(e.set());
            case Expression.Best e -> List.of(e.set(), e.value());
            case Expression.Count e -> List.of(e.set());
            case Expression.Over e -> e.value() == null ? List.of(e.set()) : List.of(e.value(), e.set());
        };
    }

    private static List<Expression> ifAny(@Nullable Expression expression) {
        return expression == null ? List.of() : List.of(expression);
    }
}
