package org.phaseline.language.emit;

import java.util.List;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;

/** Conditions as jumps, so that people can be asked in the middle of one, from left to right and no further than needed. */
final class ConditionEmitter {

    private final Emission all;

    ConditionEmitter(Emission all) {
        this.all = all;
    }

    /** Goes on when it holds, else at the label. */
    void orElse(Condition condition, CodeContext c, JumpLabel target) {
        switch (condition) {
            case Condition.Holds holds -> all.code.jumpUnless(all.formulas.of(holds.value(), c), target);
            case Condition.Says says -> {
                JumpLabel holds = new JumpLabel();
                ask(says, c, holds, target);
                all.code.bind(holds);
            }
            case Condition.Not not -> when(not.operand(), c, target);
            case Condition.Both both -> {
                orElse(both.left(), c, target);
                orElse(both.right(), c, target);
            }
            case Condition.Either either -> {
                JumpLabel holds = new JumpLabel();
                when(either.left(), c, holds);
                orElse(either.right(), c, target);
                all.code.bind(holds);
            }
        }
    }

    /** Goes on at the label when it holds, else here. */
    void when(Condition condition, CodeContext c, JumpLabel target) {
        switch (condition) {
            case Condition.Holds holds -> all.code.jumpUnless(new Logic.Not(all.formulas.of(holds.value(), c)), target);
            case Condition.Says says -> {
                JumpLabel fails = new JumpLabel();
                ask(says, c, target, fails);
                all.code.bind(fails);
            }
            case Condition.Not not -> orElse(not.operand(), c, target);
            case Condition.Both both -> {
                JumpLabel fails = new JumpLabel();
                orElse(both.left(), c, fails);
                when(both.right(), c, target);
                all.code.bind(fails);
            }
            case Condition.Either either -> {
                when(either.left(), c, target);
                when(either.right(), c, target);
            }
        }
    }

    private void ask(Condition.Says says, CodeContext c, JumpLabel yes, JumpLabel no) {
        Formula who = all.formulas.parties(says.party(), c);
        Wording statement = all.wordings.asking(says.statement(), c);
        all.code.emit(() -> new AskStep.Says(statement, who, yes.address(), no.address()));
    }

    /** Several that must all hold, for guards that are looked at all the time: nobody is asked about them. */
    Formula all(List<Expr> conditions, CodeContext c) {
        Formula formula = FixedFormulas.ALWAYS;
        boolean first = true;
        for (Expr condition : conditions) {
            Formula next = all.formulas.of(condition, c);
            formula = first ? next : new Logic.And(formula, next);
            first = false;
        }
        return formula;
    }
}
