package org.phaseline.cli.command;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Says how many games are played: after a second, and then less and less often. */
final class GamesProgress {

    private static final double MORE_SELDOM = 1.25;
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(30);

    private final PrintWriter out;
    private final long of;
    private final long began = System.nanoTime();
    private long pause = TimeUnit.SECONDS.toNanos(1);
    private long next = began + pause;

    GamesProgress(PrintWriter out, long of) {
        this.out = out;
        this.of = of;
    }

    void at(long played) {
        long now = System.nanoTime();
        if (now < next || played == 0) {
            return;
        }
        long left = (long) ((double) (now - began) / played * (of - played));
        out.println(String.format(
                Locale.ROOT,
                "played %,d of %,d games, about %s left ...",
                played,
                of,
                said(TimeUnit.NANOSECONDS.toSeconds(left))));
        out.flush();
        pause = Math.min(LONGEST, (long) (pause * MORE_SELDOM));
        next = now + pause;
    }

    private static String said(long seconds) {
        return seconds < 120 ? seconds + " s" : seconds / 60 + " min";
    }
}
