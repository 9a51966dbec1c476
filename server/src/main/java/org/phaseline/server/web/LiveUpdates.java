package org.phaseline.server.web;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.phaseline.server.limit.ConcurrencyLimiter;

/**
 * Live updates as server-sent events: one for each change of what a viewer sees, with the view's id, so that a browser that
 * comes back says which one it saw last and gets what it missed. Who asks for changes gets, after a first whole view, only what has changed
 * since the one before. A browser too slow for every change gets the latest; one that takes
 * nothing at all is dropped, and so are the slowest when too many bytes wait.
 */
final class LiveUpdates {

    /** Tells a quiet line from a dead one. Counted from the start of the line, so that it tells nothing of what goes unseen. */
    private static final long BEAT_SECONDS = 15;

    private static final long GRACE_MILLIS = 2_500;
    private static final long SWEEP_MILLIS = 1_000;

    /** Asked for by whoever can apply a change to the view before. */
    private static final String CHANGES = "changes=true";

    private static final String SEEN = "seen=";

    /** To a proxy that would otherwise collect some before it hands on any. */
    private static final HttpField UNHELD = new PreEncodedHttpField("X-Accel-Buffering", "no");

    private final Set<LiveConnection> lines = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService beats = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("heartbeats").factory());
    private final ConcurrencyLimiter open;
    private final AddressLimits.Streaming limits;

    /** How many bytes were handed to connections and not yet taken from them. */
    private final AtomicLong waiting = new AtomicLong();

    private volatile boolean closed;

    LiveUpdates(AddressLimits limits) {
        this.open = new ConcurrencyLimiter(limits.lines(), limits.allLines());
        this.limits = limits.streaming();
        long millis = Math.min(SWEEP_MILLIS, this.limits.patience().toMillis() / 4);
        beats.scheduleAtFixedRate(this::dropStalled, millis, millis, TimeUnit.MILLISECONDS);
    }

    /** Opens a line that lasts until the browser goes away. Nothing waits for it meanwhile: whoever changes the table writes. */
    void send(Request request, Response response, Callback callback, Seated seated, String address) {
        enter(address);
        RequestGate.goesLive(callback);
        response.setStatus(200);
        response.getHeaders().put(UNHELD);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream;charset=utf-8");
        LiveConnection.Wish wish =
                new LiveConnection.Wish(lastSeen(request), query(request).contains(CHANGES));
        LiveConnection line = new LiveConnection(this, seated, wish, address, request, response);
        lines.add(line);
        seated.table().comes(seated.viewer());
        Future<?> beating = beats.scheduleAtFixedRate(line::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
        line.open(() -> {
            beating.cancel(false);
            lines.remove(line);
            open.leave(address);
            Thread.ofVirtual().start(() -> goes(seated));
            callback.succeeded();
        });
        if (closed) {
            line.hangUp();
        }
    }

    /** A browser that opens a line again by itself says so in a header; one that has asked for a view before, in the address. */
    private static String lastSeen(Request request) {
        String last = request.getHeaders().get("Last-Event-ID");
        return last != null
                ? last
                : query(request).stream()
                        .filter(each -> each.startsWith(SEEN))
                        .findFirst()
                        .map(each -> each.substring(SEEN.length()))
                        .orElse("");
    }

    private static List<String> query(Request request) {
        String query = request.getHttpURI().getQuery();
        return query == null ? List.of() : List.of(query.split("&", -1));
    }

    private void enter(String address) {
        switch (open.enter(address)) {
            case TOO_MANY_OF_ONE ->
                throw new Refusal(429, "Too many table pages are open from your network; close some of them.");
            case TOO_MANY_IN_ALL ->
                throw new Refusal(429, "Too many table pages are open on this server; try again later.");
            case ENTERED -> {}
        }
    }

    /** Something is about to be written. */
    void waits(int bytes) {
        if (waiting.addAndGet(bytes) > limits.mostBytes()) {
            dropSlowest();
        }
    }

    /** It was taken, or never will be. */
    void waitsNoLonger(int bytes) {
        waiting.addAndGet(-bytes);
    }

    long waiting() {
        return waiting.get();
    }

    private void dropStalled() {
        long now = System.nanoTime();
        for (LiveConnection line : lines) {
            if (line.stalledSince(now) > limits.patience().toNanos()) {
                line.drop();
            }
        }
    }

    /** Until a quarter is free again; first of the address that keeps most waiting, and of its lines those that do so longest. */
    private synchronized void dropSlowest() {
        long enough = limits.mostBytes() / 4 * 3;
        long left = waiting.get();
        if (left <= enough) {
            return;
        }
        long now = System.nanoTime();
        Map<String, Long> byAddress = new HashMap<>();
        List<LiveConnection> stalled =
                lines.stream().filter(line -> line.stalledSince(now) > 0).toList();
        stalled.forEach(line -> byAddress.merge(line.address(), (long) line.waiting(), Long::sum));
        for (LiveConnection line : stalled.stream()
                .sorted(Comparator.comparing((LiveConnection each) -> byAddress.getOrDefault(each.address(), 0L))
                        .thenComparing(each -> each.stalledSince(now))
                        .reversed())
                .toList()) {
            if (left <= enough) {
                return;
            }
            left -= line.waiting();
            line.drop();
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
        lines.forEach(LiveConnection::hangUp);
    }
}
