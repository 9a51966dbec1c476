package org.phaseline.engine.dice;

/** Dice for bots and tests: reproducible, fast, and with a seed that is not secret. */
public final class QuickDice implements Dice {

    private final long seed;

    public QuickDice(long seed) {
        this.seed = seed;
    }

    @Override
    public int face(RollNumber roll, int die, int sides) {
        return face(state(roll), die, sides);
    }

    /** Works out only once what all dice of the roll have in common. */
    @Override
    public void tally(RollNumber roll, int count, int sides, long[] into, int ones) {
        long state = state(roll);
        for (int die = 0; die < count; die++) {
            into[ones + face(state, die, sides) - 1]++;
        }
    }

    private long state(RollNumber roll) {
        long state = mix(seed ^ roll.take() * 0x9E3779B97F4A7C15L);
        for (int part : roll.path()) {
            state = mix(state + part);
        }
        return mix(state + roll.moment());
    }

    private static int face(long state, int die, int sides) {
        return 1 + (int) Math.floorMod(mix(state + die) >>> 1, (long) sides);
    }

    private static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
