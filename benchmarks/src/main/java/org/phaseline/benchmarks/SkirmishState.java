package org.phaseline.benchmarks;

import java.util.Arrays;

/** How a skirmish stands: what both ways of playing it keep. */
record SkirmishState(long[] orderPoints, long[] victory, long[] strengths) {

    void mustBe(SkirmishState other) {
        if (!Arrays.equals(orderPoints, other.orderPoints)
                || !Arrays.equals(victory, other.victory)
                || !Arrays.equals(strengths, other.strengths)) {
            throw new IllegalStateException("the two ways of playing differ: " + say() + " and " + other.say());
        }
    }

    String say() {
        return "points " + Arrays.toString(orderPoints) + ", victory " + Arrays.toString(victory) + ", strengths "
                + Arrays.toString(strengths);
    }
}
