package org.phaseline.server.web;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.phaseline.server.store.StoreProblem;

/**
 * Where those stand in line who look ahead or back, which takes longer than a look at how things are. However many they are, some
 * of the processors are left to those who play.
 */
final class Lookout {

    private static final long PATIENCE_SECONDS = 15;

    private final Semaphore places =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

    interface Looking<T> {
        T look() throws StoreProblem;
    }

    <T> T from(Looking<T> looking) throws StoreProblem {
        try {
            if (!places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw busy();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw busy();
        }
        try {
            return looking.look();
        } finally {
            places.release();
        }
    }

    private static Refusal busy() {
        return new Refusal(503, "Too many look ahead or back just now; try again in a moment.");
    }
}
