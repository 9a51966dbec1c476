package org.phaseline.language.checked;

import org.phaseline.language.tree.Place;

/**
 * A name that lines make: it stands for a value from there on. Two names that read alike are two variables.
 *
 * @param id no other variable of the rulebook has it
 * @param fork the branching in which each party has its own, or 0
 * @param sealedIn the index of the sealed step it was made in, or -1
 * @param argument which value it is of those handed to a formula, where the values begin that an event brings, of members of filters
 *     how many named ones are around it; else -1
 */
public record Variable(int id, String name, Type type, Place place, Kind kind, int fork, int sealedIn, int argument) {

    public enum Kind {
        /** Kept while its sequence is played. */
        NAME,
        /** Handed over to a sequence, a reaction or a digression, and kept like a name. */
        PARAMETER,
        /** Dice, face by face. */
        DICE,
        /** The party whose branch of a together this is; it cannot be changed. */
        BRANCH_PARTY,
        /** Handed to a formula; it cannot be changed. */
        ARGUMENT,
        /** Brought by an event to the condition of a reaction; it cannot be changed. */
        EVENT_VALUE,
        /** The member a filter looks at, for filters inside it; it cannot be changed. */
        MEMBER
    }

    /** Whether a value is kept for it, which a line can change. */
    public boolean kept() {
        return switch (kind) {
            case NAME, PARAMETER, DICE -> true;
            case BRANCH_PARTY, ARGUMENT, EVENT_VALUE, MEMBER -> false;
        };
    }

    /** What tells this name from all others, also those made again where printed steps are conducted once more. */
    public String key() {
        return name + " " + place;
    }
}
