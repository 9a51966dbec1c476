package org.phaseline.engine.machine;

/**
 * How long the umpire works on one answer before it gives up on the text.
 *
 * @param instructions how many may run without a question
 * @param lookedAt how many things formulas may look at
 */
public record AnswerLimits(int instructions, long lookedAt) {

    /** A second or so of work, and far more than any printed rule asks for. */
    public static final AnswerLimits USUAL = new AnswerLimits(1_000_000, 20_000_000);
}
