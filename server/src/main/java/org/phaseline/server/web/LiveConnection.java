package org.phaseline.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.IteratingCallback;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.server.view.View;
import org.phaseline.session.LogLine;

/**
 * One browser's live line. One thing is written at a time, by whoever has brought something new, and nobody waits for the
 * browser: what comes while it is slow is looked at when it has taken the last event.
 */
final class LiveConnection extends IteratingCallback {

    private static final byte[] FIRST = "retry: 1000\n\n".getBytes(StandardCharsets.US_ASCII);

    /** An event, since the script of a page hears of nothing else; without a word, since it says nothing. */
    private static final byte[] STILL_HERE = "event: beat\ndata:\n\n".getBytes(StandardCharsets.US_ASCII);

    private static final byte[] NOTHING = {};
    private static final byte[] END = {'\n', '\n'};

    private final LiveUpdates live;
    private final Seated seated;
    private final GameTable table;
    private final int viewer;
    private final String address;
    private final EndPoint connection;
    private final Response response;
    private final Runnable changed = this::iterate;
    private Runnable whenOver = () -> {};

    /** Whether the browser is sent what has changed since the last view, where it has seen that one. */
    private final boolean changes;

    /** The id of the view that was written last; only for {@link #process}, which one thread at a time is in. */
    private String last;

    /** That view, if changes are sent; none before the first on this line, unless the browser has it already. */
    private @Nullable View shown;

    private boolean begun;

    /** Whether it was said that the table is no longer there. */
    private boolean parted;

    private volatile boolean beat;
    private volatile boolean closed;

    /** How many bytes of an event the browser has still to take, and since when. */
    private volatile int waiting;

    private volatile long since;

    /** What a browser asks for with its line. */
    record Wish(String lastSeen, boolean changes) {}

    LiveConnection(LiveUpdates live, Seated seated, Wish wish, String address, Request request, Response response) {
        this.live = live;
        this.seated = seated;
        this.table = seated.table();
        this.viewer = seated.viewer();
        this.last = wish.lastSeen;
        this.changes = wish.changes;
        this.address = address;
        // Who has just asked for a view is sent what has changed since, such as that they are here.
        View now = table.view(viewer);
        this.shown = changes && now.id().equals(last) ? now : null;
        this.connection = request.getConnectionMetaData().getConnection().getEndPoint();
        this.response = response;
    }

    String address() {
        return address;
    }

    int waiting() {
        return waiting;
    }

    /** For how many nanoseconds the browser has not taken all of an event; 0 when it has. */
    long stalledSince(long nanoTime) {
        return waiting == 0 ? 0 : Math.max(1, nanoTime - since);
    }

    /** What is being written fails, and with it the line. */
    void drop() {
        connection.close();
    }

    void open(Runnable whenItIsOver) {
        whenOver = whenItIsOver;
        table.changed().listen(changed);
        iterate();
    }

    void beat() {
        beat = true;
        iterate();
    }

    void hangUp() {
        closed = true;
        iterate();
    }

    @Override
    protected Action process() {
        taken();
        if (closed || parted || !seated.stillAdmitted()) {
            return Action.SUCCEEDED;
        }
        byte[] next = next();
        if (next.length == 0) {
            return Action.IDLE;
        }
        since = System.nanoTime();
        // Until a browser has taken a change, the view it leads to is kept for it.
        waiting = next.length + (shown == null ? 0 : shown.size());
        live.waits(waiting);
        response.write(false, ByteBuffer.wrap(next), this);
        return Action.SCHEDULED;
    }

    private void taken() {
        int bytes = waiting;
        if (bytes > 0) {
            waiting = 0;
            live.waitsNoLonger(bytes);
        }
    }

    private byte[] next() {
        if (!begun) {
            begun = true;
            return FIRST;
        }
        Optional<String> ended = table.ended();
        if (ended.isPresent()) {
            parted = true;
            return gone(ended.get());
        }
        View view = table.view(viewer);
        if (!view.id().equals(last)) {
            byte[] event = event(view);
            shows(view);
            return event;
        }
        if (shown == null) {
            shows(view);
        }
        if (beat) {
            beat = false;
            return STILL_HERE;
        }
        return NOTHING;
    }

    /** The last event of a line whose table was deleted. */
    private static byte[] gone(String sentence) {
        ByteArrayOutputStream event = new ByteArrayOutputStream();
        event.writeBytes("event: gone\ndata: ".getBytes(StandardCharsets.US_ASCII));
        event.writeBytes(JsonBytes.object(json -> json.writeStringField("problem", sentence)));
        event.writeBytes(END);
        return event.toByteArray();
    }

    private void shows(View view) {
        last = view.id();
        shown = changes ? view : null;
    }

    private byte[] event(View view) {
        // Who has missed more lines than go with an event asks for the others.
        Supplier<List<LogLine>> news = () -> table.logTail(viewer, View.linesRead(last), view.lines());
        Optional<byte[]> change = shown == null ? Optional.empty() : view.change(shown, news);
        if (change.isPresent()) {
            byte[] head = head(view, "change");
            byte[] json = change.get();
            return ByteBuffer.allocate(head.length + json.length + END.length)
                    .put(head)
                    .put(json)
                    .put(END)
                    .array();
        }
        List<LogLine> log = news.get();
        return view.json(head(view, "view"), view.lines() - log.size(), log, END);
    }

    private static byte[] head(View view, String event) {
        return ("id: " + view.id() + "\nevent: " + event + "\ndata: ").getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    protected void onCompleteSuccess() {
        over();
    }

    /** The browser went away; it comes back by itself. */
    @Override
    protected void onCompleteFailure(Throwable gone) {
        over();
    }

    private void over() {
        taken();
        table.changed().forget(changed);
        whenOver.run();
    }
}
