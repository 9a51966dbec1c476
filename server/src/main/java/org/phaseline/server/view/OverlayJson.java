package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.umpire.Overlays;

/** What can be laid over the boards: all that there is by its title, and the spaces of what somebody wants to see. */
public final class OverlayJson {

    private OverlayJson() {}

    /** Of what is shown and takes too long there are no spaces. {@code all}: all are shown. */
    public static byte[] of(Overlays overlays, List<String> shown, boolean all) {
        return JsonBytes.object(json -> JsonBytes.objects(json, "overlays", overlays.offers(), (each, offer) -> {
            each.writeStringField("id", offer.id());
            each.writeStringField("title", offer.title());
            each.writeStringField("board", offer.board());
            each.writeNumberField("party", offer.party());
            if (!offer.about().isEmpty()) {
                each.writeObjectFieldStart("about");
                each.writeStringField("kind", offer.about());
                each.writeNumberField("number", offer.member());
                each.writeEndObject();
            }
            if (all || shown.contains(offer.id())) {
                cover(each, offer, overlays.cover(offer.id()).orElse(null));
            }
        }));
    }

    private static void cover(JsonGenerator json, Overlays.Offer offer, OverlayRule.@Nullable Cover cover)
            throws IOException {
        if (cover == null) {
            json.writeBooleanField("unknown", true);
            return;
        }
        if (offer.pieces().isEmpty()) {
            json.writeArrayFieldStart("spaces");
            for (int space : cover.members()) {
                json.writeNumber(space);
            }
            json.writeEndArray();
        } else {
            JsonBytes.objects(json, "pieces", cover.members(), (each, number) -> {
                each.writeStringField("kind", offer.pieces());
                each.writeNumberField("number", number);
            });
        }
        if (!cover.numbers().isEmpty()) {
            json.writeArrayFieldStart("numbers");
            for (long number : cover.numbers()) {
                json.writeNumber(new BigDecimal(Decimals.say(number, cover.unit())));
            }
            json.writeEndArray();
        }
    }
}
