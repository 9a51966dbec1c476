package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/** Writes the fields of an object and marks where they, and the elements of its lists, lie. */
final class MarkedWriter {

    private static final int[] NO_ELEMENTS = {};

    private final JsonGenerator json;
    private final ByteSink bytes;
    private final List<MarkedJson.Section> sections;

    /** @param sections takes the marks */
    MarkedWriter(JsonGenerator json, ByteSink bytes, List<MarkedJson.Section> sections) {
        this.json = json;
        this.bytes = bytes;
        this.sections = sections;
    }

    /** How many bytes are written; a colon or comma comes only with what follows it. */
    private int at() {
        return bytes.size() + json.getOutputBuffered();
    }

    /** A field that is told of as a whole. */
    void value(String name, JsonBytes.Fields value) throws IOException {
        json.writeFieldName(name);
        int start = at() + 1;
        value.write(json);
        sections.add(new MarkedJson.Section(name, MarkedJson.Kind.VALUE, start, at(), NO_ELEMENTS));
    }

    /** A list of objects whose elements are told of one by one. */
    <T> void objects(String name, MarkedJson.Kind kind, List<T> elements, JsonBytes.Element<T> element)
            throws IOException {
        json.writeFieldName(name);
        int start = at() + 1;
        int[] ends = elements.isEmpty() ? NO_ELEMENTS : new int[elements.size()];
        int count = 0;
        json.writeStartArray();
        for (T each : elements) {
            json.writeStartObject();
            element.write(json, each);
            json.writeEndObject();
            ends[count++] = at();
        }
        json.writeEndArray();
        sections.add(new MarkedJson.Section(name, kind, start, at(), ends));
    }
}
