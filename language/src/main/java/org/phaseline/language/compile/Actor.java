package org.phaseline.language.compile;

import org.phaseline.engine.machine.Formula;

/**
 * Who acts: the parties as a mask, the party as a number (for one), in words, and whose things are his own. {@code anyone}
 * means that whoever answers first is meant.
 */
record Actor(
        Formula mask, Formula party, Type.Who type, boolean set, boolean anyone, String said, Footprint.Owner owner) {

    /** A side named as such always takes part; factions may be absent, and roles not be bound. */
    boolean isASide() {
        return owner.kind() == Footprint.Owner.Kind.PARTY && type.kind() == Type.PartyKind.SIDE;
    }
}
