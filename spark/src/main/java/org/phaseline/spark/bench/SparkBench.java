package org.phaseline.spark.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Games a second at one and two workers, each with one core: a command is timed from its start to its end with few games and with many, and the
 * difference is what games cost. So the start of Java and Spark, which is the same for any number of games, is told by itself.
 */
public final class SparkBench {

    private static final int MOST_WORKERS = 2;

    private final List<Path> sparkJars;
    private final Path jvmOptions;
    private final List<String> playtest;
    private final long few;
    private final long many;
    private final Path report;

    private SparkBench(List<Path> classPath, Path jvmOptions, List<String> playtest, long many, Path report) {
        this.sparkJars = classPath.subList(1, classPath.size());
        this.jvmOptions = jvmOptions;
        this.playtest = playtest;
        this.many = many;
        this.few = many / 10;
        this.report = report;
    }

    /** The file of Java's options, how many games, then the game and options of {@code playtest}. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(":", -1))
                .map(Path::of)
                .toList();
        Path report = Files.createTempFile("phaseline-spark", ".html");
        try {
            List<String> playtest = List.of(arguments).subList(2, arguments.length);
            new SparkBench(classPath, Path.of(arguments[0]), playtest, Long.parseLong(arguments[1]), report).measure();
        } finally {
            Files.deleteIfExists(report);
        }
    }

    private void measure() throws IOException, InterruptedException {
        System.out.printf(
                Locale.ROOT,
                "%s %s, %d cores, load average %.1f; %s%n%n",
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                String.join(" ", playtest));
        System.out.println("| where | games a second | times one | start and end | report |");
        System.out.println("|---|---|---|---|---|");
        String first = "";
        for (boolean spark : new boolean[] {false, true}) {
            double one = 0;
            for (int number = 1; number <= MOST_WORKERS; number++) {
                Rate rate = spark ? onWorkers(number) : timed(List.of("--threads", String.valueOf(number)));
                String written = Files.readString(report);
                first = first.isEmpty() ? written : first;
                one = number == 1 ? rate.gamesASecond : one;
                System.out.printf(
                        Locale.ROOT,
                        "| %d %s%s%s | %,.0f | %.2f | %.1f s | %s |%n",
                        number,
                        spark ? "Spark worker" : "thread",
                        number > 1 ? "s" : "",
                        spark ? "" : ", without Spark",
                        rate.gamesASecond,
                        rate.gamesASecond / one,
                        rate.otherSeconds,
                        written.equals(first) ? "the same" : "DIFFERENT");
            }
        }
    }

    private record Rate(double gamesASecond, double otherSeconds) {}

    private Rate onWorkers(int number) throws IOException, InterruptedException {
        try (StandaloneCluster cluster = StandaloneCluster.start(sparkJars, jvmOptions, number)) {
            return timed(List.of("--on", cluster.address()));
        }
    }

    private Rate timed(List<String> where) throws IOException, InterruptedException {
        double shorter = seconds(few, where);
        double longer = seconds(many, where);
        double each = (longer - shorter) / (many - few);
        return new Rate(1 / each, Math.max(0, shorter - few * each));
    }

    private double seconds(long games, List<String> where) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("@" + jvmOptions, "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("org.phaseline.spark.SparkMain", "playtest"));
        command.addAll(playtest);
        command.addAll(List.of("--games", String.valueOf(games), "--report", report.toString()));
        command.addAll(where);
        long began = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        if (process.waitFor() != 0) {
            throw new IOException("The playtest failed, see above.");
        }
        return (System.nanoTime() - began) / 1e9;
    }
}
