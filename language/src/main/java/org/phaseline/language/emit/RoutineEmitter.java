package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Reaction;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Clauses;

/** The game turn, sequences, reactions and digressions: each has a call frame of its own, and all but the game turn come back. */
final class RoutineEmitter {

    private final Emission all;
    private final int sequences;

    /** {@code sequences} is how many sequences there are: digressions are numbered after them. */
    RoutineEmitter(Emission all, int sequences) {
        this.all = all;
        this.sequences = sequences;
    }

    /** Makes the frame, with what is handed over in its first slots. */
    private CallFrame frame(Routine routine) {
        CallFrame frame = CallFrame.of(routine, sequences, all.symbols.parties.count());
        all.sequenceTitle =
                routine.kind() == Routine.Kind.SEQUENCE ? routine.title().text() : "";
        all.inScope.forgetAll();
        for (Variable parameter : routine.parameters()) {
            all.names.parameter(parameter, frame);
            all.inScope.add(parameter.type(), all.names.get(parameter).words());
        }
        return frame;
    }

    /** Where a body begins: who acts unless a line says otherwise is known there. */
    private CodeContext begin(Routine routine, CallFrame frame) {
        CodeContext c = CodeContext.of(frame);
        if (routine.actor() != null) {
            all.actors.of(routine.actor(), c);
            if (frame.namesRead() > 0) {
                frame.actByName();
            }
        }
        return c;
    }

    /** Comes back to whoever plays the routine. */
    private void finish(CallFrame frame) {
        all.code.inStep(-1);
        all.code.bind(frame.end());
        all.code.emit(new Flow.Return());
    }

    SequenceInfo gameTurn(Routine routine) {
        CallFrame frame = frame(routine);
        CodeContext c = begin(routine, frame);
        int entry = all.code.address();
        all.code.emit(() -> new Flow.BeginGameTurn(frame.slots()));
        all.blocks.block(routine.body(), c, null);
        all.code.inStep(-1);
        all.code.bind(frame.end());
        all.code.emit(new Flow.EndGameTurn(entry, new Arithmetic.Constant(all.symbols.length)));
        return info(routine, entry, Math.max(1, frame.slots()));
    }

    void sequence(Routine routine) {
        CallFrame frame = frame(routine);
        int entry = body(routine, frame);
        all.sequences[routine.number()] = info(routine, entry, Math.max(1, frame.slots()));
    }

    /** Emits the body of a routine that comes back; returns where it begins. */
    private int body(Routine routine, CallFrame frame) {
        CodeContext c = begin(routine, frame);
        int entry = all.code.address();
        all.blocks.block(routine.body(), c, null);
        finish(frame);
        return entry;
    }

    private static SequenceInfo info(Routine routine, int entry, int frameSize) {
        return new SequenceInfo(
                routine.name(),
                routine.title().text(),
                entry,
                frameSize,
                routine.parameters().size());
    }

    DigressionInfo digression(Routine routine) {
        CallFrame frame = frame(routine);
        int entry = body(routine, frame);
        all.sequences[frame.number()] = info(routine, entry, frame.slots());
        return new DigressionInfo(routine.title().text(), onlyStep(routine).index(), frame.number());
    }

    /** A reaction or a digression is one heading. */
    private static CheckedStep onlyStep(Routine routine) {
        return (CheckedStep) routine.body().lines().getFirst();
    }

    List<Handler> reactions(List<Reaction> reactions) {
        List<Handler> handlers = new ArrayList<>();
        reactions.forEach(reaction -> handlers.add(reaction(reaction)));
        return handlers;
    }

    /** Whether it applies is looked at when the event is announced, with the event's values, and then the party, as arguments. */
    private Handler reaction(Reaction reaction) {
        Routine routine = reaction.routine();
        CallFrame frame = frame(routine);
        CodeContext c = CodeContext.of(frame);
        all.actors.introduce(reaction.owner(), new Slots.Local(frame.take(1)));
        all.actors.introduce(
                reaction.mightReact(),
                new PartyFormulas.Argument(reaction.event().types().size()));
        Formula owners = reaction.owners() == null
                ? FixedFormulas.NEVER
                : all.actors.of(reaction.owners(), c).mask();
        Formula applies = all.conditions.all(reaction.applies(), c);
        CheckedStep step = onlyStep(routine);
        int entry = all.code.address();
        all.steps.emit(step, c);
        finish(frame);
        return new Handler(
                reaction.event().number(),
                step.heading().title().text(),
                step.index(),
                step.heading().clauses().mode() == Clauses.Mode.AUTOMATIC,
                owners,
                applies,
                entry,
                frame.slots(),
                step.title() == null ? StepTitle.PRINTED : all.wordings.title(step, c));
    }
}
