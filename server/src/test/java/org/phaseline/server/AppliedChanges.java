package org.phaseline.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A view that is kept up by changes, as a page does it; docs/server.md says how. */
final class AppliedChanges {

    private static final Set<String> DRAWN = Set.of("grounds", "sides");
    private static final Set<String> SPLICED = Set.of("decisions", "state", "pieces", "spaces");

    private final List<JsonNode> log = new ArrayList<>();
    private int since;
    private String id = "";
    private ObjectNode sighting = JsonNodeFactory.instance.objectNode();
    private JsonNode desk = JsonNodeFactory.instance.objectNode();

    String id() {
        return id;
    }

    JsonNode sighting() {
        return sighting;
    }

    /** The lines of the log that have come since the last whole view, with it. */
    List<JsonNode> log() {
        return log;
    }

    /** How many lines there are before those. */
    int since() {
        return since;
    }

    JsonNode desk() {
        return desk;
    }

    void hear(Events.Event event) {
        JsonNode data = event.data();
        switch (event.name()) {
            case "view" -> {
                sighting = data.get("sighting").deepCopy();
                since = data.get("since").intValue();
                log.clear();
            }
            case "change" -> {
                if (!data.get("from").textValue().equals(id)) {
                    throw new AssertionError("a change from " + data.get("from") + ", but this is " + id);
                }
                data.path("sighting").properties().forEach(field -> change(field.getKey(), field.getValue()));
                restore();
            }
            default -> throw new AssertionError("an event " + event.name());
        }
        if (event.name().equals("view")) {
            data.get("log").forEach(log::add);
        } else {
            read(data.get("log"));
        }
        if (data.has("desk")) {
            desk = data.get("desk");
        }
        id = data.get("id").textValue();
        if (!event.id().equals(id)) {
            throw new AssertionError("an event " + event.id() + " with the view " + id);
        }
    }

    private void change(String field, JsonNode change) {
        if (SPLICED.contains(field)) {
            sighting.set(field, spliced(sighting.get(field), change));
        } else if (DRAWN.contains(field)) {
            sighting.set(field, drawn(field, change));
        } else {
            sighting.set(field, change);
        }
    }

    private static ArrayNode spliced(JsonNode list, JsonNode splices) {
        ArrayNode next = JsonNodeFactory.instance.arrayNode();
        int at = 0;
        for (JsonNode splice : splices) {
            while (at < splice.get("at").intValue()) {
                next.add(list.get(at++));
            }
            at += splice.get("drop").intValue();
            splice.get("add").forEach(each -> next.add(each.has("was") ? patched(list, each) : each));
        }
        while (at < list.size()) {
            next.add(list.get(at++));
        }
        return next;
    }

    /** A piece that was there, with what has changed of it. */
    private static JsonNode patched(JsonNode list, JsonNode change) {
        ObjectNode piece = list.get(change.get("was").intValue()).deepCopy();
        change.properties().forEach(field -> {
            switch (field.getKey()) {
                case "was" -> {}
                case "spot" -> piece.withObjectProperty("spot").setAll((ObjectNode) field.getValue());
                case "values" -> field.getValue().forEach(value -> set((ArrayNode) piece.get("values"), value));
                default -> piece.set(field.getKey(), field.getValue());
            }
        });
        return piece;
    }

    private static void set(ArrayNode values, JsonNode changed) {
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).get("name").equals(changed.get("name"))) {
                values.set(i, changed);
            }
        }
    }

    private void read(JsonNode lines) {
        JsonNode before = MissingNode.getInstance();
        for (JsonNode line : lines) {
            ObjectNode whole = line.deepCopy();
            for (String shared : List.of("kind", "step")) {
                if (!whole.has(shared)) {
                    whole.set(shared, before.get(shared));
                }
            }
            if (whole.get("kind").textValue().equals("change") && !whole.has("covered")) {
                whole.put("covered", true);
            }
            log.add(whole);
            before = whole;
        }
    }

    private ArrayNode drawn(String field, JsonNode marks) {
        ArrayNode next = JsonNodeFactory.instance.arrayNode();
        for (JsonNode mark : marks) {
            int was = mark.get("was").intValue();
            ObjectNode drawn = was < 0
                    ? mark.get("whole").deepCopy()
                    : sighting.get(field).get(was).deepCopy();
            String numbers = field.equals("grounds") ? "spaces" : "pairs";
            drawn.set(numbers, spliced(drawn.get(numbers), mark.get("splices")));
            next.add(drawn);
        }
        return next;
    }

    /** Writes out the choices that came as numbers only; the pieces are those of the view it leads to. */
    private void restore() {
        for (JsonNode each : sighting.get("decisions")) {
            ObjectNode decision = (ObjectNode) each;
            if (!decision.has("items")) {
                continue;
            }
            List<JsonNode> choices = new ArrayList<>();
            for (int i = 0; i < decision.get("items").size(); i++) {
                int item = decision.get("items").get(i).intValue();
                String word = decision.has("words")
                        ? decision.get("words").get(i).textValue()
                        : name(decision.get("from").textValue(), item);
                choices.add(
                        JsonNodeFactory.instance.objectNode().put("word", word).put("item", item));
            }
            decision.get("choices").forEach(choices::add);
            decision.remove(List.of("items", "words"));
            decision.set("choices", JsonNodeFactory.instance.arrayNode().addAll(choices));
        }
    }

    private String name(String kind, int number) {
        for (JsonNode piece : sighting.get("pieces")) {
            if (piece.get("kind").textValue().equals(kind)
                    && piece.get("number").intValue() == number) {
                return piece.get("name").textValue();
            }
        }
        throw new AssertionError("there is no " + kind + " " + number);
    }
}
