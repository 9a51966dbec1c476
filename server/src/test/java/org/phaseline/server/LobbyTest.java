package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.web.AddressLimits;

/** What the lobby asks for, over the wire. */
@Tag("slow")
class LobbyTest {

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

    private static List<String> names(JsonNode made) {
        return made.get("seats").findValuesAsText("name");
    }

    // ---- the shelf

    @Test
    void everyGameHasAPictureAndTwoSentences() {
        for (JsonNode game : lobby.get("/api/games").get("games")) {
            HttpResponse<String> picture =
                    lobby.visitor().get(game.get("picture").textValue());
            assertThat(picture.headers().firstValue("Content-Type")).contains("image/svg+xml");
            assertThat(picture.body()).startsWith("<svg").doesNotContain("script", "style=", "<style");
            assertThat(game.get("about").textValue()).matches(".+\\. .+\\.");
        }
        assertThat(lobby.visitor().get("/api/games/chess/picture.svg").statusCode())
                .isEqualTo(404);
    }

    @Test
    void theOutlineShowsWhatAnOptionSwitchesOnAndOff() {
        JsonNode usual = lobby.get("/api/games/fe/outline?scenario=Basic");
        assertThat(usual.get("changed")).isEmpty();

        JsonNode raids = lobby.get("/api/games/fe/outline?scenario=Basic&on=Raids");
        assertThat(raids.get("changed")).isNotEmpty().allSatisfy(index -> {
            assertThat(raids.get("steps").get(index.intValue()).get("inPlay").booleanValue())
                    .isTrue();
            assertThat(usual.get("steps").get(index.intValue()).get("inPlay").booleanValue())
                    .isFalse();
        });
        assertThat(lobby.visitor().get("/api/games/fe/outline?on=Nonsense").statusCode())
                .isEqualTo(422);
    }

    /** Whoever has tried too many ways to play it still sees what was compiled before. */
    @Test
    void tryingAllOptionsIsLimitedAndLookingIsNot() throws StartProblem {
        try (Server strict = Server.start(
                new Settings("localhost", 0, folder.resolve("options"), new AddressLimits(500, 0, 3, 0)),
                lobby.trouble())) {
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

    // ---- who sits where

    @Test
    void usuallyThereIsOneSeatASide() {
        assertThat(names(Client.json(
                        lobby.post("/api/tables", Map.of("game", "fe")).body())))
                .containsExactly("the Coalition", "the Alliance");
    }

    @Test
    void factionsAreGroupedAsPeopleLike() {
        HttpResponse<String> answer = lobby.post(
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
        Client cats = Client.seated(
                lobby.server(), made.get("seats").get(1).get("link").textValue());
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
        return LobbyServer.problem(lobby.post("/api/tables", Map.of("game", "border", "seats", List.of(seats))));
    }

    @Test
    void aTableOnOneDeviceHasOneLinkWithTheSecretsOfAllSeats() {
        JsonNode made = lobby.visitor().made("border");
        String hot = made.get("hot").textValue();
        List<String> secrets = made.get("seats").findValuesAsText("link").stream()
                .map(link -> link.substring(link.indexOf('#') + 1))
                .toList();
        assertThat(hot).isEqualTo("/t/" + made.get("table").textValue() + "/hot#" + String.join(",", secrets));
    }

    // ---- my tables, and the owner's

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
        HttpResponse<String> answer = lobby.post(
                "/api/tables",
                Map.of(
                        "game",
                        "border",
                        "seats",
                        List.of(Map.of("player", "Ann", "for", List.of("Red")), Map.of("for", List.of("Blue")))));
        JsonNode made = Client.json(answer.body());
        Client red = lobby.seat(made, 0);
        Client blue = lobby.seat(made, 1);
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
        assertThat(lobby.visitor().get(red.path() + "/summary").statusCode()).isEqualTo(403);
    }

    @Test
    void aNewLinkEndsTheOldOneAtOnce() {
        JsonNode made = lobby.visitor().made("border");
        Client owner = Client.seated(lobby.server(), made.get("owner").textValue());
        Client red = lobby.seat(made, 0);
        Client blue = lobby.seat(made, 1);
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
            Client fresh = Client.seated(lobby.server(), link);
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
        JsonNode made = lobby.visitor().made("border");
        Client owner = Client.seated(lobby.server(), made.get("owner").textValue());
        assertThat(owner.post(owner.path() + "/links", "{\"seat\":\"owner\"}").statusCode())
                .isEqualTo(400);
        String link = Client.json(owner.post(owner.path() + "/device", "{}").body())
                .get("link")
                .textValue();
        Client again = Client.seated(lobby.server(), link);
        assertThat(again.get(owner.path() + "/state").statusCode()).isEqualTo(200);
        Client red = lobby.seat(made, 0);
        assertThat(red.get(red.path() + "/log").body()).contains("The owner's page was opened on another device");
    }

    @Test
    void theOwnerSeesWhoSitsWhereAndNothingOfTheGame() {
        JsonNode made = lobby.visitor().made("border");
        Client owner = Client.seated(lobby.server(), made.get("owner").textValue());
        JsonNode state = Client.json(owner.get(owner.path() + "/state").body());
        assertThat(state.get("seats").findValuesAsText("name")).containsExactly("The Raiders", "The Garrison");
        assertThat(state.get("seats").get(0).get("awaited").booleanValue()).isTrue();

        for (String what : List.of("/sighting", "/game", "/log", "/events", "/film")) {
            assertThat(owner.get(owner.path() + what).statusCode()).as(what).isEqualTo(403);
        }
        Client red = lobby.seat(made, 0);
        for (String what : List.of("/state", "/journal")) {
            assertThat(red.get(red.path() + what).statusCode()).as(what).isEqualTo(403);
            assertThat(red.get(owner.path() + what).statusCode()).as(what).isEqualTo(403);
        }
        assertThat(red.post(red.path() + "/links", "{\"seat\":\"2\"}").statusCode())
                .isEqualTo(403);
        assertThat(owner.post(owner.path() + "/links", "{\"seat\":\"9\"}").statusCode())
                .isEqualTo(400);
        assertThat(lobby.visitor().get(owner.path()).body()).contains("owner.js");
    }

    @Test
    void theJournalCanBeHadWhenTheGameIsOver() {
        JsonNode made = lobby.visitor().made("border");
        Client owner = Client.seated(lobby.server(), made.get("owner").textValue());
        assertThat(owner.get(owner.path() + "/journal").statusCode()).isEqualTo(409);

        play(List.of(lobby.seat(made, 0), lobby.seat(made, 1)));
        HttpResponse<String> journal = owner.get(owner.path() + "/journal");
        assertThat(journal.headers().firstValue("Content-Disposition").orElse(""))
                .startsWith("attachment");
        assertThat(journal.body().lines().count()).isGreaterThan(10);
        assertThat(Client.json(journal.body().lines().findFirst().orElseThrow()).isObject())
                .isTrue();
    }
}
