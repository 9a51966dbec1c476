package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/**
 * Something that happened, in words.
 *
 * @param kind what it is about: turn, answer, roll, change, remark or other
 * @param step the step it happened in, or -1
 * @param faces how the dice fell, empty unless it is a roll
 */
public record LogLine(String kind, int step, String text, List<Integer> faces, int sides) {

    public LogLine {
        faces = List.copyOf(faces);
    }

    public static LogLine of(String kind, int step, String text) {
        return new LogLine(kind, step, text, List.of(), 0);
    }

    public void write(JsonGenerator json) throws IOException {
        json.writeStringField("kind", kind);
        json.writeNumberField("step", step);
        json.writeStringField("text", text);
        if (!faces.isEmpty()) {
            json.writeNumberField("sides", sides);
            json.writeArrayFieldStart("faces");
            for (int face : faces) {
                json.writeNumber(face);
            }
            json.writeEndArray();
        }
    }
}
