package org.phaseline.server.table;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;

/** Deletes finished tables some time after their end, as a server was told to; running ones never. */
public final class Retention implements AutoCloseable {

    private static final long FIRST_MINUTES = 1;
    private static final long EVERY_MINUTES = 60;

    private final GameTables tables;
    private final Duration keep;
    private final Consumer<String> owner;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("retention").factory());

    /** {@code owner} hears what was deleted. */
    public Retention(GameTables tables, Duration keep, Consumer<String> owner) {
        this.tables = tables;
        this.keep = keep;
        this.owner = owner;
    }

    public void begin() {
        thread.scheduleWithFixedDelay(this::sweepQuietly, FIRST_MINUTES, EVERY_MINUTES, TimeUnit.MINUTES);
    }

    private void sweepQuietly() {
        try {
            sweep();
        } catch (StoreProblem later) {
            owner.accept("Finished tables were not deleted: " + later.sentence());
        } catch (RuntimeException unexpected) {
            owner.accept("Finished tables were not deleted: " + unexpected + ".");
        }
    }

    /** How many were deleted. */
    int sweep() throws StoreProblem {
        int deleted = 0;
        for (TableId id : tables.finishedFor(keep)) {
            tables.delete(
                    id,
                    "This table was deleted: its game has been over for " + keep.toDays()
                            + " days, and this server keeps finished tables no longer than that.");
            deleted++;
        }
        if (deleted > 0) {
            owner.accept(deleted
                    + (deleted == 1 ? " table was deleted: its game has" : " tables were deleted: their games have")
                    + " been over for more than " + keep.toDays() + " days.");
        }
        return deleted;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
