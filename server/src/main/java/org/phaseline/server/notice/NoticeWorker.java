package org.phaseline.server.notice;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.phaseline.server.store.StoreProblem;

/** One thread that decides about notices, and others that send them. What the store does not take now is tried again later. */
final class NoticeWorker implements AutoCloseable {

    /** A store that does not answer is not asked again before this, however short the usual wait is. */
    private static final Duration SOONEST = Duration.ofMillis(100);

    private static final Duration PARTING = Duration.ofSeconds(3);

    /** Something that reads and changes subscriptions. */
    interface Work {
        void run() throws StoreProblem;
    }

    /** The same, with a result. */
    interface Task<T> {
        T run() throws StoreProblem;
    }

    private final Duration retry;
    private final PrintWriter trouble;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("notices").factory());

    /** Whoever changes a notice has looked at it before: nothing may come between. */
    private final ReentrantLock changing = new ReentrantLock();

    /** How many are just being sent. */
    private final AtomicInteger sending = new AtomicInteger();

    NoticeWorker(Duration patience, PrintWriter trouble) {
        this.retry = patience.compareTo(SOONEST) < 0 ? SOONEST : patience;
        this.trouble = trouble;
    }

    /** Does something in the caller's thread while nobody else changes anything. */
    <T> T alone(Task<T> task) throws StoreProblem {
        changing.lock();
        try {
            return task.run();
        } finally {
            changing.unlock();
        }
    }

    /** The same, without a result. */
    void change(Work work) throws StoreProblem {
        alone(() -> {
            work.run();
            return true;
        });
    }

    void soon(Work work) {
        schedule(work, work, Duration.ZERO);
    }

    void later(Work work, Duration delay) {
        schedule(work, work, delay);
    }

    /** {@code again} is done later when the store does not answer, until it does. */
    void schedule(Work work, Work again, Duration delay) {
        try {
            thread.schedule(() -> run(work, again), delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            // The server stops; the store knows what is left to do.
        }
    }

    private void run(Work work, Work again) {
        changing.lock();
        try {
            work.run();
        } catch (StoreProblem away) {
            complain("notices: " + away.sentence());
            schedule(again, again, retry);
        } catch (RuntimeException problem) {
            complain("notices: " + problem.getMessage());
        } finally {
            changing.unlock();
        }
    }

    /** Sends something in a thread of its own, since a mail server may think for long; {@code then} is done soon after, in any case. */
    void send(Runnable sender, Work then) {
        sending.incrementAndGet();
        Thread.ofVirtual().start(() -> {
            try {
                sender.run();
            } finally {
                soon(then);
                sending.decrementAndGet();
            }
        });
    }

    void complain(String sentence) {
        synchronized (trouble) {
            trouble.println("phaseline: " + sentence);
            trouble.flush();
        }
    }

    /** What is just being sent is written down as sent, if it does not take too long. */
    @Override
    public void close() {
        try {
            long until = System.nanoTime() + PARTING.toNanos();
            while (sending.get() > 0 && System.nanoTime() < until) {
                Thread.sleep(10);
            }
            if (sending.get() == 0) {
                thread.submit(() -> {}).get(PARTING.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException | RejectedExecutionException late) {
            // Then it may be sent again after the next start.
        }
        thread.shutdownNow();
    }
}
