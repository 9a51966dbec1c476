package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.server.web.AddressLimits;

class ServerTest {

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();
    private Server server;

    @BeforeEach
    void start() throws StartProblem {
        server = start(folder, AddressLimits.NONE);
    }

    @AfterEach
    void stop() {
        server.close();
        assertThat(trouble.toString()).as("what went wrong inside").isEmpty();
    }

    private Server start(Path data, AddressLimits limits) throws StartProblem {
        return Server.start(new Settings("localhost", 0, data, limits), new PrintWriter(trouble, true));
    }

    private Client visitor() {
        return new Client(server);
    }

    private List<Client> seats(JsonNode made) {
        return List.of(
                Client.seated(server, made.get("seats").get(0).get("link").textValue()),
                Client.seated(server, made.get("seats").get(1).get("link").textValue()));
    }

    // ---- playing

    @Test
    void theGamesAreListedWithTheirScenariosAndOptions() {
        JsonNode games = Client.json(visitor().get("/api/games").body()).get("games");
        assertThat(games).anyMatch(game -> game.get("id").textValue().equals("border"));

        JsonNode game = Client.json(visitor().get("/api/games/legions").body());
        assertThat(game.get("scenarios")).hasSizeGreaterThan(2);
        assertThat(visitor().get("/api/games/chess").statusCode()).isEqualTo(404);
        assertThat(visitor().get("/api/games/border?scenario=winter").statusCode())
                .isEqualTo(404);
    }

    @Test
    void twoSeatsPlayAWholeGameOverTheWire() {
        List<Client> seats = seats(visitor().made("border"));
        Random random = new Random(5);
        int answers = 0;
        while (!seats.get(0).sighting().get("over").booleanValue() && answers < 1000) {
            for (Client seat : seats) {
                for (JsonNode decision : seat.sighting().get("decisions")) {
                    JsonNode choices = decision.get("choices");
                    String word = choices.get(random.nextInt(choices.size()))
                            .get("word")
                            .textValue();
                    assertThat(seat.answer(decision.get("id").textValue(), word).statusCode())
                            .isEqualTo(200);
                    answers++;
                    break;
                }
            }
        }
        assertThat(seats.get(1).sighting().get("over").booleanValue()).isTrue();
        JsonNode log =
                Client.json(seats.get(1).get(seats.get(1).path() + "/log").body());
        assertThat(log.get("log").get(log.get("log").size() - 1).get("text").textValue())
                .startsWith("The game is over");
    }

    @Test
    void anAnswerSentTwiceCountsOnceAndAnotherIsRefused() {
        Client red = seats(visitor().made("border")).getFirst();
        String decision = red.sighting().get("decisions").get(0).get("id").textValue();

        assertThat(red.answer(decision, "raid").body()).isEqualTo("{\"again\":false}");
        assertThat(red.answer(decision, "raid").body()).isEqualTo("{\"again\":true}");
        HttpResponse<String> other = red.answer(decision, "hold");
        assertThat(other.statusCode()).isEqualTo(409);
        assertThat(other.body()).isEqualTo("{\"problem\":\"You have already answered this: raid.\"}");
    }

    @Test
    void aTableAndItsCookiesOutliveARestart() throws StartProblem {
        Client red = seats(visitor().made("border")).getFirst();
        red.answer(red.sighting().get("decisions").get(0).get("id").textValue(), "raid");
        String before = red.get(red.path() + "/sighting").body();

        server.close();
        server = start(folder, AddressLimits.NONE);
        assertThat(red.at(server).get(red.path() + "/sighting").body()).isEqualTo(before);
    }

    @Test
    void whoWatchesSeesAndAnswersNothing() {
        JsonNode made = visitor().made("border");
        Client watcher = Client.seated(server, made.get("watch").textValue());

        assertThat(watcher.sighting().get("decisions")).isEmpty();
        assertThat(watcher.sighting().get("awaited")).isNotEmpty();
        assertThat(watcher.answer("1", "raid").statusCode()).isEqualTo(403);
    }

    // ---- live

