package org.phaseline.language.emit;

import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.language.checked.Type;

/** A place that is changed: its slot, or one for each word of a set of pieces, and what it holds. */
@SuppressWarnings("ArrayRecordComponent") // Only ever looked at, never compared.
record ChangedSlot(Slots.Slot slot, Slots.Slot[] words, Type type) {

    static ChangedSlot of(Slots.Slot slot, Type type) {
        return new ChangedSlot(slot, new Slots.Slot[] {slot}, type);
    }

    Instruction changed(Effects.Operation operation, Formula value) {
        if (!type.crowd()) {
            return new Effects.Change(slot, operation, value, type.low(), type.high());
        }
        return operation == Effects.Operation.SET
                ? new Crowds.Keep(words, value)
                : new Crowds.Change(words, value, operation == Effects.Operation.JOIN);
    }
}
