package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A table that was made over HTTP: where its seats are, and the secret of each. */
record MadeTable(List<String> paths, List<String> secrets) {

    private static final Pattern LINK = Pattern.compile("\"link\":\"(/t/[^/]+/[0-9]+)#([^\"]+)\"");
    private static final int AT_ONCE = 64;

    MadeTable {
        paths = List.copyOf(paths);
        secrets = List.copyOf(secrets);
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
                for (CompletableFuture<HttpResponse<String>> each : asked) {
                    made.add(read(each.join()));
                }
            }
        }
        return made;
    }

    private static MadeTable read(HttpResponse<String> response) throws IOException {
        if (response.statusCode() != 201) {
            throw new IOException("no table was made: " + response.body());
        }
        List<String> paths = new ArrayList<>();
        List<String> secrets = new ArrayList<>();
        Matcher link = LINK.matcher(response.body());
        while (link.find()) {
            paths.add(link.group(1));
            secrets.add(link.group(2));
        }
        return new MadeTable(paths, secrets);
    }
}
