package org.phaseline.server.web;

import io.javalin.http.HttpResponseException;
import java.io.PrintWriter;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.server.view.TooLarge;

/** What somebody is told whose request failed: a sentence, never a trace. That one goes to the server's owner. */
final class ExceptionReplies {

    private final PrintWriter trouble;

    ExceptionReplies(PrintWriter trouble) {
        this.trouble = trouble;
    }

    /** A status and the sentence that goes with it. */
    record Told(int status, String sentence) {

        byte[] json() {
            return JsonBytes.object(json -> json.writeStringField("problem", sentence));
        }
    }

    Told tell(Throwable problem) {
        return switch (problem) {
            case Refusal refusal -> told(refusal.status(), refusal.sentence());
            case StoreProblem store -> told(503, store.sentence());
            case TooLarge tooLarge -> told(422, String.valueOf(tooLarge.getMessage()));
            case EndlessRulebook endless -> told(422, "This cannot be played: " + endless.getMessage() + ".");
            case HttpResponseException response ->
                told(
                        response.getStatus(),
                        response.getStatus() == 404 ? "There is nothing here." : "This cannot be done.");
            default -> fault(problem);
        };
    }

    /** Told to the owner with all that helps to find it, except what was asked for: that may be somebody's secret. */
    private Told fault(Throwable fault) {
        synchronized (trouble) {
            trouble.println("phaseline: a request failed; please report this:");
            fault.printStackTrace(trouble);
            trouble.flush();
        }
        // It may have happened after something was written.
        return told(
                500,
                "Internal server error. What you sent may have been saved anyway: check before you send it"
                        + " again.");
    }

    private static Told told(int status, String sentence) {
        return new Told(status, sentence);
    }
}
