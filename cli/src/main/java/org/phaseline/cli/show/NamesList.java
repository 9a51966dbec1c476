package org.phaseline.cli.show;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.phaseline.language.checked.NameIndex;
import org.phaseline.language.tree.Place;

/** The names of a rulebook with their declarations and uses, for people and for editors. */
public final class NamesList {

    private NamesList() {}

    /** A line for each: where it is declared, its name, what it is, and how often it is used. {@code folder} stands before files. */
    public static String text(NameIndex names, String folder) {
        StringBuilder text = new StringBuilder();
        for (NameIndex.Definition each : names.definitions()) {
            int uses = names.uses(each).size();
            text.append(folder + each.place().file() + ":" + each.place().line() + ":"
                            + each.place().column())
                    .append("  ")
                    .append(each.name())
                    .append(", ")
                    .append(each.said())
                    .append(uses == 0 ? ", never used" : uses == 1 ? ", used once" : ", used " + uses + " times")
                    .append('\n');
        }
        return text.toString();
    }

    /** Lines and columns count from 1, columns and lengths in characters. */
    public static String json(NameIndex names, String folder) {
        return AsciiJson.array(json -> {
            for (NameIndex.Definition each : names.definitions()) {
                json.writeStartObject();
                json.writeStringField("name", each.name());
                json.writeStringField("what", each.said());
                place(json, each.place(), folder);
                json.writeArrayFieldStart("uses");
                uses(json, names.uses(each), folder);
                json.writeEndArray();
                json.writeEndObject();
            }
        });
    }

    private static void uses(JsonGenerator json, List<Place> uses, String folder) throws IOException {
        for (Place use : uses) {
            json.writeStartObject();
            place(json, use, folder);
            json.writeEndObject();
        }
    }

    private static void place(JsonGenerator json, Place place, String folder) throws IOException {
        json.writeStringField("file", folder + place.file());
        json.writeNumberField("line", place.line());
        json.writeNumberField("column", place.column());
        json.writeNumberField("length", place.length());
    }
}
