package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskMeanwhile;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedStep;

/** Steps that are open beside the rest of their block. */
final class MeanwhileEmitter {

    private final Emission all;
    private final StepEmitter steps;

    MeanwhileEmitter(Emission all, StepEmitter steps) {
        this.all = all;
        this.steps = steps;
    }

    void emit(OpenStep open, CodeContext c) {
        CheckedStep step = open.step();
        Actor actor = java.util.Objects.requireNonNull(step.actors().actor());
        Formula asked = all.actors.of(actor, c).mask();
        Steps.Result result = steps.result(open, steps.outcome(open, c), c);
        Slots.@Nullable Slot counter = StepBodyEmitter.counter(step, c);
        Formula guard = guard(step, counter, c);
        JumpLabel ask = new JumpLabel();
        JumpLabel yes = new JumpLabel();
        JumpLabel end = new JumpLabel();
        LeavingCode leave = steps.leaving(open, result, c).unhindered();
        StepLabels labels = new StepLabels(new JumpLabel(), ask, ask, end, leave);
        CodeScope.InStep scope = StepBodyEmitter.scope(open, c, result, labels, null, null);
        CodeScope outside = all.code.inside(scope);
        all.code.bind(ask);
        boolean guided = !step.heading().hasBody();
        Wording title = all.wordings.asking(step, c);
        all.code.emit(() -> new AskMeanwhile(title, guided, asked, guard, yes.address(), end.address()));
        all.code.bind(yes);
        steps.acting(step, step.actors().inside(), c);
        JumpLabel cancelled = counter != null && all.endsOnlyThisTime(step) ? new JumpLabel() : null;
        all.blocks.block(step.body(), c.in(scope).failing(ask).cancelling(cancelled), null);
        all.code.emit(new Steps.Succeed(result));
        if (counter != null) {
            all.code.emit(new Steps.Count(counter));
        }
        all.code.jump(step.repeat().several() ? ask : end);
        if (cancelled != null && counter != null) {
            all.code.bind(cancelled);
            all.code.emit(new Steps.Count(counter));
            all.code.jump(ask);
        }
        all.code.bind(end);
        all.code.emit(new Steps.Fail(result));
        leave.emit(all.code);
        all.code.inside(outside);
        all.code.emit(new Forks.EndBranch());
    }

    private Formula guard(CheckedStep step, Slots.@Nullable Slot counter, CodeContext c) {
        Formula guard = all.conditions.all(step.applies(), c);
        CheckedStep.Repeat repeat = step.repeat();
        return counter == null || repeat.limit() == null
                ? guard
                : new Logic.And(guard, new Logic.Less(counter, all.formulas.of(repeat.limit(), c)));
    }
}
