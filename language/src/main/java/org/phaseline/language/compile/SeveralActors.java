package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Duties;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.tree.Clauses;

/** Steps in which several parties act: at the same time, unseen or not, or one after the other. */
final class SeveralActors {

    private final Compilation all;
    private final StepCompiler steps;

    SeveralActors(Compilation all, StepCompiler steps) {
        this.all = all;
        this.steps = steps;
    }

    void together(StepCompiler.Making step, Actor actor, Context c, ForkKind kind) {
        if (c.perParty()) {
            all.problem(
                    step.heading.title().place(),
                    "inside what is done together nothing else can be done together: conduct a sequence for it");
        }
        int parties = all.symbols.parties.count();
        int base = c.routine().take(parties);
        int fork = all.nextFork();
        boolean secret = kind == ForkKind.SEALED && !step.heading.clauses().revealedTogether();
        steps.place(step, c, base, parties, fork, secret);
        Label body = new Label();
        Label join = new Label();
        all.emitter.emit(() -> new Forks.Each(kind, actor.mask(), -1, body.address(), join.address()));
        all.emitter.bind(body);
        Footprint footprint = new Footprint();
        all.branchings.add(new Compilation.Branching(step.heading.title().place(), true, "", 0, List.of(footprint)));
        Actor own = own(actor);
        Context branch = c.branch(fork, true, footprint)
                .in(new Scope.Fork(c.scope(), "what is done together"))
                .inheriting(own);
        if (kind == ForkKind.SEALED) {
            branch = branch.sealing(step.index);
        }
        branch(step, own, branch, base, body, kind);
        all.emitter.bind(join);
        all.emitter.emit(() -> joinDue(fork));
        if (step.heading.clauses().revealedTogether()) {
            all.statements.reveal(all.headings.get(step.index), c);
        }
        steps.leavingTogether(step, base, c).emit(all.emitter);
    }

    private Instruction joinDue(int fork) {
        int due = all.emitter.dueIfAny(fork);
        return due < 0 ? new Flow.Pass() : new Duties.FallDue(due);
    }

    private static Actor own(Actor actor) {
        PartyFormulas.Own own = new PartyFormulas.Own();
        return new Actor(new Sets.One(own), own, actor.type(), false, false, actor.said(), Footprint.Owner.OWN);
    }

    private void branch(StepCompiler.Making step, Actor own, Context c, int base, Label body, ForkKind kind) {
        Steps.Result result = new Steps.Result(
                new Slots.OwnLocal(base), BlockFacts.offersOptions(step.heading.body()) ? c.newSlot() : null);
        Label end = new Label();
        Label over = new Label();
        StepCompiler.Labels labels =
                new StepCompiler.Labels(new Label(), new Label(), new Label(), end, Leaving.NOTHING);
        steps.step(step, own, c, result, step.heading.clauses().guards(), true, labels);
        all.emitter.jump(over);
        all.emitter.bind(end);
        if (kind == ForkKind.SEALED) {
            int last = all.headings.get(step.index).last();
            Scope outside = all.emitter.inside(c.scope());
            all.emitter.emit(() -> new AskReady(
                    step.heading.title().text(), body.address(), c.stretch(base, step.end), step.index, last));
            all.emitter.inside(outside);
        }
        all.emitter.bind(over);
        all.emitter.emit(new Forks.EndBranch());
    }

    void inTurn(StepCompiler.Making step, Actor actor, Clauses.InTurn order, Context c) {
        if (c.perParty()) {
            all.problem(order.place(), "inside what is done together there is no turn order");
        }
        int parties = all.symbols.parties.count();
        int base = c.routine().take(parties);
        int turns = all.nextFork();
        all.oneAfterTheOther.add(turns);
        steps.place(step, c, base, parties, turns, false);
        Slots.Slot[] atStart = c.newSlots(1);
        Slots.Slot[] worked = c.newSlots(1);
        Formula actors = new Crowds.OfMask(actor.mask());
        Slots.Slot member = c.newSlot();
        Formula from = order.from() == null
                ? new Arithmetic.Constant(-1)
                : all.expressions.wanted(order.from(), all.symbols.who(Type.PartyKind.ANY, true), c);
        Label next = new Label();
        Label exit = new Label();
        ValueType type = actor.type().shown();
        all.emitter.emit(new Loops.Begin(actors, atStart, worked));
        all.emitter.bind(next);
        all.emitter.emit(() -> new Loops.Next(
                step.heading.title().text(), actors, atStart, worked, false, member, type, from, null, exit.address()));
        Actor one =
                new Actor(new Sets.One(member), member, actor.type(), false, false, actor.said(), Footprint.Owner.ANY);
        Context turn =
                c.turn(turns, member).inheriting(one).in(new Scope.Loop(c.scope(), "", next, null, new MadeAround()));
        Slots.Slot taken = BlockFacts.offersOptions(step.heading.body()) ? turn.newSlot() : null;
        Steps.Result result = new Steps.Result(new Slots.LocalOf(base, member), taken);
        Leaving leave = steps.leavingTogether(step, base, c).unhindered();
        StepCompiler.Labels labels = new StepCompiler.Labels(new Label(), new Label(), new Label(), next, leave);
        steps.step(step, one, turn, result, step.heading.clauses().guards(), true, labels);
        all.emitter.jump(next);
        all.emitter.bind(exit);
        leave.emit(all.emitter);
    }
}
