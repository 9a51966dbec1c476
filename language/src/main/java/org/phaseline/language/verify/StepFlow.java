package org.phaseline.language.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** The life of a step: reached, looked at, asked, carried out, left. */
final class StepFlow {

    /** What follows success, declining or failing, being passed over, and the end of a step. */
    private record Labels(FlowLabel done, FlowLabel failed, FlowLabel passed, FlowLabel end) {

        static Labels endingAt(FlowLabel end) {
            return new Labels(new FlowLabel(), new FlowLabel(), new FlowLabel(), end);
        }
    }

    private final FlowBuilder builder;
    private final FlowWriter writer;
    private final ConditionFlow conditions;

    StepFlow(FlowBuilder builder, FlowWriter writer) {
        this.builder = builder;
        this.writer = writer;
        this.conditions = new ConditionFlow(writer);
    }

    void of(CheckedStep step, FlowContext c) {
        writer.inStep(step.index());
        writer.add(FlowGraph.Kind.ENTER, step.index(), List.of(writer.behind()), List.of());
        switch (step.manner()) {
            case ALONE, OPTION, REACTION -> alone(step, c);
            case TOGETHER -> together(step, c, false);
            case SEALED -> together(step, c, true);
            case IN_TURN -> inTurn(step, c);
            case MEANWHILE -> meanwhile(step, c);
        }
        writer.inStep(step.entry().parent());
    }

    private void alone(CheckedStep step, FlowContext c) {
        FlowLabel end = new FlowLabel();
        carryOut(step, c, Labels.endingAt(end));
        writer.bind(end);
        writer.plain();
    }

    private void together(CheckedStep step, FlowContext c, boolean sealed) {
        FlowLabel body = new FlowLabel();
        FlowLabel join = new FlowLabel();
        FlowLabel end = new FlowLabel();
        FlowLabel over = new FlowLabel();
        writer.fork(List.of(body, join));
        writer.bind(body);
        carryOut(step, c.failing(null), Labels.endingAt(end));
        writer.jump(over);
        writer.bind(end);
        if (sealed) {
            // Until all are ready, each can think again.
            writer.add(FlowGraph.Kind.CHOICE, List.of(), List.of(body));
        }
        writer.bind(over);
        writer.end();
        writer.bind(join);
        writer.plain();
        writer.plain();
    }

    private void inTurn(CheckedStep step, FlowContext c) {
        FlowLabel next = new FlowLabel();
        FlowLabel exit = new FlowLabel();
        writer.plain();
        writer.bind(next);
        writer.add(FlowGraph.Kind.NEXT_MEMBER, List.of(writer.behind(), exit), List.of(writer.behind()));
        carryOut(step, c.in(new FlowContext.InLoop(c.around(), "", next, exit)), Labels.endingAt(next));
        writer.jump(next);
        writer.bind(exit);
        writer.plain();
    }

    private void meanwhile(CheckedStep step, FlowContext c) {
        FlowLabel ask = new FlowLabel();
        FlowLabel yes = new FlowLabel();
        FlowLabel end = new FlowLabel();
        writer.bind(ask);
        writer.add(FlowGraph.Kind.CHOICE, List.of(), List.of(yes, end));
        writer.bind(yes);
        FlowContext inner =
                c.in(new FlowContext.InStep(c.around(), step, null, end)).failing(ask);
        builder.block(step.body(), inner, null);
        writer.plain();
        writer.jump(step.repeat().several() ? ask : end);
        writer.bind(end);
        writer.plain();
        writer.end();
    }

    /** Guards, question, body, outcome. */
    private void carryOut(CheckedStep step, FlowContext c, Labels labels) {
        FlowContext inner = c;
        for (CheckedStep.Guard guard : step.guards()) {
            if (guard.unless()) {
                conditions.when(guard.condition(), labels.passed);
            } else {
                conditions.orElse(guard.condition(), labels.passed);
            }
            inner = inner.behind(guard.condition(), !guard.unless());
        }
        FlowLabel again = new FlowLabel();
        FlowLabel enough = new FlowLabel();
        boolean repeated = step.repeat().repeated();
        boolean rounds = step.round() != null;
        inner = inner.in(new FlowContext.InStep(c.around(), step, rounds ? again : null, labels.end));
        writer.bind(again);
        if (rounds || repeated) {
            writer.plain();
        }
        if (step.repeat().until() != null) {
            conditions.when(step.repeat().until(), enough);
        }
        if (step.repeat().limit() != null) {
            writer.either(enough);
        }
        FlowLabel cancelled = repeated && step.body().announces() ? new FlowLabel() : null;
        body(step, inner.cancelling(cancelled), labels);
        writer.bind(labels.done);
        writer.plain();
        writer.jump(repeated ? again : labels.end);
        if (cancelled != null) {
            writer.bind(cancelled);
            writer.plain();
            writer.jump(again);
        }
        writer.bind(labels.failed);
        writer.plain();
        if (step.otherwise() != null) {
            writer.either(labels.end);
            builder.action(step.otherwise(), inner.failing(null));
        }
        writer.jump(labels.end);
        if (repeated) {
            // What need not be done even once was not done.
            writer.bind(enough);
            if (cancelled != null && step.otherwise() != null) {
                writer.either(labels.failed);
            }
            writer.plain();
            writer.jump(labels.end);
        }
        writer.bind(labels.passed);
        writer.plain();
    }

    private void body(CheckedStep step, FlowContext c, Labels labels) {
        boolean may = step.heading().clauses().mode() == Clauses.Mode.MAY;
        Actor actor = step.asks() ? step.actors().each() : null;
        boolean asks = actor != null;
        if (!step.heading().hasBody()) {
            if (asks) {
                question(labels.done, may ? labels.failed : null, labels.passed);
            }
            return;
        }
        if (actor != null && !actor.isASide()) {
            writer.add(FlowGraph.Kind.PASS_ABSENT, List.of(writer.behind(), labels.passed), List.of());
        }
        boolean declinedAtFirstLine =
                asks && may && beginsWithQuestion(step.heading().body());
        if (asks && may && !declinedAtFirstLine) {
            FlowLabel yes = writer.behind();
            question(yes, labels.failed, labels.passed);
        }
        FlowLabel pass = declinedAtFirstLine && isFirst(step) ? labels.failed : null;
        builder.block(step.body(), c.failing(labels.failed).cancelling(c.cancelled()), pass);
    }

    private void question(FlowLabel yes, @Nullable FlowLabel skip, FlowLabel absent) {
        writer.add(FlowGraph.Kind.STEP_QUESTION, List.of(absent), skip == null ? List.of(yes) : List.of(yes, skip));
    }

    /** Whether the first line is a question to the step's own actor: then declining the step is one more choice of it. */
    private static boolean beginsWithQuestion(List<Item> body) {
        if (body.isEmpty()) {
            return false;
        }
        Item first = body.getFirst();
        return first instanceof Statement.Choose choose && choose.chooser() == null
                || first instanceof Statement.Enter enter && enter.who() == null
                || first instanceof Statement.Options options && options.quantity() == Statement.Quantity.ONE;
    }

    /** Whether the first line that was written is the first there is: one that could not be understood is not. */
    private static boolean isFirst(CheckedStep step) {
        List<CheckedLine> lines = step.body().lines();
        return !lines.isEmpty()
                && lines.getFirst()
                        .place()
                        .equals(step.heading().body().getFirst().place());
    }
}
