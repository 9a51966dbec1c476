package org.phaseline.engine.machine;

import org.jspecify.annotations.Nullable;

/**
 * Where the outcome of a step stands: in the frame of which sequence, in which slot (or slots, one a party when {@code
 * width} is more than 1), and what of it may be shown to whom.
 *
 * @param insiders who may know it where it is about pieces that not everybody sees, as a mask; null where it is not
 */
public record StepPlace(
        int sequence,
        int outcome,
        int width,
        Secrecy secrecy,
        @Nullable Formula insiders) {

    public StepPlace(int sequence, int outcome, int width, Secrecy secrecy) {
        this(sequence, outcome, width, secrecy, null);
    }

    public enum Secrecy {
        OPEN,
        /** A sealed step: nothing but "decided" may be shown of it. */
        SEALED,
        /** Printed inside a sealed step: that it was come to tells what was decided, so each sees only their own. */
        INSIDE
    }

    public static final int GAME_TURN = -1;

    /** The sequence number under which the frame of a reaction goes. */
    public static int ofHandler(int handler) {
        return -2 - handler;
    }
}
