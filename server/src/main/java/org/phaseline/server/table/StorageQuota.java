package org.phaseline.server.table;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoreUsage;

/**
 * Whether there is space for new tables. It says no while some is left, so that games that are being played can go on: they are never
 * asked.
 */
public final class StorageQuota {

    /** How full it is, and what the lobby says about it. */
    public record Status(boolean full, String sentence) {}

    private static final Status ENOUGH = new Status(false, "");
    private static final int FULL_PERCENT = 90;
    private static final int NEARLY_PERCENT = 80;
    private static final long MEASURED_FOR = TimeUnit.SECONDS.toNanos(2);

    private final Store store;
    private final Upkeep upkeep;
    private final LongSupplier nanos;
    private @Nullable Status last;
    private long measured;

    StorageQuota(Store store, Upkeep upkeep, LongSupplier nanos) {
        this.store = store;
        this.upkeep = upkeep;
        this.nanos = nanos;
    }

    /** Measured anew every few seconds. */
    public synchronized Status status() {
        long now = nanos.getAsLong();
        Status status = last;
        if (status == null || now - measured >= MEASURED_FOR) {
            status = measure();
            last = status;
            measured = now;
        }
        return status;
    }

    private Status measure() {
        StoreUsage usage;
        try {
            usage = store.usage();
        } catch (StoreProblem away) {
            // Whoever makes a table hears of it then.
            return ENOUGH;
        }
        long percent = upkeep.quota().isPresent()
                ? (long) (100.0 * usage.bytes() / Math.max(1, upkeep.quota().getAsLong()))
                : 0;
        long free = usage.free().orElse(Long.MAX_VALUE);
        if (percent >= FULL_PERCENT || free < upkeep.leastFree()) {
            return new Status(
                    true,
                    "This server has no space for new tables" + used(percent)
                            + ". Running games continue; owners can delete finished tables.");
        }
        if (percent >= NEARLY_PERCENT || free / 2 < upkeep.leastFree()) {
            return new Status(
                    false,
                    "This server is running out of space" + used(percent)
                            + ": soon no new tables can be created. Owners can delete finished ones.");
        }
        return ENOUGH;
    }

    private static String used(long percent) {
        return percent == 0 ? "" : " (" + percent + " % used)";
    }
}
