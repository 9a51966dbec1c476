package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;

/** What is known behind a condition that holds, or does not: the plain parts of it that are settled by that. */
final class Assumptions {

    /** {@code part} has this value. */
    record Fact(Expr part, boolean holds) {}

    private final List<Fact> facts = new ArrayList<>();

    private Assumptions() {}

    static List<Fact> behind(Condition condition, boolean holds) {
        Assumptions assumptions = new Assumptions();
        assumptions.of(condition, holds);
        return assumptions.facts;
    }

    private void of(Condition condition, boolean holds) {
        switch (condition) {
            case Condition.Holds c -> of(c.value(), holds);
            case Condition.Not c -> of(c.operand(), !holds);
            case Condition.Both c -> {
                if (holds) {
                    of(c.left(), true);
                    of(c.right(), true);
                }
            }
            case Condition.Either c -> {
                if (!holds) {
                    of(c.left(), false);
                    of(c.right(), false);
                }
            }
            case Condition.Says c -> {}
        }
    }

    private void of(Expr condition, boolean holds) {
        if (condition instanceof Expr.Not not) {
            of(not.operand(), !holds);
        } else if (condition instanceof Expr.And and && holds) {
            of(and.left(), true);
            of(and.right(), true);
        } else if (condition instanceof Expr.Or or && !holds) {
            of(or.left(), false);
            of(or.right(), false);
        } else {
            facts.add(new Fact(condition, holds));
        }
    }
}
