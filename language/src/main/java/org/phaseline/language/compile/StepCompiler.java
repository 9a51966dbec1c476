package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Statement;

/** The life of a step: reached, looked at, asked, carried out, left. */
final class StepCompiler {

    private static final Formula NEVER = new Arithmetic.Constant(0);

    private final Compilation all;
    private final SeveralActors several;
    private final Beside beside;

    StepCompiler(Compilation all) {
        this.all = all;
        this.several = new SeveralActors(all, this);
        this.beside = new Beside(all, this);
    }

    /** A step that stays open beside the rest of its block. */
    void meanwhile(Heading heading, Context c) {
        beside.open(heading, c);
    }

    /** What a step is made of while it is compiled. {@code end} is the end of its page, known when it is through. */
    static final class Making {
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
            several.together(step, actor, c, ForkKind.SEALED);
        } else if (actor != null && asks && actor.set() && clauses.inTurn() != null) {
            several.inTurn(step, actor, clauses.inTurn(), c);
        } else if (actor != null && asks && actor.set()) {
            several.together(step, actor, c, ForkKind.TOGETHER);
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

    Making enter(Heading heading, Context c) {
        all.work.at(heading.place());
        int index = all.headings.at(heading).index();
        Making step = new Making(heading, index, c.routine().slots());
        all.stepCodes.begin(step, c);
        all.contexts.computeIfAbsent(index, unused -> new ArrayList<>()).add(c);
        all.emitter.inStep(index);
        all.emitter.emit(
                () -> new Steps.Enter(index, c.stretch(step.begin, step.end), all.emitter.dueIfAny(index, true)));
        return step;
    }

    void leave(Making step, Context c) {
        step.end = c.routine().slots();
        barrier(step);
        all.stepCodes.end(step, c);
        all.emitter.inStep(all.headings.get(step.index).parent());
    }

    /** Where a turn is played in step, a phase is finished by all before the next begins, however it is left. */
    private void barrier(Making step) {
        if (isPlayedInStep(step)) {
            all.emitter.emit(new Forks.Barrier());
        }
    }

    private boolean isPlayedInStep(Making step) {
        return step.heading.level() == Heading.Level.PHASE && all.barriers;
    }

    /** Who acts: named here, or by the line itself for everything inside, or from further out. */
    @Nullable
    Actor actor(Heading heading, Context c) {
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
        return named != null ? named(heading, named, c) : c.inherited();
    }

    /** Who acts inside, unless a line says otherwise. */
    @Nullable
    Actor inside(Heading heading, @Nullable Actor actor, Context c) {
        Expression by = heading.clauses().by();
        return by != null ? named(heading, by, c) : actor;
    }

    private Actor named(Heading heading, Expression who, Context c) {
        int read = c.routine().namesRead();
        Actor actor = all.expressions.actor(who, c);
        if (c.routine().namesRead() != read) {
            all.stepCodes.actsByName(all.headings.at(heading).index());
        }
        return actor;
    }

    Slots.Slot outcome(Making step, Context c, boolean secret) {
        Slots.Slot slot = c.newSlot();
        int width = c.perParty() ? all.symbols.parties.count() : 1;
        place(step, c, step.begin, width, c.fork(), secret || c.sealedStep() >= 0);
        return slot;
    }

    void place(Making step, Context c, int base, int width, int fork, boolean secret) {
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
        Leaving leave = leaving(step, result, c);
        Labels labels = new Labels(new Label(), new Label(), new Label(), end, leave);
        step(step, actor, c, result, guards, asks, labels);
        all.emitter.bind(end);
        leave.emit(all.emitter);
    }

    /** What leaving a step takes, wherever it is left from. */
    Leaving leaving(Making step, Steps.Result result, Context c) {
        return leaving(
                step,
                () -> new Steps.Leave(
                        step.index,
                        result,
                        step.options.toArray(String[]::new),
                        all.emitter.dueIfAny(step.index, false)),
                result.outcome(),
                c);
    }

    Leaving leavingTogether(Making step, int base, Context c) {
        int parties = all.symbols.parties.count();
        return leaving(
                step,
                () -> new Steps.LeaveTogether(step.index, base, parties, all.emitter.dueIfAny(step.index, false)),
                new Outcomes.WasDoneByAll(base, parties),
                c);
    }

    /** In a loop it is also noted what became of the step in this member's pass. */
    private Leaving leaving(Making step, Supplier<Instruction> leave, Formula outcome, Context c) {
        List<Supplier<Instruction>> recipes = new ArrayList<>(List.of(leave));
        StepTable.Members members = c.steps().owning(step.index).members(step.index);
        if (members != null) {
            Instruction remember = new Steps.Remember(outcome, members.member(), members.masks());
            recipes.add(() -> remember);
        }
        return new Leaving(List.copyOf(recipes), isPlayedInStep(step));
    }

    /** The labels of a step: what follows success, declining or failing, being passed over, and its end. */
    record Labels(Label done, Label failed, Label passed, Label end, Leaving leave) {}

    void step(
            Making step,
            @Nullable Actor actor,
            Context c,
            Steps.Result result,
            List<Clauses.Guard> guards,
            boolean asks,
            Labels labels) {
        Heading heading = step.heading;
        Clauses clauses = heading.clauses();
        Scope outside = all.emitter.inside(scope(step, c, result, labels, null, null));
        Context inner = c;
        for (Clauses.Guard guard : guards) {
            inner = guard(guard, inner, labels.passed);
        }
        boolean repeated = clauses.times() != null || clauses.until() != null;
        Slots.@Nullable Slot counter = counter(clauses, inner);
        Slots.@Nullable Slot rounds = heading.level() == Heading.Level.ROUND ? inner.newSlot() : null;
        int bodyBegin = inner.routine().slots();
        Label again = new Label();
        Scope.Step scope = scope(step, inner, result, labels, rounds == null ? null : again, rounds);
        all.emitter.inside(scope);
        all.emitter.bind(again);
        if (rounds != null || repeated) {
            Context page = inner;
            all.emitter.emit(() -> new Flow.Forget(page.stretch(bodyBegin, step.end)));
        }
        if (rounds != null) {
            all.emitter.emit(new Steps.Count(rounds));
            inner = inner.counting(rounds);
        }
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
        all.emitter.emit(new Steps.PassOver(result));
        all.emitter.inside(outside);
    }

    static Scope.Step scope(
            Making step,
            Context c,
            Steps.Result result,
            Labels labels,
            @Nullable Label again,
            Slots.@Nullable Slot rounds) {
        return new Scope.Step(
                c.scope(),
                step.heading,
                step.index,
                result,
                step.options,
                labels.leave,
                again,
                rounds,
                labels.end,
                new MadeAround());
    }

    private Context guard(Clauses.Guard guard, Context c, Label passed) {
        if (guard.unless()) {
            all.conditions.when(guard.condition(), c, passed);
        } else {
            all.conditions.orElse(guard.condition(), c, passed);
        }
        return all.assumptions
                .behind(guard.condition(), !guard.unless(), c)
                .guardedBy(guard.condition(), !guard.unless());
    }

    Slots.@Nullable Slot counter(Clauses clauses, Context c) {
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
}
