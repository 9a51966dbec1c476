package org.phaseline.server.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What has changed of a piece that was seen before: a piece has many values, and an answer changes one or two of them. Only pieces whose
 * bytes differ are read, so it costs little.
 */
final class PieceDifference {

    private static final ObjectMapper JSON = new ObjectMapper();

    private PieceDifference() {}

    /**
     * Nothing where it has to go as a whole: where a value has come or gone, or it has left its board.
     *
     * @param i which piece it is now
     */
    static Optional<byte[]> of(ElementList before, ElementList now, int i) {
        int was = was(before, now, i);
        if (was < 0) {
            return Optional.empty();
        }
        return of(was, read(before.bytes(was)), read(now.bytes(i)))
                .map(change -> change.toString().getBytes(StandardCharsets.UTF_8))
                .filter(change -> change.length < now.to(i) - now.from(i));
    }

    /** Which of the old ones has its kind and number, which stand before all else; looked for first where it most likely is. */
    private static int was(ElementList before, ElementList now, int i) {
        int identity = now.until(i, ",\"name\":");
        for (int n = 0; n < before.size(); n++) {
            int j = (i + n) % before.size();
            if (before.startsLike(j, now, i, identity)) {
                return j;
            }
        }
        return -1;
    }

    private static Optional<ObjectNode> of(int was, JsonNode before, JsonNode now) {
        ObjectNode change = JsonNodeFactory.instance.objectNode().put("was", was);
        for (Map.Entry<String, JsonNode> field : before.properties()) {
            if (!now.has(field.getKey())) {
                return Optional.empty();
            }
        }
        for (Map.Entry<String, JsonNode> field : now.properties()) {
            JsonNode old = before.path(field.getKey());
            if (field.getValue().equals(old)) {
                continue;
            }
            switch (field.getKey()) {
                case "values" -> {
                    Optional<ArrayNode> values = values(old, field.getValue());
                    if (values.isEmpty()) {
                        return Optional.empty();
                    }
                    change.set("values", values.get());
                }
                case "spot" -> change.set("spot", spot(old, field.getValue()));
                default -> change.set(field.getKey(), field.getValue());
            }
        }
        return Optional.of(change);
    }

    /** Those that are other than before, where they have the same names in the same order. */
    private static Optional<ArrayNode> values(JsonNode before, JsonNode now) {
        ArrayNode changed = JsonNodeFactory.instance.arrayNode();
        Set<String> names = new HashSet<>();
        if (before.size() != now.size()) {
            return Optional.empty();
        }
        for (int i = 0; i < now.size(); i++) {
            JsonNode name = now.get(i).path("name");
            if (!name.equals(before.get(i).path("name")) || !names.add(name.asText())) {
                return Optional.empty();
            }
            if (!now.get(i).equals(before.get(i))) {
                changed.add(now.get(i));
            }
        }
        return Optional.of(changed);
    }

    private static ObjectNode spot(JsonNode before, JsonNode now) {
        ObjectNode changed = JsonNodeFactory.instance.objectNode();
        now.properties().forEach(field -> {
            if (!field.getValue().equals(before.path(field.getKey()))) {
                changed.set(field.getKey(), field.getValue());
            }
        });
        return changed;
    }

    private static JsonNode read(byte[] json) {
        try {
            return JSON.readTree(json);
        } catch (IOException impossible) {
            throw new UncheckedIOException("a piece that was written cannot be read", impossible);
        }
    }
}
