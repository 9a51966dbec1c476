package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.umpire.Correctable;

/**
 * What can be set by agreement, and to what. It names every piece once for each of its values, which in a large game is more than all
 * the rest that never changes, and hardly anybody corrects anything: so it goes only to who asks for it.
 */
public final class CorrectableJson {

    private CorrectableJson() {}

    public static byte[] of(CompiledRulebook rulebook) {
        return JsonBytes.object(
                json -> JsonBytes.objects(json, "correctable", Correctable.of(rulebook), CorrectableJson::field));
    }

    private static void field(JsonGenerator json, Correctable field) throws IOException {
        json.writeStringField("field", field.field());
        json.writeStringField("title", field.title());
        json.writeStringField("kind", field.kind());
        JsonBytes.strings(json, "holders", field.holders());
        if (field.words().isEmpty()) {
            json.writeNullField("words");
        } else {
            JsonBytes.strings(json, "words", field.words());
        }
        if (!field.titles().equals(field.words())) {
            json.writeObjectFieldStart("titles");
            for (int i = 0; i < field.words().size(); i++) {
                if (!field.titles().get(i).equals(field.words().get(i))) {
                    json.writeStringField(field.words().get(i), field.titles().get(i));
                }
            }
            json.writeEndObject();
        }
        json.writeNumberField("min", field.min());
        json.writeNumberField("max", field.max());
        if (field.unit() != 1) {
            json.writeNumberField("step", new BigDecimal(Decimals.say(1, field.unit())));
        }
        json.writeBooleanField("orNone", field.orNone());
    }
}
