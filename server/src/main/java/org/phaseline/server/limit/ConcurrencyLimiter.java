package org.phaseline.server.limit;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Room for so many of something at the same time: for each key, which is mostly an address, and for all together. */
public final class ConcurrencyLimiter {

    /** What somebody is told who wants to come in. */
    public enum Entry {
        ENTERED,
        /** This one has as many already as one may have. */
        TOO_MANY_OF_ONE,
        /** All together have. */
        TOO_MANY_IN_ALL
    }

    private final int forOne;
    private final int forAll;
    private final ConcurrentMap<String, Integer> byKey = new ConcurrentHashMap<>();
    private final AtomicInteger all = new AtomicInteger();

    public ConcurrencyLimiter(int forOne, int forAll) {
        this.forOne = forOne;
        this.forAll = forAll;
    }

    /** Whoever has entered leaves some time. */
    public Entry enter(String key) {
        if (byKey.merge(key, 1, Integer::sum) > forOne) {
            leaveKey(key);
            return Entry.TOO_MANY_OF_ONE;
        }
        if (!enterUncounted()) {
            leaveKey(key);
            return Entry.TOO_MANY_IN_ALL;
        }
        return Entry.ENTERED;
    }

    public void leave(String key) {
        leaveUncounted();
        leaveKey(key);
    }

    /** For somebody who stands for many, and counts only among all. */
    public boolean enterUncounted() {
        if (all.incrementAndGet() > forAll) {
            all.decrementAndGet();
            return false;
        }
        return true;
    }

    public void leaveUncounted() {
        all.decrementAndGet();
    }

    private void leaveKey(String key) {
        byKey.computeIfPresent(key, (same, many) -> many > 1 ? many - 1 : null);
    }
}
