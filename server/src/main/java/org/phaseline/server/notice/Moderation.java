package org.phaseline.server.notice;

import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/** So many notices an hour go to one address and no more: nobody has to prove that the one he gives is his own. */
final class Moderation {

    static final int MOST_AN_HOUR = 30;

    private static final long HOUR = Duration.ofHours(1).toNanos();

    private final LongSupplier nanoTime;
    private final Map<String, Integer> sent = new HashMap<>();
    private long since;

    Moderation(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.since = nanoTime.getAsLong();
    }

    synchronized boolean allows(String address) {
        long now = nanoTime.getAsLong();
        if (now - since >= HOUR) {
            sent.clear();
            since = now;
        }
        return sent.merge(address.toLowerCase(Locale.ROOT), 1, Integer::sum) <= MOST_AN_HOUR;
    }
}
