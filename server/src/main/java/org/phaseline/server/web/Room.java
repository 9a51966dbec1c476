package org.phaseline.server.web;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Room for so many live lines: each lasts as long as a browser likes, so that nobody may have them all. */
final class Room {

    private final int forOne;
    private final int forAll;
    private final ConcurrentMap<String, Integer> byHousehold = new ConcurrentHashMap<>();
    private final AtomicInteger all = new AtomicInteger();

    Room(int forOne, int forAll) {
        this.forOne = forOne;
        this.forAll = forAll;
    }

    /** Whoever was let in leaves some time. */
    void enter(String household) {
        if (byHousehold.merge(household, 1, Integer::sum) > forOne) {
            leaveHousehold(household);
            throw new Refusal(429, "Too many pages are open at tables from where you are; close some of them.");
        }
        if (all.incrementAndGet() > forAll) {
            leave(household);
            throw new Refusal(429, "Too many pages are open at the tables of this server; try again later.");
        }
    }

    void leave(String household) {
        all.decrementAndGet();
        leaveHousehold(household);
    }

    private void leaveHousehold(String household) {
        byHousehold.computeIfPresent(household, (same, lines) -> lines > 1 ? lines - 1 : null);
    }
}
