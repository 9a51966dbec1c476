package org.phaseline.server.web;

import io.javalin.http.Context;
import org.phaseline.server.limit.FairLimiter;

/**
 * What takes longer than a look at how things are: whoever wants some of it stands in a fair queue, each address in its own. However
 * many they are, some of the processors are left to those who play.
 */
final class Queued {

    private final FairLimiter limiter;

    Queued(FairLimiter.Size size) {
        this.limiter = new FairLimiter(size);
    }

    <T, E extends Exception> T run(Context ctx, FairLimiter.Job<T, E> job) throws E {
        try {
            return limiter.run(Guard.address(ctx), job);
        } catch (FairLimiter.Busy busy) {
            throw busy.own()
                    ? new Refusal(429, "Too many expensive requests from your network at the same time; wait a moment.")
                    : new Refusal(503, "This server is overloaded; try again in a moment.");
        }
    }
}
