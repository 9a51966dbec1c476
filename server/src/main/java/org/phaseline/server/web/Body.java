package org.phaseline.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.server.view.JsonBytes;

/** The JSON object somebody sent, as far as it may go. */
final class Body {

    /** An answer with the longest note stays far below. */
    static final int MOST_BYTES = 64 * 1024;

    private static final long UNKNOWN = -1;
    private static final String BROKEN_OFF = "The request was interrupted.";
    private static final ObjectMapper JSON = new ObjectMapper(JsonBytes.FACTORY);

    private final JsonNode object;
    private final int size;

    private Body(JsonNode object, int size) {
        this.object = object;
        this.size = size;
    }

    static Body of(Context ctx) {
        return of(ctx, MOST_BYTES);
    }

    /** For the few requests that may be longer. */
    static Body of(Context ctx, int mostBytes) {
        try {
            return of(ctx.req().getInputStream(), mostBytes);
        } catch (IOException brokenOff) {
            throw new Refusal(400, BROKEN_OFF);
        }
    }

    static Body of(InputStream in, int mostBytes) {
        return of(in, mostBytes, UNKNOWN);
    }

    /** With how long it says it is, so that no more room is made than it needs. */
    static Body of(InputStream in, int mostBytes, long length) {
        byte[] bytes;
        try {
            bytes = in.readNBytes(length >= 0 && length <= mostBytes ? (int) length : mostBytes + 1);
        } catch (IOException brokenOff) {
            throw new Refusal(400, BROKEN_OFF);
        }
        if (bytes.length > mostBytes) {
            throw tooLong();
        }
        try {
            JsonNode node = JSON.readTree(bytes);
            if (node != null && node.isObject()) {
                return new Body(node, bytes.length);
            }
        } catch (JsonProcessingException notJson) {
            // Said below; what was sent is not repeated.
        } catch (IOException impossible) {
            throw new IllegalStateException("reading from memory failed", impossible);
        }
        throw new Refusal(400, "This is not a JSON object.");
    }

    /**
     * Takes in what belongs to a request that is refused before anybody has read it. Otherwise the connection would have to be closed
     * behind the refusal, and who sends the next request over it would find it gone.
     */
    static void pass(InputStream in) {
        try {
            in.readNBytes(MOST_BYTES);
        } catch (IOException brokenOff) {
            // Then there is nothing more to come.
        }
    }

    /** How many bytes were sent. */
    int size() {
        return size;
    }

    /** Refuses what was let in only because it might have been something longer. */
    void requireUsualSize() {
        if (size > MOST_BYTES) {
            throw tooLong();
        }
    }

    private static Refusal tooLong() {
        return new Refusal(413, "The request is too long.");
    }

    /** An object that is part of what was sent. */
    static Body part(JsonNode node) {
        if (!node.isObject()) {
            throw new Refusal(400, "An object is expected here.");
        }
        return new Body(node, 0);
    }

    boolean has(String field) {
        return object.has(field);
    }

    /** An object that must be there. */
    JsonNode object(String field) {
        JsonNode value = object.get(field);
        if (value == null || !value.isObject()) {
            throw new Refusal(400, "The field '" + field + "' is missing, or not an object.");
        }
        return value;
    }

    /** The elements of a list, none if the field is not there. */
    List<JsonNode> list(String field) {
        JsonNode values = object.get(field);
        if (values == null) {
            return List.of();
        }
        if (!values.isArray()) {
            throw new Refusal(400, "The field '" + field + "' is not a list.");
        }
        List<JsonNode> list = new ArrayList<>();
        values.forEach(list::add);
        return list;
    }

    /** A text that must be there. */
    String text(String field) {
        JsonNode value = object.get(field);
        if (value == null || !value.isTextual()) {
            throw new Refusal(400, "The field '" + field + "' is missing, or not a string.");
        }
        return value.textValue();
    }

    /** A whole number that must be there. */
    int number(String field) {
        JsonNode value = object.get(field);
        if (value == null || !value.isInt()) {
            throw new Refusal(400, "The field '" + field + "' is missing, or not an integer.");
        }
        return value.intValue();
    }

    String textOr(String field, String otherwise) {
        return object.has(field) ? text(field) : otherwise;
    }

    /** Yes or no; no if the field is not there. */
    boolean flag(String field) {
        JsonNode value = object.get(field);
        if (value != null && !value.isBoolean()) {
            throw new Refusal(400, "The field '" + field + "' is neither true nor false.");
        }
        return value != null && value.booleanValue();
    }

    /** Texts, none if the field is not there. */
    List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        for (JsonNode value : list(field)) {
            if (!value.isTextual()) {
                throw new Refusal(400, "The field '" + field + "' is not a list of strings.");
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
