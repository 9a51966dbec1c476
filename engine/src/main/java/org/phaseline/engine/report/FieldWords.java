package org.phaseline.engine.report;

import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;

/** What a value of the state is called in a sentence about its owner's party. */
public final class FieldWords {

    private FieldWords() {}

    /** "order of Heron" for a value of a piece; a party's own value goes by its name alone. */
    public static String of(StateField field, int slot, Parties parties) {
        String name = NameWords.of(field.name());
        return switch (field.owner()) {
            case GAME, SIDE, FACTION -> name;
            case MEMBER -> name + " of " + field.holder(slot, parties);
        };
    }
}
