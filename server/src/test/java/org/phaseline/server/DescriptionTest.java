package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.BuildVersion;

/** What the description of the API promises is what a program gets. */
@Tag("slow")
class DescriptionTest {

    private static final Path PLAYER = Path.of("..", "docs", "examples", "random_player.py");

    @TempDir
    private Path folder;

    private Server server;
    private JsonNode schemas;

    @BeforeEach
    void start() throws StartProblem {
        server = Server.start(
                new Settings("localhost", 0, folder, AddressLimits.NONE), new PrintWriter(new StringWriter(), true));
        schemas =
                Client.json(new Client(server).get("/api/openapi.json").body()).at("/components/schemas");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /**
     * That everything which must be there is, of the kind it should be, and that nothing else is sent: the page's code is checked against
     * types made of the schemas.
     */
    private void fits(String where, JsonNode schema, JsonNode value) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").textValue();
            fits(where, schemas.get(name.substring(name.lastIndexOf('/') + 1)), value);
            return;
        }
        switch (schema.path("type").asText()) {
            case "object" -> {
                assertThat(value.isObject()).as(where + " is an object").isTrue();
                schema.path("required")
                        .forEach(field -> assertThat(value.has(field.textValue()))
                                .as(where + " has " + field.textValue())
                                .isTrue());
                schema.path("properties").properties().forEach(property -> {
                    if (value.has(property.getKey())) {
                        fits(where + "." + property.getKey(), property.getValue(), value.get(property.getKey()));
                    }
                });
                if (!schema.has("additionalProperties")) {
                    value.fieldNames()
                            .forEachRemaining(field -> assertThat(
                                            schema.path("properties").has(field))
                                    .as(where + " describes " + field)
                                    .isTrue());
                }
            }
            case "array" -> {
                assertThat(value.isArray()).as(where + " is a list").isTrue();
                if (schema.has("items")) {
                    value.forEach(each -> fits(where + "[]", schema.get("items"), each));
                }
            }
            case "string" ->
                assertThat(value.isTextual()).as(where + " is a text").isTrue();
            case "integer" ->
                assertThat(value.isIntegralNumber()).as(where + " is a number").isTrue();
            case "number" ->
                assertThat(value.isNumber()).as(where + " is a number").isTrue();
            case "boolean" ->
                assertThat(value.isBoolean()).as(where + " is true or false").isTrue();
            default -> {}
        }
    }

    private void fits(String schema, JsonNode value) {
        fits(schema, schemas.get(schema), value);
    }

    @Test
    void theDescriptionHasTheVersionOfTheBuild() throws IOException {
        String version = Client.json(new Client(server).get("/api/openapi.json").body())
                .at("/info/version")
                .textValue();

        assertThat(version).isEqualTo(BuildVersion.read());
        assumeTrue(BuildVersion.isKnown(), "only a build by Maven writes its version down");
        assertThat(Files.readString(Path.of("..", "pom.xml"))).contains("<version>" + version + "</version>");
    }

    @Test
    void theRepliesOfAGameFitTheirDescription() {
        Client visitor = new Client(server);
        fits("Games", Client.json(visitor.get("/api/games").body()));
        fits("Guide", Client.json(visitor.get("/api/games/legions").body()));
        fits("Outline", Client.json(visitor.get("/api/games/legions/outline").body()));
        fits("Problem", Client.json(visitor.get("/api/games/chess").body()));
        JsonNode made = visitor.made("border");
        fits("Made", made);
        Client red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        Client owner = Client.seated(server, made.get("owner").textValue());
        fits("Game", Client.json(red.get(red.path() + "/game").body()));
        fits("Summary", Client.json(red.get(red.path() + "/summary").body()));
        fits("Notices", Client.json(red.get(red.path() + "/notices").body()));
        fits("Devices", Client.json(red.get(red.path() + "/devices").body()));
        fits("DeviceLink", Client.json(red.post(red.path() + "/device", "{}").body()));
        fits("State", Client.json(owner.get(owner.path() + "/state").body()));
        fits("View", Client.json(red.get(red.path() + "/sighting").body()));
        JsonNode decision = red.sighting().get("decisions").get(0);
        fits(
                "Taken",
                Client.json(red.answer(
                                decision.get("id").textValue(),
                                decision.get("choices").get(0).get("word").textValue())
                        .body()));
        fits("Log", Client.json(red.get(red.path() + "/log").body()));
        fits("Film", Client.json(red.get(red.path() + "/film").body()));
        try (Events events = red.events("")) {
            fits("View", events.next().data());
        }
    }

    @Test
    void whatASeatSeesOfEveryGameFitsItsDescription() {
        Client visitor = new Client(server);
        for (JsonNode game : Client.json(visitor.get("/api/games").body()).get("games")) {
            JsonNode made = visitor.made(game.get("id").textValue());
            Client seat =
                    Client.seated(server, made.get("seats").get(0).get("link").textValue());
            fits("Game", Client.json(seat.get(seat.path() + "/game").body()));
            fits("View", Client.json(seat.get(seat.path() + "/sighting").body()));
            fits("Why", Client.json(seat.get(seat.path() + "/why").body()));
            JsonNode decisions = seat.sighting().get("decisions");
            if (!decisions.isEmpty()) {
                fits(
                        "Overlays",
                        Client.json(
                                seat.get(seat.path() + "/overlays?show=0,0-0").body()));
                String preview = seat.path() + "/preview?decision="
                        + decisions.get(0).get("id").textValue();
                fits("Preview", Client.json(seat.get(preview).body()));
                fitsPlans(seat);
                fitsAfterAnAnswer(seat, seat.sighting().get("decisions").get(0));
            }
        }
    }

    private void fitsPlans(Client seat) {
        JsonNode movable = Client.json(seat.get(seat.path() + "/plans").body());
        fits("PlanMenu", movable);
        if (movable.get("movable").isEmpty()) {
            return;
        }
        JsonNode piece = movable.at("/movable/0");
        String pieces = "?pieces=" + piece.get("kind").textValue() + ":" + piece.get("number");
        JsonNode menu = Client.json(seat.get(seat.path() + "/plans" + pieces).body());
        fits("PlanMenu", menu);
        if (menu.get("moves").isEmpty()) {
            return;
        }
        JsonNode plan = Client.json(seat.get(seat.path() + "/plan" + pieces + "&to=" + menu.at("/moves/0/0"))
                .body());
        fits("Plan", plan);
        ObjectNode list = JsonNodeFactory.instance.objectNode();
        list.put("id", "planned").set("answers", plan.get("answers"));
        fits(
                "Listed",
                Client.json(seat.post(seat.path() + "/answers", list.toString()).body()));
        fits("Log", Client.json(seat.get(seat.path() + "/log").body()));
        fits(
                "Done",
                Client.json(seat.post(seat.path() + "/back", "{\"id\":\"back\",\"list\":true}")
                        .body()));
    }

    private void fitsAfterAnAnswer(Client seat, JsonNode decision) {
        try (Events events = seat.changes("")) {
            fits("View", events.next().data());
            seat.answer(
                    decision.get("id").textValue(),
                    decision.get("choices").get(0).get("word").textValue());
            Events.Event after = events.next();
            fits(after.name().equals("change") ? "Change" : "View", after.data());
        }
    }

    @Test
    void mapsFitTheirDescriptionAndTellNumbersBoxesAreasAndValues() {
        String rulebook = """
                rulebook "Maps"
                language 2
                side Red
                side Blue
                board Map: hexes 3 x 2, numbered 0101 from the north, even columns south
                boxes of Map: camp "Camp" next to 0101
                board Sea: areas
                  harbour "Harbour" at (0.5, 2) next to strait
                  strait "Strait" at (1, 2)
                Map has
                  tokens: 0..9 = 0
                  holder: Side or none = none
                roster Map: tokens, holder
                  0302: 4, Blue
                  camp: 2, none
                symbols Map showing tokens, holder
                length 1 game turns
                game turn "Turn"
                  1 "Wait"                    Red may
                """;
        Client visitor = new Client(server);
        ObjectNode order = JsonNodeFactory.instance.objectNode();
        order.putArray("files").addObject().put("name", "maps.sop").put("text", rulebook);
        JsonNode made =
                Client.json(visitor.post("/api/tables", order.toString()).body());
        Client seat = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        JsonNode game = Client.json(seat.get(seat.path() + "/game").body());
        JsonNode view = Client.json(seat.get(seat.path() + "/sighting").body());

        fits("Game", game);
        fits("View", view);
        assertThat(game.at("/boards/0").toString())
                .contains("\"numbered\":{\"column\":1,\"row\":1,\"figures\":2,\"fromNorth\":true},\"evenSouth\":true")
                .contains("\"title\":\"Camp\",\"x\":0.0,\"y\":0.0,\"nextTo\":[3]");
        assertThat(game.at("/boards/1").toString())
                .contains("\"form\":\"areas\"")
                .contains("\"title\":\"Harbour\",\"x\":0.5,\"y\":2.0,\"nextTo\":[1]");
        JsonNode spaces = view.at("/sighting/spaces");
        assertThat(spaces).hasSize(2);
        assertThat(spaces.get(0).toString())
                .isEqualTo("{\"board\":\"Map\",\"space\":2,\"values\":[{\"name\":\"tokens\",\"value\":\"4\"},"
                        + "{\"name\":\"holder\",\"value\":\"Blue\",\"party\":1}]}");
    }

    @Test
    void theExamplePlaysAWholeGame() throws IOException, InterruptedException {
        boolean python = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "python3")));
        assumeTrue(python, "there is no python3 here");
        JsonNode made = new Client(server).made("border");
        List<Process> players = new ArrayList<>();
        for (JsonNode seat : made.get("seats")) {
            players.add(new ProcessBuilder(
                            "python3",
                            PLAYER.toString(),
                            "http://localhost:" + server.port()
                                    + seat.get("link").textValue())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("player" + players.size()).toFile())
                    .start());
        }
        for (int i = 0; i < players.size(); i++) {
            boolean done = players.get(i).waitFor(60, TimeUnit.SECONDS);
            players.get(i).destroyForcibly();
            String said = Files.readString(folder.resolve("player" + i), StandardCharsets.UTF_8);
            assertThat(done).as(said).isTrue();
            assertThat(said).endsWith("The game is over.\n");
        }
    }
}
