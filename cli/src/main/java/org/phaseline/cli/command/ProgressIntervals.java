package org.phaseline.cli.command;

import java.util.concurrent.TimeUnit;

/** When to say how far something is: after a second, and then less and less often. */
final class ProgressIntervals {

    private static final double MORE_SELDOM = 1.25;
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(30);

    private long pause = TimeUnit.SECONDS.toNanos(1);
    private long next = System.nanoTime() + pause;

    /** Whether it is time again; then the next pause begins. */
    boolean isDue() {
        long now = System.nanoTime();
        if (now < next) {
            return false;
        }
        pause = Math.min(LONGEST, (long) (pause * MORE_SELDOM));
        next = now + pause;
        return true;
    }

    /** A time that is left, as people say it. */
    static String said(long seconds) {
        return seconds < 120 ? seconds + " s" : seconds / 60 + " min";
    }
}
