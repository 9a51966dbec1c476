package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.syntax.Semantics;
import org.phaseline.language.tree.Clauses;

/**
 * How a sealed decision ends. Where its last step is offered again until its actor declines, what ends it is that answer, and nothing is
 * done after it: so a player can go back to that question as if it had not been answered, and all that is written stays.
 */
final class SealedEnding {

    private final CheckedStep sealed;

    /** The step that is offered until it is declined, or null. */
    private final @Nullable CheckedStep last;

    private final JumpLabel again = new JumpLabel();
    private @Nullable Formula possible;

    SealedEnding(CheckedStep sealed, int semantics) {
        this.sealed = sealed;
        this.last = semantics >= Semantics.SIXTH ? last(sealed) : null;
    }

    private static @Nullable CheckedStep last(CheckedStep step) {
        if (step.repeat().repeated()) {
            return step.heading().clauses().mode() == Clauses.Mode.MAY ? step : null;
        }
        return !step.body().isEmpty()
                        && step.body().lines().getLast() instanceof CheckedStep inner
                        && inner.manner() == CheckedStep.Manner.ALONE
                ? last(inner)
                : null;
    }

    /** Whether a step is the one that ends the decision when it is declined. */
    boolean isEndedBy(CheckedStep step) {
        return step == last;
    }

    /** The step is emitted: it is offered again here, and {@code declined} is set when it was declined; blank each time it is offered. */
    void offered(CodeBuffer code, CheckedStep step, Slots.Slot declined, Steps.Result result) {
        code.bind(again);
        // What was not done even once leaves nothing to keep, and may have had another end.
        boolean alone = step == sealed || step.otherwise() != null;
        possible = alone ? new Logic.And(declined, new Outcomes.WasDone(result.outcome())) : declined;
    }

    AskReady.@Nullable Reopening reopening() {
        return possible == null ? null : new AskReady.Reopening(again.address(), possible);
    }
}
