package org.phaseline.planner;

/**
 * How much a search may take. Never time, which depends on the machine and on what else it does.
 *
 * @param answers how many answers it tries
 * @param looks how much all of them take, as the umpire measures one answer
 */
public record Effort(long answers, long looks) {

    /** For everything that pieces can do. */
    public static final Effort MENU = new Effort(4_000, 4_000_000);

    /** For one goal. */
    public static final Effort GOAL = new Effort(20_000, 20_000_000);
}
