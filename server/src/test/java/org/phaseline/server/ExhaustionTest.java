package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.server.RawConnection.NEIGHBOUR;
import static org.phaseline.server.RawConnection.STRANGER;
import static org.phaseline.server.RawConnection.get;
import static org.phaseline.server.RawConnection.post;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.limit.FairLimiter;
import org.phaseline.server.limit.Rate;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;

/** The worst that one address can do, one way after the other: it is refused, and the others are not. */
@Tag("slow")
@Tag("waits")
class ExhaustionTest {

    private static final Duration SOON = Duration.ofSeconds(40);
    private static final Duration AN_HOUR = Duration.ofHours(1);
    private static final String WISH = "{\"game\":\"border\"}";

    @TempDir
    private Path folder;

    private final List<AutoCloseable> open = new ArrayList<>();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable each : open.reversed()) {
            each.close();
        }
    }

    private <T extends AutoCloseable> T opened(T it) {
        open.add(it);
        return it;
    }

    private Server start(AddressLimits limits) throws StartProblem {
        return start(limits, Proxy.NONE);
    }

    private Server start(AddressLimits limits, Proxy proxy) throws StartProblem {
        return opened(Server.start(
                new Settings("localhost", 0, new StoreAddress.Folder(folder), limits, NoticeSettings.USUAL, proxy),
                new PrintWriter(new StringWriter())));
    }

    private RawConnection stranger(Server server) {
        return opened(new RawConnection(server.port(), STRANGER));
    }

    private RawConnection neighbour(Server server) {
        return opened(new RawConnection(server.port(), NEIGHBOUR));
    }

    /** The status line of something asked for on a connection of its own. */
    private static String once(Server server, String from, String request) {
        try (RawConnection connection = new RawConnection(server.port(), from)) {
            return connection.ask(request);
        }
    }

    private static void until(String what, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + SOON.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            Thread.sleep(20);
        }
    }

    private static AddressLimits.Connections usual() {
        return AddressLimits.NONE.connections();
    }

    // ---- slow requests

    @Test
    void headersThatDripAreCutOff() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().within(Duration.ofSeconds(1), AN_HOUR)));
        RawConnection slow = stranger(server);
        slow.send("GET / HTTP/1.1\r\nHost: localhost\r\n");
        assertThat(slow.isCutWhileItDrips("X: y\r\n", 100, SOON)).isTrue();
        RawConnection silent = stranger(server);
        assertThat(silent.isClosed(SOON.toMillis())).as("one that says nothing").isTrue();
        assertThat(neighbour(server).ask(get("/"))).isEqualTo("HTTP/1.1 200 OK");
    }

    /** Between two requests as well as at the first. */
    @Test
    void theHeadersOfALaterRequestAreCutOffToo() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().within(Duration.ofSeconds(1), AN_HOUR)));
        RawConnection slow = stranger(server);
        assertThat(slow.ask(get("/api/games"))).isEqualTo("HTTP/1.1 200 OK");
        assertThat(slow.isCutWhileItDrips("G", 100, SOON)).isTrue();
    }

    @Test
    void aBodyThatDripsIsCutOffWhoeverReadsIt() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().within(AN_HOUR, Duration.ofSeconds(1))));
        for (String path : List.of("/api/check", "/api/tables", "/t/none/1/answer", "/t/none/1/say")) {
            RawConnection slow = stranger(server);
            slow.send(post(path, 60_000, "{\"files\":["));
            assertThat(slow.isCutWhileItDrips(" ", 100, SOON)).as(path).isTrue();
        }
    }

    @Test
    void aBodyThatOnlyComesSlowlyIsTaken() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().within(AN_HOUR, Duration.ofSeconds(4))));
        RawConnection slow = stranger(server);
        slow.send(post("/api/tables", 30_000 + WISH.length(), ""));
        for (int i = 0; i < 10; i++) {
            slow.send(" ".repeat(3_000));
            Thread.sleep(500);
        }
        assertThat(slow.ask(WISH)).isEqualTo("HTTP/1.1 201 Created");
    }

    // ---- many at once

    @Test
    void oneAddressHasSoManyConnectionsAndOthersHaveTheirOwn() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().counting(5, 8, 100, 100)));
        List<RawConnection> many = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            many.add(stranger(server));
            assertThat(many.getLast().ask(get("/api/games"))).isEqualTo("HTTP/1.1 200 OK");
        }
        RawConnection tooMany = stranger(server);
        assertThat(tooMany.isClosed(SOON.toMillis())).isTrue();
        assertThat(tooMany.got())
                .startsWith("HTTP/1.1 429 ")
                .contains("Content-Security-Policy: ")
                .endsWith("{\"problem\":\"Too many connections from your network; close some pages.\"}");
        assertThat(neighbour(server).ask(get("/api/games"))).isEqualTo("HTTP/1.1 200 OK");
        many.getFirst().close();
        until(
                "there is room again",
                () -> stranger(server).ask(get("/api/games")).endsWith("200 OK"));

        opened(new RawConnection(server.port(), "127.0.0.3")).ask(get("/api/games"));
        opened(new RawConnection(server.port(), "127.0.0.3")).ask(get("/api/games"));
        RawConnection full = opened(new RawConnection(server.port(), "127.0.0.4"));
        assertThat(full.isClosed(SOON.toMillis())).isTrue();
        assertThat(full.got()).startsWith("HTTP/1.1 503 ").contains("try again later");
    }

    @Test
    void aProxyHasAsManyConnectionsAsItNeeds() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().counting(2, 100, 1, 100)), Proxy.LOCAL);
        for (int i = 0; i < 10; i++) {
            assertThat(neighbour(server).ask(get("/api/games", "X-Forwarded-For: 192.0.2." + i)))
                    .isEqualTo("HTTP/1.1 200 OK");
        }
    }

    @Test
    void oneAddressHasSoManyRequestsHandledAtOnceAndOthersHaveTheirOwn() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().counting(100, 100, 2, 100)));
        until("two are being read", () -> {
            stranger(server).send(post("/t/none/1/answer", 100, "{"));
            return once(server, STRANGER, get("/api/games")).contains("429");
        });
        RawConnection third = stranger(server);
        third.ask(get("/api/games"));
        assertThat(third.isClosed(SOON.toMillis())).isTrue();
        assertThat(third.got()).endsWith("at the same time; wait a moment.\"}");
        assertThat(neighbour(server).ask(get("/api/games"))).isEqualTo("HTTP/1.1 200 OK");
    }

    /** Behind a proxy too, where all come over the same connections. */
    @Test
    void behindAProxyEachPlayerHasRequestsOfTheirOwn() throws Exception {
        Server server = start(AddressLimits.NONE.with(usual().counting(100, 100, 1, 100)), Proxy.LOCAL);
        until("one is being read", () -> {
            neighbour(server).send(post("/api/tables", 100, "{", "X-Forwarded-For: 192.0.2.1"));
            return once(server, NEIGHBOUR, get("/api/games", "X-Forwarded-For: 192.0.2.1"))
                    .contains("429");
        });
        assertThat(neighbour(server).ask(get("/api/games", "X-Forwarded-For: 192.0.2.2")))
                .isEqualTo("HTTP/1.1 200 OK");
    }

    // ---- live lines

    /** A table about which there is more to tell than the system keeps for a connection that nobody reads. */
    private Client talkative(Server server) {
        JsonNode made = new Client(server).made("border");
        Client red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        for (int i = 0; i < 60; i++) {
            assertThat(red.post(red.path() + "/say", "{\"text\":\"" + "字".repeat(2000) + "\"}")
                            .statusCode())
                    .isEqualTo(200);
        }
        return red;
    }

    private static String line(Server server, Client seat) {
        return once(server, STRANGER, get(seat.path() + "/events", cookie(seat)));
    }

    private static String cookie(Client seat) {
        return "Cookie: "
                + seat.request("/").build().headers().firstValue("Cookie").orElseThrow();
    }

    /** A line of somebody who reads nothing of it. */
    private RawConnection deaf(Server server, Client seat) {
        RawConnection line = opened(new RawConnection(server.port(), STRANGER, 1024));
        line.send(get(seat.path() + "/events", cookie(seat)));
        return line;
    }

    @Test
    void aLineThatTakesNothingIsDropped() throws Exception {
        Server server = start(new AddressLimits(10_000, 10_000, 10_000, 10_000, 1, 10)
                .with(new AddressLimits.Streaming(Long.MAX_VALUE / 2, Duration.ofSeconds(1))));
        Client red = talkative(server);
        deaf(server, red);
        until("it is open", () -> line(server, red).startsWith("HTTP/1.1 429 "));
        until("there is room again", () -> line(server, red).startsWith("HTTP/1.1 200 "));
    }

    @Test
    void whenTooMuchWaitsTheSlowestAreDroppedAndNobodyElse() throws Exception {
        Server server = start(AddressLimits.NONE.with(new AddressLimits.Streaming(800_000, AN_HOUR)));
        Client red = talkative(server);
        try (Events good = red.events("")) {
            good.next();
            List<RawConnection> lines = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                lines.add(deaf(server, red));
            }
            // Whoever reads on learns whether the line was dropped meanwhile.
            until(
                    "lines are dropped",
                    () -> lines.stream().filter(line -> line.isClosed(10)).count() >= 4);
            red.post(red.path() + "/say", "{\"text\":\"Still there?\"}");
            assertThat(good.next().data().toString()).contains("Still there?");
        }
    }

    // ---- what a table remembers

    @Test
    void whoFloodsTheChatIsToldToWaitAndTheOthersTalkOn() throws Exception {
        Server server = start(AddressLimits.NONE);
        JsonNode made = new Client(server).made("border");
        Client red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        Client blue = Client.seated(server, made.get("seats").get(1).get("link").textValue());
        HttpResponse<String> last = null;
        for (int i = 0; i < 3000 && (last == null || last.statusCode() == 200); i++) {
            last = red.post(red.path() + "/say", "{\"text\":\"" + i + "\"}");
        }
        assertThat(last.body()).isEqualTo("{\"problem\":\"Too many messages; wait a moment.\"}");
        // On a slow machine the next message would be allowed by now, so names are changed until that is too much as
        // well.
        HttpResponse<String> named = null;
        for (int i = 0; i < 3000 && (named == null || named.statusCode() == 200); i++) {
            named = red.post(red.path() + "/name", "{\"player\":\"Ann " + i + "\"}");
        }
        assertThat(named.statusCode()).isEqualTo(409);
        assertThat(blue.post(blue.path() + "/say", "{\"text\":\"Quiet, please\"}")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aLongLogComesInPagesAndAnEventBringsTheLatestOnly() throws Exception {
        Server server = start(AddressLimits.NONE);
        JsonNode made = new Client(server).made("border");
        for (int seat = 0; seat < 2; seat++) {
            Client each = Client.seated(
                    server, made.get("seats").get(seat).get("link").textValue());
            for (int i = 0; i < 270; i++) {
                each.post(each.path() + "/say", "{\"text\":\"Message " + seat + "." + i + "\"}");
            }
        }
        Client red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        JsonNode first = Client.json(red.get(red.path() + "/log").body());
        assertThat(first.get("log")).hasSize(500);
        assertThat(first.get("next").intValue()).isEqualTo(500);
        assertThat(first.get("more").booleanValue()).isTrue();
        JsonNode second = Client.json(red.get(red.path() + "/log?since=500").body());
        assertThat(second.get("log").size()).isBetween(40, 499);
        assertThat(second.get("more").booleanValue()).isFalse();
        int all = second.get("next").intValue();
        assertThat(all).isEqualTo(500 + second.get("log").size());
        try (Events events = red.events("")) {
            JsonNode data = events.next().data();
            assertThat(data.get("since").intValue()).isEqualTo(all - 500);
            assertThat(data.get("log")).hasSize(500);
            assertThat(data.get("log").get(499)).isEqualTo(second.get("log").get(all - 501));
            assertThat(data.get("log").get(0)).isEqualTo(first.get("log").get(all - 500));
        }
    }

    // ---- tables and rulebooks

    private static int make(RawConnection connection, String wish) {
        return Integer.parseInt(
                connection.ask(post("/api/tables", wish.length(), wish)).split(" ", 3)[1]);
    }

    @Test
    void whoMakesTooManyTablesIsRefusedAndOthersAreNot() throws Exception {
        Server server = start(AddressLimits.NONE.with(
                new AddressLimits.Making(new Rate(3, 0), new Rate(5, 0), Rate.NONE, Rate.NONE, Rate.NONE)));
        for (int i = 0; i < 3; i++) {
            assertThat(make(stranger(server), WISH)).isEqualTo(201);
        }
        RawConnection fourth = stranger(server);
        assertThat(make(fourth, WISH)).isEqualTo(429);
        assertThat(fourth.got()).contains("Too many tables were created from your network; try again in an hour.");
        assertThat(make(neighbour(server), WISH)).isEqualTo(201);
        assertThat(make(neighbour(server), WISH)).isEqualTo(201);
        assertThat(make(neighbour(server), WISH)).as("in all").isEqualTo(429);
    }

    @Test
    void whoBringsTooManyRulebooksIsRefusedAndOthersAreNot() throws Exception {
        Server server = start(AddressLimits.NONE.with(
                new AddressLimits.Making(Rate.NONE, Rate.NONE, new Rate(1_000, 0), new Rate(200, 0), Rate.NONE)));
        String files = "{\"files\":[{\"name\":\"b.sop\",\"text\":\"rulebook \\\"Small\\\"\\nside Red\\nside Blue\\n"
                + "game turn \\\"Turn\\\"\\n  1 \\\"March\\\"   both may\\n\"}]}";
        assertThat(files.length()).isBetween(101, 200);
        assertThat(make(stranger(server), files)).isEqualTo(201);
        assertThat(make(stranger(server), files)).as("kept").isEqualTo(429);
        String nothing = "{\"files\":\"" + "x".repeat(800) + "\"}";
        RawConnection checking = stranger(server);
        assertThat(checking.ask(post("/api/check", nothing.length(), nothing))).contains("429");
        assertThat(make(neighbour(server), files)).isEqualTo(201);
    }

    // ---- what takes long

    private Server start(AddressLimits limits, SlowStore slow) throws StartProblem {
        Library library = new Library();
        return opened(Server.start(
                new Settings("localhost", 0, folder, limits),
                new PrintWriter(new StringWriter()),
                library,
                store -> new GameTables(slow.around(store), library)));
    }

    /** Up to the first roll, of which there is a proof. */
    private static Client rolled(Server server) {
        JsonNode made = new Client(server).made("border");
        List<Client> seats = new ArrayList<>();
        made.get("seats")
                .forEach(
                        seat -> seats.add(Client.seated(server, seat.get("link").textValue())));
        OverHttp.plan(seats, "raid", "hold");
        OverHttp.answer(seats.getFirst(), "done");
        OverHttp.answer(seats.getFirst(), "done");
        return seats.getFirst();
    }

    @Test
    void whoAsksForTooMuchAtOnceStandsInALineOfTheirOwn() throws Exception {
        FairLimiter.Size one = new FairLimiter.Size(1, 1, 1, 8, Duration.ofSeconds(60));
        SlowStore slow = new SlowStore();
        Server server = start(AddressLimits.NONE.with(new AddressLimits.Work(one, one)), slow);
        Client red = rolled(server);
        String roll = Client.json(red.get(red.path() + "/log").body())
                .get("log")
                .findValuesAsText("roll")
                .getFirst();
        String proof = get(red.path() + "/proof?roll=" + roll, cookie(red));
        CountDownLatch release = new CountDownLatch(1);
        slow.held = release;
        int before = slow.read.get();
        stranger(server).send(proof);
        until("one is being worked out", () -> slow.read.get() > before);
        stranger(server).send(proof);
        until(
                "one more waits, and the next one is refused",
                () -> stranger(server).ask(proof).contains("429"));
        CompletableFuture<String> other =
                CompletableFuture.supplyAsync(() -> neighbour(server).ask(proof));
        release.countDown();
        assertThat(other.get(60, TimeUnit.SECONDS)).isEqualTo("HTTP/1.1 200 OK");
    }

    // ---- secrets that open nothing

    @Test
    void aCookieThatIsGuessedLoadsNoTable() throws Exception {
        SlowStore slow = new SlowStore();
        String path;
        String cookie;
        try (Server before = start(AddressLimits.NONE)) {
            JsonNode made = new Client(before).made("border");
            String link = made.get("seats").get(0).get("link").textValue();
            path = link.substring(0, link.indexOf('#'));
            cookie = "Cookie: phaseline=" + Client.seated(before, link).secret();
        }
        Server server = start(
                AddressLimits.NONE.with(
                        new AddressLimits.Making(Rate.NONE, Rate.NONE, Rate.NONE, Rate.NONE, new Rate(10, 0))),
                slow);
        String guess = "Cookie: phaseline=AAAAAAAAAAAAAAAAAAAAAA";
        for (String what : List.of("/sighting", "/log", "/events", "/film", "/summary")) {
            assertThat(stranger(server).ask(get(path + what, guess))).as(what).startsWith("HTTP/1.1 403");
        }
        assertThat(slow.read.get()).as("tables that were read").isZero();
        for (int i = 0; i < 5; i++) {
            stranger(server).ask(get(path + "/sighting", guess));
        }
        assertThat(stranger(server).ask(get(path + "/sighting", guess))).startsWith("HTTP/1.1 429");
        assertThat(stranger(server).ask(get(path + "/events", guess))).startsWith("HTTP/1.1 429");
        assertThat(neighbour(server).ask(get(path + "/sighting", cookie))).startsWith("HTTP/1.1 200");
        assertThat(slow.read.get()).isEqualTo(1);
    }
}
