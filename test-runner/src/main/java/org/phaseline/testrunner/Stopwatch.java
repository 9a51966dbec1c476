package org.phaseline.testrunner;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long something has taken, and how much of that its thread has spent on a core. The tests of a class run in one thread; what they
 * cause elsewhere, in the threads of a server or in a browser, is not in it.
 */
record Stopwatch(Thread thread, long began, long processorBegan) {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    static Stopwatch start() {
        return new Stopwatch(Thread.currentThread(), System.nanoTime(), processorNanos());
    }

    double seconds() {
        return (System.nanoTime() - began) / NANOS_PER_SECOND;
    }

    /** 0 where this system does not tell it, or another thread asks. */
    double processorSeconds() {
        return Thread.currentThread() == thread ? (processorNanos() - processorBegan) / NANOS_PER_SECOND : 0;
    }

    private static long processorNanos() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : 0;
    }
}
