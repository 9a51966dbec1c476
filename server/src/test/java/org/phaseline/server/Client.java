package org.phaseline.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.phaseline.server.view.Digest;

/** A browser without a screen: one seat, with its cookie. */
final class Client {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http;
    private final String root;
    private String path = "";
    private String cookie = "";

    Client(Server server) {
        this(server.port());
    }

    Client(int port) {
        this(port, HttpClient.newHttpClient());
    }

    /** From an address of its own, of which a machine has many. */
    Client(int port, String from) {
        this(port, HttpClient.newBuilder().localAddress(address(from)).build());
    }

    /** Several that share their connections take fewer threads. */
    Client(int port, HttpClient http) {
        this.root = "http://localhost:" + port;
        this.http = http;
    }

    private static InetAddress address(String literal) {
        return InetAddress.ofLiteral(literal);
    }

    /** Follows a link as it was handed out. For the same link it is always the same browser that comes. */
    static Client seated(Server server, String link) {
        return seated(server.port(), link);
    }

    static Client seated(int port, String link) {
        return new Client(port).sitDown(link);
    }

    static Client seated(int port, String link, HttpClient http) {
        return new Client(port, http).sitDown(link);
    }

    static Client seated(int port, String link, String from) {
        return new Client(port, from).sitDown(link);
    }

    private Client sitDown(String link) {
        sit(link, sessionOf(link.substring(link.indexOf('#') + 1)));
        return this;
    }

    /** A browser's own secret, the same for the same code, so that sitting down twice is a request sent twice. */
    private static String sessionOf(String code) {
        byte[] hash = Digest.of(("a browser of " + code).getBytes(StandardCharsets.US_ASCII));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, 16));
    }

    /** Follows a link with a session of one's own, or with an empty one: then the server makes one up. */
    HttpResponse<String> sit(String link, String session) {
        path = link.substring(0, link.indexOf('#'));
        String code = link.substring(link.indexOf('#') + 1);
        HttpResponse<String> sat = post(
                path + "/sit",
                "{\"key\":\"" + code + "\"" + (session.isEmpty() ? "" : ",\"session\":\"" + session + "\"") + "}");
        keepCookie(sat);
        return sat;
    }

    /** As a browser does with what it is given. */
    Client keepCookie(HttpResponse<?> response) {
        response.headers().firstValue("Set-Cookie").ifPresent(given -> cookie = given.split(";", 2)[0]);
        return this;
    }

    /** The same browser at another page. */
    Client on(String otherPath) {
        path = otherPath;
        return this;
    }

    /** Somebody who puts a secret into a cookie by hand. */
    static Client withCookie(Server server, String path, String secret) {
        Client client = new Client(server);
        client.path = path;
        client.cookie = "phaseline=" + secret;
        return client;
    }

    /** What this browser's cookie holds. */
    String secret() {
        return cookie.substring(cookie.indexOf('=') + 1);
    }

    /** The same browser at a server that was started anew. */
    Client at(Server server) {
        return at(server.port());
    }

    Client at(int port) {
        Client client = new Client(port);
        client.path = path;
        client.cookie = cookie;
        return client;
    }

    String path() {
        return path;
    }

    HttpRequest.Builder request(String address) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(root + address));
        return cookie.isEmpty() ? builder : builder.header("Cookie", cookie);
    }

    HttpResponse<String> send(HttpRequest.Builder builder) {
        try {
            return http.send(builder.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    HttpResponse<String> get(String address) {
        return send(request(address));
    }

    HttpResponse<String> post(String address, String body, String... headers) {
        HttpRequest.Builder builder = request(address)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return send(headers.length == 0 ? builder : builder.headers(headers));
    }

    JsonNode made(String game) {
        return json(post("/api/tables", "{\"game\":\"" + game + "\"}").body());
    }

    JsonNode sighting() {
        return json(get(path + "/sighting").body()).get("sighting");
    }

    HttpResponse<String> answer(String decision, String choice) {
        Map<String, String> body = new LinkedHashMap<>();
        body.put("decision", decision);
        body.put("choice", choice);
        try {
            return post(path + "/answer", JSON.writeValueAsString(body));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Opens the line for live updates. */
    Events events(String last) {
        HttpRequest.Builder builder = request(path + "/events");
        return new Events(http, (last.isEmpty() ? builder : builder.header("Last-Event-ID", last)).build());
    }

    /** Opens the line for what changes. */
    Events changes(String last) {
        HttpRequest.Builder builder = request(path + "/events?changes=true");
        return new Events(http, (last.isEmpty() ? builder : builder.header("Last-Event-ID", last)).build());
    }

    /** The same, as a page does that has asked for the view before. */
    Events changesSince(String seen) {
        return new Events(
                http, request(path + "/events?changes=true&seen=" + seen).build());
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
