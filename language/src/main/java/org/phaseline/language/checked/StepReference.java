package org.phaseline.language.checked;

import org.jspecify.annotations.Nullable;

/** A step that is asked about, perhaps before it is printed: its outcome is filled in when the step has been read. */
public final class StepReference {

    private final Headings.Entry entry;
    private @Nullable Outcome outcome;
    private @Nullable LoopMemory memory;

    public StepReference(Headings.Entry entry) {
        this.entry = entry;
    }

    public Headings.Entry entry() {
        return entry;
    }

    /** Null if play never comes to the step in this sequence. */
    public @Nullable Outcome outcome() {
        return outcome;
    }

    /** What its loop remembers of it; null outside of loops, and where the loop is over pieces. */
    public @Nullable LoopMemory memory() {
        return memory;
    }

    public void fill(Outcome known, @Nullable LoopMemory remembered) {
        outcome = known;
        memory = remembered;
    }
}
