package org.phaseline.bots;

import java.time.Duration;
import java.util.Optional;

/**
 * How much a player may think about one decision: in playouts, which are short games played ahead, and in work, which is what the engine does in them.
 * Both are counted, so the same seed gives the same answer on every machine. Work is what limits thought in games in which a playout takes long.
 * Where people wait for it, time is a limit besides: it is reached only on a busy or slow machine, and there alone the answer depends on it.
 *
 * @param playouts so many at most
 * @param work so much at most, in instructions run and members looked at
 * @param within how long it may take at most
 */
public record Budget(long playouts, long work, Optional<Duration> within) {

    public Budget {
        if (playouts < 0 || work < 0) {
            throw new IllegalArgumentException("a budget cannot be negative: " + playouts + ", " + work);
        }
    }

    public static Budget playouts(long number) {
        return new Budget(number, Long.MAX_VALUE, Optional.empty());
    }

    /** The same, but not more work than so. */
    public Budget work(long most) {
        return new Budget(playouts, most, within);
    }

    /** The same, but not longer than so. */
    public Budget within(Duration most) {
        return new Budget(playouts, work, Optional.of(most));
    }

    /** A part of it, or a multiple. */
    public Budget times(double part) {
        return new Budget(times(playouts, part), times(work, part), within);
    }

    private static long times(long limit, double part) {
        return limit == Long.MAX_VALUE ? limit : Math.max(1, (long) (limit * part));
    }

    /** What fits into a time on a machine that makes so many playouts a second, and at least one. */
    public static Budget time(Duration time, double playoutsASecond) {
        return playouts(Math.max(1, (long) (time.toNanos() / 1e9 * playoutsASecond)));
    }
}
