package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.tree.Heading;

/** Steps where play comes to them: entered, carried out by one or by several, left. */
final class StepEmitter {

    private final Emission all;
    private final StepBodyEmitter bodies;
    private final SharedStepEmitter shared;
    private final MeanwhileEmitter meanwhile;

    StepEmitter(Emission all) {
        this.all = all;
        this.bodies = new StepBodyEmitter(all, this);
        this.shared = new SharedStepEmitter(all, this, bodies);
        this.meanwhile = new MeanwhileEmitter(all, this);
    }

    void emit(CheckedStep step, CodeContext c) {
        OpenStep open = enter(step, c);
        acting(step, step.actors().actor(), c);
        switch (step.manner()) {
            case ALONE -> alone(open, step.guards(), c);
            case OPTION, REACTION -> alone(open, List.of(), c);
            case TOGETHER -> shared.together(open, c, ForkKind.TOGETHER);
            case SEALED -> shared.together(open, c, ForkKind.SEALED);
            case IN_TURN -> shared.inTurn(open, c);
            case MEANWHILE -> meanwhile.emit(open, c);
        }
        leave(open, c);
    }

    private OpenStep enter(CheckedStep step, CodeContext c) {
        int index = step.index();
        OpenStep open = new OpenStep(step, c.frame().slots());
        all.stepCodes.begin(open, c);
        all.code.inStep(index);
        all.openSteps.put(index, step);
        StepTitle title = all.wordings.title(step, c);
        boolean option = step.manner() == CheckedStep.Manner.OPTION;
        all.code.emit(() -> new Steps.Enter(
                index, title, option, c.stretch(open.begin(), open.end()), all.dues.ifAny(index, true)));
        return open;
    }

    /** Where a turn is played in step, a phase is finished by all before the next begins, however it is left. */
    private void leave(OpenStep open, CodeContext c) {
        open.close(c.frame().slots());
        if (open.step().manner() != CheckedStep.Manner.MEANWHILE && isPlayedInStep(open)) {
            all.code.emit(new Forks.Barrier());
        }
        all.stepCodes.end(open, c);
        all.code.inStep(open.step().entry().parent());
    }

    private boolean isPlayedInStep(OpenStep open) {
        return all.playedInStep && open.step().heading().level() == Heading.Level.PHASE;
    }

    /** Whoever acts in a step or inside it; where a name says so, the step cannot be played without it. */
    void acting(CheckedStep step, @Nullable Actor actor, CodeContext c) {
        if (actor == null) {
            return;
        }
        int read = c.frame().namesRead();
        all.actors.of(actor, c);
        if (c.frame().namesRead() != read) {
            all.stepCodes.actsByName(step.index());
        }
    }

    /** By one actor, or by nobody; the step is left at the end. */
    private void alone(OpenStep open, List<CheckedStep.Guard> guards, CodeContext c) {
        Steps.Result result = result(open, outcome(open, c), c);
        JumpLabel end = new JumpLabel();
        LeavingCode leave = leaving(open, result, c);
        StepLabels labels = StepLabels.upTo(end, leave);
        bodies.carryOut(open, open.step().actors().actor(), c, result, guards, labels);
        all.code.bind(end);
        leave.emit(all.code);
    }

    // ---- what becomes of a step

    /** A slot for the outcome: the first of the step's slots. */
    Slots.Slot outcome(OpenStep open, CodeContext c) {
        Slots.Slot slot = c.newSlot();
        place(open, c, open.begin(), c.width(), false);
        return slot;
    }

    void place(OpenStep open, CodeContext c, int base, int width, boolean sealed) {
        all.outcomes.put(open.step().outcome(), base);
        if (!open.step().copy()) {
            StepPlace.Secrecy secrecy = c.sealedStep() >= 0
                    ? StepPlace.Secrecy.INSIDE
                    : sealed ? StepPlace.Secrecy.SEALED : StepPlace.Secrecy.OPEN;
            all.places.put(
                    open.index(),
                    new StepPlace(
                            c.frame().number(),
                            base,
                            width,
                            secrecy,
                            all.unseen.isEmpty() ? null : all.unseen.insiders()));
        }
    }

    /** Together with the outcome it is noted which option was taken, if the step offers any. */
    Steps.Result result(OpenStep open, Slots.Slot outcome, CodeContext c) {
        Slots.Slot taken = open.step().body().offersOptions() ? c.newSlot() : null;
        Steps.Result result = new Steps.Result(outcome, taken);
        all.outcomes.put(open.step().outcome(), result);
        return result;
    }

    // ---- leaving

    LeavingCode leaving(OpenStep open, Steps.Result result, CodeContext c) {
        StepTitle title = all.wordings.title(open.step(), c);
        int index = open.index();
        return leaving(
                open,
                () -> new Steps.Leave(
                        index, title, result, options(open.step().outcome()), all.dues.ifAny(index, false)),
                result.outcome());
    }

    /** The options of which one can be taken in a step; all of them have been emitted when it is over. */
    private Steps.Taken[] options(Outcome outcome) {
        List<String> general = OutlineEmitter.options(outcome);
        Steps.Taken[] options = new Steps.Taken[general.size()];
        for (int i = 0; i < options.length; i++) {
            options[i] = new Steps.Taken(general.get(i), all.outcomes.wording(outcome, i));
        }
        return options;
    }

    LeavingCode leavingTogether(OpenStep open, int base, CodeContext c) {
        StepTitle title = all.wordings.title(open.step(), c);
        int index = open.index();
        int parties = all.symbols.parties.count();
        return leaving(
                open,
                () -> new Steps.LeaveTogether(index, title, base, parties, all.dues.ifAny(index, false)),
                new Outcomes.WasDoneByAll(base, parties));
    }

    /** In a loop it is also noted what became of the step in this member's pass. */
    private LeavingCode leaving(OpenStep open, Supplier<Instruction> leave, Formula outcome) {
        List<Supplier<Instruction>> recipes = new ArrayList<>(List.of(leave));
        if (open.step().memory() != null) {
            NameSlots.Remembered where = all.names.remembered(open.step().memory());
            Instruction remember = new Steps.Remember(outcome, where.member(), where.masks());
            recipes.add(() -> remember);
        }
        return new LeavingCode(List.copyOf(recipes), isPlayedInStep(open));
    }
}
