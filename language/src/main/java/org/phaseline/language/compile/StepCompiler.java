package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskMeanwhile;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.Duties;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Statement;

/** The life of a step: reached, looked at, asked, carried out, left. */
final class StepCompiler {

    private static final Formula NEVER = new Arithmetic.Constant(0);

    private final Compilation all;

    StepCompiler(Compilation all) {
        this.all = all;
    }

    /** What a step is made of while it is compiled. {@code end} is the end of its page, known when it is through. */
    private static final class Making {
        final Heading heading;
        final int index;
        final int begin;
        int end;
        final List<String> options = new ArrayList<>();

        Making(Heading heading, int index, int begin) {
            this.heading = heading;
            this.index = index;
            this.begin = begin;
        }
    }

    void heading(Heading heading, Context c) {
        ClauseCheck.check(heading, all);
        Making step = enter(heading, c);
        Clauses clauses = heading.clauses();
        Actor actor = actor(heading, c);
        boolean asks = clauses.mode() == Clauses.Mode.MAY
                || clauses.mode() == Clauses.Mode.MUST
                || clauses.mode() == null && !heading.hasBody();
        if (asks && actor == null) {
            all.astray(heading.title().place(), "nobody is named who acts here: write, say, 'phasing must'");
        }
        if (clauses.inTurn() != null && actor != null && !actor.set()) {
            all.problem(clauses.inTurn().place(), "'in turn' is for several parties, and here one acts");
        }
        if (actor != null && asks && clauses.secretly()) {
            together(step, actor, c, ForkKind.SEALED);
        } else if (actor != null && asks && actor.set() && clauses.inTurn() != null) {
            inTurn(step, actor, clauses.inTurn(), c);
        } else if (actor != null && asks && actor.set()) {
            together(step, actor, c, ForkKind.TOGETHER);
        } else {
            alone(step, actor, c, true);
        }
        leave(step, c);
    }

    /** An option that was just taken: nobody is asked again. */
    void taken(Heading option, Context c) {
        ClauseCheck.option(option, all);
        Making step = enter(option, c);
        alone(step, actor(option, c), c, false);
        leave(step, c);
    }

    /** A reaction: its guard was looked at when the event was announced. */
    void reaction(Heading heading, Context c, @Nullable Actor owner) {
        ClauseCheck.reaction(heading, all);
        Making step = enter(heading, c);
        Clauses clauses = heading.clauses();
        boolean asks = clauses.mode() != Clauses.Mode.AUTOMATIC;
        Slots.Slot outcome = outcome(step, c, false);
        carryOut(step, asks ? owner : null, c.inheriting(owner), outcome, List.of(), asks, new Label());
        leave(step, c);
    }

    private Making enter(Heading heading, Context c) {
        int index = all.headings.at(heading).index();
        Making step = new Making(heading, index, c.routine().slots());
        all.emitter.inStep(index);
        all.emitter.emit(
                () -> new Steps.Enter(index, c.stretch(step.begin, step.end), all.emitter.dueIfAny(index, true)));
        return step;
    }

    private void leave(Making step, Context c) {
        step.end = c.routine().slots();
        barrier(step);
        all.emitter.inStep(all.headings.get(step.index).parent());
    }

    /** Where a turn is played in step, a phase is finished by all before the next begins, however it is left. */
    private void barrier(Making step) {
        if (step.heading.level() == Heading.Level.PHASE && all.barriers) {
            all.emitter.emit(new Forks.Barrier());
        }
    }

    /** Who acts: named here, or by the line itself for everything inside, or from further out. */
    private @Nullable Actor actor(Heading heading, Context c) {
        Clauses clauses = heading.clauses();
        if (clauses.anyone()) {
            long sides = all.symbols.parties.sidesMask();
            return new Actor(
                    new Arithmetic.Constant(sides),
                    new Arithmetic.Constant(-1),
                    all.symbols.who(Type.PartyKind.SIDE, false),
                    false,
                    true,
                    "anyone",
                    Footprint.Owner.ANY);
        }
        Expression named = clauses.actor() != null ? clauses.actor() : clauses.by();
        return named != null ? all.expressions.actor(named, c) : c.inherited();
    }

    /** Who acts inside, unless a line says otherwise. */
    private @Nullable Actor inside(Heading heading, @Nullable Actor actor, Context c) {
        Expression by = heading.clauses().by();
        return by != null ? all.expressions.actor(by, c) : actor;
    }

    private Slots.Slot outcome(Making step, Context c, boolean secret) {
        Slots.Slot slot = c.newSlot();
        int width = c.perParty() ? all.symbols.parties.count() : 1;
        place(step, c, step.begin, width, c.fork(), secret || c.sealedStep() >= 0);
        return slot;
    }

