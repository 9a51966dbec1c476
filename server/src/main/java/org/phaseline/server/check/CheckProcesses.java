package org.phaseline.server.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.phaseline.server.limit.FairLimiter;

/**
 * Has rulebooks of strangers read in other processes, a few at a time, and by a fair queue of those who send them. Whatever they do
 * to a process, it is ended when the time is up, and the next one is read by a fresh one; the server itself compiles only what was
 * found harmless there.
 */
public final class CheckProcesses implements AutoCloseable {

    static final String BUSY = "Other rulebooks are being checked; try again in a moment.";
    private static final String OWN = "Your other rulebooks are still being checked; wait for them to finish.";
    private static final long SWEEP_SECONDS = 60;

    private final CheckPatience patience;
    private final String memory;
    private final FairLimiter queue;
    private final ReentrantLock lock = new ReentrantLock();

    /** Those nobody has just now, the latest first, so that the others grow idle and are ended. */
    private final Deque<CheckProcess> free = new ArrayDeque<>();

    private final Set<CheckProcess> busy = new HashSet<>();

    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("idle rulebook readers").factory());
    private boolean closed;

    public CheckProcesses(FairLimiter.Size size) {
        this(CheckPatience.USUAL, "256m", size);
    }

    /** With limits of one's own, for tests. */
    CheckProcesses(CheckPatience patience, String memory, FairLimiter.Size size) {
        this.patience = patience;
        this.memory = memory;
        this.queue = new FairLimiter(size);
        sweeper.scheduleAtFixedRate(this::endIdle, SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
    }

    /** {@code from} is who sends it: one after the other gets their turn, and none of them waits for all of another's. */
    public CheckResult read(String from, CheckRequest manuscript) {
        try {
            return queue.run(from, () -> {
                CheckProcess reader = take();
                try {
                    return reader.ask(manuscript);
                } finally {
                    giveBack(reader);
                }
            });
        } catch (FairLimiter.Busy busy) {
            return new CheckResult.Unavailable(busy.own() ? OWN : BUSY);
        }
    }

    /** The process that reads the next rulebook, for tests; none if it has not started yet. */
    Optional<ProcessHandle> next() {
        lock.lock();
        try {
            return Optional.ofNullable(free.peek()).flatMap(CheckProcess::handle);
        } finally {
            lock.unlock();
        }
    }

    private CheckProcess take() {
        lock.lock();
        try {
            CheckProcess waiting = free.poll();
            CheckProcess taken = waiting == null ? new CheckProcess(patience, memory) : waiting;
            busy.add(taken);
            return taken;
        } finally {
            lock.unlock();
        }
    }

    private void giveBack(CheckProcess reader) {
        lock.lock();
        try {
            busy.remove(reader);
            if (closed) {
                reader.end();
            } else {
                free.push(reader);
            }
        } finally {
            lock.unlock();
        }
    }

    private void endIdle() {
        lock.lock();
        try {
            free.forEach(CheckProcess::endIfIdle);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        sweeper.shutdownNow();
        lock.lock();
        try {
            closed = true;
            free.forEach(CheckProcess::end);
            busy.forEach(CheckProcess::end);
        } finally {
            lock.unlock();
        }
    }
}
