package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Statement;

/** Where lines lead. */
final class ActionFlow {

    private final FlowBuilder builder;
    private final StepFlow steps;
    private final FlowWriter writer;
    private final ConditionFlow conditions;
    private final Headings headings;
    private final TreeSet<Integer> announced;

    ActionFlow(FlowBuilder builder, StepFlow steps, FlowWriter writer, Headings headings, TreeSet<Integer> announced) {
        this.builder = builder;
        this.steps = steps;
        this.writer = writer;
        this.conditions = new ConditionFlow(writer);
        this.headings = headings;
        this.announced = announced;
    }

    /** {@code pass} is where the line leads if it is a question at which its step can be declined, else null. */
    void of(Action action, FlowContext c, @Nullable FlowLabel pass) {
        writer.inLine(action);
        line(action, c, pass);
        writer.inLine(null);
    }

    private void line(Action action, FlowContext c, @Nullable FlowLabel pass) {
        switch (action) {
            case Action.GoTo a -> goTo(a, c);
            case Action.AnotherRound a -> jump(c.anotherRound());
            case Action.Next a -> jump(c.next(a.loop()));
            case Action.LeaveLoop a -> jump(c.exit(a.loop()));
            case Action.End a -> jump(c.endOf(a.level()));
            case Action.Return a -> jump(c.routineEnd());
            case Action.Conduct a ->
                writer.add(FlowGraph.Kind.CALL, a.sequence().number(), List.of(writer.behind()), List.of());
            case Action.ConductSteps a -> {
                int step = writer.step();
                builder.block(a.body(), c.failing(null), null);
                writer.inStep(step);
            }
            case Action.EndGame a -> writer.end();
            case Action.If a -> choice(a, c);
            case Action.ForEach a -> loop(a.source().name().text(), a.body(), null, c);
            case Action.CountLoop a -> loop(a.source().name().text(), a.body(), null, c);
            case Action.Repeat a -> loop(Action.Repeat.NAME, a.body(), a.until(), c);
            case Action.TogetherEach a -> branches(List.of(a.body()), c);
            case Action.TogetherBlocks a -> branches(a.branches(), c);
            case Action.Options a -> options(a, c, pass);
            case Action.Announce a -> announce(a, c);
            case Action.Choose a when a.orNone() -> maybe(c, pass);
            case Action.Choose _ -> value(c, pass);
            case Action.ChooseNumber a -> value(c, pass);
            case Action.ChooseSeveral a -> several(a, c, pass);
            case Action.Enter a -> enter(a, c, pass);
            case Action.Roll a when a.size() == null -> dice();
            // A die without sides and a deck without cards fail.
            case Action.Roll _, Action.Draw _ -> {
                FlowLabel next = writer.behind();
                writer.add(FlowGraph.Kind.DICE, List.of(next, fail(c, next)), List.of(next));
            }
            case Action.Throw _ -> dice();
            case Action.Said a -> said(a.said());
            case Action.Pay _, Action.Take _ -> {
                // What cannot be paid or taken fails; without a place to fail to, it is passed by.
                FlowLabel next = new FlowLabel();
                writer.either(c.fail() == null ? next : c.fail());
                writer.plain();
                writer.bind(next);
            }
            case Action.Change _,
                    Action.PutBack _,
                    Action.Later _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> writer.plain();
        }
    }

    // ---- jumps

    private void jump(@Nullable FlowLabel target) {
        if (target != null) {
            writer.jump(target);
        }
    }

    private void goTo(Action.GoTo a, FlowContext c) {
        FlowLabel target = c.heading(a.target().index());
        if (target != null && answeredSince(a.target().index(), c)) {
            writer.add(FlowGraph.Kind.ANSWERED_JUMP, List.of(target), List.of());
        } else {
            jump(target);
        }
    }

    /** Going back forgets what the target and all below it did: if one of them was done, somebody was asked meanwhile. */
    private boolean answeredSince(int target, FlowContext c) {
        return c.done().stream()
                .anyMatch(step -> step >= target && asks(headings.get(step).heading()));
    }

    private static boolean asks(Heading heading) {
        Clauses.Mode mode = heading.clauses().mode();
        return mode == null ? !heading.hasBody() : mode != Clauses.Mode.AUTOMATIC;
    }

    // ---- blocks

    private void choice(Action.If a, FlowContext c) {
        FlowLabel end = new FlowLabel();
        for (Action.If.Branch branch : a.branches()) {
            FlowLabel next = new FlowLabel();
            conditions.orElse(branch.condition(), next);
            builder.block(branch.body(), c.behind(branch.condition(), true), null);
            writer.jump(end);
            writer.bind(next);
        }
        builder.block(a.otherwise(), c, null);
        writer.bind(end);
    }

