package org.phaseline.bots;

import java.time.Duration;

/**
 * How much a player may think about one decision, counted in playouts: short games played ahead. Time is not counted, because the same
 * seed has to give the same answer on every machine; whoever has only so much time measures how many playouts fit into it.
 */
public record Budget(long playouts) {

    public Budget {
        if (playouts < 0) {
            throw new IllegalArgumentException("a budget cannot be negative: " + playouts);
        }
    }

    public static Budget playouts(long number) {
        return new Budget(number);
    }

    /** What fits into a time on a machine that makes so many playouts a second, and at least one. */
    public static Budget time(Duration time, double playoutsASecond) {
        return new Budget(Math.max(1, (long) (time.toNanos() / 1e9 * playoutsASecond)));
    }
}
