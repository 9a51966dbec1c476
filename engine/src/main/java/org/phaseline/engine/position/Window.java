package org.phaseline.engine.position;

import java.util.ArrayList;

/** What halts a sequence: the queue of triggers that an event raised, and whether one of them cancelled it. */
public final class Window {

    public final int event;
    public final ArrayList<Trigger> waiting = new ArrayList<>();
    public boolean cancelled;

    /** The party that is resolving its triggers now: it goes on until it has none left. */
    public int current = -1;

    public Window(int event) {
        this.event = event;
    }

    Window copy() {
        Window copy = new Window(event);
        copy.waiting.addAll(waiting);
        copy.cancelled = cancelled;
        copy.current = current;
        return copy;
    }
}
