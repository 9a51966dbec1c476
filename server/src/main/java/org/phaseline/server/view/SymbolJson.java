package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.SymbolRule;
import org.phaseline.engine.outline.ValueType;

/** How the counters of a kind are drawn: by which word which symbol, and what else they show. */
final class SymbolJson {

    private SymbolJson() {}

    static void of(JsonGenerator json, SymbolRule rule, Outline outline) throws IOException {
        json.writeStringField("kind", rule.kind());
        json.writeStringField("by", rule.by());
        json.writeStringField("symbol", rule.by().isEmpty() ? rule.symbols().getFirst() : "");
        json.writeObjectFieldStart("words");
        List<String> words =
                field(outline, rule.kind(), rule.by()).map(SymbolJson::values).orElse(List.of());
        for (int i = 0; i < words.size() && i < rule.symbols().size(); i++) {
            if (!rule.symbols().get(i).isEmpty()) {
                json.writeStringField(words.get(i), rule.symbols().get(i));
            }
        }
        json.writeEndObject();
        json.writeArrayFieldStart("showing");
        for (SymbolRule.Shown shown : rule.showing()) {
            Optional<StateField> field = field(outline, rule.kind(), shown.field());
            if (field.isPresent()) {
                json.writeStartObject();
                json.writeStringField("name", shown.field());
                json.writeStringField("form", field.get().type().form().name().toLowerCase(Locale.ROOT));
                json.writeStringField("usual", shown.usual());
                if (!shown.form().isEmpty()) {
                    json.writeStringField("as", shown.form());
                }
                if (shown.form().equals(SymbolRule.Shown.BAND)) {
                    JsonBytes.strings(json, "words", field.get().type().titles());
                }
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private static List<String> values(StateField field) {
        return field.type().form() == ValueType.Form.FLAG
                ? List.of(field.type().say(0), field.type().say(1))
                : field.type().titles();
    }

    private static Optional<StateField> field(Outline outline, String kind, String name) {
        return outline.state().stream()
                .filter(field -> field.kind().equals(kind) && field.name().equals(name))
                .findFirst();
    }
}