    /** Each pass works off a member or a number, or is counted, so a loop ends by itself. */
    private void loop(String name, Block body, @Nullable Condition until, FlowContext c) {
        FlowLabel next = new FlowLabel();
        FlowLabel exit = new FlowLabel();
        writer.plain();
        writer.bind(next);
        writer.add(FlowGraph.Kind.NEXT_MEMBER, List.of(writer.behind(), exit), List.of(writer.behind()));
        writer.plain();
        if (until != null) {
            FlowLabel on = new FlowLabel();
            conditions.orElse(until, on);
            writer.jump(exit);
            writer.bind(on);
        }
        builder.block(body, c.in(new FlowContext.InLoop(c.around(), name, next, exit)), null);
        writer.jump(next);
        writer.bind(exit);
        writer.plain();
    }

    private void branches(List<Block> branches, FlowContext c) {
        List<FlowLabel> to = new ArrayList<>();
        branches.forEach(unused -> to.add(new FlowLabel()));
        FlowLabel join = new FlowLabel();
        to.add(join);
        writer.fork(to);
        for (int i = 0; i < branches.size(); i++) {
            writer.bind(to.get(i));
            builder.block(branches.get(i), c.failing(null), null);
            writer.end();
        }
        writer.bind(join);
        writer.plain();
    }

    private void options(Action.Options a, FlowContext c, @Nullable FlowLabel pass) {
        Statement.Quantity quantity = a.source().quantity();
        boolean one = quantity == Statement.Quantity.ONE;
        FlowLabel ask = new FlowLabel();
        FlowLabel after = new FlowLabel();
        FlowLabel none = one && c.fail() != null ? c.fail() : after;
        List<FlowLabel> bodies = new ArrayList<>();
        a.options().forEach(unused -> bodies.add(new FlowLabel()));
        List<FlowLabel> answers = new ArrayList<>(bodies);
        if (quantity == Statement.Quantity.ANY) {
            answers.add(after);
        } else if (pass != null) {
            answers.add(pass);
        }
        if (!one) {
            writer.plain();
        }
        writer.bind(ask);
        writer.add(FlowGraph.Kind.CHOICE, List.of(none), answers);
        for (int i = 0; i < bodies.size(); i++) {
            CheckedStep option = a.options().get(i);
            writer.bind(bodies.get(i));
            steps.of(option, c);
            writer.jump(one ? after : ask);
        }
        writer.bind(after);
    }

    // ---- questions and dice

    private static FlowLabel fail(FlowContext c, FlowLabel next) {
        return c.fail() == null ? next : c.fail();
    }

    private void value(FlowContext c, @Nullable FlowLabel pass) {
        FlowLabel next = writer.behind();
        writer.add(FlowGraph.Kind.CHOICE, List.of(fail(c, next)), pass == null ? List.of(next) : List.of(next, pass));
    }

    /** Where there is nothing to choose, none is chosen, and nobody is asked. */
    private void maybe(FlowContext c, @Nullable FlowLabel pass) {
        FlowLabel next = writer.behind();
        writer.add(
                FlowGraph.Kind.CHOICE,
                List.of(next, fail(c, next)),
                pass == null ? List.of(next) : List.of(next, pass));
    }

    private void several(Action.ChooseSeveral a, FlowContext c, @Nullable FlowLabel pass) {
        writer.plain();
        FlowLabel next = writer.behind();
        // Where at least one must be chosen, play goes on only when somebody has been asked.
        boolean some = a.least() instanceof Expr.Constant least && least.value() > 0;
        writer.add(
                FlowGraph.Kind.CHOICE,
                some ? List.of(fail(c, next)) : List.of(next, fail(c, next)),
                pass == null ? List.of(next) : List.of(next, pass));
    }

    private void enter(Action.Enter a, FlowContext c, @Nullable FlowLabel pass) {
        switch (a.type()) {
            case Type.Num type -> value(c, pass);
            case Type.Flag type -> value(c, pass);
            case Type.Kind type -> value(c, pass);
            case Type.Who type -> value(c, pass);
            // Nobody can type that in, which has been reported.
            case Type.SetOf type -> {}
            case Type.Range type -> {}
            case Type.Dice type -> {}
            case Type.Date type -> {}
            case Type.None type -> {}
            case Type.Unknown type -> {}
        }
    }

    private void dice() {
        writer.add(FlowGraph.Kind.DICE, List.of(writer.behind()), List.of(writer.behind()));
    }

    private void said(Condition condition) {
        FlowLabel no = new FlowLabel();
        FlowLabel end = new FlowLabel();
        conditions.orElse(condition, no);
        writer.plain();
        writer.jump(end);
        writer.bind(no);
        writer.plain();
        writer.bind(end);
    }

    /** The reactions are resolved right behind the announcement; if one of them cancels it, what was to come of it fails. */
    private void announce(Action.Announce a, FlowContext c) {
        announced.add(a.event().number());
        FlowLabel next = new FlowLabel();
        writer.add(FlowGraph.Kind.ANNOUNCE, a.event().number(), List.of(writer.behind(), next), List.of());
        writer.either(c.cancelled() == null ? fail(c, next) : c.cancelled());
        writer.bind(next);
    }
}