    private void place(Making step, Context c, int base, int width, int fork, boolean secret) {
        c.steps().put(step.index, new StepTable.Entry(base, width, fork, step.options, secret));
        c.touch(
                Footprint.Thing.outcome(step.index, step.heading.called()),
                c.perParty() ? Footprint.Owner.OWN : Footprint.Owner.GAME,
                true,
                step.heading.title().place());
        if (!c.steps().copy()) {
            StepPlace.Secrecy secrecy = c.sealedStep() >= 0
                    ? StepPlace.Secrecy.INSIDE
                    : secret ? StepPlace.Secrecy.SEALED : StepPlace.Secrecy.OPEN;
            all.places.put(step.index, new StepPlace(c.routine().number, base, width, secrecy));
        }
    }

    // ---- one actor, or none

    private void alone(Making step, @Nullable Actor actor, Context c, boolean asked) {
        Slots.Slot outcome = outcome(step, c, false);
        Clauses clauses = step.heading.clauses();
        boolean asks = asked
                && (clauses.mode() == Clauses.Mode.MAY
                        || clauses.mode() == Clauses.Mode.MUST
                        || clauses.mode() == null && !step.heading.hasBody());
        Context inner = c.acting(actor);
        carryOut(step, actor, inner, outcome, asked ? clauses.guards() : List.of(), asks, new Label());
    }

    /**
     * Guards, question, body, outcome. In a branch, {@code branchEnd} is where it ends and nothing is left there; else the
     * step is left at the end.
     */
    private void carryOut(
            Making step,
            @Nullable Actor actor,
            Context c,
            Slots.Slot outcome,
            List<Clauses.Guard> guards,
            boolean asks,
            Label end) {
        Heading heading = step.heading;
        Clauses clauses = heading.clauses();
        Slots.Slot taken = BlockFacts.offersOptions(heading.body()) ? c.newSlot() : null;
        Steps.Result result = new Steps.Result(outcome, taken);
        Runnable leave = leaving(step, result, c);
        Runnable jumpOut = () -> {
            leave.run();
            barrier(step);
        };
        Labels labels = new Labels(new Label(), new Label(), new Label(), end, jumpOut);
        step(step, actor, c, result, guards, asks, labels);
        all.emitter.bind(end);
        leave.run();
    }

    /** What leaving a step takes, wherever it is left from. */
    private Runnable leaving(Making step, Steps.Result result, Context c) {
        return () -> {
            all.emitter.emit(() -> new Steps.Leave(
                    step.index, result, step.options.toArray(String[]::new), all.emitter.dueIfAny(step.index, false)));
            remember(step, result.outcome(), c);
        };
    }

    private Runnable leavingTogether(Making step, int base, Context c) {
        return () -> {
            all.emitter.emit(() -> new Steps.LeaveTogether(step.index, all.emitter.dueIfAny(step.index, false)));
            remember(step, new Outcomes.WasDoneByAll(base, all.symbols.parties.count()), c);
        };
    }

    /** In a loop: what became of the step in this member's pass. */
    private void remember(Making step, Formula outcome, Context c) {
        StepTable.Members members = c.steps().owning(step.index).members(step.index);
        if (members != null) {
            all.emitter.emit(new Steps.Remember(outcome, members.member(), members.masks()));
        }
    }

    /** The labels of a step: what follows success, declining or failing, being passed over, and its end. */
    private record Labels(Label done, Label failed, Label passed, Label end, Runnable leave) {}

    private void step(
            Making step,
            @Nullable Actor actor,
            Context c,
            Steps.Result result,
            List<Clauses.Guard> guards,
            boolean asks,
            Labels labels) {
        Heading heading = step.heading;
        Clauses clauses = heading.clauses();
        Context inner = c;
        for (Clauses.Guard guard : guards) {
            inner = guard(guard, inner, labels.passed);
        }
        boolean repeated = clauses.times() != null || clauses.until() != null;
        Slots.@Nullable Slot counter = counter(clauses, inner);
        Slots.@Nullable Slot rounds = heading.level() == Heading.Level.ROUND ? inner.newSlot() : null;
        int bodyBegin = inner.routine().slots();
        Label again = new Label();
        all.emitter.bind(again);
        if (rounds != null || repeated) {
            Context page = inner;
            all.emitter.emit(() -> new Flow.Forget(page.stretch(bodyBegin, step.end)));
        }
        if (rounds != null) {
            all.emitter.emit(new Steps.Count(rounds));
            inner = inner.counting(rounds);
        }
        Scope.Step scope = new Scope.Step(
                inner.scope(),
                heading,
                step.index,
                result,
                step.options,
                labels.leave,
                rounds == null ? null : again,
                labels.end,
                bodyBegin);
        Label enough = new Label();
        if (repeated) {
            repetition(clauses, counter, inner, enough);
        }
        body(step, actor, inner.in(scope), asks, labels, repeated);
        all.emitter.bind(labels.done);
        all.emitter.emit(new Steps.Succeed(result));
        if (counter != null) {
            all.emitter.emit(new Steps.Count(counter));
        }
        all.emitter.jump(repeated ? again : labels.end);
        all.emitter.bind(labels.failed);
        all.emitter.emit(new Steps.Fail(result));
        otherwise(clauses.otherwise(), result, inner.in(scope), labels.end);
        all.emitter.jump(labels.end);
        if (repeated) {
            // What need not be done even once was not done.
            all.emitter.bind(enough);
            all.emitter.emit(new Steps.Fail(result));
            all.emitter.jump(labels.end);
        }
        all.emitter.bind(labels.passed);
        all.emitter.emit(new Steps.Fail(result));
    }

