package org.phaseline.language.emit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.tree.Clauses;

/** The life of a step for one who acts, or nobody: guards, repetition, question, body, outcome. */
final class StepBodyEmitter {

    private final Emission all;
    private final StepEmitter steps;

    /** How the sealed decision ends that is emitted now; null before the first. */
    private @Nullable SealedEnding ending;

    StepBodyEmitter(Emission all, StepEmitter steps) {
        this.all = all;
        this.steps = steps;
    }

    /** The sealed step that is carried out next ends like this. */
    void endsWith(SealedEnding sealed) {
        ending = sealed;
    }

    void carryOut(
            OpenStep open,
            @Nullable Actor actor,
            CodeContext c,
            Steps.Result result,
            List<CheckedStep.Guard> guards,
            StepLabels labels) {
        CheckedStep step = open.step();
        CodeScope outside = all.code.inside(scope(open, c, result, labels, null, null));
        for (CheckedStep.Guard guard : guards) {
            guard(guard, c, labels.passed());
        }
        boolean repeated = step.repeat().repeated();
        Slots.@Nullable Slot counter = counter(step, c);
        Slots.@Nullable Slot rounds = step.round() == null ? null : c.newSlot();
        int bodyBegin = c.frame().slots();
        Slots.@Nullable Slot declined = ending != null && ending.isEndedBy(step) ? c.newSlot() : null;
        JumpLabel again = new JumpLabel();
        CodeScope.InStep scope = scope(open, c, result, labels, rounds == null ? null : again, rounds);
        all.code.inside(scope);
        all.code.bind(again);
        if (declined != null && ending != null) {
            ending.offered(all.code, step, declined, result);
        }
        if (rounds != null || repeated) {
            all.code.emit(() -> new Flow.Forget(c.stretch(bodyBegin, open.end())));
        }
        if (rounds != null && step.round() != null) {
            all.code.emit(new Steps.Count(rounds));
            all.names.count(step.round(), rounds);
        }
        JumpLabel enough = new JumpLabel();
        if (repeated) {
            repetition(step.repeat(), counter, c, enough);
        }
        CodeContext inner = c.in(scope);
        JumpLabel cancelled = all.endsOnlyThisTime(step) ? new JumpLabel() : null;
        JumpLabel decline = declined == null ? labels.failed() : new JumpLabel();
        body(open, actor, inner.cancelling(cancelled), result, labels, decline);
        all.code.bind(labels.done());
        all.code.emit(new Steps.Succeed(result));
        if (counter != null) {
            all.code.emit(new Steps.Count(counter));
        }
        all.code.jump(repeated ? again : labels.end());
        if (cancelled != null) {
            all.code.bind(cancelled);
            all.code.emit(new Steps.Fail(result));
            if (counter != null) {
                all.code.emit(new Steps.Count(counter));
            }
            all.code.jump(again);
        }
        if (declined != null) {
            all.code.bind(decline);
            all.code.emit(new Steps.Count(declined));
        }
        all.code.bind(labels.failed());
        all.code.emit(new Steps.Fail(result));
        otherwise(step.otherwise(), result, inner, labels.end());
        all.code.jump(labels.end());
        if (repeated) {
            // What need not be done even once was not done.
            all.code.bind(enough);
            if (cancelled != null && step.otherwise() != null) {
                // But what was tried and called off each time did not happen, as if it had been declined.
                Formula tried = new Logic.Same(result.outcome(), new Arithmetic.Constant(Outcomes.NOT_DONE));
                all.code.jumpUnless(new Logic.Not(tried), labels.failed());
            }
            all.code.emit(new Steps.Fail(result));
            all.code.jump(labels.end());
        }
        all.code.bind(labels.passed());
        all.code.emit(new Steps.PassOver(result));
        all.code.inside(outside);
    }

    static CodeScope.InStep scope(
            OpenStep open,
            CodeContext c,
            Steps.Result result,
            StepLabels labels,
            @Nullable JumpLabel again,
            Slots.@Nullable Slot rounds) {
        return new CodeScope.InStep(
                c.scope(), open, result, labels.leave(), again, rounds, labels.end(), new EmittedScope());
    }

    private void guard(CheckedStep.Guard guard, CodeContext c, JumpLabel passed) {
        if (guard.unless()) {
            all.conditions.when(guard.condition(), c, passed);
        } else {
            all.conditions.orElse(guard.condition(), c, passed);
        }
    }

    /** Where it is counted how often a step was done, if that is limited. */
    static Slots.@Nullable Slot counter(CheckedStep step, CodeContext c) {
        return step.repeat().limit() == null ? null : c.newSlot();
    }

    private void repetition(CheckedStep.Repeat repeat, Slots.@Nullable Slot counter, CodeContext c, JumpLabel enough) {
        if (repeat.until() != null) {
            all.conditions.when(repeat.until(), c, enough);
        }
        if (counter != null && repeat.limit() != null) {
            Formula limit = all.formulas.of(repeat.limit(), c);
            all.code.jumpUnless(new Logic.Less(counter, limit), enough);
        }
    }

    /** {@code declined} is where declining leads. */
    private void body(
            OpenStep open,
            @Nullable Actor actor,
            CodeContext c,
            Steps.Result result,
            StepLabels labels,
            JumpLabel declined) {
        CheckedStep step = open.step();
        boolean may = step.heading().clauses().mode() == Clauses.Mode.MAY;
        Formula compulsory = step.compulsory() == null ? FixedFormulas.NEVER : all.formulas.of(step.compulsory(), c);
        boolean again = step.repeat().several();
        Formula asked = step.asks() && actor != null ? all.actors.of(actor, c).mask() : null;
        if (!step.heading().hasBody()) {
            if (asked != null) {
                ask(open, may, asked, compulsory, result, labels.done(), labels, declined, c);
            }
            return;
        }
        DeclineChoice decline = null;
        if (asked != null && actor != null) {
            if (!actor.isASide()) {
                all.code.emit(() -> new Flow.PassAbsent(asked, labels.passed().address()));
            }
            if (may && DeclineChoice.possible(step.body())) {
                decline = new DeclineChoice(declined, again, compulsory, new Outcomes.WasDone(result.outcome()));
            } else if (may) {
                JumpLabel yes = new JumpLabel();
                ask(open, true, asked, compulsory, result, yes, labels, declined, c);
                all.code.bind(yes);
            }
        }
        steps.acting(step, step.actors().inside(), c);
        all.blocks.block(step.body(), c.failing(labels.failed()).cancelling(c.cancelled()), decline);
    }

    private void ask(
            OpenStep open,
            boolean may,
            Formula asked,
            Formula compulsory,
            Steps.Result result,
            JumpLabel yes,
            StepLabels labels,
            JumpLabel declined,
            CodeContext c) {
        boolean guided = !open.step().heading().hasBody();
        boolean again = open.step().repeat().several();
        Wording title = all.wordings.asking(open.step(), c);
        all.code.emit(() -> new AskStep(
                title,
                guided,
                may,
                again,
                new Outcomes.WasDone(result.outcome()),
                asked,
                compulsory,
                yes.address(),
                declined.address(),
                labels.passed().address()));
    }

    private void otherwise(@Nullable Action otherwise, Steps.Result result, CodeContext c, JumpLabel end) {
        if (otherwise != null) {
            all.code.jumpUnless(new Logic.Not(new Outcomes.WasDone(result.outcome())), end);
            all.blocks.action(otherwise, c.failing(null), null);
        }
    }
}
