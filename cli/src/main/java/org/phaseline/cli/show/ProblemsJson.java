package org.phaseline.cli.show;

import java.util.List;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.tree.Place;

/** Problems for editors. Lines and columns count from 1, columns and lengths in characters. */
public final class ProblemsJson {

    private ProblemsJson() {}

    public static String of(List<Problem> problems) {
        return AsciiJson.array(json -> {
            for (Problem problem : problems) {
                Place place = problem.place();
                json.writeStartObject();
                json.writeStringField("file", place.file());
                json.writeNumberField("line", place.line());
                json.writeNumberField("column", place.column());
                json.writeNumberField("length", place.length());
                json.writeStringField("severity", problem.severity().word());
                json.writeStringField("code", problem.code().id());
                json.writeStringField("message", problem.sentence());
                json.writeEndObject();
            }
        });
    }
}
