package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Expression;

/** Conditions as jumps, so that people can be asked in the middle of one, from left to right and no further than needed. */
final class Conditions {

    private final Compilation all;

    Conditions(Compilation all) {
        this.all = all;
    }

    static boolean asks(Expression e) {
        return switch (e) {
            case Expression.Says says -> true;
            case Expression.Not not -> asks(not.operand());
            case Expression.Binary binary
            when binary.operator() == Expression.Operator.AND || binary.operator() == Expression.Operator.OR ->
                asks(binary.left()) || asks(binary.right());
            default -> false;
        };
    }

    /** Goes on when it holds, else at the label. */
    void orElse(Expression e, Context c, Label target) {
        switch (e) {
            case Expression.Not not when asks(e) -> when(not.operand(), c, target);
            case Expression.Binary binary
            when asks(e) && binary.operator() == Expression.Operator.AND -> {
                orElse(binary.left(), c, target);
                orElse(binary.right(), c, target);
            }
            case Expression.Binary binary
            when asks(e) -> {
                Label holds = new Label();
                when(binary.left(), c, holds);
                orElse(binary.right(), c, target);
                all.emitter.bind(holds);
            }
            case Expression.Says says -> {
                Label holds = new Label();
                ask(says, c, holds, target);
                all.emitter.bind(holds);
            }
            default -> all.emitter.jumpUnless(all.expressions.flag(e, c), target);
        }
    }

    /** Goes on at the label when it holds, else here. */
    void when(Expression e, Context c, Label target) {
        switch (e) {
            case Expression.Not not when asks(e) -> orElse(not.operand(), c, target);
            case Expression.Binary binary
            when asks(e) && binary.operator() == Expression.Operator.AND -> {
                Label fails = new Label();
                orElse(binary.left(), c, fails);
                when(binary.right(), c, target);
                all.emitter.bind(fails);
            }
            case Expression.Binary binary
            when asks(e) -> {
                when(binary.left(), c, target);
                when(binary.right(), c, target);
            }
            case Expression.Says says -> {
                Label fails = new Label();
                ask(says, c, target, fails);
                all.emitter.bind(fails);
            }
            default -> {
                Formula holds = all.expressions.flag(e, c);
                all.emitter.jumpUnless(new Logic.Not(holds), target);
            }
        }
    }

    private void ask(Expression.Says says, Context c, Label yes, Label no) {
        Formula who = all.expressions.parties(says.party(), c);
        boolean himself = all.expressions.names().owner(says.party(), c).equals(Footprint.Owner.OWN);
        if (c.sealedStep() >= 0 && !himself) {
            all.problem(says.place(), "in a sealed block nobody is asked but the one who decides unseen ('actor')");
        }
        Wording statement = all.wordings.asked(says.statement(), c);
        all.emitter.emit(() -> new AskStep.Says(statement, who, yes.address(), no.address()));
    }

    /** A condition nobody need be asked about, for guards that are looked at all the time. */
    Formula computed(List<Expression> conditions, Context c) {
        Formula formula = new org.phaseline.engine.code.Arithmetic.Constant(1);
        boolean first = true;
        for (Expression condition : conditions) {
            if (asks(condition)) {
                all.problem(
                        condition.place(),
                        "nobody is asked in the middle of this: ask before, as in 'let base = "
                                + "defender says \"...\"'");
                continue;
            }
            Formula next = all.expressions.flag(condition, c);
            formula = first ? next : new Logic.And(formula, next);
            first = false;
        }
        return formula;
    }
}
