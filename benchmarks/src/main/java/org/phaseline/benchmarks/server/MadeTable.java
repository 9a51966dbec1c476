package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A table that was made over HTTP: where its seats are, and the session of whoever sits on each. */
record MadeTable(List<String> paths, List<String> sessions) {

    private static final Pattern LINK = Pattern.compile("\"link\":\"(/t/[^/]+/[0-9]+)#([^\"]+)\"");
    private static final int AT_ONCE = 64;
    private static final int SESSION_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    MadeTable {
        paths = List.copyOf(paths);
        sessions = List.copyOf(sessions);
    }

    /** Makes so many, {@code order} being the JSON that asks for one. */
    static List<MadeTable> make(int port, String order, int count) throws IOException {
        List<MadeTable> made = new ArrayList<>();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(order))
                    .build();
            while (made.size() < count) {
                List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
                for (int i = Math.min(AT_ONCE, count - made.size()); i > 0; i--) {
                    asked.add(client.sendAsync(request, HttpResponse.BodyHandlers.ofString()));
                }
                List<CompletableFuture<HttpResponse<String>>> seated = new ArrayList<>();
                for (CompletableFuture<HttpResponse<String>> each : asked) {
                    made.add(read(each.join(), (path, code) -> {
                        String session = session();
                        seated.add(
                                client.sendAsync(sit(port, path, code, session), HttpResponse.BodyHandlers.ofString()));
                        return session;
                    }));
                }
                for (CompletableFuture<HttpResponse<String>> each : seated) {
                    require(each.join(), 204, "a seat was not taken");
                }
            }
        }
        return made;
    }

    /** Sits down by the code of a link, and tells the session. */
    private interface SittingDown {
        String at(String path, String code);
    }

    private static MadeTable read(HttpResponse<String> response, SittingDown sittingDown) throws IOException {
        require(response, 201, "no table was made");
        List<String> paths = new ArrayList<>();
        List<String> sessions = new ArrayList<>();
        Matcher link = LINK.matcher(response.body());
        while (link.find()) {
            paths.add(link.group(1));
            sessions.add(sittingDown.at(link.group(1), link.group(2)));
        }
        return new MadeTable(paths, sessions);
    }

    private static void require(HttpResponse<String> response, int status, String otherwise) throws IOException {
        if (response.statusCode() != status) {
            throw new IOException(otherwise + ": " + response.body());
        }
    }

    private static HttpRequest sit(int port, String path, String code, String session) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path + "/sit"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"key\":\"" + code + "\",\"session\":\"" + session + "\"}"))
                .build();
    }

    private static String session() {
        byte[] bytes = new byte[SESSION_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
