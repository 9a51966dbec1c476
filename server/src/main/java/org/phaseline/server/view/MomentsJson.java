package org.phaseline.server.view;

import java.util.List;

/** The decisive moments of a finished game. */
public final class MomentsJson {

    private MomentsJson() {}

    public static byte[] of(List<DecisiveMoment> moments) {
        return JsonBytes.object(json -> JsonBytes.objects(json, "moments", moments, (each, moment) -> {
            each.writeNumberField("at", moment.at());
            each.writeNumberField("gameTurn", moment.gameTurn());
            each.writeNumberField("from", moment.from());
            each.writeNumberField("lines", moment.lines());
            JsonBytes.objects(each, "swings", moment.swings(), (it, swing) -> {
                it.writeStringField("owner", swing.owner());
                it.writeStringField("name", swing.name());
                it.writeStringField("before", swing.before());
                it.writeStringField("now", swing.now());
            });
            JsonBytes.strings(each, "lost", moment.lost());
            JsonBytes.objects(each, "taken", moment.taken(), (it, taken) -> {
                it.writeStringField("name", taken.name());
                it.writeStringField("board", taken.board());
                it.writeNumberField("space", taken.space());
                it.writeNumberField("party", taken.party());
            });
        }));
    }
}
