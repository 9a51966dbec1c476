package org.phaseline.server.table;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * The threads on which bots think, apart from those that serve people: half of the cores at most, and in the background, so
 * that whoever answers does not wait for a core that a bot thinks on. Tables take turns, one decision at a
 * time, so that none waits for another's whole game.
 */
final class BotThreads implements AutoCloseable {

    private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    /** A store that does not answer may do so later. */
    private static final int RETRY_SECONDS = 5;

    private static final ThreadFactory THREAD =
            Thread.ofPlatform().daemon().name("bots-", 0).factory();

    private final ExecutorService threads = Executors.newFixedThreadPool(
            THREADS, thinking -> THREAD.newThread(() -> {
                BackgroundThread.begin();
                thinking.run();
            }));

    private final BotLibrary library = new BotLibrary();

    BotLibrary library() {
        return library;
    }

    /** Something has changed at a table: its bots look whether play waits for them. */
    void wake(GameTable table) {
        if (table.hasBots() && table.bots().call()) {
            execute(table);
        }
    }

    private void execute(GameTable table) {
        if (!threads.isShutdown()) {
            threads.execute(() -> turn(table));
        }
    }

    private void turn(GameTable table) {
        TableBots bots = table.bots();
        int called = bots.calls();
        switch (move(table)) {
            case MOVED -> execute(table);
            case NOT_KEPT -> {
                bots.rest(bots.calls());
                CompletableFuture.delayedExecutor(RETRY_SECONDS, TimeUnit.SECONDS)
                        .execute(() -> wake(table));
            }
            case NOTHING_TO_DO -> {
                if (!bots.rest(called)) {
                    execute(table);
                }
            }
        }
    }

    private static TableBots.Outcome move(GameTable table) {
        try {
            return table.moveBot();
        } catch (RuntimeException failed) {
            System.getLogger(BotThreads.class.getName())
                    .log(System.Logger.Level.WARNING, "the bots of a table could not move", failed);
            return TableBots.Outcome.NOT_KEPT;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
