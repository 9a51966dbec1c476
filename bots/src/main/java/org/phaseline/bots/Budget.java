package org.phaseline.bots;

import java.time.Duration;
import java.util.Optional;

/**
 * How much a player may think about one decision, counted in playouts: short games played ahead. So the same seed gives the same answer
 * on every machine. Where people wait for it, time is a limit besides: it is reached only in games in which a playout takes long, and
 * there alone the answer depends on the machine.
 *
 * @param within how long it may take at most
 */
public record Budget(long playouts, Optional<Duration> within) {

    public Budget {
        if (playouts < 0) {
            throw new IllegalArgumentException("a budget cannot be negative: " + playouts);
        }
    }

    public static Budget playouts(long number) {
        return new Budget(number, Optional.empty());
    }

    /** The same, but not longer than so. */
    public Budget within(Duration most) {
        return new Budget(playouts, Optional.of(most));
    }

    /** What fits into a time on a machine that makes so many playouts a second, and at least one. */
    public static Budget time(Duration time, double playoutsASecond) {
        return playouts(Math.max(1, (long) (time.toNanos() / 1e9 * playoutsASecond)));
    }
}
