package org.phaseline.bots;

import java.util.stream.IntStream;

/** By how much nearer a side is to something than at the beginning. Whoever approaches an enemy is approached, so it is not compared. */
record Approach(Nearness nearness, double[] begun) implements Feature {

    /** @param begun the values of the state when the game begins */
    static Approach of(Nearness nearness, long[] begun, int sides) {
        return new Approach(
                nearness,
                IntStream.range(0, sides)
                        .mapToDouble(side -> nearness.of(begun, side))
                        .toArray());
    }

    @Override
    public String name() {
        return nearness.name();
    }

    @Override
    public double of(long[] slots, int side) {
        return nearness.of(slots, side) - begun[side];
    }

    @Override
    public double worth() {
        return nearness.worth();
    }

    @Override
    public double scale() {
        return nearness.scale();
    }

    @Override
    public boolean compared() {
        return false;
    }
}
