package org.phaseline.server.view;

import org.phaseline.session.BotSeat.BotAnswer;

/** What a bot would answer, for the player who asks for a hint. */
public final class HintJson {

    private HintJson() {}

    public static byte[] of(BotAnswer answer) {
        return JsonBytes.object(json -> {
            json.writeStringField("decision", answer.decision().id());
            json.writeStringField("choice", answer.choice().word());
            json.writeStringField("title", answer.choice().title());
            json.writeStringField("reason", answer.reason());
        });
    }
}
