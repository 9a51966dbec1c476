package org.phaseline.cli.command;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Says how many games are played, and about how long the rest takes. */
final class GamesProgress {

    private final PrintWriter out;
    private final long of;
    private final long began = System.nanoTime();
    private final ProgressIntervals intervals = new ProgressIntervals();

    GamesProgress(PrintWriter out, long of) {
        this.out = out;
        this.of = of;
    }

    void at(long played) {
        if (played == 0 || !intervals.isDue()) {
            return;
        }
        long left = (long) ((double) (System.nanoTime() - began) / played * (of - played));
        out.println(String.format(
                Locale.ROOT,
                "played %,d of %,d games, about %s left ...",
                played,
                of,
                ProgressIntervals.said(TimeUnit.NANOSECONDS.toSeconds(left))));
        out.flush();
    }
}
