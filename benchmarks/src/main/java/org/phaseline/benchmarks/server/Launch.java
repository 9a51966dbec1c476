package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

/** A start as people do it, with the launcher: from the command to the lobby. */
final class Launch {

    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private Launch() {}

    /** How many milliseconds it took until the lobby was there. */
    static double millis(Path launcher, Path data) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        long begun = System.nanoTime();
        Process process = new ProcessBuilder(List.of(
                        launcher.toString(),
                        "serve",
                        "--no-open",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        String.valueOf(port),
                        "--data",
                        data.toString()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (Visitor visitor = new Visitor(port)) {
            while (!visitor.isServed()) {
                if (!process.isAlive() || System.nanoTime() - begun > PATIENCE_NANOS) {
                    throw new IOException("the server did not start");
                }
                Thread.sleep(2);
            }
            return (System.nanoTime() - begun) / 1e6;
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        } finally {
            process.destroy();
            process.onExit().join();
        }
    }
}
