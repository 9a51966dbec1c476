package org.phaseline.server.web;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.phaseline.server.table.Table;
import org.phaseline.server.view.View;

/**
 * Live updates as server-sent events: one for each change of what a viewer sees, with the view's id, so that a browser that
 * comes back says which one it saw last and gets what it missed. A browser too slow for every change gets the latest.
 */
final class Live {

    /** Tells a quiet line from a dead one. Counted from the start of the line, so that it tells nothing of what goes unseen. */
    private static final long BEAT = TimeUnit.SECONDS.toNanos(15);

    private static final byte[] FIRST = "retry: 1000\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] STILL_HERE = ": still here\n\n".getBytes(StandardCharsets.US_ASCII);

    private final Set<Thread> lines = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    /** Sends until the browser goes away; the thread is a virtual one and may well wait here for days. */
    void send(Context ctx, Seated seated) {
        lines.add(Thread.currentThread());
        try {
            ctx.res().setStatus(200);
            ctx.res().setContentType("text/event-stream");
            ctx.res().setCharacterEncoding("UTF-8");
            ServletOutputStream out = ctx.res().getOutputStream();
            String last = ctx.header("Last-Event-ID");
            out.write(FIRST);
            out.flush();
            send(out, seated.table(), seated.viewer(), last == null ? "" : last);
        } catch (IOException gone) {
            // The browser went away; it comes back by itself.
        } catch (InterruptedException closing) {
            // The server stops.
        } finally {
            lines.remove(Thread.currentThread());
        }
    }

    private void send(ServletOutputStream out, Table table, int viewer, String lastSeen)
            throws IOException, InterruptedException {
        String last = lastSeen;
        long beat = System.nanoTime() + BEAT;
        while (!closed) {
            long count = table.changed().count();
            View view = table.view(viewer);
            if (!view.id().equals(last)) {
                int since = Math.min(View.linesRead(last), view.lines());
                write(out, view, view.json(since, table.log(viewer, since, view.lines())));
                last = view.id();
            }
            long left = beat - System.nanoTime();
            if (left <= 0) {
                out.write(STILL_HERE);
                out.flush();
                beat += BEAT;
            } else {
                table.changed().await(count, left);
            }
        }
    }

    private static void write(ServletOutputStream out, View view, byte[] json) throws IOException {
        out.write(("id: " + view.id() + "\nevent: view\ndata: ").getBytes(StandardCharsets.US_ASCII));
        out.write(json);
        out.write("\n\n".getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    void close() {
        closed = true;
        lines.forEach(Thread::interrupt);
    }
}
