package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * Dice against dice: both pools from the highest down, pair by pair; in how many pairs my die is higher. Where the other has no die
 * left it counts as {@code missing}; where I have none I cannot win.
 */
public record PairedDice(Pools mine, Pools theirs, Formula missing) implements Formula {

    @Override
    public long of(Machine m) {
        long phantom = missing.of(m);
        long wins = 0;
        mine.looksThrough(m);
        theirs.looksThrough(m);
        int theirFace = theirs.sides();
        long theirLeft = theirs.showing(m, theirFace);
        for (int face = mine.sides(); face >= 1; face--) {
            m.looksAt((int) mine.showing(m, face));
            for (long left = mine.showing(m, face); left > 0; left--) {
                while (theirLeft == 0 && theirFace > 1) {
                    theirFace--;
                    theirLeft = theirs.showing(m, theirFace);
                }
                wins += face > (theirLeft == 0 ? phantom : theirFace) ? 1 : 0;
                theirLeft -= theirLeft == 0 ? 0 : 1;
            }
        }
        return wins;
    }
}
