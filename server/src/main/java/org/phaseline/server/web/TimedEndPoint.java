package org.phaseline.server.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * A connection that knows what it waits for and since when, so that somebody who drips a byte now and then (slowloris) can be told
 * from somebody who is only far away. An idle timeout alone never notices: each byte begins it anew.
 */
final class TimedEndPoint extends SocketChannelEndPoint {

    private enum Phase {
        /** A request has begun, or its connection has just been opened. */
        HEADERS,
        BODY,
        /** The server is at work; that has limits of its own. */
        HANDLING,
        /** The client takes what it is sent. */
        REPLY,
        /** Between two requests. */
        IDLE,
        /** A live line, which looks after itself. */
        LIVE
    }

    private static final double NANOS = 1e9;

    private volatile Phase phase = Phase.HEADERS;
    private volatile long since = System.nanoTime();

    /** How many have come or gone in this phase. Only one thread at a time moves any. */
    private volatile long bytes;

    TimedEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
        super(channel, selector, key, scheduler);
    }

    static @Nullable TimedEndPoint of(Request request) {
        return request.getConnectionMetaData().getConnection().getEndPoint() instanceof TimedEndPoint timed
                ? timed
                : null;
    }

    /** In this order, and read in the other: who looks meanwhile may take a phase for a shorter one than it is, never for a longer one. */
    private void begin(Phase next) {
        since = System.nanoTime();
        phase = next;
        bytes = 0;
    }

    @Override
    public int fill(ByteBuffer buffer) throws IOException {
        int count = super.fill(buffer);
        if (count > 0) {
            if (phase == Phase.IDLE) {
                begin(Phase.HEADERS);
            } else if (phase == Phase.BODY) {
                move(count);
            }
        }
        return count;
    }

    @Override
    public boolean flush(ByteBuffer... buffers) throws IOException {
        if (phase == Phase.HANDLING) {
            begin(Phase.REPLY);
        }
        if (phase != Phase.REPLY) {
            return super.flush(buffers);
        }
        long before = remaining(buffers);
        boolean all = super.flush(buffers);
        move(before - remaining(buffers));
        return all;
    }

    @SuppressWarnings("NonAtomicOperationOnVolatileField") // see there
    private void move(long count) {
        bytes += count;
    }

    private static long remaining(ByteBuffer... buffers) {
        long all = 0;
        for (ByteBuffer buffer : buffers) {
            all += buffer.remaining();
        }
        return all;
    }

    /** All headers of a request are there. */
    void handles(boolean hasBody) {
        begin(hasBody ? Phase.BODY : Phase.HANDLING);
    }

    /** And its body. */
    void bodyIsRead() {
        if (phase == Phase.BODY) {
            begin(Phase.HANDLING);
        }
    }

    void goesLive() {
        phase = Phase.LIVE;
    }

    void isAnswered() {
        begin(Phase.IDLE);
    }

    /** Whether it is slower than it may be. */
    boolean isOverdue(long nanoTime, AddressLimits.Connections limits) {
        long moved = bytes;
        Phase now = phase;
        long taken = nanoTime - since;
        return switch (now) {
            case HEADERS -> taken > limits.headers().toNanos();
            case BODY, REPLY ->
                taken > limits.longest().toNanos()
                        || taken > limits.body().toNanos() + moved * NANOS / limits.bytesPerSecond();
            case HANDLING, IDLE, LIVE -> false;
        };
    }
}
