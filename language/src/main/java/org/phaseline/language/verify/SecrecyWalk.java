package org.phaseline.language.verify;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Revealed;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.UnseenKinds;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Place;

/** Follows the lines of one routine in the order of the text, because what a line reveals is open to the lines below it. */
final class SecrecyWalk {

    private final Problems problems;
    private final SealedReads reads;

    /** The kinds whose pieces can be unseen: the rulebook says who sees each of them. */
    private final UnseenKinds unseen;

    SecrecyWalk(Problems problems, UnseenKinds unseen, Headings headings) {
        this.problems = problems;
        this.unseen = unseen;
        this.reads = new SealedReads(problems, headings);
    }

    void check(Routine routine) {
        SealedReads.At at = SealedReads.At.OUTSIDE;
        actor(routine.actor(), at);
        block(routine.body(), at);
    }

    private void block(Block block, SealedReads.At at) {
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> step(step, at);
                case Meanwhile meanwhile -> {
                    block(meanwhile.rest(), at);
                    step(meanwhile.open(), at);
                }
                case Action action -> action(action, at);
            }
        }
    }

    private void actor(@Nullable Actor actor, SealedReads.At at) {
        if (actor != null && actor.who() != null) {
            reads.look(actor.who(), at);
        }
    }

    // ---- steps

    private void step(CheckedStep step, SealedReads.At at) {
        if (StepActors.namesActor(step.heading())) {
            actor(step.actors().actor(), at);
        }
        reads.placed(step.outcome());
        if (step.title() != null) {
            step.title().values().forEach(value -> reads.look(value, at));
        }
        if (step.actors().from() != null) {
            reads.look(step.actors().from(), at);
        }
        SealedReads.At inside = switch (step.manner()) {
            case ALONE, MEANWHILE, OPTION, REACTION -> at;
            case TOGETHER, IN_TURN ->
                new SealedReads.At(at.sealed(), step.actors().fork(), false);
            case SEALED -> new SealedReads.At(true, step.actors().fork(), false);
        };
        step.guards().forEach(guard -> condition(guard.condition(), inside));
        switch (step.manner()) {
            // While a step is open beside others, its conditions are looked at all the time.
            case MEANWHILE -> step.applies().forEach(condition -> reads.look(condition, inside));
            // What an option or a reaction depends on was looked at before it was taken.
            case ALONE, OPTION, REACTION, TOGETHER, SEALED, IN_TURN -> {}
        }
        inner(step, inside);
        if (step.revealed() != null) {
            open(step.revealed());
        } else if (step.manner() == CheckedStep.Manner.SEALED) {
            reads.sealed(step.entry(), SealedFields.of(step));
        }
    }

    private void inner(CheckedStep step, SealedReads.At at) {
        if (step.repeat().limit() != null) {
            reads.look(step.repeat().limit(), at);
        }
        if (step.repeat().until() != null) {
            condition(step.repeat().until(), at);
        }
        if (step.compulsory() != null) {
            reads.look(step.compulsory(), at);
        }
        Clauses clauses = step.heading().clauses();
        if (clauses.by() != null && clauses.actor() != null) {
            actor(step.actors().inside(), at);
        }
        block(step.body(), at);
        if (step.otherwise() != null) {
            action(step.otherwise(), at);
        }
    }

    private void open(Revealed revealed) {
        reads.opened(revealed.step());
    }

    // ---- lines

    private void action(Action action, SealedReads.At at) {
        switch (action) {
            case Action.If a -> {
                for (Action.If.Branch branch : a.branches()) {
                    condition(branch.condition(), at);
                    block(branch.body(), at);
                }
                block(a.otherwise(), at);
            }
            case Action.TogetherEach a -> {
                reads.look(a.parties(), at);
                block(a.body(), new SealedReads.At(at.sealed(), a.fork(), false));
            }
            case Action.TogetherBlocks a -> a.branches().forEach(branch -> block(branch, at));
            case Action.ForEach a -> {
                plain(a, at);
                if (a.picker() != null) {
                    asks(a.picker(), a.picker().place(), at);
                }
                block(a.body(), at);
            }
            case Action.CountLoop a -> {
                plain(a, at);
                block(a.body(), at);
            }
            case Action.Repeat a -> {
                reads.look(a.limit(), at);
                if (a.until() != null) {
                    condition(a.until(), at);
                }
                block(a.body(), at);
            }
            case Action.ConductSteps a -> {
                actor(StepActors.inherited(a), at);
                block(a.body(), at);
            }
            case Action.Options a -> {
                a.options().forEach(option -> option.applies().forEach(condition -> reads.look(condition, at)));
                a.options().forEach(option -> step(option, at));
            }
            case Action.Later a -> action(a.change(), at);
            case Action.RerollWhere a -> {
                reads.pool(a.pool(), at);
                plain(a, at);
            }
            case Action.RerollUpTo a -> {
                reads.pool(a.pool(), at);
                plain(a, at);
            }
            case Action.LetSaid a -> condition(a.said(), at);
            case Action.Pay a -> {
                target(a.from(), at);
                plain(a, at);
            }
            case Action.AssignSaid a -> {
                target(a.target(), at);
                condition(a.said(), at);
            }
            case Action.Change a -> {
                target(a.target(), at);
                change(a, at);
            }
            case Action.Roll a -> {
                plain(a, at);
                settled(a.variable(), a.seenBy() != null);
            }
            case Action.Draw a -> {
                plain(a, at);
                settled(a.variable(), a.seenBy() != null && unseen.of(a.member()) == null);
            }
            case Action.Reveal a -> {
                a.steps().forEach(this::open);
                a.names().forEach(name -> reads.show(name.variable()));
            }
            case Action.Jump _,
                    Action.Question _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.RollOff _,
                    Action.Shuffle _,
                    Action.Let _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Note _,
                    Action.Tell _ -> plain(action, at);
        }
    }

    private void settled(Variable variable, boolean seenByFew) {
        if (seenByFew) {
            reads.hide(variable);
        } else {
            reads.show(variable);
        }
    }

    /** What only some see can be kept where only some see it: as a value of an unseen piece. */
    private void change(Action.Change a, SealedReads.At at) {
        boolean kept = a.target() instanceof Target.OfState state
                && unseen.contains(state.field().holder().name());
        plain(a, kept ? at.inside() : at);
    }

    /** A line that just looks at values. Who is asked without being named in the line was looked at further out. */
    private void plain(Action action, SealedReads.At at) {
        Parts.expressions(action).forEach(expr -> reads.look(expr, at));
    }

    private void target(Target target, SealedReads.At at) {
        switch (target) {
            case Target.OfName name -> {}
            case Target.OfParty of -> {
                reads.look(of.party(), at);
                reads.name(of.variable(), of.source(), at);
            }
            case Target.OfState state -> {
                if (state.holder() != null) {
                    reads.look(state.holder(), at);
                }
            }
            case Target.OfRole role -> {}
        }
    }

    private void condition(Condition condition, SealedReads.At at) {
        switch (condition) {
            case Condition.Holds c -> reads.look(c.value(), at);
            case Condition.Not c -> condition(c.operand(), at);
            case Condition.Both c -> {
                condition(c.left(), at);
                condition(c.right(), at);
            }
            case Condition.Either c -> {
                condition(c.left(), at);
                condition(c.right(), at);
            }
            case Condition.Says c -> says(c, at);
        }
    }

    /** Whoever else were asked in a sealed block would learn what is being decided. */
    private void asks(Expr party, Place place, SealedReads.At at) {
        if (at.sealed() && !SealedReads.isOneself(party)) {
            problems.add(
                    Code.SECRECY,
                    place,
                    "in a sealed block only the party that decides in secret ('actor') can be asked");
        }
    }

    private void says(Condition.Says says, SealedReads.At at) {
        reads.look(says.party(), at);
        asks(says.party(), says.place(), at);
        says.statement().values().forEach(value -> reads.look(value, at));
    }
}