    @Test
    void everyChangeIsToldLive() {
        List<Client> seats = seats(visitor().made("border"));
        Events red = seats.get(0).events("");
        assertThat(red.next().data().get("log")).isNotEmpty();
        try (red;
                Events blue = seats.get(1).events("")) {
            String first = blue.next().id();
            assertThat(red.next().data().get("log")).as("Blue is there").isEmpty();

            String decision =
                    seats.get(0).sighting().get("decisions").get(0).get("id").textValue();
            seats.get(0).answer(decision, "raid");
            assertThat(red.next().data().get("log")).hasSize(1);
            assertThat(blue.within(300)).as("what Red writes down unseen").isEmpty();

            String ready =
                    seats.get(0).sighting().get("decisions").get(0).get("id").textValue();
            seats.get(0).answer(ready, "ready");
            Events.Event told = blue.next();
            assertThat(told.id()).isNotEqualTo(first);
            assertThat(told.data()
                            .get("sighting")
                            .get("awaited")
                            .get(0)
                            .get("ready")
                            .booleanValue())
                    .isTrue();
        }
    }

    @Test
    void whoComesBackGetsWhatTheyMissedAndNothingTwice() {
        List<Client> seats = seats(visitor().made("border"));
        Client red = seats.getFirst();
        String last;
        int read;
        try (Events events = red.events("")) {
            Events.Event event = events.next();
            last = event.id();
            read = event.data().get("log").size();
        }
        try (Events again = red.events(last)) {
            assertThat(again.within(300)).as("nothing has changed").isEmpty();
        }
        red.answer(red.sighting().get("decisions").get(0).get("id").textValue(), "raid");
        red.answer(red.sighting().get("decisions").get(0).get("id").textValue(), "ready");
        try (Events again = red.events(last)) {
            JsonNode data = again.next().data();
            assertThat(data.get("since").intValue()).isEqualTo(read);
            JsonNode whole = Client.json(red.get(red.path() + "/log").body());
            assertThat(data.get("log").size())
                    .isEqualTo(whole.get("log").size() - read)
                    .isPositive();
            assertThat(again.within(200)).isEmpty();
        }
    }

    // ---- nobody but those who may

