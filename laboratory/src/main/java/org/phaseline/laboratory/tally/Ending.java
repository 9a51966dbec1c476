package org.phaseline.laboratory.tally;

/** How a game came to its end. */
public enum Ending {
    OVER,
    /** Given up after many answers. */
    UNFINISHED,
    /** The rulebook did not go on. */
    STUCK
}
