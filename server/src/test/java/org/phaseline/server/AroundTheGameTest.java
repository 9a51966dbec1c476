package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;

/** Open tables, clocks over a restart, resigning, rematches and games that are shared, over HTTP. */
class AroundTheGameTest {

    private static final String SESSION = "AAAAAAAAAAAAAAAAAAAAAA";
    private static final String OTHER_SESSION = "BBBBBBBBBBBBBBBBBBBBBA";

    @TempDir
    private Path folder;

    private Server server;

    @BeforeEach
    void start() throws StartProblem {
        server = serve();
    }

    private Server serve() throws StartProblem {
        Settings settings = new Settings(
                "localhost", 0, new StoreAddress.Folder(folder), AddressLimits.NONE, NoticeSettings.USUAL, Proxy.NONE);
        return Server.start(settings, new PrintWriter(new StringWriter()));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private JsonNode make(String order) {
        HttpResponse<String> made = new Client(server).post("/api/tables", order);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return Client.json(made.body());
    }

    private Client seat(JsonNode made, int seat) {
        return Client.seated(server, made.at("/seats/" + seat + "/link").textValue());
    }

    private Client owner(JsonNode made) {
        return Client.seated(server, made.get("owner").textValue());
    }

    private JsonNode open() {
        return Client.json(new Client(server).get("/api/open").body()).get("tables");
    }

    private static JsonNode desk(Client seat) {
        return Client.json(seat.get(seat.path() + "/sighting").body()).get("desk");
    }

    private static HttpResponse<String> post(Client seat, String what, String body) {
        return seat.post(seat.path() + "/" + what, body);
    }

    private HttpResponse<String> join(String table, int seat, String session) {
        return new Client(server)
                .post(
                        "/api/open/" + table + "/join",
                        "{\"seat\":" + seat + ",\"session\":\"" + session + "\",\"player\":\"Ann\"}");
    }

    // ---- open tables

    @Test
    void anOpenTableIsListedAndWhoJoinsSitsOnAFreeSeat() {
        JsonNode made = make(
                "{\"game\":\"border\",\"open\":true,\"clock\":{\"pace\":\"live\",\"total\":600,\"atZero\":\"lost\"}}");
        Client red = seat(made, 0);
        String table = made.get("table").textValue();
        assertThat(desk(red).get("free").toString()).isEqualTo("[1]");

        JsonNode listed = open();
        assertThat(listed).hasSize(1);
        assertThat(listed.at("/0/title").textValue())
                .isEqualTo(made.get("title").textValue());
        assertThat(listed.at("/0/pace").textValue()).isEqualTo("live, 10 minutes each; then the game is lost");
        assertThat(listed.at("/0/free").toString()).isEqualTo("[{\"seat\":1,\"name\":\"The Garrison\"}]");
        HttpResponse<String> joined = join(table, 1, SESSION);
        assertThat(Client.json(joined.body()).get("page").textValue()).isEqualTo("/t/" + table + "/2");
        Client blue = new Client(server).keepCookie(joined).on("/t/" + table + "/2");
        assertThat(blue.sighting().get("decisions")).isNotEmpty();
        assertThat(desk(blue).get("players").toString()).isEqualTo("[\"\",\"Ann\"]");
        assertThat(desk(red).has("free")).isFalse();
        assertThat(OverHttp.log(red)).contains("Ann sat down as The Garrison");
        assertThat(open()).isEmpty();
        // The link that was made for the seat opens it no longer.
        assertThat(new Client(server)
                        .sit(made.at("/seats/1/link").textValue(), OTHER_SESSION)
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void nothingThatOpensASeatStandsInTheList() {
        JsonNode made = make("{\"game\":\"border\",\"open\":true}");
        String list = new Client(server).get("/api/open").body();
        for (JsonNode seat : made.get("seats")) {
            assertThat(list).doesNotContain(seat.get("link").textValue().split("#")[1]);
        }
        assertThat(list).doesNotContain(made.get("watch").textValue().split("#")[1]);
    }

    @Test
    void ofManyWhoJoinAtOnceOneGetsTheSeat() throws InterruptedException, ExecutionException {
        JsonNode made = make("{\"game\":\"border\",\"open\":true}");
        String table = made.get("table").textValue();
        CountDownLatch together = new CountDownLatch(1);
        List<Future<Integer>> replies = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 8; i++) {
                String session = (char) ('C' + i) + SESSION.substring(1);
                replies.add(threads.submit(() -> {
                    together.await();
                    return join(table, 0, session).statusCode();
                }));
            }
            together.countDown();
        }
        List<Integer> codes = new ArrayList<>();
        for (Future<Integer> reply : replies) {
            codes.add(reply.get());
        }
        assertThat(codes).filteredOn(code -> code == 200).hasSize(1);
        assertThat(codes).filteredOn(code -> code == 409).hasSize(7);
    }

    @Test
    void theSameBrowserMayJoinTwiceAndATakenOrClosedSeatIsRefused() {
        JsonNode made = make("{\"game\":\"border\",\"open\":true}");
        String table = made.get("table").textValue();
        assertThat(join(table, 0, SESSION).statusCode()).isEqualTo(200);
        assertThat(join(table, 0, SESSION).statusCode()).isEqualTo(200);
        assertThat(join(table, 0, OTHER_SESSION).statusCode()).isEqualTo(409);
        assertThat(join(table, 7, OTHER_SESSION).statusCode()).isEqualTo(409);
        assertThat(join(table, -1, OTHER_SESSION).statusCode()).isEqualTo(409);

        Client owner = owner(made);
        assertThat(post(owner, "open", "{\"open\":false}").body()).isEqualTo("{\"open\":false}");
        assertThat(open()).isEmpty();
        assertThat(join(table, 1, OTHER_SESSION).statusCode()).isEqualTo(404);
        assertThat(post(owner, "open", "{\"open\":true}").statusCode()).isEqualTo(200);
        assertThat(open()).hasSize(1);
    }

    @Test
    void onlyTheOwnerOpensATableAndNoPageFromElsewhereJoinsInASomebodysName() {
        JsonNode made = make("{\"game\":\"border\"}");
        Client red = seat(made, 0);
        assertThat(open()).isEmpty();
        assertThat(post(red, "open", "{\"open\":true}").statusCode()).isEqualTo(403);
        assertThat(join(made.get("table").textValue(), 1, SESSION).statusCode()).isEqualTo(404);
        owner(made).post(owner(made).path() + "/open", "{\"open\":true}");
        HttpResponse<String> forged = new Client(server)
                .post(
                        "/api/open/" + made.get("table").textValue() + "/join",
                        "{\"seat\":1,\"session\":\"" + SESSION + "\"}",
                        "Origin",
                        "https://elsewhere.example");
        assertThat(forged.statusCode()).isEqualTo(403);
        for (String what : List.of("resign", "draw", "again", "publish", "pause")) {
            assertThat(red.post(red.path() + "/" + what, "{}", "Origin", "https://elsewhere.example")
                            .statusCode())
                    .as(what)
                    .isEqualTo(403);
            assertThat(new Client(server).post(red.path() + "/" + what, "{}").statusCode())
                    .as(what)
                    .isEqualTo(403);
        }
    }

    // ---- the end of a game

    @Test
    void aResignedGameIsOverEverywhere() {
        JsonNode made = make("{\"game\":\"border\"}");
        Client red = seat(made, 0);
        Client blue = seat(made, 1);
        assertThat(post(red, "resign", "{\"id\":\"click\"}").body()).isEqualTo("{\"done\":true}");
        assertThat(post(red, "resign", "{\"id\":\"click\"}").body()).isEqualTo("{\"done\":true}");

        assertThat(blue.sighting().get("ending").textValue()).isEqualTo("The Raiders have resigned");
        JsonNode summary = Client.json(blue.get(blue.path() + "/summary").body());
        assertThat(summary.get("winner").textValue()).isEqualTo("The Garrison");
        assertThat(summary.get("ending").textValue()).isEqualTo("The Raiders have resigned");
        assertThat(Client.json(owner(made).get(owner(made).path() + "/state").body())
                        .get("ending")
                        .textValue())
                .isEqualTo("The Raiders have resigned");
    }

    @Test
    void twoWhoClickRematchAtOnceGetOneTableWithSidesSwapped() throws InterruptedException, ExecutionException {
        JsonNode made = make("{\"game\":\"border\",\"clock\":{\"pace\":\"live\",\"total\":600}}");
        Client red = seat(made, 0);
        Client blue = seat(made, 1);
        post(red, "name", "{\"player\":\"Ann\"}");
        post(red, "resign", "{}");
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<HttpResponse<String>> one = threads.submit(() -> post(red, "again", "{\"id\":\"a\"}"));
            Future<HttpResponse<String>> other = threads.submit(() -> post(blue, "again", "{\"id\":\"b\"}"));
            assertThat(List.of(one.get().statusCode(), other.get().statusCode()))
                    .containsOnly(200);
        }

        String table = desk(red).at("/rematch/table").textValue();
        assertThat(desk(blue).at("/rematch/table").textValue()).isEqualTo(table);
        HttpResponse<String> followed = post(red, "rematch", "{\"session\":\"" + SESSION + "\"}");
        assertThat(Client.json(followed.body()).get("page").textValue()).isEqualTo("/t/" + table + "/2");
        Client ann = new Client(server).keepCookie(followed).on("/t/" + table + "/2");
        assertThat(desk(ann).get("players").toString()).isEqualTo("[\"\",\"Ann\"]");
        assertThat(desk(ann).at("/clocks/seats/0/left").longValue()).isEqualTo(600_000);
        assertThat(post(blue, "rematch", "{\"session\":\"" + OTHER_SESSION + "\"}")
                        .body())
                .contains("/t/" + table + "/1");
        // Nobody who only watched, or has guessed, follows anywhere.
        assertThat(new Client(server)
                        .post(red.path() + "/rematch", "{\"session\":\"" + SESSION + "\"}")
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void aFinishedGameIsShownToEverybodyOnceItIsSharedAndNotBefore() {
        JsonNode made = make("{\"game\":\"border\"}");
        Client red = seat(made, 0);
        String table = made.get("table").textValue();
        Client anybody = new Client(server).on("/t/" + table + "/watch");
        assertThat(post(red, "publish", "{\"shared\":true}").statusCode()).isEqualTo(409);
        post(red, "resign", "{}");
        assertThat(anybody.get("/api/finished/" + table).statusCode()).isEqualTo(404);
        assertThat(anybody.get(anybody.path() + "/sighting").statusCode()).isEqualTo(403);

        assertThat(post(red, "publish", "{\"shared\":true}").body()).isEqualTo("{\"page\":\"/g/" + table + "\"}");
        JsonNode game = Client.json(anybody.get("/api/finished/" + table).body());
        assertThat(game.get("winner").textValue()).isEqualTo("The Garrison");
        assertThat(game.get("verified").booleanValue()).isTrue();
        assertThat(anybody.sighting().get("over").booleanValue()).isTrue();
        assertThat(anybody.get(anybody.path() + "/film").statusCode()).isEqualTo(200);
        assertThat(anybody.get(anybody.path() + "/summary").statusCode()).isEqualTo(200);
        assertThat(new Client(server).get("/t/" + table + "/1/sighting").statusCode())
                .isEqualTo(403);

        post(red, "publish", "{\"shared\":false}");
        assertThat(anybody.get("/api/finished/" + table).statusCode()).isEqualTo(404);
        assertThat(anybody.get(anybody.path() + "/sighting").statusCode()).isEqualTo(403);
    }

    // ---- clocks

    @Test
    void aRestartCostsNobodyTimeAndTheClocksGoOn() throws StartProblem, InterruptedException {
        JsonNode made = make("{\"game\":\"border\",\"clock\":{\"pace\":\"live\",\"total\":600,\"atZero\":\"lost\"}}");
        Client red = seat(made, 0);
        assertThat(desk(red).at("/clocks/seats/0/runs").booleanValue()).isFalse();
        seat(made, 1);
        assertThat(desk(red).at("/clocks/seats/0/runs").booleanValue()).isTrue();
        long at = desk(red).at("/clocks/at").longValue();
        server.close();
        TimeUnit.MILLISECONDS.sleep(1_500);
        server = serve();

        Client again = red.at(server);
        assertThat(desk(again).at("/clocks/at").longValue()).isEqualTo(at);
        long now = Client.json(again.get(again.path() + "/clock").body())
                .get("now")
                .longValue();
        assertThat(now - at).isBetween(0L, 20_000L);
        assertThat(desk(again).at("/clocks/seats/0/runs").booleanValue()).isTrue();
    }

    @Test
    void aGameIsLostWhenTheTimeIsOverAlsoWhenNobodyLooksOn() throws InterruptedException {
        JsonNode made = make("{\"game\":\"border\",\"clock\":{\"pace\":\"live\",\"each\":1,\"atZero\":\"lost\"}}");
        Client red = seat(made, 0);
        seat(made, 1);
        JsonNode summary = null;
        for (int i = 0; i < 100 && (summary == null || !summary.get("over").booleanValue()); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
            summary = Client.json(red.get(red.path() + "/summary").body());
        }
        assertThat(summary.get("ending").textValue()).isEqualTo("The Raiders have run out of time");
        assertThat(summary.get("winner").textValue()).isEqualTo("The Garrison");
    }

    @Test
    void clocksThatMakeNoSenseAreRefused() {
        for (String clock : List.of(
                "{\"pace\":\"soon\"}",
                "{\"pace\":\"live\",\"atZero\":\"explode\"}",
                "{\"pace\":\"live\",\"total\":60,\"each\":60}",
                "{\"pace\":\"live\",\"total\":-5}",
                "[]",
                "{\"pace\":\"live\",\"total\":\"long\"}")) {
            HttpResponse<String> reply =
                    new Client(server).post("/api/tables", "{\"game\":\"border\",\"clock\":" + clock + "}");
            assertThat(reply.statusCode()).as(clock).isIn(400, 422);
        }
    }

    @Test
    void aLinkBecomesAQrCodeAndNothingTooLongDoes() {
        Client visitor = new Client(server);
        JsonNode code = Client.json(visitor.post("/api/qr", "{\"text\":\"http://192.168.1.5:8080/t/abc/1#secret\"}")
                .body());
        assertThat(code.get("size").intValue()).isGreaterThan(20);
        assertThat(code.get("path").textValue()).startsWith("M2 2h7v1h-7z");
        assertThat(visitor.post("/api/qr", "{\"text\":\"" + "x".repeat(501) + "\"}")
                        .statusCode())
                .isEqualTo(400);
        JsonNode addresses = Client.json(visitor.get("/api/addresses").body());
        assertThat(addresses.get("onlyHere").booleanValue()).isTrue();
        assertThat(addresses.get("addresses")).isEmpty();
    }
}
