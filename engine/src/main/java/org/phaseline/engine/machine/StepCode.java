package org.phaseline.engine.machine;

/**
 * Where the code of a step stands.
 *
 * @param sequence the number its frame goes under, see {@link StepPlace}
 * @param begin the address of its first instruction
 * @param end the first address behind it
 * @param obstacle why it cannot be played by itself, as the rest of a sentence about it; empty if it can
 */
public record StepCode(int sequence, int begin, int end, String obstacle) {

    /** Of a step that is not in the code. */
    public static final StepCode NONE = new StepCode(0, -1, -1, "is not played in this game");
}
