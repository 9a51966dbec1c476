package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.JsonNode;
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

/** Rulebooks that players bring, over the wire: checked, played, and limited. */
@Tag("slow")
class OwnRulebookTest {

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

    /** Formulas that each call the one before twice. There is much to look at, so that it is soon too much. */
    private static final String ENDLESS = "board Map: hexes 300 x 300\ndefine again0: set of Map = Map\n"
            + IntStream.rangeClosed(1, 60)
                    .mapToObj(i -> "define again%d: set of Map = again%d + again%d\n".formatted(i, i - 1, i - 1))
                    .collect(Collectors.joining());

    @TempDir
    private static Path folder;

    private static LobbyServer lobby;

    @BeforeAll
    static void start() throws StartProblem {
        lobby = new LobbyServer(folder.resolve("data"));
    }

    @AfterAll
    static void stop() {
        lobby.close();
    }

    @AfterEach
    void nothingWentWrongInside() {
        lobby.nothingWentWrongInside();
    }

    private static Map<String, Object> files(String... namesAndTexts) {
        List<Map<String, String>> files = new ArrayList<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.add(Map.of("name", namesAndTexts[i], "text", namesAndTexts[i + 1]));
        }
        return new LinkedHashMap<>(Map.of("files", files));
    }

    @Test
    void aRulebookOfOnesOwnIsCheckedAndPlayed() {
        Map<String, Object> wish = files("night.sop", NIGHT, "feud.sop", FEUD);
        JsonNode checked = Client.json(lobby.post("/api/check", wish).body());
        assertThat(checked.get("problems")).isEmpty();
        assertThat(checked.get("title").textValue()).isEqualTo("Feud");
        assertThat(checked.get("options").get(0).get("name").textValue()).isEqualTo("Moon");
        assertThat(checked.get("parties").findValuesAsText("title")).containsExactly("The Reds", "The Blues");
        assertThat(checked.get("steps").get(0).get("title").textValue()).isEqualTo("March");

        HttpResponse<String> made = lobby.post("/api/tables", wish);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        Client red = Client.seated(
                lobby.server(),
                Client.json(made.body()).get("seats").get(0).get("link").textValue());
        String decision = red.sighting().get("decisions").get(0).get("id").textValue();
        assertThat(red.answer(decision, "done").statusCode()).isEqualTo(200);
    }

    @Test
    void aProblemIsToldWhereItStands() {
        Map<String, Object> wish = files("feud.sop", FEUD.replace("both may", "Gren may"), "night.sop", NIGHT);
        JsonNode problem = Client.json(lobby.post("/api/check", wish).body())
                .get("problems")
                .get(0);
        assertThat(problem.get("file").textValue()).isEqualTo("feud.sop");
        assertThat(problem.get("line").intValue()).isEqualTo(7);
        assertThat(problem.get("column").intValue()).isEqualTo(15);
        assertThat(problem.get("sentence").textValue()).contains("Gren");

        HttpResponse<String> made = lobby.post("/api/tables", wish);
        assertThat(made.statusCode()).isEqualTo(422);
        assertThat(LobbyServer.problem(made)).isEqualTo("This rulebook cannot be played yet; check it to see why.");
    }

    @Test
    void aMissingPartIsToldAtItsLine() {
        JsonNode problem = Client.json(
                        lobby.post("/api/check", files("feud.sop", FEUD)).body())
                .get("problems")
                .get(0);
        assertThat(problem.get("sentence").textValue()).startsWith("no file 'night.sop'");
        assertThat(problem.get("line").intValue()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../etc/passwd", "", "a\nb.sop", "/feud.sop", "a//b.sop"})
    void aFileThatIsCalledOddlyIsRefused(String name) {
        HttpResponse<String> answer = lobby.post("/api/check", files(name, FEUD));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(LobbyServer.problem(answer)).startsWith("This file name is not allowed");
    }

    @Test
    void tooMuchTextIsRefused() {
        assertThat(lobby.post("/api/check", files("feud.sop", "#".repeat(1024 * 1024 + 1)))
                        .statusCode())
                .isEqualTo(413);
        assertThat(lobby.post("/api/check", files("feud.sop", "\n".repeat(1024 * 1024 + 9000)))
                        .statusCode())
                .isEqualTo(413);
        assertThat(lobby.post("/api/check", files()).statusCode()).isEqualTo(400);
    }

    @Test
    void aRulebookMayBeginWithAnyNumberOfRemarks() {
        JsonNode checked = Client.json(lobby.post(
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
        assertThat(lobby.visitor().post("/api/check", "{" + files + "}").statusCode())
                .isEqualTo(400);
        for (String field : List.of("name", "player")) {
            HttpResponse<String> answer = lobby.visitor()
                    .post(
                            "/api/tables",
                            "{\"game\":\"border\",\"seats\":[{\"" + field + "\":\"x" + none
                                    + "y\",\"for\":[\"Red\",\"Blue\"]}]}");
            assertThat(LobbyServer.problem(answer))
                    .startsWith("A name must be on one line and contain only visible characters");
        }
    }

    /** Compiled in no time, worked out in no lifetime. */
    @Test
    void aFormulaThatWouldNeverEndIsGivenUp() {
        String endless = FEUD.replace("side Red", ENDLESS + "side Red")
                .replace("both may", "Red may\n  2 \"Think\" automatic if (count of again60) > 5: end game drawn");
        JsonNode made = Client.json(lobby.post("/api/tables", files("feud.sop", endless, "night.sop", NIGHT))
                .body());
        Client red = lobby.seat(made, 0);
        JsonNode decision = red.sighting().get("decisions").get(0);
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            String id = decision.get("id").textValue();
            assertThat(red.get(red.path() + "/preview?decision=" + id).statusCode())
                    .isEqualTo(200);
            HttpResponse<String> answer =
                    red.answer(id, decision.get("choices").get(0).get("word").textValue());
            assertThat(answer.statusCode()).isEqualTo(409);
            assertThat(LobbyServer.problem(answer)).contains("20 million things");
        });
    }

    /** Checked in no time; the table is never made, since play would never come to its first question. */
    @Test
    void formulasThatCallEachOtherForEverAreGivenUp() {
        String endless = FEUD.replace("side Red", ENDLESS + "side Red")
                .replace("both may", "automatic if (count of again60) > 5: end game drawn\n  2 \"Rest\" Red may");
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            HttpResponse<String> answer = lobby.post("/api/tables", files("feud.sop", endless, "night.sop", NIGHT));
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
            assertThat(LobbyServer.problem(answer)).contains("20 million things");
        });
    }

    @Test
    void aRulebookThatKeepsTooMuchIsNotPlayed() {
        String large = FEUD.replace("side Red", "board Map: hexes 2048 x 2048\nMap has\n  a: number\nside Red");
        assertThat(Client.json(lobby.post("/api/check", files("feud.sop", large, "night.sop", NIGHT))
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
        Client red = lobby.seat(
                Client.json(lobby.post("/api/tables", files("feud.sop", large, "night.sop", NIGHT))
                        .body()),
                0);
        JsonNode holders = Client.json(red.get(red.path() + "/correctable").body())
                .get("correctable")
                .get(0)
                .get("holders");
        assertThat(holders).hasSize(2000);
    }

    @Test
    void checkingIsLimited() throws StartProblem {
        try (Server strict = Server.start(
                new Settings("localhost", 0, folder.resolve("strict"), new AddressLimits(50, 0, 1, 0)),
                lobby.trouble())) {
            Client hasty = new Client(strict);
            assertThat(hasty.post("/api/check", "{}").statusCode()).isEqualTo(400);
            assertThat(hasty.post("/api/check", "{}").statusCode()).isEqualTo(429);
        }
    }
}
