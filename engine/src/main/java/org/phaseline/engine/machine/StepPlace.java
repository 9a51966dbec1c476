package org.phaseline.engine.machine;

/**
 * Where the outcome of a step stands: on the page of which sequence, in which slot (or slots, one a party when {@code
 * width} is more than 1), and whether it is sealed so that nothing but "decided" may be shown of it.
 */
public record StepPlace(int sequence, int outcome, int width, boolean secret) {

    public static final int GAME_TURN = -1;

    /** The sequence number under which the page of a reaction goes. */
    public static int ofHandler(int handler) {
        return -2 - handler;
    }
}
