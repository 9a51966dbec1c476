package org.phaseline.acceptance.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Makes tables as a program does: what is not about the lobby needs no browser in it. */
final class MadeTables {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private MadeTables() {}

    /** The links to the seats of a shipped game, which is named by its title as the scenario is. */
    static List<String> links(String address, String title, String scenario) {
        String game = named(get(address, "api/games").get("games"), "id", title);
        ObjectNode order = JSON.createObjectNode().put("game", game);
        if (!scenario.isEmpty()) {
            order.put("scenario", named(get(address, "api/games/" + game).get("scenarios"), "name", scenario));
        }
        return links(address, order);
    }

    /** Those of a small rulebook of ours. */
    static List<String> linksFor(String address, String rulebook, String dice) {
        ObjectNode order = JSON.createObjectNode().put("dice", dice);
        order.putArray("files")
                .addObject()
                .put("name", rulebook.replaceAll(".*/", ""))
                .put("text", text(rulebook));
        return links(address, order);
    }

    private static List<String> links(String address, ObjectNode order) {
        JsonNode made = send(HttpRequest.newBuilder(URI.create(address).resolve("/api/tables"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(order.toString())));
        List<String> links = new ArrayList<>();
        made.required("seats")
                .forEach(seat -> links.add(URI.create(address)
                        .resolve(seat.get("link").textValue())
                        .toString()));
        return links;
    }

    private static String named(JsonNode several, String key, String title) {
        for (JsonNode each : several) {
            if (each.get("title").textValue().contains(title)) {
                return each.get(key).textValue();
            }
        }
        throw new AssertionError("nothing is called " + title + " in " + several);
    }

    private static JsonNode get(String address, String path) {
        return send(HttpRequest.newBuilder(URI.create(address).resolve("/" + path)));
    }

    private static JsonNode send(HttpRequest.Builder request) {
        try {
            return JSON.readTree(HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString())
                    .body());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static String text(String rulebook) {
        try (InputStream in = Objects.requireNonNull(MadeTables.class.getResourceAsStream("/" + rulebook))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
