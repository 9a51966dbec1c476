package org.phaseline.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** All that comes by itself on one live line, to the byte. */
final class LiveBytes implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String END_OF_EVENT = "\n\n";

    private final InputStream stream;

    /** A character for each byte. */
    private final StringBuilder live = new StringBuilder();

    private int compared;

    LiveBytes(Client client, HttpClient http, String what) {
        HttpRequest request = client.request(client.path() + what).build();
        try {
            HttpResponse<InputStream> line = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
            this.stream = line.body();
            live.append(Wire.head(line));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        Thread.ofVirtual().start(this::read);
    }

    private void read() {
        byte[] some = new byte[64 * 1024];
        try {
            for (int count = stream.read(some); count >= 0; count = stream.read(some)) {
                synchronized (live) {
                    live.append(new String(some, 0, count, StandardCharsets.ISO_8859_1));
                    live.notifyAll();
                }
            }
        } catch (IOException closed) {
            // The line was closed.
        }
    }

    /** What came by itself since the last time, except heartbeats, which keep their own time. */
    String news() {
        synchronized (live) {
            int end = live.lastIndexOf(END_OF_EVENT) + END_OF_EVENT.length();
            String news = live.substring(Math.min(compared, end), end);
            compared = end;
            return news.replace("event: beat\ndata:\n\n", "");
        }
    }

    /** Waits until this has come by itself: whoever is slower than the game gets the latest only, and that is chance. */
    void catchUp(String view) {
        String now = "\nid: " + view + "\n";
        long until = System.nanoTime() + PATIENCE.toNanos();
        synchronized (live) {
            while (!hasCome(now)) {
                long left = (until - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    throw new AssertionError("what they see did not come by itself: " + now);
                }
                try {
                    live.wait(left);
                } catch (InterruptedException stopped) {
                    throw new IllegalStateException(stopped);
                }
            }
        }
    }

    private boolean hasCome(String id) {
        // At the beginning of a line: what is said may end with these letters, too.
        int last = live.lastIndexOf("\nid: ");
        return last >= 0 && live.indexOf(id, last) == last && live.indexOf(END_OF_EVENT, last) > 0;
    }

    @Override
    public void close() {
        try {
            stream.close();
        } catch (IOException gone) {
            // It is closed.
        }
    }
}
