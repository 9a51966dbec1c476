package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;

/** The time that clocks run by: it stands still while the server does not run, or its machine sleeps. */
class ServedTimeTest {

    @TempDir
    private Path folder;

    private final AtomicLong nanos = new AtomicLong(7);

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    @Test
    void aRestartGoesOnWhereTheTimeWasKept() throws StoreProblem {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            ServedTime first = new ServedTime(store, nanos::get);
            pass(Duration.ofSeconds(20));
            assertThat(first.now()).isEqualTo(20_000);
            first.keep();
            pass(Duration.ofSeconds(10));
            first.now();

            pass(Duration.ofDays(3));
            ServedTime second = new ServedTime(store, nanos::get);
            assertThat(second.now()).isEqualTo(20_000);
            assertThat(second.id()).isEqualTo(first.id());
            pass(Duration.ofSeconds(1));
            assertThat(second.now()).isEqualTo(21_000);
        }
    }

    @Test
    void aMachineThatSleptCostsNobodyMoreThanABeat() throws StoreProblem {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            ServedTime time = new ServedTime(store, nanos::get);
            pass(Duration.ofHours(8));
            assertThat(time.now()).isEqualTo(ServedTime.LONGEST_BEAT.toMillis());
        }
    }

    @Test
    void manyQuickLooksLoseNothing() throws StoreProblem {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            ServedTime time = new ServedTime(store, nanos::get);
            for (int i = 0; i < 10_000; i++) {
                pass(Duration.ofNanos(100_000));
                time.now();
            }
            assertThat(time.now()).isEqualTo(1_000);
        }
    }
}
