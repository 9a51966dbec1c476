package org.phaseline.server.check;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** One process that reads rulebooks, one after the other; a fresh one when the last was ended. For one thread at a time. */
final class CheckProcess {

    private static final long IDLE_NANOS = Duration.ofMinutes(2).toNanos();

    /** How often is looked at how much processor time a check has used. */
    private static final long LOOK_MILLIS = 200;

    private static final Duration NOT_TOLD = Duration.ofNanos(-1);

    private final CheckPatience patience;
    private final String memory;
    private volatile @Nullable Process process;
    private volatile long lastAsked = System.nanoTime();

    CheckProcess(CheckPatience patience, String memory) {
        this.patience = patience;
        this.memory = memory;
    }

    CheckResult ask(CheckRequest manuscript) {
        try {
            return ask(running(), manuscript);
        } catch (IOException none) {
            return new CheckResult.Unavailable("This server cannot check uploaded rulebooks.");
        } finally {
            lastAsked = System.nanoTime();
        }
    }

    private CheckResult ask(Process reader, CheckRequest manuscript) {
        CompletableFuture<CheckResult> answer = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try {
                answer.complete(converse(reader, manuscript));
            } catch (IOException broken) {
                answer.completeExceptionally(broken);
            }
        });
        try {
            return awaited(answer, reader);
        } catch (ExecutionException broken) {
            end();
            return new CheckResult.TooMuch("This rulebook needs more memory to check than this server gives it.");
        } catch (InterruptedException stopped) {
            end();
            Thread.currentThread().interrupt();
            return new CheckResult.Unavailable(CheckProcesses.BUSY);
        }
    }

    private CheckResult awaited(CompletableFuture<CheckResult> answer, Process reader)
            throws ExecutionException, InterruptedException {
        long begun = System.nanoTime();
        Duration before = processorTime(reader).orElse(Duration.ZERO);
        while (true) {
            try {
                return answer.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                Duration used =
                        processorTime(reader).map(now -> now.minus(before)).orElse(NOT_TOLD);
                switch (patience.after(Duration.ofNanos(System.nanoTime() - begun), used)) {
                    case WAIT -> {}
                    case TOO_LONG -> {
                        end();
                        return new CheckResult.TooMuch("This rulebook takes longer than "
                                + patience.most().toSeconds()
                                + " seconds to check, which is too long for this server.");
                    }
                    case BUSY -> {
                        end();
                        return new CheckResult.Unavailable(
                                "This server is too busy to check this rulebook now; try again in a moment.");
                    }
                }
            }
        }
    }

    private static Optional<Duration> processorTime(Process reader) {
        return reader.info().totalCpuDuration();
    }

    private static CheckResult converse(Process process, CheckRequest manuscript) throws IOException {
        manuscript.write(new DataOutputStream(new BufferedOutputStream(process.getOutputStream())));
        DataInputStream in = new DataInputStream(process.getInputStream());
        // A Java that runs out of memory says so just there.
        if (in.readInt() != CheckProcessMain.ANSWER) {
            throw new EOFException("the reader has given up");
        }
        boolean playable = in.readBoolean();
        byte[] json = new byte[in.readInt()];
        in.readFully(json);
        return new CheckResult.Done(playable, json);
    }

    private Process running() throws IOException {
        Process before = process;
        if (before != null && before.isAlive()) {
            return before;
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
                        CheckProcessMain.class.getName()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process = started;
        return started;
    }

    Optional<ProcessHandle> handle() {
        return Optional.ofNullable(process).map(Process::toHandle);
    }

    /** Nobody needs to keep a reader fed who has nothing to read. */
    void endIfIdle() {
        if (System.nanoTime() - lastAsked >= IDLE_NANOS) {
            end();
        }
    }

    /** Also while somebody asks it, who is then told that it has given up. */
    void end() {
        Process ended = process;
        if (ended != null) {
            ended.destroyForcibly();
            process = null;
        }
    }
}
