package org.phaseline.planner;

import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.dice.RollNumber;

/** Dice that fall otherwise in each trial, and the same in the same trial: never those of the table. */
final class TrialDice implements Dice {

    private QuickDice dice = new QuickDice(0);

    void begin(long trial) {
        dice = new QuickDice(StableHash.mix(0x5DEECE66DL, trial));
    }

    @Override
    public int face(RollNumber roll, int die, int sides) {
        return dice.face(roll, die, sides);
    }

    @Override
    public void tally(RollNumber roll, int count, int sides, long[] into, int ones) {
        dice.tally(roll, count, sides, into, ones);
    }
}
