package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.phaseline.session.LogLine;

/** A line of the log as the page reads it. */
public final class LogLineJson {

    private static final String CHANGE = "change";

    private LogLineJson() {}

    public static void write(JsonGenerator json, LogLine line) throws IOException {
        json.writeStringField("kind", line.kind());
        json.writeNumberField("step", line.step());
        rest(json, line, false);
    }

    /**
     * Lines that follow each other, each without the kind and the step that it has in common with the line before. A change is covered
     * unless it says otherwise: nearly every one is told in a sentence.
     */
    static void together(JsonGenerator json, List<LogLine> lines) throws IOException {
        json.writeArrayFieldStart("log");
        for (int i = 0; i < lines.size(); i++) {
            LogLine line = lines.get(i);
            json.writeStartObject();
            if (i == 0 || !line.kind().equals(lines.get(i - 1).kind())) {
                json.writeStringField("kind", line.kind());
            }
            if (i == 0 || line.step() != lines.get(i - 1).step()) {
                json.writeNumberField("step", line.step());
            }
            rest(json, line, line.kind().equals(CHANGE));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void rest(JsonGenerator json, LogLine line, boolean usuallyCovered) throws IOException {
        json.writeStringField("text", line.text());
        if (!line.title().isEmpty()) {
            json.writeStringField("title", line.title());
        }
        if (line.undone() >= 0) {
            json.writeNumberField("undone", line.undone());
        }
        if (line.covered() != usuallyCovered) {
            json.writeBooleanField("covered", line.covered());
        }
        if (line.part() != LogLine.Part.ALONE) {
            json.writeStringField("list", line.part().name().toLowerCase(Locale.ROOT));
        }
        if (line.by() != LogLine.NOBODY) {
            json.writeNumberField("by", line.by());
        }
        if (line.dice().isPresent()) {
            LogLine.Thrown thrown = line.dice().get();
            json.writeStringField("roll", thrown.roll());
            if (!thrown.isShown()) {
                return;
            }
            json.writeNumberField("sides", thrown.sides());
            json.writeArrayFieldStart("faces");
            for (int face : thrown.faces()) {
                json.writeNumber(face);
            }
            json.writeEndArray();
        }
    }
}
