package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Stretch;
import org.phaseline.engine.machine.Formula;

/**
 * Where code is emitted.
 *
 * @param scope what stands around it
 * @param ownParty the party whose branch or turn this is, where each has names of its own; else null
 * @param sealedStep the index of the sealed step this is inside of, or -1
 * @param fail where a line leads that cannot be carried out; null when it is just passed by
 * @param skip where a choice with nothing to choose from leads, where that is somewhere else; else null
 * @param cancelled where an event that is called off leads, where that is somewhere else; else null
 */
record CodeContext(
        CallFrame frame,
        @Nullable CodeScope scope,
        @Nullable Formula ownParty,
        int sealedStep,
        @Nullable JumpLabel fail,
        @Nullable JumpLabel skip,
        @Nullable JumpLabel cancelled) {

    static CodeContext of(CallFrame frame) {
        return new CodeContext(frame, null, null, -1, null, null, null);
    }

    CodeContext in(CodeScope inner) {
        return new CodeContext(frame, inner, ownParty, sealedStep, fail, skip, cancelled);
    }

    /** Where each party has names of its own. */
    CodeContext ofParty(Formula party) {
        return new CodeContext(frame, scope, party, sealedStep, fail, skip, cancelled);
    }

    /** Inside a branch: what fails in it does not lead out of it. */
    CodeContext branch() {
        return failing(null).in(new CodeScope.Fork(scope));
    }

    CodeContext sealing(int step) {
        return new CodeContext(frame, scope, ownParty, step, fail, skip, cancelled);
    }

    CodeContext failing(@Nullable JumpLabel to) {
        return new CodeContext(frame, scope, ownParty, sealedStep, to, null, null);
    }

    /** Where a line leads that cannot be carried out, if it is not left by that. */
    JumpLabel failOr(JumpLabel next) {
        return fail == null ? next : fail;
    }

    /** Inside a loop: where the next pass begins. */
    CodeContext skipping(JumpLabel to) {
        return new CodeContext(frame, scope, ownParty, sealedStep, fail, to, cancelled);
    }

    /** Where a choice leads that has nothing to choose from: a loop goes on with its next pass. */
    JumpLabel skipOr(JumpLabel next) {
        return skip == null ? failOr(next) : skip;
    }

    /** Inside a step that is offered several times: where one of the times ends that was called off. */
    CodeContext cancelling(@Nullable JumpLabel to) {
        return to == cancelled ? this : new CodeContext(frame, scope, ownParty, sealedStep, fail, skip, to);
    }

    /** Where an announcement leads whose event is called off. */
    JumpLabel cancelledOr(JumpLabel next) {
        return cancelled == null ? failOr(next) : cancelled;
    }

    boolean perParty() {
        return ownParty != null;
    }

    // ---- slots

    /** How many slots one value takes: one for each party where each has its own. */
    int width() {
        return perParty() ? frame.parties() : 1;
    }

    Slots.Slot newSlot() {
        return slot(frame.take(width()));
    }

    /** Slots for a value that may need several. */
    Slots.Slot[] newSlots(int count) {
        Slots.Slot[] slots = new Slots.Slot[count];
        for (int i = 0; i < count; i++) {
            slots[i] = newSlot();
        }
        return slots;
    }

    /** The slot that begins there: one's own where each party has its own. */
    Slots.Slot slot(int base) {
        if (ownParty == null) {
            return new Slots.Local(base);
        }
        return ownParty instanceof PartyFormulas.Own ? new Slots.OwnLocal(base) : new Slots.LocalOf(base, ownParty);
    }

    int stride() {
        return perParty() ? frame.parties() : 0;
    }

    Formula strideParty() {
        return ownParty == null ? new PartyFormulas.Own() : ownParty;
    }

    Stretch stretch(int from, int to) {
        return new Stretch(from, to, stride(), strideParty());
    }
}
