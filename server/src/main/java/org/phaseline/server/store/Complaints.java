package org.phaseline.server.store;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Tells the server's owner that the store fails, once for as long as it does so in the same way, and when it works again. */
final class Complaints {

    private static final String NONE = "";

    private final String place;
    private final Consumer<String> owner;
    private final AtomicReference<String> last = new AtomicReference<>(NONE);

    Complaints(String place, Consumer<String> owner) {
        this.place = place;
        this.owner = owner;
    }

    void failed(String why) {
        if (!why.equals(last.getAndSet(why))) {
            owner.accept("Problem with " + place + ": " + why + ".");
        }
    }

    void worked() {
        if (!NONE.equals(last.get()) && !NONE.equals(last.getAndSet(NONE))) {
            owner.accept("Working again: " + place + ".");
        }
    }
}
