package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.EmptyStore;
import org.phaseline.server.web.AddressLimits;

/** A real server, and browsers without a screen that sit at its tables. */
abstract class OverHttp {

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();
    private Server server;

    @BeforeEach
    void start() throws StartProblem {
        EmptyStore.in(folder);
        server = SameDice.start(
                new Settings("localhost", 0, folder, AddressLimits.NONE), new PrintWriter(trouble, true));
    }

    @AfterEach
    void stop() {
        server.close();
        assertThat(trouble.toString()).as("what went wrong inside").isEmpty();
    }

    Server server() {
        return server;
    }

    void restart() throws StartProblem {
        server.close();
        start();
    }

    /** A table as it was made, links and all. */
    JsonNode made(String wish) {
        return Client.json(new Client(server).post("/api/tables", wish).body());
    }

    /** All seats of a table, and last one who watches. */
    List<Client> around(JsonNode made) {
        List<Client> around = new ArrayList<>();
        made.get("seats")
                .forEach(seat ->
                        around.add(Client.seated(server, seat.get("link").textValue())));
        around.add(Client.seated(server, made.get("watch").textValue()));
        return around;
    }

    List<Client> border() {
        return around(made("{\"game\":\"border\"}"));
    }

    static JsonNode view(Client client) {
        return Client.json(client.get(client.path() + "/sighting").body());
    }

    static JsonNode desk(Client client) {
        return view(client).get("desk");
    }

    static JsonNode get(Client client, String what) {
        return Client.json(client.get(client.path() + what).body());
    }

    static List<String> log(Client client) {
        List<String> texts = new ArrayList<>();
        get(client, "/log")
                .get("log")
                .forEach(line -> texts.add(line.get("text").textValue()));
        return texts;
    }

    /** Answers the first decision of a seat. */
    static void answer(Client client, String word) {
        String decision = client.sighting().get("decisions").get(0).get("id").textValue();
        assertThat(client.answer(decision, word).statusCode()).as(word).isEqualTo(200);
    }

    /** The plans for the day on the border, written down by both. */
    static void plan(List<Client> seats, String red, String blue) {
        answer(seats.get(0), red);
        answer(seats.get(0), "ready");
        answer(seats.get(1), blue);
        answer(seats.get(1), "ready");
    }
}
