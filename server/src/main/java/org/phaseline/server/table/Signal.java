package org.phaseline.server.table;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Wakes whoever waits for something to change. */
public final class Signal {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition raised = lock.newCondition();
    private long count;

    void raise() {
        lock.lock();
        try {
            count++;
            raised.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public long count() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until it is raised after it was counted so often, but no longer than so many nanoseconds. */
    public void await(long counted, long nanos) throws InterruptedException {
        lock.lock();
        try {
            long left = nanos;
            while (count == counted && left > 0) {
                left = raised.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /** The same in whole milliseconds. */
    public void awaitMillis(long counted, long millis) throws InterruptedException {
        await(counted, TimeUnit.MILLISECONDS.toNanos(millis));
    }
}
