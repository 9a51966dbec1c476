package org.phaseline.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The JSON object somebody sent, as far as it may go. */
final class Body {

    /** An answer with the longest note stays far below. */
    static final int MOST_BYTES = 64 * 1024;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final JsonNode object;

    private Body(JsonNode object) {
        this.object = object;
    }

    static Body of(Context ctx) {
        byte[] bytes;
        try {
            bytes = ctx.req().getInputStream().readNBytes(MOST_BYTES + 1);
        } catch (IOException brokenOff) {
            throw new Refusal(400, "The request was broken off.");
        }
        if (bytes.length > MOST_BYTES) {
            throw new Refusal(413, "The request is too long.");
        }
        try {
            JsonNode node = JSON.readTree(bytes);
            if (node != null && node.isObject()) {
                return new Body(node);
            }
        } catch (JsonProcessingException notJson) {
            // Said below; what was sent is not repeated.
        } catch (IOException impossible) {
            throw new IllegalStateException("reading from memory failed", impossible);
        }
        throw new Refusal(400, "This is not a JSON object.");
    }

    /** A text that must be there. */
    String text(String field) {
        JsonNode value = object.get(field);
        if (value == null || !value.isTextual()) {
            throw new Refusal(400, "The field '" + field + "' is missing, or no text.");
        }
        return value.textValue();
    }

    String textOr(String field, String otherwise) {
        return object.has(field) ? text(field) : otherwise;
    }

    /** Texts, none if the field is not there. */
    List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        JsonNode values = object.get(field);
        if (values == null) {
            return texts;
        }
        for (JsonNode value : values) {
            if (!value.isTextual()) {
                throw new Refusal(400, "The field '" + field + "' is no list of texts.");
            }
            texts.add(value.textValue());
        }
        return texts;
    }

    /** The other way: what goes back. */
    static void send(Context ctx, byte[] json) {
        ctx.contentType("application/json").result(json);
    }
}
