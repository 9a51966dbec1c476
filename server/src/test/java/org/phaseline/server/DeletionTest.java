package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An owner takes a table away, over the wire. */
@Tag("slow")
class DeletionTest extends OverHttp {

    private static final String REALLY = "{\"title\":\"Border Skirmish\"}";

    private Client owner(JsonNode made) {
        return Client.seated(server(), made.get("owner").textValue());
    }

    @Test
    void everybodyAtTheTableIsToldAndTheirLinesEnd() throws Exception {
        JsonNode made = made("{\"game\":\"border\"}");
        List<Client> seats = around(made);
        Client owner = owner(made);
        try (Events red = seats.get(0).events("");
                Events watcher = seats.get(2).events("")) {
            red.next();
            watcher.next();
            assertThat(owner.post(owner.path() + "/delete", REALLY).statusCode())
                    .isEqualTo(200);
            for (Events each : List.of(red, watcher)) {
                JsonNode last = each.next().data();
                while (!last.has("problem")) {
                    last = each.next().data();
                }
                assertThat(last.get("problem").textValue()).isEqualTo("The owner has deleted this table.");
                assertThat(each.ended()).isTrue();
            }
        }
        for (Client each : seats) {
            assertThat(each.get(each.path() + "/sighting").statusCode()).isEqualTo(403);
            assertThat(each.get(each.path() + "/summary").statusCode()).isEqualTo(403);
        }
        assertThat(owner.get(owner.path() + "/state").statusCode()).isEqualTo(403);
        restart();
        assertThat(seats.get(0)
                        .at(server())
                        .get(seats.get(0).path() + "/sighting")
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void onlyItsOwnerDeletesATableAndNotByMistake() {
        JsonNode made = made("{\"game\":\"border\"}");
        List<Client> seats = around(made);
        Client owner = owner(made);
        Client stranger = owner(made("{\"game\":\"border\"}"));
        for (Client other : seats) {
            assertThat(other.post(other.path() + "/delete", REALLY).statusCode())
                    .isEqualTo(403);
            assertThat(other.post(owner.path() + "/delete", REALLY).statusCode())
                    .isEqualTo(403);
        }
        assertThat(stranger.post(owner.path() + "/delete", REALLY).statusCode()).isEqualTo(403);
        assertThat(owner.post(owner.path() + "/delete", "{}").statusCode()).isEqualTo(400);
        assertThat(owner.post(owner.path() + "/delete", REALLY, "Origin", "https://evil.example")
                        .statusCode())
                .isEqualTo(403);
        assertThat(owner.get(owner.path() + "/delete").statusCode()).isEqualTo(404);
        answer(seats.get(0), "raid");
        HttpResponse<String> deleted = owner.post(owner.path() + "/delete", REALLY);
        assertThat(deleted.body()).isEqualTo("{\"deleted\":true}");
        assertThat(owner.post(owner.path() + "/delete", REALLY).statusCode()).isEqualTo(403);
    }
}
