package org.phaseline.engine.machine;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Frame;

/**
 * The precedence of reactions: whether they interrupt reactions, whether those that a sequence raises wait for the reaction that conducts
 * it, and with which side the turn order begins.
 */
public record TriggerOrder(boolean interrupt, boolean throughout, Formula from) {

    /** The reaction that what is announced here waits for, because it comes from it; null if it halts the sequence itself. */
    public @Nullable Frame awaited(Frame here) {
        if (interrupt) {
            return null;
        }
        @Nullable Frame at = here;
        while (throughout && at != null && at.window < 0) {
            at = at.caller;
        }
        return at != null && at.window >= 0 ? at : null;
    }
}
