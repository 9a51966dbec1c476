package org.phaseline.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tells whoever listens that something has changed. He is told by the one who changed it, so he must not make him wait. */
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
