package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes JSON to bytes: always the same fields in the same order, so that who sees the same gets the same bytes. */
public final class JsonBytes {

    /** Buffers are lent from one pool to all: threads here are as short as requests, so what one kept for itself would be new each time. */
    public static final JsonFactory FACTORY = JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.sharedConcurrentDequePool())
            .build();

    private JsonBytes() {}

    /** Writes the fields of an object. */
    @FunctionalInterface
    public interface Fields {
        void write(JsonGenerator json) throws IOException;
    }

    public static byte[] object(Fields fields) {
        ByteSink bytes = new ByteSink();
        object(bytes, fields);
        return bytes.bytes();
    }

    static void object(ByteSink bytes, Fields fields) {
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            json.writeStartObject();
            fields.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory failed", impossible);
        }
    }

    /** One element of a list. */
    @FunctionalInterface
    public interface Element<T> {
        void write(JsonGenerator json, T element) throws IOException;
    }

    /** A list of objects. */
    public static <T> void objects(JsonGenerator json, String field, List<T> elements, Element<T> element)
            throws IOException {
        json.writeArrayFieldStart(field);
        for (T each : elements) {
            json.writeStartObject();
            element.write(json, each);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    public static void strings(JsonGenerator json, String field, List<String> texts) throws IOException {
        json.writeFieldName(field);
        strings(json, texts);
    }

    static void strings(JsonGenerator json, List<String> texts) throws IOException {
        json.writeStartArray();
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
