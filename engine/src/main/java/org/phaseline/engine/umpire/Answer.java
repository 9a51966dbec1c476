package org.phaseline.engine.umpire;

/** What comes back from a seat. The note may be empty. */
public sealed interface Answer {

    int seat();

    String note();

    /** An item of a decision's choices. */
    record Pick(String decision, int seat, long item, String note) implements Answer {}

    /** The sequence is halted by hand, with one of the rulebook's digressions. */
    record Raise(int digression, int seat, String note) implements Answer {}

    /** What the others have agreed to put right; the seat is the one that asked for it. */
    record Correct(Correction correction, int seat, String note) implements Answer {}
}
