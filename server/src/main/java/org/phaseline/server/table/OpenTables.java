package org.phaseline.server.table;

import java.lang.ref.WeakReference;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.store.TableId;

/**
 * The tables that are in memory. One that nobody has come to for a while is let go; but as long as anybody still holds it, a live line
 * or a request, whoever asks gets that same one: there are never two of a table.
 */
final class OpenTables {

    static final long IDLE_MILLIS = 10 * 60_000;
    private static final long SWEEP_MILLIS = 60_000;

    /** So many at most are kept for who may come back soon. */
    private static final int MOST_KEPT = 2_000;

    private static final class Held extends WeakReference<Table> {

        private volatile @Nullable Table kept;
        private volatile long used;

        Held(Table table, long now) {
            super(table);
            this.kept = table;
            this.used = now;
        }

        @Nullable
        Table use(long now) {
            Table table = get();
            used = now;
            kept = table;
            return table;
        }
    }

    private final ConcurrentHashMap<TableId, Held> tables = new ConcurrentHashMap<>();
    private final LongSupplier clock;
    private final AtomicLong swept;

    OpenTables(LongSupplier clock) {
        this.clock = clock;
        this.swept = new AtomicLong(clock.getAsLong());
    }

    Optional<Table> get(TableId id) {
        long now = clock.getAsLong();
        sweepNowAndThen(now);
        Held held = tables.get(id);
        return held == null ? Optional.empty() : Optional.ofNullable(held.use(now));
    }

    /** Of two who fetched it at once the first one's is the table. */
    Table add(Table table) {
        long now = clock.getAsLong();
        Table[] first = {table};
        tables.compute(table.id(), (id, held) -> {
            Table there = held == null ? null : held.use(now);
            if (held == null || there == null) {
                return new Held(table, now);
            }
            first[0] = there;
            return held;
        });
        if (tables.size() > MOST_KEPT) {
            dropOldest();
        }
        return first[0];
    }

    private void sweepNowAndThen(long now) {
        long before = swept.get();
        if (now - before >= SWEEP_MILLIS && swept.compareAndSet(before, now)) {
            tables.values().stream()
                    .filter(held -> now - held.used >= IDLE_MILLIS)
                    .forEach(held -> held.kept = null);
            tables.entrySet().removeIf(entry -> entry.getValue().get() == null);
        }
    }

    private void dropOldest() {
        List<Held> kept =
                tables.values().stream().filter(held -> held.kept != null).toList();
        if (kept.size() > MOST_KEPT) {
            kept.stream()
                    .sorted(Comparator.comparingLong(held -> held.used))
                    .limit(kept.size() - MOST_KEPT * 3L / 4)
                    .forEach(held -> held.kept = null);
        }
        tables.entrySet().removeIf(entry -> entry.getValue().get() == null);
    }
}
