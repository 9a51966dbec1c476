package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;

/** How players come to a server: by which name, through what, and how many at once. */
@Tag("slow")
class ReachTest {

    private static final String ADDRESS = "https://table.example.org";
    private static final String WISH = "{\"game\":\"border\"}";

    @TempDir
    private Path folder;

    private Server start(AddressLimits limits, String address, Proxy proxy) throws StartProblem {
        return start("localhost", limits, address, proxy);
    }

    private Server start(String host, AddressLimits limits, String address, Proxy proxy) throws StartProblem {
        NoticeSettings notices = NoticeSettings.of(Optional.empty(), "", address, false);
        return Server.start(
                new Settings(host, 0, new StoreAddress.Folder(folder), limits, notices, proxy),
                new PrintWriter(new StringWriter()));
    }

    // ---- through a proxy

    /** One request each; what a player has put in front of the proxy's word means nothing. */
    @Test
    void behindAProxyEachPlayerHasALimitOfTheirOwn() throws StartProblem {
        try (Server server = start(new AddressLimits(2, 0, 1, 0), "", Proxy.LOCAL)) {
            Client proxy = new Client(server);
            assertThat(look(proxy, "X-Forwarded-For", "192.0.2.1")).isEqualTo(200);
            assertThat(look(proxy, "X-Forwarded-For", "198.51.100.7, 192.0.2.1"))
                    .isEqualTo(200);
            assertThat(look(proxy, "X-Forwarded-For", "198.51.100.8, 192.0.2.1"))
                    .isEqualTo(429);
            assertThat(look(proxy, "X-Forwarded-For", "198.51.100.8", "X-Forwarded-For", "192.0.2.1"))
                    .as("a second header, as some proxies add it")
                    .isEqualTo(429);
            assertThat(look(proxy, "Forwarded", "for=198.51.100.8, for=192.0.2.1;proto=https"))
                    .isEqualTo(429);
            assertThat(look(proxy, "Forwarded", "For=\"[2001:db8::1]:4711\"")).isEqualTo(200);
            assertThat(look(proxy, "X-Forwarded-For", "192.0.2.2")).isEqualTo(200);
            assertThat(look(proxy, "X-Forwarded-For", "192.0.2.2:4711")).isEqualTo(200);
            assertThat(look(proxy, "X-Forwarded-For", "192.0.2.2:4712")).isEqualTo(429);

            String[] dear = {"X-Forwarded-For", "192.0.2.3"};
            assertThat(proxy.post("/api/tables", WISH, dear).statusCode()).isEqualTo(201);
            assertThat(proxy.post("/api/tables", WISH, dear).statusCode())
                    .as("making tables")
                    .isEqualTo(429);
            assertThat(proxy.post("/api/tables", WISH, "X-Forwarded-For", "192.0.2.4")
                            .statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void fromAnybodyElseSuchHeadersMeanNothing() throws StartProblem, UnknownHostException {
        for (Proxy elsewhere : new Proxy[] {Proxy.NONE, Proxy.at("192.0.2.77")}) {
            try (Server server = start(new AddressLimits(2, 0, 1, 0), "", elsewhere)) {
                Client liar = new Client(server);
                assertThat(look(liar, "X-Forwarded-For", "192.0.2.1")).isEqualTo(200);
                assertThat(look(liar, "Forwarded", "for=192.0.2.2")).isEqualTo(200);
                assertThat(look(liar, "X-Forwarded-For", "192.0.2.3")).isEqualTo(429);
            }
        }
    }

    private static int look(Client client, String... headers) {
        return client.send(client.request("/api/games").headers(headers)).statusCode();
    }

    /** The cookie stays on the encrypted way if there is one; a header of nobody in particular makes none. */
    @ParameterizedTest
    @CsvSource({
        "true, '', X-Forwarded-Proto, https, true",
        "true, '', X-Forwarded-Proto, 'https, http', false",
        "true, '', Forwarded, for=192.0.2.1;proto=https, true",
        "false, '', X-Forwarded-Proto, https, false",
        "false, https://table.example.org, Origin, https://table.example.org, true",
        "false, https://table.example.org, X-Forwarded-Proto, https, false"
    })
    void theCookieIsForTheEncryptedWay(boolean proxied, String address, String header, String value, boolean secure)
            throws StartProblem {
        try (Server server = start(AddressLimits.NONE, address, proxied ? Proxy.LOCAL : Proxy.NONE)) {
            Client visitor = new Client(server);
            String link = visitor.made("border").get("seats").get(0).get("link").textValue();
            String key = link.substring(link.indexOf('#') + 1);
            String cookie = visitor.post(
                            link.substring(0, link.indexOf('#')) + "/sit", "{\"key\":\"" + key + "\"}", header, value)
                    .headers()
                    .firstValue("Set-Cookie")
                    .orElseThrow();
            assertThat(cookie.endsWith("; Secure")).isEqualTo(secure);
        }
    }

    /** A proxy as it comes asks for what it was told, and not for what the browser was. */
    @Test
    void aPageAtTheAddressOfTheServerIsItsOwn() throws StartProblem {
        try (Server server = start(AddressLimits.NONE, ADDRESS + ":443/", Proxy.NONE)) {
            Client proxy = new Client(server);
            assertThat(proxy.post("/api/tables", WISH, "Origin", ADDRESS).statusCode())
                    .isEqualTo(201);
            assertThat(proxy.post("/api/tables", WISH, "Origin", "http://table.example.org")
                            .statusCode())
                    .isEqualTo(403);
            assertThat(proxy.post("/api/tables", WISH, "Origin", ADDRESS + ".evil.example")
                            .statusCode())
                    .isEqualTo(403);
        }
        try (Server server = start(AddressLimits.NONE, "", Proxy.LOCAL)) {
            assertThat(new Client(server)
                            .post("/api/tables", WISH, "Origin", ADDRESS)
                            .statusCode())
                    .isEqualTo(403);
        }
    }

    // ---- by a name

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/games", "/page/bundle/lobby.js", "/t/x/1", "/t/x/1/sighting", "/t/x/1/events"})
    void whoCallsALocalServerByAStrangeNameGetsNothing(String path) throws Exception {
        try (Server server = start(AddressLimits.NONE, ADDRESS, Proxy.NONE)) {
            int port = server.port();
            for (String evil : new String[] {
                "evil.example", "evil.example:" + port, "localhost.evil.example", "xlocalhost", "table.example.org.evil"
            }) {
                String got = get(port, path, evil);
                assertThat(got).as(evil).startsWith("HTTP/1.1 421 ");
                assertThat(got).contains("{\"problem\":\"This server does not answer to that host name;");
            }
            for (String own : new String[] {
                "localhost", "LOCALHOST:" + port, "127.0.0.1:1", "[::1]:" + port, "[::1]", "table.example.org"
            }) {
                assertThat(get(port, path, own)).as(own).doesNotStartWith("HTTP/1.1 421 ");
            }
        }
    }

    @Test
    void aServerForTheNetworkIsCalledAsTheNetworkCallsIt() throws Exception {
        try (Server server = start("0.0.0.0", AddressLimits.NONE, "", Proxy.NONE)) {
            assertThat(get(server.port(), "/", "games.at-home.example")).startsWith("HTTP/1.1 200 ");
        }
    }

    private static String get(int port, String path, String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    // ---- so many at once

    @Test
    void nobodyHasAllTheLinesToTables() throws Exception {
        try (Server server = start(new AddressLimits(1000, 1000, 1000, 1000, 2, 3), "", Proxy.LOCAL)) {
            JsonNode made = new Client(server).made("border");
            Client red =
                    Client.seated(server, made.get("seats").get(0).get("link").textValue());
            try (Events one = line(red, "192.0.2.1");
                    Events two = line(red, "192.0.2.1")) {
                one.next();
                two.next();
                assertThat(refusal(red, "192.0.2.1"))
                        .isEqualTo("429 {\"problem\":\"Too many table pages are open from your network;"
                                + " close some of them.\"}");
                try (Events other = line(red, "192.0.2.2")) {
                    assertThat(other.next().id()).isNotEmpty();
                    assertThat(refusal(red, "192.0.2.3"))
                            .startsWith("429 {\"problem\":\"Too many table pages are open on this server;");
                }
            }
            red.post(red.path() + "/say", "{\"text\":\"Anybody there?\"}");
            try (Events again = until(red, "192.0.2.1")) {
                assertThat(again.next().id()).as("there is room again").isNotEmpty();
            }
        }
    }

    private static String refusal(Client client, String from) throws IOException, InterruptedException {
        HttpResponse<InputStream> line = HttpClient.newHttpClient()
                .send(events(client, from).build(), HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream body = line.body()) {
            // A line that is open has no end.
            return line.statusCode() + " "
                    + (line.statusCode() == 200 ? "" : new String(body.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static HttpRequest.Builder events(Client client, String from) {
        return client.request(client.path() + "/events").header("X-Forwarded-For", from);
    }

    private static Events line(Client client, String from) {
        return new Events(HttpClient.newHttpClient(), events(client, from).build());
    }

    /** A line that broke off is noticed when something is written to it. */
    private static Events until(Client client, String from) throws InterruptedException {
        for (int i = 0; i < 50; i++) {
            Events line = line(client, from);
            if (!line.ended(Duration.ofMillis(100))) {
                return line;
            }
            line.close();
            client.post(client.path() + "/say", "{\"text\":\"Anybody there?\"}");
        }
        throw new AssertionError("there is no room again");
    }
}
