package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened or was said, in words.
 *
 * @param kind what it is about: turn, answer, roll, change, remark, correction, back, ask, chat, note, seat
 *     (who sits down, and who is put out) or other
 * @param step the step it happened in, or -1
 * @param dice how they fell, if it is a roll
 * @param by the seat that said it, or -1
 */
public record LogLine(String kind, int step, String text, Optional<Thrown> dice, int by) {

    private static final int NOBODY = -1;

    /** Dice that were thrown, and the number under which the throw can be proved. */
    public record Thrown(String roll, int sides, List<Integer> faces) {

        public Thrown {
            faces = List.copyOf(faces);
        }
    }

    public static LogLine of(String kind, int step, String text) {
        return new LogLine(kind, step, text, Optional.empty(), NOBODY);
    }

    public static LogLine roll(int step, String text, Thrown dice) {
        return new LogLine("roll", step, text, Optional.of(dice), NOBODY);
    }

    public static LogLine said(String kind, int by, String text) {
        return new LogLine(kind, -1, text, Optional.empty(), by);
    }

    public void write(JsonGenerator json) throws IOException {
        json.writeStringField("kind", kind);
        json.writeNumberField("step", step);
        json.writeStringField("text", text);
        if (by != NOBODY) {
            json.writeNumberField("by", by);
        }
        if (dice.isPresent()) {
            Thrown thrown = dice.get();
            json.writeStringField("roll", thrown.roll);
            json.writeNumberField("sides", thrown.sides);
            json.writeArrayFieldStart("faces");
            for (int face : thrown.faces) {
                json.writeNumber(face);
            }
            json.writeEndArray();
        }
    }
}
