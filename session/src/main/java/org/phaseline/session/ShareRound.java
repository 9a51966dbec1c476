package org.phaseline.session;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.phaseline.journal.format.DiceShare;

/**
 * The present seats' shares for the rolls of one answer. Who takes part is settled when it begins, before anybody has shown anything, so
 * that nobody can be left out because of what they showed.
 */
public final class ShareRound {

    private final String digest;
    private final List<Integer> seats;
    private final long expires;
    private final TreeMap<Integer, DiceShare> shown = new TreeMap<>();
    private final CountDownLatch complete = new CountDownLatch(1);

    /** {@code digest} is that of the answer. */
    ShareRound(String digest, List<Integer> seats, long nanosFromNow) {
        this.digest = digest;
        this.seats = List.copyOf(seats);
        this.expires = System.nanoTime() + nanosFromNow;
    }

    public String digest() {
        return digest;
    }

    public List<Integer> seats() {
        return seats;
    }

    boolean isExpired() {
        return System.nanoTime() - expires >= 0;
    }

    /** Keeps a seat's share; whether all are there now. */
    synchronized boolean show(int seat, DiceShare share) {
        if (seats.contains(seat)) {
            shown.putIfAbsent(seat, share);
        }
        if (shown.size() == seats.size()) {
            complete.countDown();
        }
        return shown.size() == seats.size();
    }

    /** All shares in the order of the seats, once they are there. */
    synchronized Optional<List<DiceShare>> shares() {
        return shown.size() == seats.size() ? Optional.of(List.copyOf(shown.values())) : Optional.empty();
    }

    public synchronized List<Integer> missing() {
        return seats.stream().filter(seat -> !shown.containsKey(seat)).toList();
    }

    /** Waits until all shares are there, it expires, or so long has passed; whether they are there. */
    public boolean await(long nanos) {
        try {
            return complete.await(Math.min(nanos, expires - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
