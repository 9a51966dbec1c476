package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.phaseline.server.store.EmptyStore;
import org.phaseline.server.web.AddressLimits;

/** A server without limits, and what a visitor of its lobby asks of it. */
final class LobbyServer implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final StringWriter trouble = new StringWriter();
    private final Server server;

    LobbyServer(Path data) throws StartProblem {
        EmptyStore.in(data);
        server = SameDice.start(new Settings("localhost", 0, data, AddressLimits.NONE), trouble());
    }

    Server server() {
        return server;
    }

    /** Where another server of the same test complains, too. */
    PrintWriter trouble() {
        return new PrintWriter(trouble, true);
    }

    void nothingWentWrongInside() {
        assertThat(trouble.toString()).isEmpty();
    }

    @Override
    public void close() {
        server.close();
    }

    Client visitor() {
        return new Client(server);
    }

    JsonNode get(String address) {
        HttpResponse<String> answer = visitor().get(address);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Client.json(answer.body());
    }

    HttpResponse<String> post(String address, Map<String, ?> body) {
        try {
            return visitor().post(address, JSON.writeValueAsString(body));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static String problem(HttpResponse<String> answer) {
        return Client.json(answer.body()).path("problem").asText();
    }

    Client seat(JsonNode made, int seat) {
        return Client.seated(server, made.get("seats").get(seat).get("link").textValue());
    }
}
