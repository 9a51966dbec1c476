package org.phaseline.engine.umpire;

/** Where a step of the outline stands just now. */
public enum Progress {
    TO_COME,
    PRESENT,
    DONE,
    /** Declined, passed over or called off. */
    NOT_DONE
}
