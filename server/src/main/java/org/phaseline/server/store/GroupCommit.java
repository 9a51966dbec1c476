package org.phaseline.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * One thread writes for all: whatever has come together while it waited for the disk goes into the next transaction, so that
 * many tables share one wait. When a transaction fails each of its parts is tried alone, so that nobody suffers for another.
 */
final class GroupCommit implements AutoCloseable {

    private static final int MOST_TOGETHER = 512;
    private static final long IDLE_SECONDS = 5;

    /** Part of a transaction. */
    interface Work {
        void write(Writing writing) throws SQLException;
    }

    private record Waiting(Work work, CompletableFuture<Boolean> done) {}

    private final WritingLine line;
    private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    GroupCommit(WritingLine line) {
        this.line = line;
        this.thread = Thread.ofPlatform().name("store").daemon().start(this::run);
    }

    /** Comes back when the work is on the disk. */
    void write(Work work) throws SQLException {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        queue.add(new Waiting(work, done));
        if (closed) {
            // The thread may have gone before it saw this; whoever comes first completes it.
            done.completeExceptionally(new SQLException("the store is closed"));
        }
        try {
            done.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof SQLException cause ? cause : new SQLException(failed.getCause());
        } catch (InterruptedException stopped) {
            // Whether it is on the disk is not known; whoever asked reads it again.
            Thread.currentThread().interrupt();
            throw new SQLException("interrupted while writing", stopped);
        }
    }

    private void run() {
        List<Waiting> together = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            try {
                Waiting first = queue.poll(IDLE_SECONDS, TimeUnit.SECONDS);
                if (first == null) {
                    line.idle();
                    continue;
                }
                together.add(first);
            } catch (InterruptedException closing) {
                continue;
            }
            queue.drainTo(together, MOST_TOGETHER - 1);
            commit(together);
            together.clear();
        }
        line.close();
    }

    private void commit(List<Waiting> together) {
        try {
            transact(together);
        } catch (SQLException | RuntimeException | Error problem) {
            // On a connection that broke even one alone deserves a second try.
            if (line.rollBack(problem) && together.size() == 1) {
                together.getFirst().done.completeExceptionally(problem);
            } else {
                together.forEach(this::commitAlone);
            }
            return;
        }
        together.forEach(waiting -> waiting.done.complete(true));
    }

    private void commitAlone(Waiting alone) {
        try {
            transact(List.of(alone));
            alone.done.complete(true);
        } catch (SQLException | RuntimeException | Error problem) {
            line.rollBack(problem);
            alone.done.completeExceptionally(problem);
        }
    }

    private void transact(List<Waiting> together) throws SQLException {
        Writing writing = line.writing();
        for (Waiting waiting : together) {
            waiting.work.write(writing);
        }
        writing.connection().commit();
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
