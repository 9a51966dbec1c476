package org.phaseline.cli.command;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import org.phaseline.server.archive.ProgressListener;

/** Prints progress, once a second when something takes longer than that. */
final class ProgressPrinter implements ProgressListener {

    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    private final PrintWriter out;
    private final String what;
    private long said = System.nanoTime();

    ProgressPrinter(PrintWriter out, String what) {
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
