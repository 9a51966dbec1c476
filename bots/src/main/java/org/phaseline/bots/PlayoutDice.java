package org.phaseline.bots;

import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;

/** Dice of playouts: what they show follows from the seed of the playout and the number of the roll, so that plans can be compared with the same luck. */
final class PlayoutDice implements Dice {

    private long seed;

    void seed(long seed) {
        this.seed = seed;
    }

    @Override
    public int face(RollNumber roll, int die, int sides) {
        long state = Randomness.mixed(seed ^ roll.take());
        for (int part : roll.path()) {
            state = Randomness.mixed(state + part + 0x9E3779B97F4A7C15L);
        }
        state = Randomness.derived(state + roll.moment(), die);
        return 1 + (int) Math.floorMod(state >>> 1, (long) sides);
    }
}
