package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Revealed;
import org.phaseline.language.checked.Round;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;

/** Headings and steps: who acts, on what conditions, how often, and what is inside. */
final class StepResolver {

    /** What a step becomes is kept for as long as the rulebook is played: about so many instructions. */
    private static final int STEP = 80;

    private static final String NOT_TOGETHER =
            "parties already act together here, and this cannot be nested: conduct a sequence instead";

    private static final String NOT_SEALED =
            "parties already act together here, so a secret step cannot begin: write the step in place of the 'together', as in"
                    + " 'both must secretly' with 'for each u in Unit where it.side is actor' below it";

    private final Resolution all;

    StepResolver(Resolution all) {
        this.all = all;
    }

    /** What is known of a step before its inside is read. */
    private record Begun(
            Headings.Entry entry,
            @Nullable Text title,
            CheckedStep.Manner manner,
            CheckedStep.Actors actors,
            Outcome outcome) {}

    CheckedStep heading(Heading heading, Context c) {
        Headings.Entry entry = enter(heading);
        Clauses clauses = heading.clauses();
        Actor actor = actor(heading, c);
        boolean asks = clauses.mode() == Clauses.Mode.MAY
                || clauses.mode() == Clauses.Mode.MUST
                || clauses.mode() == null && !heading.hasBody();
        if (asks && actor == null) {
            all.astray(Code.NO_ACTOR, heading.title().place(), "say who acts here, as in 'phasing must'");
        }
        if (clauses.inTurn() != null && actor != null && !actor.set()) {
            all.problem(
                    Code.CLAUSES, clauses.inTurn().place(), "'in turn' needs several parties, but only one acts here");
        }
        boolean forks = clauses.secretly() || actor != null && actor.set() && clauses.inTurn() == null;
        if (actor != null && asks && forks && c.perParty()) {
            // Read as if one acted in the open: what would be said of the names in it is a consequence.
            all.problem(Code.MISPLACED, heading.title().place(), clauses.secretly() ? NOT_SEALED : NOT_TOGETHER);
            Begun step = new Begun(entry, null, CheckedStep.Manner.ALONE, alone(heading, actor, c), outcome(entry, c));
            return carryOut(step, c.acting(actor), clauses.guards(), List.of(), null);
        }
        if (actor != null && asks && clauses.secretly()) {
            return together(entry, actor, c, CheckedStep.Manner.SEALED);
        }
        if (actor != null && asks && actor.set()) {
            return clauses.inTurn() != null
                    ? inTurn(entry, actor, clauses.inTurn(), c)
                    : together(entry, actor, c, CheckedStep.Manner.TOGETHER);
        }
        Outcome outcome = outcome(entry, c);
        Begun step =
                new Begun(entry, title(entry, actor, c), CheckedStep.Manner.ALONE, alone(heading, actor, c), outcome);
        return carryOut(step, c.acting(actor), clauses.guards(), List.of(), null);
    }

    /** An option that was just taken: nobody is asked again. {@code applies} are its guards. */
    CheckedStep option(Heading heading, List<Expr> applies, Context c) {
        Headings.Entry entry = enter(heading);
        Actor actor = actor(heading, c);
        Outcome outcome = outcome(entry, c);
        Begun step =
                new Begun(entry, title(entry, actor, c), CheckedStep.Manner.OPTION, alone(heading, actor, c), outcome);
        return carryOut(step, c.acting(actor), List.of(), applies, null);
    }

    /** A reaction: its guard was looked at when the event was announced. */
    CheckedStep reaction(Heading heading, Context c, @Nullable Actor owner) {
        Headings.Entry entry = enter(heading);
        boolean asks = heading.clauses().mode() != Clauses.Mode.AUTOMATIC;
        Outcome outcome = outcome(entry, c);
        Begun step = new Begun(
                entry,
                title(entry, asks ? owner : null, c),
                CheckedStep.Manner.REACTION,
                alone(heading, asks ? owner : null, c),
                outcome);
        return carryOut(step, c.inheriting(owner), List.of(), List.of(), null);
    }

    /** A step that stays open beside the rest of its block. */
    @Nullable
    CheckedStep meanwhile(Heading heading, Context c) {
        Headings.Entry entry = enter(heading);
        Actor actor = actor(heading, c);
        if (actor == null || actor.set()) {
            all.astray(Code.NO_ACTOR, heading.title().place(), "name the one party that acts in this 'meanwhile' step");
            return null;
        }
        Context inner = c.acting(actor);
        Outcome outcome = outcome(entry, inner);
        List<Expr> applies = all.conditions.computed(heading.clauses().guards(), inner);
        Begun step = new Begun(
                entry, title(entry, actor, c), CheckedStep.Manner.MEANWHILE, alone(heading, actor, c), outcome);
        return carryOut(step, inner, List.of(), applies, null);
    }

    private Headings.Entry enter(Heading heading) {
        all.work.at(heading.place());
        all.work.spend(STEP);
        return all.headings.at(heading);
    }

    /** {@code actor} is who acts in the step; its title is read where play comes to it. */
    private @Nullable Text title(Headings.Entry entry, @Nullable Actor actor, Context c) {
        return all.texts.title(entry.heading().wording(), c.acting(actor));
    }

    private CheckedStep.Actors alone(Heading heading, @Nullable Actor actor, Context c) {
        return new CheckedStep.Actors(actor, actor, inside(heading, actor, c), null, 0);
    }

    // ---- several

