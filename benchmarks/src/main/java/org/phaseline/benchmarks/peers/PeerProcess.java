package org.phaseline.benchmarks.peers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The peer in a process of its own, which answers a line with a line. */
final class PeerProcess implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 10;

    private final Process process;
    private final BufferedReader said;
    private final PrintWriter asked;

    private PeerProcess(Process process) {
        this.process = process;
        this.said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.asked = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    /** Starts the peer in this folder, with what it needs from npm's registry; production is how its authors say it is fastest. */
    static PeerProcess start(Path folder) throws IOException {
        if (!Files.isDirectory(folder.resolve("node_modules/boardgame.io"))) {
            System.err.println("Getting boardgame.io from npm's registry.");
            run(folder, "npm", "install", "--no-audit", "--no-fund");
        }
        ProcessBuilder builder = new ProcessBuilder("node", "bot.js").directory(folder.toFile());
        builder.environment().put("NODE_ENV", "production");
        return new PeerProcess(start(builder));
    }

    private static void run(Path folder, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        try {
            if (start(builder).waitFor() != 0) {
                throw new IOException(String.join(" ", command) + " failed in " + folder + ".");
            }
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
    }

    private static Process start(ProcessBuilder builder) throws IOException {
        try {
            return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        } catch (IOException missing) {
            throw new IOException(
                    "'" + builder.command().getFirst() + "' cannot be started: boardgame.io needs Node.js 20 and npm.",
                    missing);
        }
    }

    /** The words that it answers with. */
    List<String> ask(String command, Stream<?> arguments) throws IOException {
        asked.println(Stream.concat(Stream.of(command), arguments)
                .map(String::valueOf)
                .collect(Collectors.joining(" ")));
        String line = said.readLine();
        if (line == null) {
            throw new IOException("boardgame.io ended.");
        }
        return List.of(line.split(" "));
    }

    @Override
    public void close() throws IOException {
        asked.close();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        said.close();
    }
}
