package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.Outcome;

/** Formulas about what became of a step. */
final class OutcomeFormulas {

    private final Emission all;
    private final FormulaEmitter formulas;

    OutcomeFormulas(Emission all, FormulaEmitter formulas) {
        this.all = all;
        this.formulas = formulas;
    }

    Formula was(Expr.Was e, CodeContext c) {
        Formula formula = about(e.step().outcome(), outcome -> was(e, outcome, c));
        return e.not() ? new Logic.Not(formula) : formula;
    }

    Formula did(Expr.Did e, CodeContext c) {
        Formula party = formulas.of(e.party(), c);
        return about(
                e.step().outcome(),
                outcome -> new Outcomes.WasDone(new Slots.LocalOf(all.outcomes.base(outcome), party)));
    }

    private interface OfOutcome {
        Formula of(Outcome outcome);
    }

    /** Made now, or as soon as it is known where the outcome stands. */
    private Formula about(@Nullable Outcome outcome, OfOutcome formula) {
        if (outcome == null) {
            return FixedFormulas.NEVER;
        }
        if (all.outcomes.isKnown(outcome)) {
            return formula.of(outcome);
        }
        ForwardFormula forward = new ForwardFormula();
        all.outcomes.whenKnown(outcome, () -> forward.fill(formula.of(outcome)));
        return forward;
    }

    private Formula was(Expr.Was e, Outcome outcome, CodeContext c) {
        int option = e.option() == null ? -1 : outcome.options().indexOf(e.option());
        if (e.member() != null) {
            return wasFor(e.member(), e.step().memory(), option, c);
        }
        int base = all.outcomes.base(outcome);
        int width = outcome.each() ? c.frame().parties() : 1;
        boolean own = width > 1 && outcome.fork() != 0 && outcome.fork() == e.fork();
        Formula slot = own ? c.slot(base) : new Slots.Local(base);
        boolean one = width == 1 || own;
        if (e.option() == null) {
            return one ? new Outcomes.WasDone(slot) : new Outcomes.WasDoneByAll(base, width);
        }
        return one ? new Outcomes.WasOption(slot, option) : new Outcomes.WasOptionOfAll(base, width, option);
    }

    /**
     * What became of a step in the pass of one member of its loop. The first mask tells for whom it was done, each other one for whom
     * an option was taken.
     */
    private Formula wasFor(Expr member, @Nullable LoopMemory memory, int option, CodeContext c) {
        Formula which = formulas.of(member, c);
        if (memory == null) {
            return FixedFormulas.NEVER;
        }
        NameSlots.Remembered remembered = all.names.remembered(memory);
        return option + 1 < remembered.masks().size()
                ? new Logic.In(which, remembered.masks().get(option + 1))
                : FixedFormulas.NEVER;
    }
}