    private CheckedStep together(Headings.Entry entry, Actor actor, Context c, CheckedStep.Manner manner) {
        Heading heading = entry.heading();
        boolean sealed = manner == CheckedStep.Manner.SEALED;
        c.routine().keep(all.symbols.parties.count());
        int fork = all.nextFork();
        boolean secret = sealed && !heading.clauses().revealedTogether();
        Outcome outcome = all.outcome(entry.index(), true, fork, secret);
        c.outcomes().put(outcome);
        Actor own = all.actor(Actor.Kind.OWN, null, actor.type(), false, actor.said());
        Context branch = c.branch(fork, true)
                .in(new Scope.Fork(c.scope(), "a step that parties do together"))
                .inheriting(own);
        branch = sealed ? branch.sealing(entry.index()) : branch;
        CheckedStep.Actors actors = new CheckedStep.Actors(actor, own, inside(heading, own, branch), null, fork);
        Begun step = new Begun(entry, title(entry, actor, c), manner, actors, outcome);
        return carryOut(step, branch, heading.clauses().guards(), List.of(), c);
    }

    private CheckedStep inTurn(Headings.Entry entry, Actor actor, Clauses.InTurn order, Context c) {
        Heading heading = entry.heading();
        if (c.perParty()) {
            all.problem(Code.MISPLACED, order.place(), "there is no turn order where parties act together");
        }
        c.routine().keep(all.symbols.parties.count() + 3);
        int turns = all.nextFork();
        all.oneAfterTheOther.add(turns);
        Outcome outcome = all.outcome(entry.index(), true, turns, false);
        c.outcomes().put(outcome);
        Expr from = order.from() == null
                ? null
                : all.expressions.wanted(order.from(), all.symbols.who(Type.PartyKind.ANY, true), c);
        Actor one = all.actor(Actor.Kind.IN_TURN, null, actor.type(), false, actor.said());
        Context turn = c.turn(turns).inheriting(one).in(new Scope.Loop(c.scope(), ""));
        CheckedStep.Actors actors = new CheckedStep.Actors(actor, one, inside(heading, one, turn), from, turns);
        Begun step = new Begun(entry, title(entry, actor, c), CheckedStep.Manner.IN_TURN, actors, outcome);
        return carryOut(step, turn, heading.clauses().guards(), List.of(), null);
    }

    // ---- who acts

    /** Who acts: named here, or by the line itself for everything inside, or from further out. */
    private @Nullable Actor actor(Heading heading, Context c) {
        Clauses clauses = heading.clauses();
        if (clauses.anyone()) {
            return all.actor(Actor.Kind.ANYONE, null, all.symbols.who(Type.PartyKind.SIDE, false), false, "anyone");
        }
        Expression named = clauses.actor() != null ? clauses.actor() : clauses.by();
        return named != null ? all.expressions.actor(named, c) : c.inherited();
    }

    /** Who acts inside, unless a line says otherwise. */
    private @Nullable Actor inside(Heading heading, @Nullable Actor actor, Context c) {
        Expression by = heading.clauses().by();
        return by != null ? all.expressions.actor(by, c) : actor;
    }

    private Outcome outcome(Headings.Entry entry, Context c) {
        all.variables.keep(1, c);
        Outcome outcome = all.outcome(entry.index(), c.perParty(), c.fork(), c.sealedStep() >= 0);
        c.outcomes().put(outcome);
        return outcome;
    }

    // ---- conditions and body

    /** {@code around} is where a step of several is revealed together, else null. */
    private CheckedStep carryOut(
            Begun step, Context c, List<Clauses.Guard> guards, List<Expr> applies, @Nullable Context around) {
        Heading heading = step.entry.heading();
        Clauses clauses = heading.clauses();
        all.variables.keep(2, c);
        List<CheckedStep.Guard> looked = new ArrayList<>();
        for (Clauses.Guard guard : guards) {
            looked.add(new CheckedStep.Guard(all.conditions.of(guard.condition(), c), guard.unless()));
        }
        boolean meanwhile = step.manner == CheckedStep.Manner.MEANWHILE;
        Round round = heading.level() == Heading.Level.ROUND && !meanwhile ? all.round() : null;
        Context counting = round == null ? c : c.counting(round);
        CheckedStep.Repeat repeat = repeat(clauses, counting);
        Context inner = counting.in(new Scope.Step(c.scope(), step.entry, step.outcome, round != null));
        Expr compulsory = clauses.compulsory() == null ? null : all.expressions.flag(clauses.compulsory(), inner);
        Actor each = step.actors.each();
        Block body = heading.hasBody()
                ? all.blocks.block(
                        heading.body(), inner.inheriting(step.actors.inside()).acting(each))
                : Block.EMPTY;
        Action otherwise =
                clauses.otherwise() == null || meanwhile ? null : all.blocks.statement(clauses.otherwise(), inner);
        Revealed revealed = around != null && clauses.revealedTogether()
                ? new Revealed(step.entry, step.outcome, around.names().sealedIn(step.entry.index(), step.entry.last()))
                : null;
        return new CheckedStep(
                step.entry,
                step.title,
                c.outcomes().isCopy(),
                step.manner,
                step.actors,
                step.outcome,
                List.copyOf(looked),
                applies,
                compulsory,
                repeat,
                round,
                c.outcomes().owning(step.entry.index()).memory(step.entry.index()),
                body,
                revealed,
                otherwise);
    }

    private CheckedStep.Repeat repeat(Clauses clauses, Context c) {
        Condition until = clauses.until() == null ? null : all.conditions.of(clauses.until(), c);
        Expr limit = clauses.times() == null || clauses.times().limit() == null
                ? null
                : all.expressions.number(clauses.times().limit(), c);
        return new CheckedStep.Repeat(clauses.times() != null, limit, until);
    }
}
