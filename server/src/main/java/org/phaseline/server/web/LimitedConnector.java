package org.phaseline.server.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.Scheduler;
import org.phaseline.server.limit.ConcurrencyLimiter;

/** Accepts connections, so many of one address and so many in all, and closes those that are too slow. */
final class LimitedConnector extends ServerConnector implements SelectorManager.AcceptListener {

    /** So that a thousand browsers that come back at once are not turned away. */
    private static final int BACKLOG = 1024;

    /** The system's part of what waits for a slow reader, which by itself it lets grow to megabytes a connection. */
    private static final int SEND_BUFFER = 128 * 1024;

    private static final long SWEEP_MILLIS = 1_000;

    /** Among the connections of nobody in particular: a trusted proxy stands for many. */
    private static final String MANY = "";

    private final AddressLimits.Connections limits;
    private final Proxy proxy;
    private final ConcurrencyLimiter connections;

    /** Whose each one is: of one that is closed nobody can tell any more. */
    private final ConcurrentMap<SelectableChannel, String> open = new ConcurrentHashMap<>();

    LimitedConnector(Server jetty, HttpConfiguration http, AddressLimits.Connections limits, Proxy proxy) {
        super(jetty, new HttpConnectionFactory(strict(http, limits)));
        this.limits = limits;
        this.proxy = proxy;
        this.connections = new ConcurrencyLimiter(limits.forOne(), limits.inAll());
        setAcceptQueueSize(BACKLOG);
        setAcceptedSendBufferSize(SEND_BUFFER);
        setIdleTimeout(limits.idle().toMillis());
        getSelectorManager().addEventListener(this);
    }

    private static HttpConfiguration strict(HttpConfiguration http, AddressLimits.Connections limits) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(limits.headerBytes());
        return http;
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        sweepLater();
    }

    private void sweepLater() {
        long millis = Math.min(SWEEP_MILLIS, limits.headers().toMillis() / 4);
        getScheduler().schedule(this::sweep, millis, TimeUnit.MILLISECONDS);
    }

    private void sweep() {
        if (!isRunning()) {
            return;
        }
        long now = System.nanoTime();
        for (EndPoint each : getConnectedEndPoints()) {
            if (each instanceof TimedEndPoint timed && timed.isOverdue(now, limits)) {
                timed.close();
            }
        }
        sweepLater();
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        TimedEndPoint timed = new TimedEndPoint(channel, selector, key, getScheduler());
        timed.setIdleTimeout(getIdleTimeout());
        return timed;
    }

    @Override
    protected SelectorManager newSelectorManager(Executor executor, Scheduler scheduler, int selectors) {
        return new ServerConnectorManager(executor, scheduler, selectors) {
            @Override
            public void accept(SelectableChannel channel, Object attachment) {
                if (admits(channel)) {
                    super.accept(channel, attachment);
                }
            }
        };
    }

    private boolean admits(SelectableChannel channel) {
        String address = address(channel);
        ConcurrencyLimiter.Entry entry = address.equals(MANY)
                ? connections.enterUncounted()
                        ? ConcurrencyLimiter.Entry.ENTERED
                        : ConcurrencyLimiter.Entry.TOO_MANY_IN_ALL
                : connections.enter(address);
        switch (entry) {
            case ENTERED -> open.put(channel, address);
            case TOO_MANY_OF_ONE -> turnAway(channel, 429, "Too many connections from your network; close some pages.");
            case TOO_MANY_IN_ALL -> turnAway(channel, 503, "Too many connections to this server; try again later.");
        }
        return entry == ConcurrencyLimiter.Entry.ENTERED;
    }

    private String address(SelectableChannel channel) {
        try {
            if (channel instanceof SocketChannel socket
                    && socket.getRemoteAddress() instanceof InetSocketAddress from) {
                String peer = from.getAddress().getHostAddress();
                return proxy.trusts(peer) ? MANY : Visit.clientPrefix(peer);
            }
        } catch (IOException gone) {
            // Then it will not be accepted either.
        }
        return MANY;
    }

    /** Says why as far as that costs nothing: nobody waits for what was asked, or until the reply is taken. */
    private static void turnAway(SelectableChannel channel, int status, String sentence) {
        try (channel) {
            if (channel instanceof SocketChannel socket) {
                // What came already is taken in, or the reply would be lost to a reset.
                socket.read(ByteBuffer.allocate(1024));
                socket.write(ByteBuffer.wrap(JsonErrors.raw(status, sentence).getBytes(StandardCharsets.UTF_8)));
                socket.shutdownOutput();
            }
        } catch (IOException gone) {
            // Then it need not be told.
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        String address = open.remove(channel);
        if (address == null) {
            return;
        }
        if (address.equals(MANY)) {
            connections.leaveUncounted();
        } else {
            connections.leave(address);
        }
    }
}