    private Context guard(Clauses.Guard guard, Context c, Label passed) {
        if (guard.unless()) {
            all.conditions.when(guard.condition(), c, passed);
        } else {
            all.conditions.orElse(guard.condition(), c, passed);
        }
        return all.assumptions.behind(guard.condition(), !guard.unless(), c);
    }

    private Slots.@Nullable Slot counter(Clauses clauses, Context c) {
        return clauses.times() != null && clauses.times().limit() != null ? c.newSlot() : null;
    }

    private void repetition(Clauses clauses, Slots.@Nullable Slot counter, Context c, Label enough) {
        if (clauses.until() != null) {
            all.conditions.when(clauses.until(), c, enough);
        }
        if (counter != null && clauses.times() != null && clauses.times().limit() != null) {
            Formula limit = all.expressions.number(clauses.times().limit(), c);
            all.emitter.jumpUnless(new Logic.Less(counter, limit), enough);
        }
    }

    private void body(Making step, @Nullable Actor actor, Context c, boolean asks, Labels labels, boolean repeated) {
        Heading heading = step.heading;
        Clauses clauses = heading.clauses();
        boolean may = clauses.mode() == Clauses.Mode.MAY;
        Formula compulsory = clauses.compulsory() == null ? NEVER : all.expressions.flag(clauses.compulsory(), c);
        boolean again = clauses.times() != null;
        if (!heading.hasBody()) {
            if (asks && actor != null) {
                all.emitter.emit(() -> new AskStep(
                        heading.title().text(),
                        true,
                        may,
                        again,
                        actor.mask(),
                        compulsory,
                        labels.done.address(),
                        labels.failed.address(),
                        labels.passed.address()));
            }
            return;
        }
        Meld meld = null;
        if (asks && actor != null) {
            if (!actor.isASide()) {
                all.emitter.emit(() -> new Flow.PassAbsent(actor.mask(), labels.passed.address()));
            }
            if (may && Meld.possible(heading.body())) {
                meld = new Meld(labels.failed, again, compulsory);
            } else if (may) {
                Label yes = new Label();
                all.emitter.emit(() -> new AskStep(
                        heading.title().text(),
                        false,
                        true,
                        again,
                        actor.mask(),
                        compulsory,
                        yes.address(),
                        labels.failed.address(),
                        labels.passed.address()));
                all.emitter.bind(yes);
            }
        }
        Context inner = c.inheriting(inside(heading, actor, c)).acting(actor).failing(labels.failed);
        all.statements.block(heading.body(), inner, meld);
    }

    private void otherwise(@Nullable Statement otherwise, Steps.Result result, Context c, Label end) {
        if (otherwise != null) {
            all.emitter.jumpUnless(new Logic.Not(new Outcomes.WasDone(result.outcome())), end);
            all.statements.statement(otherwise, c.failing(null), null);
        }
    }

    // ---- several actors at the same time

    private void together(Making step, Actor actor, Context c, ForkKind kind) {
        if (c.perParty()) {
            all.problem(
                    step.heading.title().place(),
                    "inside what is done together nothing else can be done together: conduct a sequence for it");
        }
        int parties = all.symbols.parties.count();
        int base = c.routine().take(parties);
        int fork = all.nextFork();
        boolean secret = kind == ForkKind.SEALED && !step.heading.clauses().revealedTogether();
        place(step, c, base, parties, fork, secret);
        Label body = new Label();
        Label join = new Label();
        all.emitter.emit(() -> new Forks.Each(kind, actor.mask(), -1, body.address(), join.address()));
        all.emitter.bind(body);
        Footprint footprint = new Footprint();
        all.branchings.add(new Compilation.Branching(step.heading.title().place(), true, "", List.of(footprint)));
        Actor own = own(actor);
        Context branch = c.branch(fork, "", true, footprint)
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
        leavingTogether(step, base, c).run();
    }

