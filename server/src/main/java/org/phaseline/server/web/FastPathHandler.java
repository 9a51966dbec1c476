package org.phaseline.server.web;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.phaseline.server.table.GameTables;

/**
 * Answers and live lines, which make up nearly all of what is asked for, without the servlets between: they cost more than the
 * umpire and the disk together. The same guard and the same cookies as for everything else, which goes on to the servlets.
 */
final class FastPathHandler extends Handler.Wrapper {

    static final String TABLES = "/t/";
    private static final HttpField JSON = new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, "application/json");

    private final GameTables tables;
    private final Guard guard;
    private final LiveUpdates live;
    private final ExceptionReplies faults;

    FastPathHandler(GameTables tables, Guard guard, LiveUpdates live, ExceptionReplies faults) {
        this.tables = tables;
        this.guard = guard;
        this.live = live;
        this.faults = faults;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        boolean answer = path.endsWith("/answer") && request.getMethod().equals("POST");
        boolean events = path.endsWith("/events") && request.getMethod().equals("GET");
        String[] parts = path.startsWith(TABLES) && (answer || events) ? path.split("/", -1) : new String[0];
        // "", "t", table, seat, what
        if (parts.length != 5) {
            return super.handle(request, response, callback);
        }
        Guard.HEADERS.forEach(response.getHeaders()::add);
        String address = String.valueOf(request.getAttribute(RequestGate.ADDRESS));
        try {
            guard.admit(new Visit(request.getMethod(), address, Headers.of(request.getHeaders())));
            guard.admitToTables(address);
            Seated seated = Seated.at(tables, parts[2], parts[3], cookie(request), address);
            if (events) {
                live.send(request, response, callback, seated, address);
            } else {
                send(response, callback, 200, answer(request, seated.player()));
            }
        } catch (Exception | Error problem) {
            guard.refused(address, problem);
            ExceptionReplies.Told told = faults.tell(problem);
            Body.pass(Content.Source.asInputStream(request));
            send(response, callback, told.status(), told.json());
        }
        return true;
    }

    private static byte[] answer(Request request, Seated seated) {
        Body body = Body.of(Content.Source.asInputStream(request), Body.MOST_BYTES, request.getLength());
        return Replies.json(seated.table()
                .answer(seated.viewer(), body.text("decision"), body.text("choice"), body.textOr("note", "")));
    }

    private static Optional<String> cookie(Request request) {
        for (HttpCookie cookie : Request.getCookies(request)) {
            if (cookie.getName().equals(Seated.COOKIE)) {
                return Optional.of(cookie.getValue());
            }
        }
        return Optional.empty();
    }

    private static void send(Response response, Callback callback, int status, byte[] json) {
        response.setStatus(status);
        response.getHeaders().put(JSON);
        response.write(true, ByteBuffer.wrap(json), callback);
    }
}
