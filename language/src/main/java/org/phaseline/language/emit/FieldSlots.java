package org.phaseline.language.emit;

import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Symbols;

/** Where the values of the state stand. */
final class FieldSlots {

    private FieldSlots() {}

    /** The value of a holder. */
    static Slots.OfMember of(Symbols.Field field, Formula holder) {
        return new Slots.OfMember(
                field.slot(), field.type().width(), holder, field.type().absent());
    }

    /** The words of a holder's set. */
    static Slots.Slot[] wordsOf(Symbols.Field field, Formula holder) {
        Slots.Slot[] words = new Slots.Slot[field.type().width()];
        for (int i = 0; i < words.length; i++) {
            words[i] = new Slots.OfMember(field.slot() + i, words.length, holder, 0);
        }
        return words;
    }

    /** The words of a set of the game itself. */
    static Slots.Slot[] words(Symbols.Field field) {
        Slots.Slot[] words = new Slots.Slot[field.type().width()];
        for (int i = 0; i < words.length; i++) {
            words[i] = new Slots.OfGame(field.slot() + i);
        }
        return words;
    }
}
