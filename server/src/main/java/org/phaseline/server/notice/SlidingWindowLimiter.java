package org.phaseline.server.notice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * A rate limiter: so many in any stretch of time for one key, and so many for all keys together. It remembers no more than the
 * latter, however many keys are tried. Thread-safe.
 */
final class SlidingWindowLimiter {

    private record Taken(long at, String key) {}

    private final NoticeLimits.Limit limit;
    private final long window;
    private final LongSupplier nanoTime;
    private final Deque<Taken> taken = new ArrayDeque<>();
    private final Map<String, Integer> each = new HashMap<>();

    SlidingWindowLimiter(NoticeLimits.Limit limit, LongSupplier nanoTime) {
        this.limit = limit;
        this.window = limit.window().toNanos();
        this.nanoTime = nanoTime;
    }

    /** Counts one for a key, if there is one left. */
    synchronized boolean take(String key) {
        long now = nanoTime.getAsLong();
        while (!taken.isEmpty() && now - taken.getFirst().at() >= window) {
            forget(taken.removeFirst().key());
        }
        if (taken.size() >= limit.total() || each.getOrDefault(key, 0) >= limit.each()) {
            return false;
        }
        taken.addLast(new Taken(now, key));
        each.merge(key, 1, Integer::sum);
        return true;
    }

    /** The last one of a key does not count after all. */
    synchronized void giveBack(String key) {
        for (Iterator<Taken> latest = taken.descendingIterator(); latest.hasNext(); ) {
            if (latest.next().key().equals(key)) {
                latest.remove();
                forget(key);
                return;
            }
        }
    }

    private void forget(String key) {
        each.computeIfPresent(key, (same, count) -> count == 1 ? null : count - 1);
    }

    /** How much is remembered, for tests. */
    synchronized int size() {
        return taken.size() + each.size();
    }
}
