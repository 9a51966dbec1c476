package org.phaseline.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.phaseline.server.web.AddressLimits;

/**
 * Makes the store that {@link FrozenStoreTest} opens with every later version: tables in all states, made and played over HTTP, and beside
 * them what each seat was told in the end. {@code FrozenStoreMaker FILE}; a file that is there is left alone.
 */
final class FrozenStoreMaker {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String OWN_RULES = """
            rulebook "Volleys"
            part "dice.sop"
            side Red
            side Blue
            game has
              total: number = 0
            length 5 game turns
            digression "Look it up"
              "Found it" raiser must
            game turn "Volley"
              "Aim" Red must
              "Fire" by Red, automatic
                roll hits: dice d6
                total += hits
              "Look on" Blue may
            """;
    private static final String OWN_PART = "given dice: number = 2\n";

    private final Server server;
    private final Random random = new Random(12);
    private final Map<String, Client> seated = new LinkedHashMap<>();
    private final Map<String, String> unused = new LinkedHashMap<>();

    private FrozenStoreMaker(Server server) {
        this.server = server;
    }

    public static void main(String[] args) throws IOException, StartProblem {
        Path file = Path.of(args[0]);
        if (Files.exists(file)) {
            throw new IllegalStateException(file + " is there already, and what is frozen is never changed");
        }
        Path data = Files.createTempDirectory("frozen-store").resolve("data");
        FrozenStoreMaker maker;
        try (Server server = start(data)) {
            maker = new FrozenStoreMaker(server);
            maker.play();
        }
        ObjectNode expected = JSON.createObjectNode();
        maker.unused.forEach(expected.putObject("unused")::put);
        ObjectNode seats = expected.putObject("seats");
        // What is told after a start is what is in the store.
        try (Server server = start(data)) {
            maker.seated.forEach((name, client) -> {
                ObjectNode seat = seats.putObject(name);
                seat.put("path", client.path());
                seat.put("cookie", client.secret());
                seat.set("told", SeatDump.of(client.at(server)));
            });
            Client owner = maker.seated.get("finished, owner").at(server);
            expected.put("journal", owner.get(owner.path() + "/journal").body());
        }
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file));
                Stream<Path> all = Files.list(data)) {
            for (Path each : all.sorted().toList()) {
                zip.putNextEntry(new ZipEntry("data/" + each.getFileName()));
                zip.write(Files.readAllBytes(each));
            }
            zip.putNextEntry(new ZipEntry("expected.json"));
            zip.write(JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(expected));
        }
    }

    static Server start(Path data) throws StartProblem {
        return Server.start(new Settings("localhost", 0, data, AddressLimits.NONE), new PrintWriter(System.err, true));
    }

    private void play() {
        fresh();
        sealed();
        undoAsked();
        standing();
        finished();
        shared();
        shipped("legions", "Duel", 40);
        shipped("rof", "Village", 40);
        factions();
        devices();
    }

    /** Nobody has sat down. */
    private void fresh() {
        JsonNode made = make(
                "fresh",
                "{\"game\":\"border\",\"seats\":[{\"player\":\"Ann\",\"for\":[\"Red\"]},{\"player\":\"Bob\",\"for\":[\"Blue\"]}]}");
        for (int i = 0; i < 2; i++) {
            unused.put("fresh, " + i, made.get("seats").get(i).get("link").textValue());
        }
    }

    /** One has chosen unseen and is ready, the other has chosen and may change it; both have talked. */
    private void sealed() {
        List<Client> seats = sit("sealed", make("sealed", "{\"game\":\"border\"}"));
        answer(seats.get(0), "raid");
        answer(seats.get(0), "ready");
        answer(seats.get(1), "ambush");
        post(seats.get(0), "say", "{\"text\":\"Good luck \u2013 \uD83C\uDFB2!\"}");
        post(seats.get(1), "keep", "{\"text\":\"They always raid.\"}");
        post(seats.get(0), "notices", "{\"email\":\"\",\"webhook\":\"https://example.org/hook\",\"on\":false}");
    }

    /** A roll is asked to be taken back; another request was refused, and a third withdrawn. */
    private void undoAsked() {
        List<Client> seats = sit("undo", make("undo", "{\"game\":\"border\"}"));
        rolled(seats);
        post(seats.get(0), "back", "{\"id\":\"w1\"}");
        post(seats.get(1), "refuse", "{\"ask\":\"1\"}");
        post(seats.get(0), "back", "{\"id\":\"w2\"}");
        post(seats.get(0), "withdraw", "{\"ask\":\"2\"}");
        post(seats.get(0), "say", "{\"text\":\"May I take that back?\"}");
        post(seats.get(0), "back", "{\"id\":\"w3\"}");
    }

    private void rolled(List<Client> seats) {
        answer(seats.get(0), "raid");
        answer(seats.get(0), "ready");
        answer(seats.get(1), "hold");
        answer(seats.get(1), "ready");
        answer(seats.get(0), "done");
        answer(seats.get(0), "done");
    }

    /** Something is always answered the same, a correction was agreed on, another one is asked for, and an answer was taken back. */
    private void standing() {
        List<Client> seats = sit("standing", make("standing", "{\"game\":\"border\"}"));
        answer(seats.get(0), "hold");
        answer(seats.get(0), "ready");
        answer(seats.get(1), "raid");
        answer(seats.get(1), "ready");
        answer(seats.get(0), "done");
        post(seats.get(0), "back", "{}");
        String decision =
                seats.get(0).sighting().get("decisions").get(0).get("id").textValue();
        post(seats.get(0), "standing", "{\"decision\":\"" + decision + "\",\"choice\":\"skip\"}");
        post(seats.get(0), "correct", set(3));
        post(seats.get(1), "agree", "{\"ask\":\"1\"}");
        post(seats.get(1), "correct", set(5));
    }

    private static String set(int points) {
        return "{\"kind\":\"set\",\"field\":\"Side.points\",\"holder\":\"The Raiders\",\"value\":\"" + points + "\"}";
    }

    private void finished() {
        List<Client> seats = sit("finished", make("finished", "{\"game\":\"border\"}"));
        post(seats.get(0), "dice", "{\"bytes\":\"" + "ab".repeat(32) + "\"}");
        playOn(seats, 1000);
        post(seats.get(1), "say", "{\"text\":\"Well played.\"}");
    }

    /** A rulebook of one's own in two files, dice shared by the roll, and a detour nobody has finished. */
    private void shared() {
        ObjectNode wish = JSON.createObjectNode();
        wish.put("dice", "shared");
        wish.putArray("files").addObject().put("name", "own.sop").put("text", OWN_RULES);
        wish.withArray("files").addObject().put("name", "dice.sop").put("text", OWN_PART);
        List<Client> seats = sit("shared", make("shared", wish.toString()));
        post(seats.get(0), "dice", "{\"bytes\":\"" + "cd".repeat(32) + "\"}");
        playOn(seats, 3);
        post(seats.get(1), "raise", "{\"digression\":\"Look it up\",\"note\":\"rule 4?\"}");
    }

    private void shipped(String game, String scenario, int answers) {
        List<Client> seats = sit(game, make(game, "{\"game\":\"" + game + "\",\"scenario\":\"" + scenario + "\"}"));
        playOn(seats, answers);
    }

    private void factions() {
        ObjectNode wish = JSON.createObjectNode();
        wish.put("game", "fe").put("scenario", "Basic");
        JsonNode game = Client.json(new Client(server).get("/api/games/fe").body());
        wish.putArray("on").add(game.get("options").get(0).get("name").textValue());
        wish.putArray("seats").addObject().putArray("for").add("Klingon");
        wish.withArray("seats")
                .addObject()
                .put("name", "Cats")
                .put("player", "Ann")
                .putArray("for")
                .add("Lyran")
                .add("Kzinti");
        wish.withArray("seats").addObject().putArray("for").add("Federation").add("Hydran");
        playOn(sit("factions", make("factions", wish.toString())), 60);
    }

    /** A second device, a link for a third that nobody has used, and a seat that was freed. */
    private void devices() {
        List<Client> seats = sit("devices", make("devices", "{\"game\":\"border\"}"));
        String second = Client.json(post(seats.get(0), "device", "{}").body())
                .get("link")
                .textValue();
        seated.put("devices, 0 again", Client.seated(server, second));
        Client owner = seated.get("devices, owner");
        unused.put(
                "devices, 1",
                Client.json(post(owner, "links", "{\"seat\":\"2\"}").body())
                        .get("link")
                        .textValue());
        seated.remove("devices, 1");
        answer(seats.get(0), "raid");
    }

    private JsonNode make(String name, String wish) {
        Client owner = new Client(server);
        HttpResponse<String> response = owner.post("/api/tables", wish);
        require(response);
        JsonNode made = Client.json(response.body());
        owner.keepCookie(response);
        String link = made.get("owner").textValue();
        seated.put(name + ", owner", owner.on(link.substring(0, link.indexOf('#'))));
        return made;
    }

    private List<Client> sit(String name, JsonNode made) {
        List<Client> seats = new ArrayList<>();
        for (JsonNode seat : made.get("seats")) {
            Client client = Client.seated(server, seat.get("link").textValue());
            seated.put(name + ", " + seats.size(), client);
            seats.add(client);
        }
        seated.put(name + ", watching", Client.seated(server, made.get("watch").textValue()));
        return seats;
    }

    private void playOn(List<Client> seats, int answers) {
        for (int i = 0; i < answers; i++) {
            List<Runnable> possible = new ArrayList<>();
            for (Client seat : seats) {
                for (JsonNode decision : seat.sighting().get("decisions")) {
                    if (decision.get("awaited").booleanValue()) {
                        JsonNode choices = decision.get("choices");
                        String word = choices.get(random.nextInt(choices.size()))
                                .get("word")
                                .textValue();
                        possible.add(
                                () -> require(seat.answer(decision.get("id").textValue(), word)));
                    }
                }
            }
            if (possible.isEmpty()) {
                return;
            }
            possible.get(random.nextInt(possible.size())).run();
        }
    }

    private static void answer(Client client, String word) {
        require(client.answer(
                client.sighting().get("decisions").get(0).get("id").textValue(), word));
    }

    private static HttpResponse<String> post(Client client, String what, String body) {
        HttpResponse<String> response = client.post(client.path() + "/" + what, body);
        require(response);
        return response;
    }

    private static void require(HttpResponse<String> response) {
        if (response.statusCode() / 100 != 2) {
            throw new IllegalStateException(response.uri() + ": " + response.statusCode() + " " + response.body());
        }
    }
}
