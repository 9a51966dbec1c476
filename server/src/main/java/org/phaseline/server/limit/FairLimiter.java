package org.phaseline.server.limit;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Lets a few jobs run at once, and shares them fairly among those who want some: each key, which is mostly an address, has a queue of
 * its own, and whoever was served least lately comes next (start-time fair queuing). So however many jobs one sends, another waits
 * for at most one of them to end.
 */
public final class FairLimiter {

    private static final int MOST_KEYS = 200;

    /**
     * How many may run and wait.
     *
     * @param atOnce how many jobs run at the same time
     * @param atOnceForOne how many of them for the same key
     * @param waitingForOne how many may wait for the same key
     * @param waiting how many may wait in all
     * @param patience how long one waits
     */
    public record Size(int atOnce, int atOnceForOne, int waitingForOne, int waiting, Duration patience) {}

    /** There is no room to wait, or it was waited for too long. */
    public static final class Busy extends Exception {

        private static final long serialVersionUID = 1;

        private final boolean own;

        Busy(boolean own) {
            super("busy", null, false, false);
            this.own = own;
        }

        /** Whether it is the same key's jobs that leave no room, and not the others'. */
        public boolean own() {
            return own;
        }
    }

    /** What is to be done. */
    @FunctionalInterface
    public interface Job<T, E extends Exception> {
        T run() throws E;
    }

    /** One who waits; told by {@code granted} that it is their turn. */
    private static final class Waiter {
        private final Condition turn;
        private final long arrival;
        private boolean granted;

        Waiter(Condition turn, long arrival) {
            this.turn = turn;
            this.arrival = arrival;
        }
    }

    /** All who wait for the same key, and how much it has had. */
    private static final class Line {
        private final Deque<Waiter> waiters = new ArrayDeque<>();
        private int running;

        /** Grows with each job; who has the smallest comes next. */
        private long served;

        boolean isIdle() {
            return running == 0 && waiters.isEmpty();
        }
    }

    private final Size size;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Line> lines = new LinkedHashMap<>();
    private int running;
    private int waiting;
    private long arrivals;

    /** How much the one has had who was served last: where somebody new begins. */
    private long now;

    public FairLimiter(Size size) {
        this.size = size;
    }

    /** Runs a job on the caller's thread when it is its turn. */
    public <T, E extends Exception> T run(String key, Job<T, E> job) throws Busy, E {
        enter(key);
        try {
            return job.run();
        } finally {
            leave(key);
        }
    }

    private void enter(String key) throws Busy {
        lock.lock();
        try {
            Line line = lines.computeIfAbsent(key, fresh -> new Line());
            if (line.isIdle()) {
                line.served = Math.max(line.served, now);
            }
            if (running < size.atOnce && line.running < size.atOnceForOne && line.waiters.isEmpty()) {
                serve(line);
                return;
            }
            if (line.waiters.size() >= size.waitingForOne || waiting >= size.waiting) {
                throw new Busy(line.waiters.size() >= size.waitingForOne);
            }
            await(line);
        } finally {
            lock.unlock();
        }
    }

    private void await(Line line) throws Busy {
        Waiter waiter = new Waiter(lock.newCondition(), arrivals++);
        line.waiters.add(waiter);
        waiting++;
        long left = size.patience.toNanos();
        try {
            while (!waiter.granted && left > 0) {
                left = waiter.turn.awaitNanos(left);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (!waiter.granted) {
            line.waiters.remove(waiter);
            waiting--;
            throw new Busy(line.running > 0);
        }
    }

    private void serve(Line line) {
        now = Math.max(now, line.served);
        line.served++;
        line.running++;
        running++;
    }

    private void leave(String key) {
        lock.lock();
        try {
            Line line = Objects.requireNonNull(lines.get(key));
            line.running--;
            running--;
            for (Line next = next(); next != null; next = next()) {
                Waiter waiter = next.waiters.remove();
                waiting--;
                serve(next);
                waiter.granted = true;
                waiter.turn.signal();
            }
            forgetSome();
        } finally {
            lock.unlock();
        }
    }

    /** Whose turn it is, if anybody may begin. */
    private @Nullable Line next() {
        if (running >= size.atOnce) {
            return null;
        }
        Line next = null;
        for (Line line : lines.values()) {
            if (!line.waiters.isEmpty()
                    && line.running < size.atOnceForOne
                    && (next == null
                            || line.served < next.served
                            || line.served == next.served && arrival(line) < arrival(next))) {
                next = line;
            }
        }
        return next;
    }

    private static long arrival(Line line) {
        return line.waiters.element().arrival;
    }

    /** Who comes back at once comes back behind those who wait already; who stayed away is new. */
    private void forgetSome() {
        if (lines.size() > MOST_KEYS) {
            lines.values().removeIf(line -> line.isIdle() && line.served <= now);
        }
        if (lines.size() > 2 * MOST_KEYS) {
            lines.values().removeIf(Line::isIdle);
        }
    }

    /** How many jobs wait now, for tests. */
    int waiting() {
        lock.lock();
        try {
            return waiting;
        } finally {
            lock.unlock();
        }
    }
}
