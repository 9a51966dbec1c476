package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;

/** Somebody who opens the lobby: the page, what can be played, and how their tables stand. */
final class Visitor implements AutoCloseable {

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    Visitor(int port) {
        this.port = port;
    }

    /** Opens the lobby with these tables in it, and tells how many milliseconds that took. */
    double lobby(List<MadeTable> mine) throws IOException {
        long begun = System.nanoTime();
        require(get("/", ""));
        require(get("/api/games", ""));
        for (MadeTable table : mine) {
            require(get(table.paths().getFirst() + "/summary", table.sessions().getFirst()));
        }
        return (System.nanoTime() - begun) / 1e6;
    }

    /** Whether somebody is there who shows the lobby. */
    boolean isServed() throws IOException {
        try {
            return get("/", "") == 200;
        } catch (ConnectException notYet) {
            return false;
        }
    }

    private static void require(int status) throws IOException {
        if (status != 200) {
            throw new IOException("the lobby was refused: " + status);
        }
    }

    private int get(String path, String secret) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (!secret.isEmpty()) {
            request.header("Cookie", "phaseline=" + secret);
        }
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray())
                    .statusCode();
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
