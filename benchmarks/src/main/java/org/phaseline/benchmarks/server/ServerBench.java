package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** {@code bench server}: answers a second, how long until both seats see one, memory, the lobby, and the start. */
public final class ServerBench {

    private static final double WARM_UP_SECONDS = Double.parseDouble(System.getProperty("warm", "12"));
    private static final double SECONDS = Double.parseDouble(System.getProperty("seconds", "8"));

    private final List<String> lines = new ArrayList<>();

    public static List<String> measure() throws IOException {
        ServerBench bench = new ServerBench();
        Path folder = Files.createTempDirectory("phaseline-bench");
        try {
            bench.answers(folder.resolve("answers"));
        } finally {
            remove(folder);
        }
        return bench.lines;
    }

    private void answers(Path data) throws IOException {
        lines.add("| answers, durable, two live seats a table | answers/s | p50 | p99 | server's CPU an answer |");
        lines.add("|---|---|---|---|---|");
        try (Served served = Served.start(Serving.class, data)) {
            String patrols = order(text("/server/patrols.sop"));
            row(served, patrols, 16, 0, "", WARM_UP_SECONDS);
            if (Boolean.getBoolean("only16")) {
                row(served, patrols, 16, 0, "16 tables", 2);
                return;
            }
            row(served, patrols, 1, 0, "1 table", 2);
            row(served, patrols, 16, 0, "16 tables", 2);
            row(served, patrols, 1000, 0, "1,000 tables", 2);
            row(served, patrols, 1000, 250_000_000, "1,000 tables, each thinking 250 ms", 2);
        }
    }

    private void row(Served served, String order, int tables, long thought, String name, double warm)
            throws IOException {
        try (Crowd crowd = new Crowd(served.port(), thought)) {
            int seed = 0;
            for (MadeTable table : MadeTable.make(served.port(), order, tables)) {
                crowd.sitDown(table, seed++);
            }
            crowd.play(warm);
            if (name.isEmpty()) {
                return;
            }
            long cpu = served.cpuNanos();
            Crowd.Figures figures = crowd.play(SECONDS);
            double micros = (served.cpuNanos() - cpu) / 1e3 / figures.sorted().length;
            lines.add(String.format(
                    Locale.ROOT,
                    "| %s | %,.0f | %.2f ms | %.2f ms | %.0f µs |",
                    name,
                    figures.perSecond(),
                    figures.millis(0.5),
                    figures.millis(0.99),
                    micros));
            System.out.println(lines.getLast() + " refused " + figures.refused() + " over " + figures.over());
        }
    }

    private static String order(String text) {
        return "{\"files\":[{\"name\":\"patrols.sop\",\"text\":\""
                + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"}]}";
    }

    private static String text(String path) throws IOException {
        try (var in = Objects.requireNonNull(ServerBench.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
