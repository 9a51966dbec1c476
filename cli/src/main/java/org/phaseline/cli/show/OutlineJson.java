package org.phaseline.cli.show;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;

/** The sequence of play for other programs: every step in reading order. docs/playing.md says what the fields mean. */
public final class OutlineJson {

    private OutlineJson() {}

    public static String of(Outline outline) {
        return AsciiJson.array(json -> {
            for (Step step : outline.inPlay()) {
                write(json, outline, step);
            }
        });
    }

    private static void write(JsonGenerator json, Outline outline, Step step) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", step.key());
        json.writeStringField("title", step.title());
        json.writeStringField("level", step.level().word());
        if (step.parent() < 0) {
            json.writeNullField("parent");
        } else {
            json.writeStringField("parent", outline.step(step.parent()).key());
        }
        json.writeNumberField("depth", step.depth());
        json.writeStringField("actor", step.actor());
        json.writeStringField("mode", step.mode().word());
        json.writeArrayFieldStart("refs");
        for (String ref : step.refs()) {
            json.writeString(ref);
        }
        json.writeEndArray();
        json.writeNumberField("line", step.line());
        json.writeStringField("coverage", step.coverage().word());
        json.writeStringField("label", step.label());
        json.writeStringField("sequence", step.sequence());
        json.writeArrayFieldStart("about");
        for (String paragraph : step.about()) {
            json.writeString(paragraph);
        }
        json.writeEndArray();
        json.writeBooleanField("secretly", step.secretly());
        json.writeArrayFieldStart("conditions");
        for (String condition : step.conditions()) {
            json.writeString(condition);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
