package org.phaseline.benchmarks.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, started with the settings the launcher gives to Java for everything. */
final class Served implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 30;

    private final Process process;
    private final BufferedReader said;
    private final PrintWriter asked;
    private final int port;

    private Served(Process process) throws IOException {
        this.process = process;
        this.said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.asked = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        this.port = (int) number();
    }

    /** With the tables in a folder, and a main class that says its port and answers on its input. */
    static Served start(Class<?> main, Path data) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        String settings = System.getProperty("phaseline.jvm", "").strip();
        if (!settings.isEmpty()) {
            command.addAll(List.of(settings.split(" +")));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName(), data.toString()));
        return new Served(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    int port() {
        return port;
    }

    /** The time the process has had on the cores so far, in nanoseconds. */
    long cpuNanos() throws IOException {
        asked.println(Serving.CPU);
        return number();
    }

    /** The bytes in use when everything that can go is gone. */
    long heap() throws IOException {
        asked.println(Serving.HEAP);
        return number();
    }

    private long number() throws IOException {
        String line = said.readLine();
        if (line == null) {
            throw new IOException("the server ended");
        }
        return Long.parseLong(line);
    }

    /** Its input ends, and so does it. */
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
