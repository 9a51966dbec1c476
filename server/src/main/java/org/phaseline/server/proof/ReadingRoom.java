package org.phaseline.server.proof;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Has rulebooks of strangers read in another process, one at a time. Whatever they do to it, it is ended when the time is up, and
 * the next one is read by a fresh one; the server itself compiles only what was found harmless there.
 */
public final class ReadingRoom implements AutoCloseable {

    private static final String BUSY = "Other rulebooks are being read; try again in a moment.";
    private static final long IDLE_MILLIS = Duration.ofMinutes(2).toMillis();

    private final Duration patience;
    private final String memory;
    private final ReentrantLock lock = new ReentrantLock(true);
    private @Nullable Process reader;
    private long lastAsked;

    public ReadingRoom() {
        this(Duration.ofSeconds(10), "256m");
    }

    /** With limits of one's own, for tests. */
    ReadingRoom(Duration patience, String memory) {
        this.patience = patience;
        this.memory = memory;
    }

    public Proof read(Manuscript manuscript) {
        try {
            if (!lock.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return new Proof.Unavailable(BUSY);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Proof.Unavailable(BUSY);
        }
        try {
            return ask(manuscript);
        } finally {
            lastAsked = System.currentTimeMillis();
            lock.unlock();
        }
    }

    private Proof ask(Manuscript manuscript) {
        Process process;
        try {
            process = running();
        } catch (IOException none) {
            return new Proof.Unavailable("This server cannot read rulebooks of others.");
        }
        CompletableFuture<Proof> answer = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try {
                answer.complete(converse(process, manuscript));
            } catch (IOException broken) {
                answer.completeExceptionally(broken);
            }
        });
        try {
            return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            end();
            return new Proof.TooMuch("This rulebook takes longer than " + patience.toSeconds()
                    + " seconds to check, which is too long for this server.");
        } catch (ExecutionException broken) {
            end();
            return new Proof.TooMuch("This rulebook needs more memory to check than this server gives it.");
        } catch (InterruptedException stopped) {
            end();
            Thread.currentThread().interrupt();
            return new Proof.Unavailable(BUSY);
        }
    }

    private static Proof converse(Process process, Manuscript manuscript) throws IOException {
        manuscript.write(new DataOutputStream(new BufferedOutputStream(process.getOutputStream())));
        DataInputStream in = new DataInputStream(process.getInputStream());
        // A Java that runs out of memory says so just there.
        if (in.readInt() != ProofReader.ANSWER) {
            throw new EOFException("the reader has given up");
        }
        boolean playable = in.readBoolean();
        byte[] json = new byte[in.readInt()];
        in.readFully(json);
        return new Proof.Done(playable, json);
    }

    private Process running() throws IOException {
        if (reader != null && reader.isAlive()) {
            return reader;
        }
        Process started = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + memory,
                        "-Xss2m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ProofReader.class.getName()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        reader = started;
        Thread.ofVirtual().start(() -> endWhenIdle(started));
        return started;
    }

    /** Nobody needs to keep a reader fed who has nothing to read. */
    private void endWhenIdle(Process process) {
        try {
            while (!process.waitFor(IDLE_MILLIS, TimeUnit.MILLISECONDS)) {
                lock.lock();
                try {
                    if (System.currentTimeMillis() - lastAsked >= IDLE_MILLIS) {
                        process.destroy();
                    }
                } finally {
                    lock.unlock();
                }
            }
        } catch (InterruptedException stopped) {
            process.destroy();
        }
    }

    private void end() {
        if (reader != null) {
            reader.destroyForcibly();
            reader = null;
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            end();
        } finally {
            lock.unlock();
        }
    }
}
