package org.phaseline.server.table;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.session.ClockTime;

/**
 * How long this server has been running, all in all: the time that clocks run by. It is kept in the store now and then, so that a restart costs nobody
 * anything: while the server was away, nobody could answer. A machine that was asleep has not been running either, so of two looks that lie far apart
 * only a little counts.
 */
public final class ServedTime implements ClockTime, AutoCloseable {

    static final String KEPT_AS = "served-time";

    private static final Duration BEAT = Duration.ofSeconds(5);

    /** A machine under load may beat late; one that beats later than this has slept. */
    static final Duration LONGEST_BEAT = Duration.ofSeconds(30);

    private final Store store;
    private final LongSupplier nanos;
    private final String id;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("served-time").factory());
    private long served;
    private long looked;

    /** Whether anybody wanted to know the time since it was kept. */
    private boolean asked;

    public ServedTime(Store store) throws StoreProblem {
        this(store, System::nanoTime);
    }

    /** By another clock, for tests. */
    ServedTime(Store store, LongSupplier nanos) throws StoreProblem {
        this.store = store;
        this.nanos = nanos;
        this.looked = nanos.getAsLong();
        String[] kept = store.value(KEPT_AS)
                .map(bytes -> new String(bytes, StandardCharsets.US_ASCII).split(" "))
                .orElse(new String[] {Secret.fresh().text().substring(0, 8), "0"});
        this.id = kept[0];
        this.served = Long.parseLong(kept[1]);
    }

    @Override
    public synchronized long now() {
        asked = true;
        return look();
    }

    private synchronized long look() {
        long before = looked;
        looked = nanos.getAsLong();
        long passed = Math.max(0, looked - before);
        served += Math.min(passed, LONGEST_BEAT.toNanos()) / 1_000_000;
        // What is less than a millisecond counts the next time.
        looked -= passed < LONGEST_BEAT.toNanos() ? passed % 1_000_000 : 0;
        return served;
    }

    @Override
    public String id() {
        return id;
    }

    /** Also does something after each beat, such as to look whose time is over. */
    public void begin(Runnable also) {
        thread.scheduleWithFixedDelay(this::keepQuietly, 0, BEAT.toMillis(), TimeUnit.MILLISECONDS);
        thread.scheduleWithFixedDelay(also, 1, 1, TimeUnit.SECONDS);
    }

    /** What is not kept now is kept with the next beat; a restart in between gives everybody those seconds. */
    private void keepQuietly() {
        try {
            keep();
        } catch (StoreProblem | RuntimeException later) {
            System.getLogger(ServedTime.class.getName())
                    .log(System.Logger.Level.DEBUG, "the time of the clocks was not kept", later);
        }
    }

    /** Where no clock runs nothing is written. */
    void keep() throws StoreProblem {
        long now;
        synchronized (this) {
            now = look();
            if (!asked) {
                return;
            }
            asked = false;
        }
        store.keepValue(KEPT_AS, (id + " " + now).getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void close() {
        thread.shutdownNow();
        keepQuietly();
    }
}
