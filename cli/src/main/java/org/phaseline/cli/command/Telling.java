package org.phaseline.cli.command;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import org.phaseline.server.archive.Progress;

/** Tells how far something is, once a second when it takes longer than that. */
final class Telling implements Progress {

    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    private final PrintWriter out;
    private final String what;
    private long said = System.nanoTime();

    Telling(PrintWriter out, String what) {
        this.out = out;
        this.what = what;
    }

    @Override
    public void at(int done, int of) {
        if (done < of && System.nanoTime() - said >= PAUSE) {
            said = System.nanoTime();
            out.println(what + " " + done + " of " + of + " tables ...");
            out.flush();
        }
    }
}
