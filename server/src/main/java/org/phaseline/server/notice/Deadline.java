package org.phaseline.server.notice;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Ends a connection when its time is up: who answers one letter at a time would never be late for the next one. */
final class Deadline implements AutoCloseable {

    private final CompletableFuture<Void> end;

    Deadline(Socket socket, Duration patience) {
        this.end = CompletableFuture.runAsync(
                () -> hangUp(socket), CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS));
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            // That is what was wanted.
        }
    }

    /** It was done in time. */
    @Override
    public void close() {
        end.cancel(false);
    }
}
