package org.phaseline.server.table;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
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

    private static final int CLOSING_SECONDS = 5;

    private static final ThreadFactory THREAD =
            Thread.ofPlatform().daemon().name("bots-", 0).factory();

    private final ExecutorService threads = Executors.newFixedThreadPool(
            THREADS,
            thinking -> THREAD.newThread(() -> {
                BackgroundThread.begin();
                thinking.run();
            }));

    private final ExecutorService keeping = Executors.newVirtualThreadPerTaskExecutor();

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
        submit(threads, () -> turn(table));
    }

    /** Nothing is done any more when the server is closing. */
    private static void submit(ExecutorService where, Runnable task) {
        try {
            where.execute(task);
        } catch (RejectedExecutionException closing) {
            System.getLogger(BotThreads.class.getName())
                    .log(System.Logger.Level.DEBUG, "bots no longer move: the server is closing", closing);
        }
    }

    /** Thinks in the background. What is decided is kept by a thread like everybody's: others may wait for what it holds meanwhile. */
    private void turn(GameTable table) {
        int called = table.bots().calls();
        try {
            Optional<TableBots.Move> move = table.nextBotMove();
            if (move.isPresent()) {
                submit(keeping, () -> goOn(table, called, keep(table, move.get())));
            } else {
                goOn(table, called, TableBots.Outcome.NOTHING_TO_DO);
            }
        } catch (RuntimeException failed) {
            goOn(table, called, notKept(failed));
        }
    }

    private void goOn(GameTable table, int called, TableBots.Outcome outcome) {
        TableBots bots = table.bots();
        switch (outcome) {
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

    private static TableBots.Outcome keep(GameTable table, TableBots.Move move) {
        try {
            return table.moveBot(move);
        } catch (RuntimeException failed) {
            return notKept(failed);
        }
    }

    private static TableBots.Outcome notKept(RuntimeException failed) {
        System.getLogger(BotThreads.class.getName())
                .log(System.Logger.Level.WARNING, "the bots of a table could not move", failed);
        return TableBots.Outcome.NOT_KEPT;
    }

    /** What is being kept is kept before the store closes. */
    @Override
    public void close() {
        threads.shutdownNow();
        keeping.shutdown();
        try {
            if (!keeping.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                keeping.shutdownNow();
            }
        } catch (InterruptedException stopped) {
            keeping.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
