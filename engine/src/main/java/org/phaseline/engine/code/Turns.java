package org.phaseline.engine.code;

import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.Parties;

/** Turn order: sides as the scenario lists them, round and round; factions with their side, in printed order. */
final class Turns {

    private Turns() {}

    /** The place of a party when the turn order begins with a side (with the first one, when it is none). */
    static int rank(Machine m, int party, int first) {
        Parties parties = m.rulebook.outline().parties();
        int sides = parties.sides();
        int begin = first < 0 ? 0 : parties.sideOf(first);
        int turn = Math.floorMod(parties.sideOf(party) - begin, sides);
        return turn * 64 + party;
    }
}
