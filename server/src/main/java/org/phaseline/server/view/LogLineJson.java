package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.phaseline.session.LogLine;

/** A line of the log as the page reads it. */
public final class LogLineJson {

    private LogLineJson() {}

    public static void write(JsonGenerator json, LogLine line) throws IOException {
        json.writeStringField("kind", line.kind());
        json.writeNumberField("step", line.step());
        json.writeStringField("text", line.text());
        if (!line.title().isEmpty()) {
            json.writeStringField("title", line.title());
        }
        if (line.undone() >= 0) {
            json.writeNumberField("undone", line.undone());
        }
        if (line.covered()) {
            json.writeBooleanField("covered", true);
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
