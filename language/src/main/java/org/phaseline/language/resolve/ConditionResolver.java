package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;

/** Conditions, in the middle of which people can be asked. */
final class ConditionResolver {

    private final Resolution all;

    ConditionResolver(Resolution all) {
        this.all = all;
    }

    static boolean asks(Expression e) {
        return switch (e) {
            case Expression.Says says -> true;
            case Expression.Not not -> asks(not.operand());
            case Expression.Binary binary ->
                (binary.operator() == Expression.Operator.AND || binary.operator() == Expression.Operator.OR)
                        && (asks(binary.left()) || asks(binary.right()));
            case Expression other -> false;
        };
    }

    Condition of(Expression e, Context c) {
        if (!asks(e)) {
            return new Condition.Holds(all.expressions.flag(e, c));
        }
        return switch (e) {
            case Expression.Not not -> new Condition.Not(not, of(not.operand(), c));
            case Expression.Binary binary ->
                binary.operator() == Expression.Operator.AND
                        ? new Condition.Both(binary, of(binary.left(), c), of(binary.right(), c))
                        : new Condition.Either(binary, of(binary.left(), c), of(binary.right(), c));
            case Expression.Says says ->
                new Condition.Says(says, all.expressions.parties(says.party(), c), all.texts.of(says.statement(), c));
            case Expression other -> new Condition.Holds(all.expressions.flag(other, c));
        };
    }

    /** Conditions nobody need be asked about, for guards that are looked at all the time. */
    List<Expr> computed(List<Clauses.Guard> guards, Context c) {
        List<Expr> conditions = new ArrayList<>();
        for (Clauses.Guard guard : guards) {
            Expression condition =
                    guard.unless() ? new Expression.Not(guard.place(), guard.condition()) : guard.condition();
            if (asks(condition)) {
                all.problem(
                        Code.MISPLACED,
                        condition.place(),
                        "this question cannot be asked here; ask it on an earlier line, as in 'let base = "
                                + "defender says \"...\"'");
            } else {
                conditions.add(all.expressions.flag(condition, c));
            }
        }
        return List.copyOf(conditions);
    }
}
