package org.phaseline.boards.grid;

/** What a line of sight comes to. */
public enum Sight {
    CLEAR,
    HINDERED,
    BLOCKED
}
