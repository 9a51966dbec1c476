package org.phaseline.language.emit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskChange;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.syntax.Semantics;

/** Steps in which several parties act: at the same time, unseen or not, or one after the other. */
final class SharedStepEmitter {

    private final Emission all;
    private final StepEmitter steps;
    private final StepBodyEmitter bodies;

    SharedStepEmitter(Emission all, StepEmitter steps, StepBodyEmitter bodies) {
        this.all = all;
        this.steps = steps;
        this.bodies = bodies;
    }

    void together(OpenStep open, CodeContext c, ForkKind kind) {
        CheckedStep step = open.step();
        int fork = step.actors().fork();
        int base = outcomes(open, c, kind == ForkKind.SEALED && step.revealed() == null);
        Formula parties = mask(step.actors().actor(), c);
        JumpLabel body = new JumpLabel();
        JumpLabel join = new JumpLabel();
        all.code.emit(() -> new Forks.Each(kind, parties, -1, body.address(), join.address()));
        all.code.bind(body);
        CodeContext branch = c.ofParty(new PartyFormulas.Own()).branch();
        branch(open, kind == ForkKind.SEALED ? branch.sealing(step.index()) : branch, base, body, kind);
        all.code.bind(join);
        all.code.emit(() -> all.dues.joined(fork));
        if (step.revealed() != null) {
            all.events.reveal(step.revealed());
        }
        steps.leavingTogether(open, base, c).emit(all.code);
    }

    /** A slot for the outcome of each party. */
    private int outcomes(OpenStep open, CodeContext c, boolean sealed) {
        int parties = all.symbols.parties.count();
        int base = c.frame().take(parties);
        steps.place(open, c, base, parties, sealed);
        return base;
    }

    private Formula mask(@Nullable Actor actor, CodeContext c) {
        return all.actors.of(java.util.Objects.requireNonNull(actor), c).mask();
    }

    private void branch(OpenStep open, CodeContext c, int base, JumpLabel body, ForkKind kind) {
        CheckedStep step = open.step();
        Steps.Result result = steps.result(open, new Slots.OwnLocal(base), c);
        JumpLabel end = new JumpLabel();
        JumpLabel over = new JumpLabel();
        StepLabels labels = StepLabels.upTo(end, LeavingCode.NOTHING);
        SealedEnding ending = new SealedEnding(step, all.semantics);
        if (kind == ForkKind.SEALED) {
            bodies.endsWith(ending);
        }
        bodies.carryOut(open, step.actors().each(), c, result, step.guards(), labels);
        all.code.jump(over);
        all.code.bind(end);
        if (kind == ForkKind.SEALED) {
            CodeScope outside = all.code.inside(c.scope());
            Wording title = all.wordings.asking(step, c);
            boolean changes = all.semantics >= Semantics.SIXTH;
            Supplier<AskReady> ready = () -> new AskReady(
                    title,
                    body.address(),
                    c.stretch(base, open.end()),
                    step.index(),
                    step.entry().last(),
                    changes,
                    ending.reopening());
            all.code.emit(ready::get);
            if (changes) {
                all.code.emit(() -> new AskChange(ready.get()));
            }
            all.code.inside(outside);
        }
        all.code.bind(over);
        all.code.emit(new Forks.EndBranch());
    }

    void inTurn(OpenStep open, CodeContext c) {
        CheckedStep step = open.step();
        Actor actor = java.util.Objects.requireNonNull(step.actors().actor());
        int base = outcomes(open, c, false);
        Slots.Slot[] atStart = c.newSlots(1);
        Slots.Slot[] worked = c.newSlots(1);
        Formula actors = new Crowds.OfMask(mask(actor, c));
        Slots.Slot member = c.newSlot();
        Formula from = step.actors().from() == null
                ? FixedFormulas.NOBODY
                : all.formulas.of(step.actors().from(), c);
        JumpLabel next = new JumpLabel();
        JumpLabel exit = new JumpLabel();
        ValueType type = ValueTypes.of(actor.type());
        all.code.emit(new Loops.Begin(actors, atStart, worked));
        all.code.bind(next);
        all.code.emit(() -> new Loops.Next(
                Wording.of(step.heading().title().text()),
                actors,
                atStart,
                worked,
                false,
                member,
                type,
                from,
                null,
                null,
                exit.address()));
        all.actors.introduce(step.actors().each(), member);
        CodeContext turn = c.ofParty(member).in(new CodeScope.Loop(c.scope(), "", next, exit, null));
        Steps.Result result = steps.result(open, new Slots.LocalOf(base, member), turn);
        LeavingCode leave = steps.leavingTogether(open, base, c).unhindered();
        bodies.carryOut(open, step.actors().each(), turn, result, step.guards(), StepLabels.upTo(next, leave));
        all.code.jump(next);
        all.code.bind(exit);
        leave.emit(all.code);
    }
}
