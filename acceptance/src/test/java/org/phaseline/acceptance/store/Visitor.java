package org.phaseline.acceptance.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Somebody on a seat, without a screen. */
final class Visitor {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final int port;
    private final String path;
    private final String cookie;

    private Visitor(int port, String path, String cookie) {
        this.port = port;
        this.path = path;
        this.cookie = cookie;
    }

    /** What a seat was told that it stands. */
    record Answer(String decision, String choice) {}

    static HttpResponse<String> make(int port, String game) {
        return new Visitor(port, "", "").post("/api/tables", Map.of("game", game));
    }

    /** All seats of a new table. */
    static List<Visitor> atNewTable(int port, String game) {
        List<Visitor> seats = new ArrayList<>();
        for (JsonNode seat : read(make(port, game)).get("seats")) {
            String link = seat.get("link").textValue();
            String path = link.substring(0, link.indexOf('#'));
            HttpResponse<String> sat = new Visitor(port, path, "")
                    .post(path + "/sit", Map.of("key", link.substring(link.indexOf('#') + 1)));
            String cookie = sat.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
            seats.add(new Visitor(port, path, cookie));
        }
        return seats;
    }

    Visitor at(int other) {
        return new Visitor(other, path, cookie);
    }

    /** The table's own name in addresses. */
    String table() {
        return path.split("/")[2];
    }

    HttpResponse<String> see() {
        return send(request(path + "/sighting"));
    }

    HttpResponse<String> answer(Answer answer) {
        return post(path + "/answer", Map.of("decision", answer.decision, "choice", answer.choice));
    }

    /** Any answer this seat may give now. */
    Optional<Answer> anyAnswer(Random random) {
        HttpResponse<String> seen = see();
        if (seen.statusCode() != 200) {
            return Optional.empty();
        }
        for (JsonNode decision : read(seen).get("sighting").get("decisions")) {
            // Who is ready could think again, and would answer the same decision twice.
            if (decision.get("awaited").booleanValue()) {
                JsonNode choices = decision.get("choices");
                String word =
                        choices.get(random.nextInt(choices.size())).get("word").textValue();
                return Optional.of(new Answer(decision.get("id").textValue(), word));
            }
        }
        return Optional.empty();
    }

    private HttpResponse<String> post(String address, Map<String, String> body) {
        try {
            return send(request(address)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofByteArray(JSON.writeValueAsBytes(body))));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private HttpRequest.Builder request(String address) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + address));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    static JsonNode read(HttpResponse<String> response) {
        try {
            return JSON.readTree(response.body());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
