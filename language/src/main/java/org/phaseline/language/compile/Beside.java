package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskMeanwhile;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;

/** Steps that are open beside the rest of their block. */
final class Beside {

    private final Compilation all;
    private final StepCompiler steps;

    Beside(Compilation all, StepCompiler steps) {
        this.all = all;
        this.steps = steps;
    }

    void open(Heading heading, Context c) {
        ClauseCheck.check(heading, all);
        StepCompiler.Making step = steps.enter(heading, c);
        Clauses clauses = heading.clauses();
        Actor actor = steps.actor(heading, c);
        if (actor == null || actor.set()) {
            all.astray(heading.title().place(), "one party acts meanwhile: name it");
            return;
        }
        Context inner = c.acting(actor);
        Slots.Slot outcome = steps.outcome(step, inner, false);
        Slots.Slot taken = BlockFacts.offersOptions(heading.body()) ? inner.newSlot() : null;
        Steps.Result result = new Steps.Result(outcome, taken);
        Slots.@Nullable Slot counter = steps.counter(clauses, inner);
        Formula guard = guards(clauses, counter, inner);
        Label ask = new Label();
        Label yes = new Label();
        Label end = new Label();
        Leaving leave = steps.leaving(step, result, c).unhindered();
        StepCompiler.Labels labels = new StepCompiler.Labels(new Label(), ask, ask, end, leave);
        Scope.Step scope = StepCompiler.scope(step, inner, result, labels, null, null);
        Scope outside = all.emitter.inside(scope);
        all.emitter.bind(ask);
        all.emitter.emit(() -> new AskMeanwhile(
                heading.title().text(), !heading.hasBody(), actor.mask(), guard, yes.address(), end.address()));
        all.emitter.bind(yes);
        all.statements.block(
                heading.body(),
                inner.in(scope)
                        .inheriting(steps.inside(heading, actor, c))
                        .acting(actor)
                        .failing(ask),
                null);
        all.emitter.emit(new Steps.Succeed(result));
        if (counter != null) {
            all.emitter.emit(new Steps.Count(counter));
        }
        all.emitter.jump(clauses.times() != null ? ask : end);
        all.emitter.bind(end);
        all.emitter.emit(new Steps.Fail(result));
        leave.emit(all.emitter);
        all.emitter.inside(outside);
        step.end = c.routine().slots();
        all.emitter.emit(new Forks.EndBranch());
        all.stepCodes.end(step, c);
        all.emitter.inStep(all.headings.get(step.index).parent());
    }

    private Formula guards(Clauses clauses, Slots.@Nullable Slot counter, Context c) {
        List<Expression> conditions = new ArrayList<>();
        for (Clauses.Guard guard : clauses.guards()) {
            conditions.add(guard.unless() ? new Expression.Not(guard.place(), guard.condition()) : guard.condition());
        }
        Formula guard = all.conditions.computed(conditions, c);
        if (counter == null || clauses.times() == null || clauses.times().limit() == null) {
            return guard;
        }
        return new Logic.And(
                guard,
                new Logic.Less(counter, all.expressions.number(clauses.times().limit(), c)));
    }
}
