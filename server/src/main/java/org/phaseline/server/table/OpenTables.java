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

    private static final class Held extends WeakReference<GameTable> {

        private volatile @Nullable GameTable kept;
        private volatile long used;

        Held(GameTable table, long now) {
            super(table);
            this.kept = table;
            this.used = now;
        }

        long weight() {
            GameTable table = kept;
            return table == null ? 0 : table.weight();
        }

        @Nullable
        GameTable use(long now) {
            GameTable table = get();
            used = now;
            kept = table;
            return table;
        }
    }

    private final ConcurrentHashMap<TableId, Held> tables = new ConcurrentHashMap<>();
    private final LongSupplier clock;

    /** And no more than take about so much memory: a few games may be larger than thousands of others. */
    private final long mostBytes;

    private final AtomicLong swept;

    OpenTables(LongSupplier clock, long mostBytes) {
        this.clock = clock;
        this.mostBytes = mostBytes;
        this.swept = new AtomicLong(clock.getAsLong());
    }

    Optional<GameTable> get(TableId id) {
        long now = clock.getAsLong();
        sweepNowAndThen(now);
        Held held = tables.get(id);
        return held == null ? Optional.empty() : Optional.ofNullable(held.use(now));
    }

    /** Of two who fetched it at once the first one's is the table. */
    GameTable add(GameTable table) {
        long now = clock.getAsLong();
        GameTable[] first = {table};
        tables.compute(table.id(), (id, held) -> {
            GameTable there = held == null ? null : held.use(now);
            if (held == null || there == null) {
                return new Held(table, now);
            }
            first[0] = there;
            return held;
        });
        dropOldest();
        return first[0];
    }

    /** One that was deleted. */
    void remove(TableId id) {
        tables.remove(id);
    }

    private void sweepNowAndThen(long now) {
        long before = swept.get();
        if (now - before >= SWEEP_MILLIS && swept.compareAndSet(before, now)) {
            tables.values().stream()
                    .filter(held -> now - held.used >= IDLE_MILLIS)
                    .forEach(held -> held.kept = null);
            dropOldest();
        }
    }

    /** When they are too many, or too large, a quarter more than need be, so that it is not done for every one that comes. */
    private void dropOldest() {
        List<Held> kept =
                tables.values().stream().filter(held -> held.kept != null).toList();
        long bytes = kept.stream().mapToLong(Held::weight).sum();
        if (kept.size() > MOST_KEPT || bytes > mostBytes) {
            int left = kept.size();
            for (Held held : kept.stream()
                    .sorted(Comparator.comparingLong(each -> each.used))
                    .toList()) {
                if (left <= MOST_KEPT * 3 / 4 && bytes <= mostBytes * 3 / 4) {
                    break;
                }
                left--;
                bytes -= held.weight();
                held.kept = null;
            }
        }
        tables.entrySet().removeIf(entry -> entry.getValue().get() == null);
    }
}
