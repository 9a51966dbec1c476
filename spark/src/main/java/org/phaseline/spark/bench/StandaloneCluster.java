package org.phaseline.spark.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Spark master and its workers, as processes of this machine: what somebody has who starts Spark's scripts. */
public final class StandaloneCluster implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final Pattern MASTER_AT = Pattern.compile("Starting Spark master at (spark://\\S+)");
    private static final String MASTER = "org.apache.spark.deploy.master.Master";
    private static final String WORKER = "org.apache.spark.deploy.worker.Worker";

    /** They manage others and play nothing themselves. */
    private static final List<String> SMALL_JVM =
            List.of("-Xmx200m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

    private final Path folder;
    private final Path home;
    private final Path jvmOptions;
    private final Process master;
    private final String address;
    private final List<Process> workers = new ArrayList<>();

    private StandaloneCluster(Path folder, Path home, Path jvmOptions) throws IOException {
        this.folder = folder;
        this.home = home;
        this.jvmOptions = jvmOptions;
        this.master = start("master", MASTER, "--host", "localhost", "--port", "0", "--webui-port", "0");
        try {
            this.address = matched("master", MASTER_AT);
        } catch (IOException failed) {
            master.destroyForcibly();
            throw failed;
        }
    }

    /** {@code jars} are those of Spark, {@code jvmOptions} is a file of what Java needs for it. */
    public static StandaloneCluster start(List<Path> jars, Path jvmOptions, int workers) throws IOException {
        Path folder = Files.createTempDirectory("phaseline-spark");
        // The layout of a Spark that was unpacked, in which a worker looks for what executors need.
        Path home = folder.resolve("home");
        Files.createDirectories(home.resolve("jars"));
        Files.createFile(home.resolve("RELEASE"));
        for (Path jar : jars) {
            Files.createSymbolicLink(home.resolve("jars").resolve(jar.getFileName()), jar.toAbsolutePath());
        }
        StandaloneCluster cluster = new StandaloneCluster(folder, home, jvmOptions);
        try {
            for (int i = 0; i < workers; i++) {
                cluster.addWorker();
            }
            for (int i = 0; i < workers; i++) {
                cluster.await("worker-" + i, said -> said.contains("Successfully registered with master"));
            }
        } catch (IOException failed) {
            cluster.close();
            throw failed;
        }
        return cluster;
    }

    /** Where the master is. */
    public String address() {
        return address;
    }

    /** Where Spark is unpacked, as far as anybody can tell. */
    public Path home() {
        return home;
    }

    /** With one core and room for one executor. */
    private void addWorker() throws IOException {
        String name = "worker-" + workers.size();
        workers.add(start(
                name,
                WORKER,
                "--host",
                "localhost",
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--work-dir",
                folder.resolve(name + ".work").toString(),
                address));
    }

    /** With its executor, as if the machine had lost its power. */
    public void killWorker(int number) throws InterruptedException {
        Process worker = workers.get(number);
        List<ProcessHandle> executors = worker.descendants().toList();
        if (executors.isEmpty()) {
            throw new IllegalStateException("worker " + number + " has no executor");
        }
        worker.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
        worker.waitFor();
    }

    private Process start(String name, String mainClass, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("@" + jvmOptions);
        command.addAll(SMALL_JVM);
        command.addAll(List.of("-cp", home.resolve("jars") + "/*", mainClass));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder.start();
    }

    private String matched(String process, Pattern pattern) throws IOException {
        String said = await(process, text -> pattern.matcher(text).find());
        Matcher matcher = pattern.matcher(said);
        return matcher.find() ? matcher.group(1) : "";
    }

    private String await(String process, Predicate<String> enough) throws IOException {
        Instant until = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(until)) {
            String said = Files.readString(folder.resolve(process + ".log"));
            if (enough.test(said)) {
                return said;
            }
            try {
                TimeUnit.MILLISECONDS.sleep(100);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new IOException("stopped while waiting for the " + process, stopped);
            }
        }
        throw new IOException(
                "The " + process + " did not start: " + Files.readString(folder.resolve(process + ".log")));
    }

    @Override
    public void close() throws IOException {
        List<Process> all = new ArrayList<>(workers);
        all.add(master);
        for (Process each : all) {
            List<ProcessHandle> executors = each.descendants().toList();
            each.destroyForcibly();
            executors.forEach(ProcessHandle::destroyForcibly);
        }
        for (Process each : all) {
            each.onExit().join();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        }
    }
}
