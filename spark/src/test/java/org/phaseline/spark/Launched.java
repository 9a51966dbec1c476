package org.phaseline.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A command in a process of its own, with the jar that was built and the jars of Spark: as the launcher and spark-submit start it. */
record Launched(Process process, Path output) {

    private static final Duration PATIENCE = Duration.ofMinutes(4);

    static Path jar() {
        return Path.of(System.getProperty("spark.test.jar"));
    }

    static List<Path> sparkJars() {
        return Stream.of(classPathOfSpark().split(":", -1)).map(Path::of).toList();
    }

    private static String classPathOfSpark() {
        try {
            return Files.readString(Path.of(System.getProperty("spark.test.classpath")))
                    .strip();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    static Path jvmOptions() {
        return Path.of("jvm.options").toAbsolutePath();
    }

    /** {@code phaseline ARGUMENTS}, as the launcher starts it, with settings of Spark as system properties. */
    static Launched phaseline(Path folder, List<String> settings, List<String> arguments) {
        return java(folder, settings, jar() + ":" + classPathOfSpark(), "org.phaseline.spark.SparkMain", arguments);
    }

    /** {@code spark-submit OPTIONS jar ARGUMENTS}. */
    static Launched submit(Path folder, List<String> options, List<String> arguments) {
        List<String> all = new ArrayList<>(options);
        all.add(jar().toString());
        all.addAll(arguments);
        return java(folder, List.of(), classPathOfSpark(), "org.apache.spark.deploy.SparkSubmit", all);
    }

    private static Launched java(
            Path folder, List<String> settings, String classPath, String mainClass, List<String> arguments) {
        try {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(List.of("@" + jvmOptions(), "-Xmx700m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
            command.addAll(settings);
            command.addAll(List.of("-cp", classPath, mainClass));
            command.addAll(arguments);
            Path output = Files.createTempFile(folder, "run", ".out");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            return new Launched(builder.start(), output);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    String said() {
        try {
            return Files.readString(output);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Waits until it has said something. */
    void until(Predicate<String> enough) throws InterruptedException {
        Instant until = Instant.now().plus(PATIENCE);
        while (!enough.test(said())) {
            if (!process.isAlive() || Instant.now().isAfter(until)) {
                process.destroyForcibly();
                throw new AssertionError("it never came to it: " + said());
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    int exitCode() throws InterruptedException {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("it hangs: " + said());
        }
        return process.exitValue();
    }
}
