package org.phaseline.benchmarks.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** How many bytes go to a seat after an answer, as a whole view and as what has changed. */
final class ViewSizes implements AutoCloseable {

    /**
     * @param whole the size of the largest whole view
     * @param changes the sizes of all changes, from the smallest to the largest
     */
    record Sizes(int whole, int[] changes) {}

    private static final String ID = "id: ";
    private static final String DATA = "data: ";

    private final HttpClient client = HttpClient.newHttpClient();
    private final SplittableRandom random = new SplittableRandom(1);
    private final int port;
    private final MadeTable table;
    private final List<BufferedReader> lines = new ArrayList<>();

    ViewSizes(int port, MadeTable table) throws IOException {
        this.port = port;
        this.table = table;
        for (int seat = 0; seat < 2; seat++) {
            InputStream line = send(
                            request(seat, "/events?changes=true").build(), HttpResponse.BodyHandlers.ofInputStream())
                    .body();
            lines.add(new BufferedReader(new InputStreamReader(line, StandardCharsets.UTF_8)));
        }
    }

    Sizes measure(int answers) throws IOException {
        List<Integer> changes = new ArrayList<>();
        int whole = 0;
        for (int seat = 0; seat < 2; seat++) {
            hear(seat, id(view(seat)), new ArrayList<>());
        }
        for (int i = 0; i < answers; i++) {
            answer();
            for (int seat = 0; seat < 2; seat++) {
                byte[] view = view(seat);
                whole = Math.max(whole, view.length);
                hear(seat, id(view), changes);
            }
        }
        return new Sizes(
                whole, changes.stream().mapToInt(Integer::intValue).sorted().toArray());
    }

    private void answer() throws IOException {
        for (int seat = 0; seat < 2; seat++) {
            byte[] view = view(seat);
            ViewScanner.Answer answer = ViewScanner.pick(view, view.length, random);
            if (!answer.none()) {
                HttpRequest request = request(seat, "/answer")
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(answer.json()))
                        .build();
                HttpResponse<String> reply = send(request, HttpResponse.BodyHandlers.ofString());
                if (reply.statusCode() != 200) {
                    throw new IOException("an answer was refused: " + reply.body());
                }
                return;
            }
        }
        throw new IOException("nobody is asked anything");
    }

    /** Reads a seat's line until this view has come; notes how long the data of each event is. */
    private void hear(int seat, String view, List<Integer> sizes) throws IOException {
        String id = "";
        while (true) {
            String line = lines.get(seat).readLine();
            if (line == null) {
                throw new IOException("the server ended a live line");
            }
            if (line.startsWith(ID)) {
                id = line.substring(ID.length());
            } else if (line.startsWith(DATA)) {
                sizes.add(line.getBytes(StandardCharsets.UTF_8).length - DATA.length());
                if (id.equals(view)) {
                    return;
                }
            }
        }
    }

    private byte[] view(int seat) throws IOException {
        return send(request(seat, "/sighting").build(), HttpResponse.BodyHandlers.ofByteArray())
                .body();
    }

    private static String id(byte[] view) {
        // It begins with the id.
        int from = "{\"id\":\"".length();
        int to = from;
        while (view[to] != '"') {
            to++;
        }
        return new String(Arrays.copyOfRange(view, from, to), StandardCharsets.US_ASCII);
    }

    private HttpRequest.Builder request(int seat, String what) {
        return HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port + table.paths().get(seat) + what))
                .header("Cookie", "phaseline=" + table.sessions().get(seat));
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) throws IOException {
        try {
            return client.send(request, body);
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
    }

    @Override
    public void close() throws IOException {
        for (BufferedReader line : lines) {
            line.close();
        }
        client.shutdownNow();
    }
}
