package org.phaseline.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tells listeners that something has changed. They run on the thread that changed it, so they must not block. */
public final class Signal {

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    void raise() {
        listeners.forEach(Runnable::run);
    }

    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    public void forget(Runnable listener) {
        listeners.remove(listener);
    }
}
