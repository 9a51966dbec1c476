package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.server.web.AddressLimits;

/** What the lobby asks for, over the wire. */
@Tag("slow")
class LobbyTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String FEUD = """
            rulebook "Feud"
            side Red "The Reds"
            side Blue "The Blues"
            length 2 game turns

            game turn "A day"
              1 "March"   both may
            part "night.sop"
            """;
    private static final String NIGHT = """
            option Moon "It is light enough to march", on
            """;

    @TempDir
    private static Path folder;

    private static final StringWriter TROUBLE = new StringWriter();
    private static Server server;

    @BeforeAll
    static void start() throws StartProblem {
        server = Server.start(
                new Settings("localhost", 0, folder.resolve("data"), AddressLimits.NONE),
                new PrintWriter(TROUBLE, true));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @AfterEach
    void nothingWentWrongInside() {
        assertThat(TROUBLE.toString()).isEmpty();
    }

    private static Client visitor() {
        return new Client(server);
    }

    private static JsonNode get(String address) {
        HttpResponse<String> answer = visitor().get(address);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Client.json(answer.body());
    }

    private static HttpResponse<String> post(String address, Map<String, ?> body) {
        try {
            return visitor().post(address, JSON.writeValueAsString(body));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Map<String, Object> files(String... namesAndTexts) {
        List<Map<String, String>> files = new ArrayList<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.add(Map.of("name", namesAndTexts[i], "text", namesAndTexts[i + 1]));
        }
        return new LinkedHashMap<>(Map.of("files", files));
    }

    private static String problem(HttpResponse<String> answer) {
        return Client.json(answer.body()).path("problem").asText();
    }

    private static List<String> names(JsonNode made) {
        return made.get("seats").findValuesAsText("name");
    }

    // ---- the shelf

    @Test
    void everyGameHasAPictureAndTwoSentences() {
        for (JsonNode game : get("/api/games").get("games")) {
            HttpResponse<String> picture = visitor().get(game.get("picture").textValue());
            assertThat(picture.headers().firstValue("Content-Type")).contains("image/svg+xml");
            assertThat(picture.body()).startsWith("<svg").doesNotContain("script", "style=", "<style");
            assertThat(game.get("about").textValue()).matches(".+\\. .+\\.");
        }
        assertThat(visitor().get("/api/games/chess/picture.svg").statusCode()).isEqualTo(404);
    }

    @Test
    void theOutlineShowsWhatAnOptionSwitchesOnAndOff() {
        JsonNode usual = get("/api/games/fe/outline?scenario=Basic");
        assertThat(usual.get("changed")).isEmpty();

        JsonNode raids = get("/api/games/fe/outline?scenario=Basic&on=Raids");
        assertThat(raids.get("changed")).isNotEmpty().allSatisfy(index -> {
            assertThat(raids.get("steps").get(index.intValue()).get("inPlay").booleanValue())
                    .isTrue();
            assertThat(usual.get("steps").get(index.intValue()).get("inPlay").booleanValue())
                    .isFalse();
        });
        assertThat(visitor().get("/api/games/fe/outline?on=Nonsense").statusCode())
                .isEqualTo(422);
    }

    // ---- who sits where

    @Test
    void usuallyThereIsOneSeatASide() {
        assertThat(names(Client.json(post("/api/tables", Map.of("game", "fe")).body())))
                .containsExactly("The Coalition", "The Alliance");
    }

    @Test
    void factionsAreGroupedAsPeopleLike() {
        HttpResponse<String> answer = post(
                "/api/tables",
                Map.of(
                        "game",
                        "fe",
                        "scenario",
                        "Basic",
                        "seats",
                        List.of(
                                Map.of("for", List.of("Klingon")),
                                Map.of("name", "Cats", "player", "Ann", "for", List.of("Lyran", "Kzinti")),
                                Map.of("for", List.of("Federation", "Hydran")))));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        JsonNode made = Client.json(answer.body());
        assertThat(names(made)).containsExactly("Klingon", "Cats", "Federation and Hydran");
        Client cats = Client.seated(server, made.get("seats").get(1).get("link").textValue());
        assertThat(Client.json(cats.get(cats.path() + "/game").body()).get("me").textValue())
                .isEqualTo("Cats");
    }

    @Test
    void aSeatingThatDoesNotWorkIsRefusedInASentence() {
        assertThat(seated(Map.of("for", List.of("Red")))).isEqualTo("Nobody plays The Garrison.");
        assertThat(seated(Map.of("for", List.of("Red", "Blue")), Map.of("for", List.of("Red"))))
                .isEqualTo("The Raiders cannot be played from two seats.");
        assertThat(seated(Map.of("for", List.of("Green"))))
                .isEqualTo("This scenario has no side or faction called 'Green'.");
        assertThat(seated(Map.of("for", List.of()))).isEqualTo("Each seat must play at least one side or faction.");
        assertThat(seated(Map.of("name", "x", "for", List.of("Red")), Map.of("name", "x", "for", List.of("Blue"))))
                .isEqualTo("Two seats are called 'x'.");
        assertThat(seated(Map.of("name", "x".repeat(61), "for", List.of("Red", "Blue"))))
                .startsWith("A name can have at most 60 characters");
        assertThat(seated(Map.of("for", List.of("Red", "Blue")))).isEmpty();
    }

    @SafeVarargs
    private static String seated(Map<String, ?>... seats) {
        return problem(post("/api/tables", Map.of("game", "border", "seats", List.of(seats))));
    }

    @Test
    void aTableOnOneDeviceHasOneLinkWithTheSecretsOfAllSeats() {
        JsonNode made = visitor().made("border");
        String hot = made.get("hot").textValue();
        List<String> secrets = made.get("seats").findValuesAsText("link").stream()
                .map(link -> link.substring(link.indexOf('#') + 1))
                .toList();
        assertThat(hot).isEqualTo("/t/" + made.get("table").textValue() + "/hot#" + String.join(",", secrets));
    }

    // ---- rulebooks of one's own

    @Test
    void aRulebookOfOnesOwnIsCheckedAndPlayed() {
        Map<String, Object> wish = files("night.sop", NIGHT, "feud.sop", FEUD);
        JsonNode checked = Client.json(post("/api/check", wish).body());
        assertThat(checked.get("problems")).isEmpty();
        assertThat(checked.get("title").textValue()).isEqualTo("Feud");
        assertThat(checked.get("options").get(0).get("name").textValue()).isEqualTo("Moon");
        assertThat(checked.get("parties").findValuesAsText("title")).containsExactly("The Reds", "The Blues");
        assertThat(checked.get("steps").get(0).get("title").textValue()).isEqualTo("March");

        HttpResponse<String> made = post("/api/tables", wish);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        Client red = Client.seated(
                server, Client.json(made.body()).get("seats").get(0).get("link").textValue());
        String decision = red.sighting().get("decisions").get(0).get("id").textValue();
        assertThat(red.answer(decision, "done").statusCode()).isEqualTo(200);
    }

    @Test
    void aProblemIsToldWhereItStands() {
        Map<String, Object> wish = files("feud.sop", FEUD.replace("both may", "Gren may"), "night.sop", NIGHT);
        JsonNode problem =
                Client.json(post("/api/check", wish).body()).get("problems").get(0);
        assertThat(problem.get("file").textValue()).isEqualTo("feud.sop");
        assertThat(problem.get("line").intValue()).isEqualTo(7);
        assertThat(problem.get("column").intValue()).isEqualTo(15);
        assertThat(problem.get("sentence").textValue()).contains("Gren");

        HttpResponse<String> made = post("/api/tables", wish);
        assertThat(made.statusCode()).isEqualTo(422);
        assertThat(problem(made)).isEqualTo("This rulebook cannot be played yet; check it to see why.");
    }

    @Test
    void aMissingPartIsToldAtItsLine() {
        JsonNode problem = Client.json(
                        post("/api/check", files("feud.sop", FEUD)).body())
                .get("problems")
                .get(0);
        assertThat(problem.get("sentence").textValue()).startsWith("no file 'night.sop'");
        assertThat(problem.get("line").intValue()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../etc/passwd", "", "a\nb.sop", "/feud.sop", "a//b.sop"})
    void aFileThatIsCalledOddlyIsRefused(String name) {
        HttpResponse<String> answer = post("/api/check", files(name, FEUD));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(problem(answer)).startsWith("This file name is not allowed");
    }

    @Test
    void tooMuchTextIsRefused() {
        assertThat(post("/api/check", files("feud.sop", "#".repeat(1024 * 1024 + 1)))
                        .statusCode())
                .isEqualTo(413);
        assertThat(post("/api/check", files("feud.sop", "\n".repeat(1024 * 1024 + 9000)))
                        .statusCode())
                .isEqualTo(413);
        assertThat(post("/api/check", files()).statusCode()).isEqualTo(400);
    }

    @Test
    void aRulebookMayBeginWithAnyNumberOfRemarks() {
        JsonNode checked = Client.json(post(
                        "/api/check", files("feud.sop", "# a remark\n\n".repeat(20_000) + FEUD, "night.sop", NIGHT))
                .body());
        assertThat(checked.get("title").textValue()).isEqualTo("Feud");
        assertThat(checked.get("problems")).isEmpty();
    }

    /** Half of a pair, and what no database takes for a text. */
    @ParameterizedTest
    @ValueSource(strings = {"\\ud800", "\\u0000"})
    void whatIsNoCharacterIsRefused(String none) {
        String files = "\"files\":[{\"name\":\"a.sop\",\"text\":\"rulebook \\\"" + none + "\\\"\"}]";
        assertThat(visitor().post("/api/check", "{" + files + "}").statusCode()).isEqualTo(400);
        for (String field : List.of("name", "player")) {
            HttpResponse<String> answer = visitor()
                    .post(
                            "/api/tables",
                            "{\"game\":\"border\",\"seats\":[{\"" + field + "\":\"x" + none
                                    + "y\",\"for\":[\"Red\",\"Blue\"]}]}");
            assertThat(problem(answer)).startsWith("A name must be on one line and contain only visible characters");
        }
    }

    /** Compiled in no time, worked out in no lifetime. */
    @Test
    void aFormulaThatWouldNeverEndIsGivenUp() {
        String formula = "count of Plan";
        for (int i = 0; i < 12; i++) {
            formula = "count of (Plan where (" + formula + ") > 3)";
        }
        String plans = IntStream.range(0, 60).mapToObj(i -> "p" + i).collect(Collectors.joining(", "));
        String endless = FEUD.replace("side Red", "kind Plan: " + plans + "\nside Red")
                .replace("both may", "Red may\n  2 \"Think\" automatic if (" + formula + ") > 99: end game drawn");
        JsonNode made = Client.json(post("/api/tables", files("feud.sop", endless, "night.sop", NIGHT))
                .body());
        Client red = seat(made, 0);
        JsonNode decision = red.sighting().get("decisions").get(0);
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            String id = decision.get("id").textValue();
            assertThat(red.get(red.path() + "/preview?decision=" + id).statusCode())
                    .isEqualTo(200);
            HttpResponse<String> answer =
                    red.answer(id, decision.get("choices").get(0).get("word").textValue());
            assertThat(answer.statusCode()).isEqualTo(409);
            assertThat(problem(answer)).contains("20 million things");
        });
    }

    /** Checked in no time; the table is never made, since play would never come to its first question. */
    @Test
    void formulasThatCallEachOtherForEverAreGivenUp() {
        StringBuilder twice = new StringBuilder("define f0: number = gameTurn\n");
        for (int i = 1; i <= 60; i++) {
            twice.append("define f%d: number = f%d + f%d\n".formatted(i, i - 1, i - 1));
        }
        String endless = FEUD.replace("side Red", twice + "side Red")
                .replace("both may", "automatic if f60 > 5: end game drawn\n  2 \"Rest\" Red may");
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            HttpResponse<String> answer = post("/api/tables", files("feud.sop", endless, "night.sop", NIGHT));
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
            assertThat(problem(answer)).contains("20 million things");
        });
    }

    @Test
    void aRulebookThatKeepsTooMuchIsNotPlayed() {
        String large = FEUD.replace("side Red", "board Map: hexes 2048 x 2048\nMap has\n  a: number\nside Red");
        assertThat(Client.json(post("/api/check", files("feud.sop", large, "night.sop", NIGHT))
                                .body())
                        .get("problems")
                        .findValuesAsText("sentence"))
                .containsExactly(
                        "the state is too large: it can have at most 200,000 values, and with this field it has 4,194,305");
    }

    /** A list of names is for people to read. */
    @Test
    void whereVeryManyHaveSomethingOnlyTheFirstAreListed() {
        String large = FEUD.replace("side Red", "board Map: hexes 300 x 300\nMap has\n  a: number\nside Red");
        Client red = seat(
                Client.json(post("/api/tables", files("feud.sop", large, "night.sop", NIGHT))
                        .body()),
                0);
        JsonNode holders = Client.json(red.get(red.path() + "/game").body())
                .get("correctable")
                .get(0)
                .get("holders");
        assertThat(holders).hasSize(2000);
    }

    /** Whoever has tried too many ways to play it still sees what was compiled before. */
    @Test
    void tryingAllOptionsIsLimitedAndLookingIsNot() throws StartProblem {
        try (Server strict = Server.start(
                new Settings("localhost", 0, folder.resolve("options"), new AddressLimits(500, 0, 3, 0)),
                new PrintWriter(TROUBLE, true))) {
            Client curious = new Client(strict);
            String game = "/api/games/fe";
            List<String> options =
                    Client.json(curious.get(game).body()).get("options").findValuesAsText("name");
            List<Integer> tried = options.subList(0, 5).stream()
                    .map(option -> curious.get(game + "/outline?on=" + option + "&off=")
                            .statusCode())
                    .toList();
            assertThat(tried).startsWith(200).endsWith(429);
            assertThat(curious.get(game).statusCode()).isEqualTo(200);
            assertThat(curious.get(game + "/outline?on=" + options.getFirst() + "," + options.getFirst())
                            .statusCode())
                    .as("what was tried before, said twice")
                    .isEqualTo(200);
            assertThat(curious.get(game + "?scenario=Nowhere").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void checkingIsLimited() throws StartProblem {
        try (Server strict = Server.start(
                new Settings("localhost", 0, folder.resolve("strict"), new AddressLimits(50, 0, 1, 0)),
                new PrintWriter(TROUBLE, true))) {
            Client hasty = new Client(strict);
            assertThat(hasty.post("/api/check", "{}").statusCode()).isEqualTo(400);
            assertThat(hasty.post("/api/check", "{}").statusCode()).isEqualTo(429);
        }
    }

    // ---- my tables, and the owner's

    private static Client seat(JsonNode made, int seat) {
        return Client.seated(server, made.get("seats").get(seat).get("link").textValue());
    }

    private static void play(List<Client> seats) {
        for (int i = 0; i < 1000 && !seats.getFirst().sighting().get("over").booleanValue(); i++) {
            for (Client seat : seats) {
                for (JsonNode decision : seat.sighting().get("decisions")) {
                    seat.answer(
                            decision.get("id").textValue(),
                            decision.get("choices").get(0).get("word").textValue());
                    break;
                }
            }
        }
    }

    @Test
    void aSummarySaysWhoseMoveItIsAndInTheEndWhoWon() {
        HttpResponse<String> answer = post(
                "/api/tables",
                Map.of(
                        "game",
                        "border",
                        "seats",
                        List.of(Map.of("player", "Ann", "for", List.of("Red")), Map.of("for", List.of("Blue")))));
        JsonNode made = Client.json(answer.body());
        Client red = seat(made, 0);
        Client blue = seat(made, 1);
        JsonNode first = Client.json(red.get(red.path() + "/summary").body());
        assertThat(first.get("title").textValue()).isEqualTo("Border Skirmish");
        assertThat(first.get("player").textValue()).isEqualTo("Ann");
        assertThat(first.get("mine").booleanValue()).isTrue();
        assertThat(first.get("over").booleanValue()).isFalse();
        assertThat(first.get("awaited")).hasSize(2);

        play(List.of(red, blue));
        JsonNode last = Client.json(blue.get(blue.path() + "/summary").body());
        assertThat(last.get("over").booleanValue()).isTrue();
        assertThat(last.get("mine").booleanValue()).isFalse();
        assertThat(visitor().get(red.path() + "/summary").statusCode()).isEqualTo(403);
    }

    @Test
    void aNewLinkEndsTheOldOneAtOnce() {
        JsonNode made = visitor().made("border");
        Client owner = Client.seated(server, made.get("owner").textValue());
        Client red = seat(made, 0);
        Client blue = seat(made, 1);
        try (Events reds = red.events("");
                Events blues = blue.events("")) {
            reds.next();
            blues.next();
            String link = Client.json(owner.post(owner.path() + "/links", "{\"seat\":\"1\"}")
                            .body())
                    .get("link")
                    .textValue();

            assertThat(reds.ended()).as("the line of the old link").isTrue();
            assertThat(red.get(red.path() + "/sighting").statusCode()).isEqualTo(403);
            Client fresh = Client.seated(server, link);
            assertThat(fresh.get(fresh.path() + "/sighting").statusCode()).isEqualTo(200);
            assertThat(blues.next().data().get("log").toString())
                    .as("all are told, since its owner may play")
                    .contains("The table's owner has freed The Raiders' seat and created a new link for it");
            String decision = blue.sighting().get("decisions").get(0).get("id").textValue();
            blue.answer(decision, "hold");
            assertThat(blues.next().data().get("log")).as("the others stay").isNotEmpty();
        }
    }

    @Test
    void theOwnersOwnPageIsOpenedElsewhereByALinkForADevice() {
        JsonNode made = visitor().made("border");
        Client owner = Client.seated(server, made.get("owner").textValue());
        assertThat(owner.post(owner.path() + "/links", "{\"seat\":\"owner\"}").statusCode())
                .isEqualTo(400);
        String link = Client.json(owner.post(owner.path() + "/device", "{}").body())
                .get("link")
                .textValue();
        Client again = Client.seated(server, link);
        assertThat(again.get(owner.path() + "/state").statusCode()).isEqualTo(200);
        Client red = seat(made, 0);
        assertThat(red.get(red.path() + "/log").body()).contains("The owner's page was opened on another device");
    }

    @Test
    void theOwnerSeesWhoSitsWhereAndNothingOfTheGame() {
        JsonNode made = visitor().made("border");
        Client owner = Client.seated(server, made.get("owner").textValue());
        JsonNode state = Client.json(owner.get(owner.path() + "/state").body());
        assertThat(state.get("seats").findValuesAsText("name")).containsExactly("The Raiders", "The Garrison");
        assertThat(state.get("seats").get(0).get("awaited").booleanValue()).isTrue();

        for (String what : List.of("/sighting", "/game", "/log", "/events", "/film")) {
            assertThat(owner.get(owner.path() + what).statusCode()).as(what).isEqualTo(403);
        }
        Client red = seat(made, 0);
        for (String what : List.of("/state", "/journal")) {
            assertThat(red.get(red.path() + what).statusCode()).as(what).isEqualTo(403);
            assertThat(red.get(owner.path() + what).statusCode()).as(what).isEqualTo(403);
        }
        assertThat(red.post(red.path() + "/links", "{\"seat\":\"2\"}").statusCode())
                .isEqualTo(403);
        assertThat(owner.post(owner.path() + "/links", "{\"seat\":\"9\"}").statusCode())
                .isEqualTo(400);
        assertThat(visitor().get(owner.path()).body()).contains("owner.js");
    }

    @Test
    void theJournalCanBeHadWhenTheGameIsOver() {
        JsonNode made = visitor().made("border");
        Client owner = Client.seated(server, made.get("owner").textValue());
        assertThat(owner.get(owner.path() + "/journal").statusCode()).isEqualTo(409);

        play(List.of(seat(made, 0), seat(made, 1)));
        HttpResponse<String> journal = owner.get(owner.path() + "/journal");
        assertThat(journal.headers().firstValue("Content-Disposition").orElse(""))
                .startsWith("attachment");
        assertThat(journal.body().lines().count()).isGreaterThan(10);
        assertThat(Client.json(journal.body().lines().findFirst().orElseThrow()).isObject())
                .isTrue();
    }
}
