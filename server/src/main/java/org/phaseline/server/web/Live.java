package org.phaseline.server.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Live updates as server-sent events: one for each change of what a viewer sees, with the view's id, so that a browser that
 * comes back says which one it saw last and gets what it missed. A browser too slow for every change gets the latest.
 */
final class Live {

    /** Tells a quiet line from a dead one. Counted from the start of the line, so that it tells nothing of what goes unseen. */
    private static final long BEAT_SECONDS = 15;

    private static final long GRACE_MILLIS = 2_500;

    /** To a proxy that would otherwise collect some before it hands on any. */
    private static final HttpField UNHELD = new PreEncodedHttpField("X-Accel-Buffering", "no");

    private final Set<LiveLine> lines = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService beats = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("heartbeats").factory());
    private final Room room;
    private volatile boolean closed;

    Live(Limits limits) {
        this.room = new Room(limits.lines(), limits.allLines());
    }

    /** Opens a line that lasts until the browser goes away. Nothing waits for it meanwhile: whoever changes the table writes. */
    void send(Request request, Response response, Callback callback, Seated seated, String household) {
        room.enter(household);
        response.setStatus(200);
        response.getHeaders().put(UNHELD);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream;charset=utf-8");
        String last = request.getHeaders().get("Last-Event-ID");
        LiveLine line = new LiveLine(seated, last == null ? "" : last, response);
        lines.add(line);
        seated.table().comes(seated.viewer());
        Future<?> beating = beats.scheduleAtFixedRate(line::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
        line.open(() -> {
            beating.cancel(false);
            lines.remove(line);
            room.leave(household);
            Thread.ofVirtual().start(() -> goes(seated));
            callback.succeeded();
        });
        if (closed) {
            line.hangUp();
        }
    }

    /** A browser that only reloads its page is back before the others are told that it has gone. */
    private static void goes(Seated seated) {
        try {
            Thread.sleep(GRACE_MILLIS);
        } catch (InterruptedException stopped) {
            // Then it has gone now.
        }
        seated.table().goes(seated.viewer());
    }

    void close() {
        closed = true;
        beats.shutdownNow();
        lines.forEach(LiveLine::hangUp);
    }
}
