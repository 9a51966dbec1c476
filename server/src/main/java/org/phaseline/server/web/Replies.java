package org.phaseline.server.web;

import io.javalin.http.Context;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.session.Reply;

/** What a table says, as it goes back to a browser. */
final class Replies {

    private static final byte[] TAKEN = taken(false);
    private static final byte[] TAKEN_AGAIN = taken(true);

    private Replies() {}

    private static byte[] taken(boolean again) {
        return JsonBytes.object(json -> json.writeBooleanField("again", again));
    }

    static void send(Context ctx, Reply reply) {
        Body.send(ctx, json(reply));
    }

    static byte[] json(Reply reply) {
        return switch (reply) {
            case Reply.Taken taken -> taken.again() ? TAKEN_AGAIN : TAKEN;
            case Reply.Done done -> JsonBytes.object(json -> json.writeBooleanField("done", done.done()));
            case Reply.Listed listed ->
                JsonBytes.object(json -> {
                    json.writeNumberField("taken", listed.taken());
                    json.writeBooleanField("again", listed.again());
                    json.writeStringField("stopped", listed.stopped());
                });
            case Reply.Refused refused -> throw new Refusal(409, refused.sentence());
            case Reply.SharesWanted wanted ->
                throw new Refusal(503, "The dice are waiting for another player's browser; try again in a moment.");
            case Reply.NotKept notKept -> throw new Refusal(503, notKept.sentence());
        };
    }
}
