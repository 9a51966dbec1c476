package org.phaseline.engine.position;

import org.jspecify.annotations.Nullable;

/** The stack frame of a sequence being played: its names and outcomes, and its return address. */
public final class Frame {

    public final long[] locals;
    public final @Nullable Frame caller;
    public final int returnAddress;
    public final int sequence;

    /** How many frames lie below it, and how many slots all of them have. */
    public final int depth;

    public final long slots;

    /** The heap of triggers this frame is a reaction from, counted from the bottom of the branch; -1 for none. */
    public int window = -1;

    /** For a reaction: whether it answers the event its window was opened for, so that it can cancel it. */
    public boolean toOpening;

    public Frame(long[] locals, @Nullable Frame caller, int returnAddress, int sequence) {
        this.locals = locals;
        this.caller = caller;
        this.returnAddress = returnAddress;
        this.sequence = sequence;
        this.depth = caller == null ? 0 : caller.depth + 1;
        this.slots = (caller == null ? 0 : caller.slots) + locals.length;
    }

    Frame copy(@Nullable Frame newCaller) {
        Frame copy = new Frame(locals.clone(), newCaller, returnAddress, sequence);
        copy.window = window;
        copy.toOpening = toOpening;
        return copy;
    }
}
