package org.phaseline.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.limit.ConcurrencyLimiter;
import org.phaseline.server.view.JsonBytes;

/**
 * In front of everything: knows which address a request is from, lets so many of each be handled at once, and tells the connection how
 * far its request is. What is asked for nobody has looked at yet.
 */
final class RequestGate extends Handler.Wrapper {

    /** Under this name a request knows the address it is from. */
    static final String ADDRESS = "org.phaseline.address";

    private final Guard guard;
    private final ConcurrencyLimiter handled;

    RequestGate(Handler inside, Guard guard, AddressLimits.Connections limits) {
        super(inside);
        this.guard = guard;
        this.handled = new ConcurrencyLimiter(limits.handledForOne(), limits.handledInAll());
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String address = guard.address(Request.getRemoteAddr(request), Headers.of(request.getHeaders()));
        request.setAttribute(ADDRESS, address);
        switch (handled.enter(address)) {
            case TOO_MANY_OF_ONE ->
                refuse(response, callback, 429, "Too many requests from your network at the same time; wait a moment.");
            case TOO_MANY_IN_ALL ->
                refuse(response, callback, 503, "This server is overloaded; try again in a moment.");
            case ENTERED -> {
                TimedEndPoint connection = TimedEndPoint.of(request);
                Handling handling = new Handling(callback, address, connection);
                boolean hasBody =
                        request.getLength() > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
                if (connection != null) {
                    connection.handles(hasBody);
                }
                return handle(
                        hasBody && connection != null ? new TimedRequest(request, connection) : request,
                        response,
                        handling);
            }
        }
        return true;
    }

    private boolean handle(Request request, Response response, Handling handling) throws Exception {
        boolean taken = false;
        try {
            taken = super.handle(request, response, handling);
            return taken;
        } finally {
            if (!taken) {
                handling.leave();
            }
        }
    }

    /** The rest of it is not waited for: that would be what it is refused for. */
    private static void refuse(Response response, Callback callback, int status, String sentence) {
        for (HttpField header : Guard.HEADERS) {
            response.getHeaders().add(header);
        }
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.write(
                true, ByteBuffer.wrap(JsonBytes.object(json -> json.writeStringField("problem", sentence))), callback);
    }

    /** A request that has become a live line is counted as such, and no longer here. */
    static void goesLive(Callback callback) {
        if (callback instanceof Handling handling) {
            handling.leave();
            if (handling.connection != null) {
                handling.connection.goesLive();
            }
        }
    }

    private final class Handling extends Callback.Nested {

        private final String address;
        private final @Nullable TimedEndPoint connection;
        private final AtomicBoolean left = new AtomicBoolean();

        Handling(Callback callback, String address, @Nullable TimedEndPoint connection) {
            super(callback);
            this.address = address;
            this.connection = connection;
        }

        void leave() {
            if (left.compareAndSet(false, true)) {
                handled.leave(address);
            }
        }

        private void over() {
            leave();
            if (connection != null) {
                connection.isAnswered();
            }
        }

        /** Before the next request on the same connection may begin. */
        @Override
        public void succeeded() {
            over();
            super.succeeded();
        }

        @Override
        public void failed(Throwable problem) {
            over();
            super.failed(problem);
        }
    }

    /** Tells the connection when the body is there. */
    private static final class TimedRequest extends Request.Wrapper {

        private final TimedEndPoint connection;

        TimedRequest(Request request, TimedEndPoint connection) {
            super(request);
            this.connection = connection;
        }

        @Override
        public Content.@Nullable Chunk read() {
            Content.Chunk chunk = super.read();
            if (chunk != null && chunk.isLast()) {
                connection.bodyIsRead();
            }
            return chunk;
        }
    }
}
