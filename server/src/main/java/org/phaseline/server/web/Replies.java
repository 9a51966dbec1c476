package org.phaseline.server.web;

import io.javalin.http.Context;
import org.phaseline.server.table.Reply;
import org.phaseline.server.view.Json;

/** What a table says, as it goes back to a browser. */
final class Replies {

    private Replies() {}

    static void send(Context ctx, Reply reply) {
        Body.send(ctx, json(reply));
    }

    static byte[] json(Reply reply) {
        return switch (reply) {
            case Reply.Taken taken -> Json.object(json -> json.writeBooleanField("again", taken.again()));
            case Reply.Done done -> Json.object(json -> json.writeBooleanField("done", done.done()));
            case Reply.Refused refused -> throw new Refusal(409, refused.sentence());
            case Reply.NotKept notKept -> throw new Refusal(503, notKept.sentence());
        };
    }
}
