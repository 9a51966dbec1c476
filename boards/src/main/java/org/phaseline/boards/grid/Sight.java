package org.phaseline.boards.grid;

/** The result of a line-of-sight check. */
public enum Sight {
    CLEAR,
    HINDERED,
    BLOCKED
}
