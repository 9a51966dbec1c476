package org.phaseline.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Server-sent events as a browser reads them. */
final class Events implements AutoCloseable {

    /** One of them; {@code bytes} as long as its data is on the wire. */
    record Event(String id, String name, JsonNode data, int bytes) {}

    private final LinkedBlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final InputStream stream;
    private final CountDownLatch end = new CountDownLatch(1);

    Events(HttpClient http, HttpRequest request) {
        try {
            HttpResponse<InputStream> response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
            this.stream = response.body();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        Thread.ofVirtual().start(this::read);
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            String id = "";
            String name = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    String data = line.substring(6);
                    int bytes = data.getBytes(StandardCharsets.UTF_8).length;
                    events.add(new Event(id, name, Client.json(data), bytes));
                }
            }
        } catch (IOException closed) {
            // Somebody closed the line.
        } finally {
            end.countDown();
        }
    }

    /** Whether the server ends the line, within a while. */
    boolean ended() {
        return ended(Duration.ofSeconds(5));
    }

    boolean ended(Duration within) {
        try {
            return end.await(within.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** The next one; waits for it. */
    Event next() {
        return within(5_000).orElseThrow();
    }

    Optional<Event> within(long millis) {
        try {
            return Optional.ofNullable(events.poll(millis, TimeUnit.MILLISECONDS));
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
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
