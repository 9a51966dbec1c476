package org.phaseline.language.checked;

import org.jspecify.annotations.Nullable;

/**
 * Who acts. What is inside a heading inherits its actor, as the same object.
 *
 * @param id no other actor of the rulebook has it
 * @param who the party, or the set of parties, that is named; null for the other kinds
 * @param set whether several are named
 * @param said how the text says it
 */
public record Actor(int id, Kind kind, @Nullable Expr who, Type.Who type, boolean set, String said) {

    public enum Kind {
        NAMED,
        /** Whoever answers first. */
        ANYONE,
        /** The party whose branch this is. */
        OWN,
        /** The party whose turn it is of several that act in turn. */
        IN_TURN,
        /** The party that reacts to an event. */
        REACTING,
        /** The same while it is looked at whether the reaction applies. */
        MIGHT_REACT
    }

    /** A side named as such always takes part; factions may be absent, and roles not be bound. */
    public boolean isASide() {
        return kind == Kind.NAMED && who instanceof Expr.PartyName && type.kind() == Type.PartyKind.SIDE;
    }
}
