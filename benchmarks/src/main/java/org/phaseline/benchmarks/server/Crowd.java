package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Everybody at all tables, on one thread: it shares the machine with the server, so it must want little of it. */
final class Crowd implements AutoCloseable {

    private static final int MOST_AT_ONCE = 256 * 1024;

    private record Due(long at, Duel duel) {}

    private final Selector selector = Selector.open();
    private final ByteBuffer in = ByteBuffer.allocate(MOST_AT_ONCE);
    private final ArrayDeque<Duel> ready = new ArrayDeque<>();
    private final PriorityQueue<Due> thinking = new PriorityQueue<>(Comparator.comparingLong(Due::at));
    private final List<SocketChannel> channels = new ArrayList<>();
    private final InetSocketAddress server;
    private final long thought;
    private final String events;
    private long[] latencies = new long[1 << 16];
    private int done;
    private int refused;
    private int over;

    /** {@code thought} is how many nanoseconds pass at a table between what is seen and the next answer. */
    Crowd(int port, long thought) throws IOException {
        this(port, thought, false);
    }

    /** {@code changes}: whether they are sent what has changed, as pages are, or whole views. */
    Crowd(int port, long thought, boolean changes) throws IOException {
        this.server = new InetSocketAddress("127.0.0.1", port);
        this.thought = thought;
        this.events = changes ? "/events?changes=true" : "/events";
    }

    /** What came out of a stretch of time. */
    record Figures(double seconds, long[] sorted, int refused, int over) {

        double perSecond() {
            return sorted.length / seconds;
        }

        double millis(double share) {
            return sorted.length == 0 ? Double.NaN : sorted[(int) ((sorted.length - 1) * share)] / 1e6;
        }
    }

    void sitDown(MadeTable table, long seed) throws IOException {
        Duel duel = new Duel(this, seed);
        for (int seat = 0; seat < 2; seat++) {
            String head = " HTTP/1.1\r\nHost: 127.0.0.1:" + server.getPort() + "\r\nCookie: phaseline="
                    + table.sessions().get(seat) + "\r\n";
            Asking asking = asking(duel, table, seat, head);
            LoadConnection line = duel.line(seat);
            SocketChannel live = connect(line::take);
            live.write(ByteBuffer.wrap(ViewScanner.ascii(
                    "GET " + table.paths().get(seat) + events + head + "Accept: text/event-stream\r\n\r\n")));
            assert asking != null;
        }
    }

    private Asking asking(Duel duel, MadeTable table, int seat, String head) throws IOException {
        Asking[] asking = new Asking[1];
        SocketChannel channel = connect(bytes -> asking[0].take(bytes));
        asking[0] = duel.asking(
                channel,
                ("POST " + table.paths().get(seat) + "/answer" + head
                                + "Content-Type: application/json\r\nContent-Length: ")
                        .getBytes(StandardCharsets.US_ASCII));
        return asking[0];
    }

    private SocketChannel connect(Consumer<ByteBuffer> taker) throws IOException {
        SocketChannel channel = SocketChannel.open(server);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, taker);
        channels.add(channel);
        return channel;
    }

    void done(long sent, long seen) {
        if (done == latencies.length) {
            latencies = Arrays.copyOf(latencies, 2 * done);
        }
        latencies[done++] = seen - sent;
    }

    void refused() {
        refused++;
    }

    void over() {
        over++;
    }

    void ready(Duel duel) {
        if (thought == 0) {
            ready.add(duel);
        } else {
            thinking.add(new Due(System.nanoTime() + thought, duel));
        }
    }

    /** Plays for so many seconds and tells how that went. */
    Figures play(double seconds) throws IOException {
        done = 0;
        refused = 0;
        long begun = System.nanoTime();
        long end = begun + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
        long now = begun;
        while (now < end) {
            selector.select(this::read, thinking.isEmpty() ? 50 : 1);
            now = System.nanoTime();
            while (!thinking.isEmpty() && thinking.peek().at <= now) {
                ready.add(thinking.poll().duel);
            }
            while (!ready.isEmpty()) {
                ready.poll().answer();
            }
        }
        long[] sorted = Arrays.copyOf(latencies, done);
        Arrays.sort(sorted);
        return new Figures((now - begun) / 1e9, sorted, refused, over);
    }

    private void read(SelectionKey key) {
        try {
            in.clear();
            if (((SocketChannel) key.channel()).read(in) < 0) {
                throw new IllegalStateException("the server closed a connection");
            }
        } catch (IOException broken) {
            throw new IllegalStateException("the server broke a connection", broken);
        }
        @SuppressWarnings("unchecked")
        Consumer<ByteBuffer> taker = (Consumer<ByteBuffer>) key.attachment();
        taker.accept(in.flip());
    }

    @Override
    public void close() throws IOException {
        for (SocketChannel channel : channels) {
            channel.close();
        }
        selector.close();
    }
}