    @Test
    void theCookieKeepsTheSecretFromScriptsAndFromOtherSites() {
        String link = visitor().made("border").get("seats").get(0).get("link").textValue();
        String path = link.substring(0, link.indexOf('#'));
        String key = link.substring(link.indexOf('#') + 1);

        HttpResponse<String> sat = visitor().post(path + "/sit", "{\"key\":\"" + key + "\"}");
        assertThat(sat.statusCode()).isEqualTo(204);
        assertThat(sat.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("HttpOnly", "SameSite=Strict", "Path=" + path)
                .doesNotContain("Secure");
    }

    @Test
    void aSeatOpensToItsOwnSecretOnly() {
        JsonNode made = visitor().made("border");
        Client red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        String blues = red.path().replaceAll("1$", "2");

        for (String what : List.of("/sighting", "/game", "/log", "/events")) {
            HttpResponse<String> others = red.get(blues + what);
            assertThat(others.statusCode()).as(what).isEqualTo(403);
            assertThat(others.body())
                    .as("a seat that is there and a table that is not")
                    .isEqualTo(visitor().get("/t/nowhere/1" + what).body());
            assertThat(visitor().get(red.path() + what).statusCode()).isEqualTo(403);
        }
        assertThat(visitor()
                        .post(red.path() + "/sit", "{\"key\":\"AAAAAAAAAAAAAAAAAAAAAA\"}")
                        .statusCode())
                .isEqualTo(403);
        assertThat(red.post(blues + "/answer", "{\"decision\":\"1\",\"choice\":\"raid\"}")
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void aPageFromElsewhereSendsNothing() {
        String wish = "{\"game\":\"border\"}";
        assertThat(visitor()
                        .post("/api/tables", wish, "Origin", "http://evil.example")
                        .statusCode())
                .isEqualTo(403);
        assertThat(visitor().post("/api/tables", wish, "Origin", "null").statusCode())
                .isEqualTo(403);
        assertThat(visitor()
                        .post("/api/tables", wish, "Sec-Fetch-Site", "cross-site")
                        .statusCode())
                .isEqualTo(403);
        assertThat(visitor()
                        .post("/api/tables", wish, "Origin", "http://localhost:" + server.port())
                        .statusCode())
                .isEqualTo(201);
        HttpResponse<String> form = visitor()
                .send(visitor()
                        .request("/api/tables")
                        .header("Content-Type", "text/plain")
                        .POST(HttpRequest.BodyPublishers.ofString(wish)));
        assertThat(form.statusCode()).isEqualTo(415);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "7", "{}", "{\"game\":7}", "{\"game\":\"border\",\"on\":[1]}"})
    void badInputGetsASentence(String body) {
        HttpResponse<String> answer = visitor().post("/api/tables", body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Client.json(answer.body()).get("problem").textValue()).endsWith(".");
    }

    @Test
    void tooMuchIsRefused() throws Exception {
        assertThat(visitor()
                        .post("/api/tables", "{\"game\":\"" + "x".repeat(70_000) + "\"}")
                        .statusCode())
                .isEqualTo(413);
        try (Server strict = start(folder.resolve("strict"), new AddressLimits(5, 0, 2, 0))) {
            Client hasty = new Client(strict);
            assertThat(hasty.post("/api/tables", "{\"game\":\"border\"}").statusCode())
                    .isEqualTo(201);
            assertThat(hasty.post("/api/tables", "{\"game\":\"border\"}").statusCode())
                    .isEqualTo(201);
            assertThat(hasty.post("/api/tables", "{\"game\":\"border\"}").statusCode())
                    .isEqualTo(429);
            hasty.get("/");
            hasty.get("/");
            assertThat(hasty.get("/").statusCode()).isEqualTo(429);
        }
    }

    // ---- the page

    @Test
    void thePageMayRunNothingButItsOwnFiles() {
        HttpResponse<String> page = visitor().get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.body()).doesNotContainPattern("<script(?![^>]*src=)").doesNotContainPattern("\\son\\w+=");
    }

    @Test
    void everyFileThePageAsksForIsThere() {
        for (String page : List.of("/", "/t/any/1")) {
            Matcher files = Pattern.compile("(?:src|stylesheet\" href)=\"(/page/[^\"]+)\"")
                    .matcher(visitor().get(page).body());
            assertThat(files.results().map(found -> found.group(1)).toList())
                    .anyMatch(file -> file.contains(".js"))
                    .anyMatch(file -> file.contains(".css"))
                    .allSatisfy(file -> assertThat(visitor().get(file).statusCode())
                            .as(file)
                            .isEqualTo(200));
        }
        assertThat(visitor().get("/favicon.ico").statusCode()).isEqualTo(200);
        assertThat(visitor().get("/page/table/nothing.js").statusCode()).isEqualTo(404);
        assertThat(visitor().get("/page/table/..%2f..%2fServer.class").statusCode())
                .isBetween(400, 404);
    }

    @Test
    void anAddressThatLeadsNowhereSaysSo() {
        HttpResponse<String> nowhere = visitor().get("/secrets");
        assertThat(nowhere.statusCode()).isEqualTo(404);
        assertThat(nowhere.body()).isEqualTo("{\"problem\":\"There is nothing here.\"}");
    }

    @Test
    void whoFollowsADeadLinkInABrowserGetsAPageThatLeadsToTheLobby() {
        HttpResponse<String> nowhere =
                visitor().send(visitor().request("/secrets").header("Accept", "text/html,*/*;q=0.8"));
        assertThat(nowhere.statusCode()).isEqualTo(404);
        assertThat(nowhere.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
        assertThat(nowhere.body())
                .contains("There is nothing here.", "href=\"/\"")
                .doesNotContain("{");
    }

    @Test
    void thePageCanBePutOnAHomeScreen() throws IOException {
        JsonNode manifest = new ObjectMapper()
                .readTree(visitor().get("/page/shared/app.webmanifest").body());
        assertThat(manifest.get("display").textValue()).isEqualTo("standalone");
        assertThat(manifest.get("icons"))
                .allSatisfy(icon -> assertThat(visitor()
                                .get(icon.get("src").textValue())
                                .headers()
                                .firstValue("Content-Type"))
                        .hasValue(icon.get("type").textValue()));
        assertThat(visitor().get("/").body()).contains("rel=\"manifest\" href=\"/page/shared/app.webmanifest?v=");
    }

    @Test
    void aFolderOrAPortThatIsTakenIsRefusedInASentence() {
        assertThatThrownBy(() -> start(folder, AddressLimits.NONE))
                .isInstanceOf(StartProblem.class)
                .hasMessageStartingWith("Another Phaseline already serves the tables in");
        Settings taken = new Settings("localhost", server.port(), folder.resolve("other"), AddressLimits.NONE);
        assertThatThrownBy(() -> Server.start(taken, new PrintWriter(trouble, true)))
                .isInstanceOf(StartProblem.class)
                .hasMessageContaining("in use");
    }
}