    private org.phaseline.engine.machine.Instruction joinDue(int fork) {
        int due = all.emitter.dueIfAny(fork);
        return due < 0 ? new Flow.Pass() : new Duties.FallDue(due);
    }

    private static Actor own(Actor actor) {
        PartyFormulas.Own own = new PartyFormulas.Own();
        return new Actor(new Sets.One(own), own, actor.type(), false, false, actor.said(), Footprint.Owner.OWN);
    }

    private void branch(Making step, Actor own, Context c, int base, Label body, ForkKind kind) {
        Steps.Result result = new Steps.Result(
                new Slots.OwnLocal(base), BlockFacts.offersOptions(step.heading.body()) ? c.newSlot() : null);
        Label end = new Label();
        Label over = new Label();
        Labels labels = new Labels(new Label(), new Label(), new Label(), end, () -> {});
        step(step, own, c, result, step.heading.clauses().guards(), true, labels);
        all.emitter.jump(over);
        all.emitter.bind(end);
        if (kind == ForkKind.SEALED) {
            int last = all.headings.get(step.index).last();
            all.emitter.emit(() -> new AskReady(
                    step.heading.title().text(), body.address(), c.stretch(base, step.end), step.index, last));
        }
        all.emitter.bind(over);
        all.emitter.emit(new Forks.EndBranch());
    }

    // ---- several actors, one after the other

    private void inTurn(Making step, Actor actor, Clauses.InTurn order, Context c) {
        if (c.perParty()) {
            all.problem(order.place(), "inside what is done together there is no turn order");
        }
        int parties = all.symbols.parties.count();
        int base = c.routine().take(parties);
        int turns = all.nextFork();
        all.oneAfterTheOther.add(turns);
        place(step, c, base, parties, turns, false);
        Slots.Slot atStart = c.newSlot();
        Slots.Slot worked = c.newSlot();
        Slots.Slot member = c.newSlot();
        Formula from = order.from() == null
                ? new Arithmetic.Constant(-1)
                : all.expressions.wanted(order.from(), all.symbols.who(Type.PartyKind.ANY, true), c);
        Label next = new Label();
        Label exit = new Label();
        ValueType type = actor.type().shown();
        all.emitter.emit(new Loops.Begin(actor.mask(), atStart, worked));
        all.emitter.bind(next);
        all.emitter.emit(() -> new Loops.Next(
                step.heading.title().text(),
                actor.mask(),
                atStart,
                worked,
                false,
                member,
                type,
                from,
                null,
                exit.address()));
        Actor one =
                new Actor(new Sets.One(member), member, actor.type(), false, false, actor.said(), Footprint.Owner.ANY);
        Context turn = c.turn(turns, member).inheriting(one);
        Slots.Slot taken = BlockFacts.offersOptions(step.heading.body()) ? turn.newSlot() : null;
        Steps.Result result = new Steps.Result(new Slots.LocalOf(base, member), taken);
        Runnable leave = leavingTogether(step, base, c);
        Labels labels = new Labels(new Label(), new Label(), new Label(), next, leave);
        step(step, one, turn, result, step.heading.clauses().guards(), true, labels);
        all.emitter.jump(next);
        all.emitter.bind(exit);
        leave.run();
    }

    // ---- open beside the rest of the block

    void meanwhile(Heading heading, Context c) {
        ClauseCheck.check(heading, all);
        Making step = enter(heading, c);
        Clauses clauses = heading.clauses();
        Actor actor = actor(heading, c);
        if (actor == null || actor.set()) {
            all.astray(heading.title().place(), "one party acts meanwhile: name it");
            return;
        }
        Context inner = c.acting(actor);
        Slots.Slot outcome = outcome(step, inner, false);
        Slots.Slot taken = BlockFacts.offersOptions(heading.body()) ? inner.newSlot() : null;
        Steps.Result result = new Steps.Result(outcome, taken);
        Slots.@Nullable Slot counter = counter(clauses, inner);
        Formula guard = guards(clauses, counter, inner);
        Label ask = new Label();
        Label yes = new Label();
        Label end = new Label();
        all.emitter.bind(ask);
        all.emitter.emit(() -> new AskMeanwhile(
                heading.title().text(), !heading.hasBody(), actor.mask(), guard, yes.address(), end.address()));
        all.emitter.bind(yes);
        Runnable leave = leaving(step, result, c);
        Scope.Step scope = new Scope.Step(
                inner.scope(),
                heading,
                step.index,
                result,
                step.options,
                leave,
                null,
                end,
                c.routine().slots());
        all.statements.block(
                heading.body(),
                inner.in(scope)
                        .inheriting(inside(heading, actor, c))
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
        leave.run();
        step.end = c.routine().slots();
        all.emitter.emit(new Forks.EndBranch());
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
