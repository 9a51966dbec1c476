package org.phaseline.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;

/** Everything a server tells one seat, as one JSON object; and what two such dumps have in common over the years. */
final class SeatDump {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> WHAT = List.of(
            "/sighting", "/log", "/game", "/why", "/film", "/summary", "/devices", "/notices", "/dice", "/state");

    /** The umpire's sentences may be put better in a later version, and ids are made of how a view is written. */
    private static final Set<String> WORDING =
            Set.of("id", "prompt", "text", "said", "problem", "sentence", "sentences", "halts", "question");

    /** What people have written stays as it is. */
    private static final Set<String> PEOPLES_OWN = Set.of("chat", "note");

    private SeatDump() {}

    static ObjectNode of(Client client) {
        ObjectNode dump = JSON.createObjectNode();
        for (String what : WHAT) {
            HttpResponse<String> response = client.get(client.path() + what);
            ObjectNode each = dump.putObject(what);
            each.put("status", response.statusCode());
            if (response.statusCode() == 200) {
                each.set("body", Client.json(response.body()));
            }
        }
        // In version 0.1 it was a part of the game.
        HttpResponse<String> correctable = client.get(client.path() + "/correctable");
        if (correctable.statusCode() == 200 && dump.get("/game").get("body") instanceof ObjectNode game) {
            game.setAll((ObjectNode) Client.json(correctable.body()));
        }
        return dump;
    }

    /** Only what no version may lose or change. */
    static JsonNode facts(JsonNode dump) {
        if (dump.isArray()) {
            ArrayNode facts = JSON.createArrayNode();
            dump.forEach(each -> facts.add(facts(each)));
            return facts;
        }
        if (!dump.isObject()) {
            return dump;
        }
        ObjectNode facts = JSON.createObjectNode();
        boolean own = PEOPLES_OWN.contains(dump.path("kind").asText());
        dump.properties().forEach(field -> {
            boolean decision = field.getKey().equals("id") && dump.has("choices");
            if (own || decision || !WORDING.contains(field.getKey())) {
                facts.set(field.getKey(), facts(field.getValue()));
            }
        });
        return facts;
    }

    /** Later versions may tell more: whatever was told then must be told still. Empty, or where it is not. */
    static String missing(String where, JsonNode then, JsonNode now) {
        if (then.asText().equals("none") && now.asText().equals("not told")) {
            // Version 0.1 told too much: where an unseen piece could be, "none" says that none is there.
            return "";
        }
        if (then.isObject()) {
            for (var field : then.properties()) {
                String missing = missing(where + "/" + field.getKey(), field.getValue(), now.path(field.getKey()));
                if (!missing.isEmpty()) {
                    return missing;
                }
            }
            return "";
        }
        if (then.isArray() && now.isArray() && then.size() == now.size()) {
            for (int i = 0; i < then.size(); i++) {
                String missing = missing(where + "/" + i, then.get(i), now.get(i));
                if (!missing.isEmpty()) {
                    return missing;
                }
            }
            return "";
        }
        return then.equals(now) ? "" : where + ": was " + then + ", is " + now;
    }
}
