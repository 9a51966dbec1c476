package org.phaseline.laboratory.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.phaseline.laboratory.tally.Tally;

/** Shares the games of a playtest among threads. Which thread plays which game does not matter for the result. */
public final class Workers {

    private final PlaytestUnits units;
    private final int threads;
    private final LongConsumer progress;

    /** {@code progress} is told about once a second how many games are played. */
    public Workers(PlaytestUnits units, int threads, LongConsumer progress) {
        this.units = units;
        this.threads = threads;
        this.progress = progress;
    }

    public Tally play() throws InterruptedException {
        AtomicLong next = new AtomicLong();
        AtomicLong played = new AtomicLong();
        List<Future<Tally>> parts = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            try {
                for (int i = 0; i < threads; i++) {
                    parts.add(pool.submit(() -> part(next, played)));
                }
                Tally all = null;
                for (Future<Tally> part : parts) {
                    Tally done = await(part, played);
                    if (all == null) {
                        all = done;
                    } else {
                        all.addAll(done);
                    }
                }
                return Objects.requireNonNull(all);
            } finally {
                pool.shutdownNow();
            }
        }
    }

    private Tally part(AtomicLong next, AtomicLong played) {
        GamePlayer player = new GamePlayer(units.playtest());
        for (long unit = next.getAndIncrement();
                unit < units.count() && !Thread.currentThread().isInterrupted();
                unit = next.getAndIncrement()) {
            units.play(unit, player);
            played.addAndGet(units.games(unit));
        }
        return player.tally();
    }

    private Tally await(Future<Tally> part, AtomicLong played) throws InterruptedException {
        while (true) {
            try {
                return part.get(1, TimeUnit.SECONDS);
            } catch (TimeoutException notYet) {
                progress.accept(played.get());
            } catch (ExecutionException failed) {
                throw new IllegalStateException("a game could not be played", failed.getCause());
            }
        }
    }
}
