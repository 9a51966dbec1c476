package org.phaseline.server.view;

import org.phaseline.engine.umpire.Why;

/** Why play stands where it does: the way that led there, what stands still meanwhile, and what is printed next. */
public final class WhyJson {

    private WhyJson() {}

    public static byte[] of(Why why) {
        return JsonBytes.object(json -> JsonBytes.objects(json, "strands", why.strands(), (each, strand) -> {
            each.writeStringField("who", strand.awaited());
            each.writeStringField("question", strand.question());
            each.writeArrayFieldStart("path");
            for (int step : strand.path()) {
                each.writeNumber(step);
            }
            each.writeEndArray();
            JsonBytes.strings(each, "titles", strand.titles());
            JsonBytes.strings(each, "halts", strand.halts());
            each.writeNumberField("next", strand.next());
        }));
    }
}
