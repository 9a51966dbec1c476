package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.phaseline.benchmarks.MapTexts;

/** {@code bench server}: answers a second, how long until both seats see one, memory, the lobby, and the start. */
public final class ServerBench {

    private static final double WARM_UP_SECONDS = Double.parseDouble(System.getProperty("warm", "30"));
    private static final int WARM_UP_ROUNDS = 6;
    private static final double SETTLE_SECONDS = 3;
    private static final double SECONDS = Double.parseDouble(System.getProperty("seconds", "10"));
    private static final int STORED = Integer.getInteger("stored", 10_000);
    private static final int IDLE = 1_000;
    private static final int MINE = 20;
    private static final int TRIES = 7;
    private static final int ANSWERS = 100;
    private static final int BOT_TABLES = 100;

    /** How people play: as fast as it goes, or each thinking. */
    private record Load(String name, int tables, long thought) {}

    private static final List<Load> LOADS = List.of(
            new Load("100 tables, each thinking 1 s", 100, TimeUnit.SECONDS.toNanos(1)),
            new Load("16 tables, answered as fast as it goes", 16, 0));

    private final List<String> lines = new ArrayList<>();

    private ServerBench() {}

    /** {@code only} names parts: answers, bots, large, views, idle, stored; all when there is none. */
    public static List<String> measure(List<String> only) throws IOException {
        ServerBench bench = new ServerBench();
        Path folder = Files.createTempDirectory("phaseline-bench");
        try {
            if (only.isEmpty() || only.contains("answers")) {
                bench.answers(folder.resolve("answers"));
            }
            if (only.isEmpty() || only.contains("bots")) {
                bench.bots(folder.resolve("bots"));
            }
            if (only.isEmpty() || only.contains("large")) {
                bench.large(folder.resolve("large"));
            }
            if (only.isEmpty() || only.contains("views")) {
                bench.views(folder.resolve("views"));
            }
            if (only.isEmpty() || only.contains("idle")) {
                bench.idle(folder.resolve("idle"));
            }
            if (only.isEmpty() || only.contains("stored")) {
                bench.stored(folder.resolve("stored"));
            }
        } finally {
            remove(folder);
        }
        return bench.lines;
    }

    private void answers(Path data) throws IOException {
        lines.add("| answers, durable, two live seats a table | answers/s | p50 | p99 | server's CPU an answer |");
        lines.add("|---|---|---|---|---|");
        try (Served served = Served.start(Serving.class, data)) {
            String patrols = patrols();
            warmUp(served, patrols, true);
            row(served, patrols, 16, 0, "16 tables");
            row(served, patrols, 16, 0, true, "16 tables, seats that are sent changes");
            row(served, patrols, 1, 0, "1 table");
            row(served, patrols, 1000, 0, "1,000 tables, answered as fast as it goes");
            row(served, patrols, 1000, TimeUnit.SECONDS.toNanos(1), "1,000 tables, each thinking 1 s");
        }
    }

    /** People at their tables, alone and beside tables at which bots think. */
    private void bots(Path data) throws IOException {
        lines.add("");
        lines.add("| people beside " + BOT_TABLES + " tables of bots | answers/s | p50 | p99 | bots' game turns/s |");
        lines.add("|---|---|---|---|---|");
        try (Served served = Served.start(Serving.class, data)) {
            String patrols = patrols();
            warmUp(served, patrols, false);
            List<Measured> alone = new ArrayList<>();
            for (Load load : LOADS) {
                alone.add(play(served, patrols, load.tables, load.thought, false, SETTLE_SECONDS, SECONDS));
                beside(load, "without bots", alone.getLast(), "");
            }
            String level = System.getProperty("level", "normal");
            try (BotTables tables = new BotTables(served.port(), watched(level), BOT_TABLES)) {
                for (int i = 0; i < LOADS.size(); i++) {
                    Load load = LOADS.get(i);
                    long turns = tables.gameTurns();
                    long begun = System.nanoTime();
                    Measured now = play(served, patrols, load.tables, load.thought, false, SETTLE_SECONDS, SECONDS);
                    double seconds = (System.nanoTime() - begun) / 1e9;
                    String played = String.format(Locale.ROOT, "%.0f", (tables.gameTurns() - turns) / seconds);
                    beside(load, "beside bots (" + level + ")", now, played);
                    Crowd.Figures before = alone.get(i).figures;
                    figure(
                            load.name + ", beside bots / without",
                            String.format(
                                    Locale.ROOT,
                                    "%.2f | %.2f | %.2f | ",
                                    now.figures.perSecond() / before.perSecond(),
                                    now.figures.millis(0.5) / before.millis(0.5),
                                    now.figures.millis(0.99) / before.millis(0.99)));
                }
            }
        }
    }

    private void beside(Load load, String what, Measured measured, String turns) {
        Crowd.Figures figures = measured.figures;
        figure(
                load.name + ", " + what,
                String.format(
                        Locale.ROOT,
                        "%,.0f | %.2f ms | %.2f ms | %s",
                        figures.perSecond(),
                        figures.millis(0.5),
                        figures.millis(0.99),
                        turns));
    }

    /** What goes to a seat after an answer on a large map. */
    private void views(Path data) throws IOException {
        MapTexts.Size map = MapTexts.LARGE;
        try (Served served = Served.start(Serving.class, data);
                ViewSizes sizes = new ViewSizes(
                        served.port(),
                        MadeTable.make(
                                        served.port(),
                                        order("front.sop", MapTexts.of(map).text()),
                                        1)
                                .getFirst())) {
            ViewSizes.Sizes measured = sizes.measure(ANSWERS);
            int[] changes = measured.changes();
            String what = String.format(
                    Locale.ROOT,
                    "sent to a seat after an answer, %d x %d hexes, %d units",
                    map.columns(),
                    map.rows(),
                    map.units());
            String told = String.format(
                    Locale.ROOT,
                    "%.1f KB, at most %.1f KB; a whole view %.0f KB",
                    changes[changes.length / 2] / 1e3,
                    changes[changes.length - 1] / 1e3,
                    measured.whole() / 1e3);
            figure(what, told);
        }
    }

    /** The largest of the games that ship. */
    private void large(Path data) throws IOException {
        try (Served served = Served.start(Serving.class, data)) {
            String order = "{\"game\":\"fe\"}";
            warmUp(served, order, false);
            row(served, order, 16, 0, "16 tables of the largest rulebook");
        }
    }

    /**
     * In several rounds: what happens only when everybody leaves and others come must not be compiled while it counts.
     *
     * @param changes whether every other round is played by changes
     */
    private static void warmUp(Served served, String order, boolean changes) throws IOException {
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            play(served, order, 16, 0, changes && round % 2 == 0, WARM_UP_SECONDS / WARM_UP_ROUNDS, 0);
        }
    }

    private void row(Served served, String order, int tables, long thought, String name) throws IOException {
        row(served, order, tables, thought, false, name);
    }

    private void row(Served served, String order, int tables, long thought, boolean changes, String name)
            throws IOException {
        lines.add("| " + name + " | "
                + play(served, order, tables, thought, changes, SETTLE_SECONDS, SECONDS)
                        .row() + " |");
        System.out.println(lines.getLast());
    }

    /**
     * What a crowd saw.
     *
     * @param micros of CPU that the server needed for an answer
     */
    private record Measured(Crowd.Figures figures, double micros) {

        String row() {
            String over = figures.over() == 0 ? "" : ", " + figures.over() + " games over";
            return String.format(
                    Locale.ROOT,
                    "%,.0f%s | %.2f ms | %.2f ms | %.0f µs",
                    figures.perSecond(),
                    over,
                    figures.millis(0.5),
                    figures.millis(0.99),
                    micros);
        }
    }

    private static Measured play(
            Served served, String order, int tables, long thought, boolean changes, double settling, double seconds)
            throws IOException {
        try (Crowd crowd = new Crowd(served.port(), thought, changes)) {
            int seed = 0;
            for (MadeTable table : MadeTable.make(served.port(), order, tables)) {
                crowd.sitDown(table, seed++);
            }
            crowd.play(settling);
            long cpu = served.cpuNanos();
            Crowd.Figures figures = crowd.play(seconds);
            return new Measured(figures, (served.cpuNanos() - cpu) / 1e3 / figures.sorted().length);
        }
    }

    private void idle(Path data) throws IOException {
        try (Served served = Served.start(Serving.class, data)) {
            String patrols = patrols();
            MadeTable.make(served.port(), patrols, 10);
            long empty = served.heap();
            List<MadeTable> made = MadeTable.make(served.port(), patrols, IDLE);
            long tables = served.heap();
            try (Crowd crowd = new Crowd(served.port(), TimeUnit.HOURS.toNanos(1))) {
                for (MadeTable table : made) {
                    crowd.sitDown(table, 0);
                }
                crowd.play(SETTLE_SECONDS);
                long live = served.heap();
                figure("heap of an idle table", String.format(Locale.ROOT, "%.1f KB", (tables - empty) / 1e3 / IDLE));
                figure(
                        "heap of its two live seats, connections included",
                        String.format(Locale.ROOT, "%.1f KB", (live - tables) / 1e3 / IDLE));
            }
        }
    }

    private void stored(Path data) throws IOException {
        List<MadeTable> made;
        try (Served served = Served.start(Serving.class, data)) {
            made = MadeTable.make(served.port(), patrols(), STORED);
        }
        List<MadeTable> mine = new ArrayList<>();
        for (int i = 0; i < MINE; i++) {
            mine.add(made.get(i * (STORED / MINE)));
        }
        double[] lobby = new double[TRIES];
        try (Served served = Served.start(Serving.class, data);
                Visitor visitor = new Visitor(served.port())) {
            double first = visitor.lobby(mine);
            for (int i = 0; i < TRIES; i++) {
                lobby[i] = visitor.lobby(mine);
            }
            String what = String.format(Locale.ROOT, "the lobby with %d of %,d stored tables", MINE, STORED);
            figure(what, median(lobby) + "; " + Math.round(first) + " ms right after the start");
        }
        String launcher = System.getProperty("phaseline.launcher", "");
        if (!launcher.isEmpty()) {
            double[] starts = new double[TRIES];
            // Builds what is to be built.
            Launch.millis(Path.of(launcher), data);
            for (int i = 0; i < TRIES; i++) {
                starts[i] = Launch.millis(Path.of(launcher), data);
            }
            figure("from the command to the lobby, so many stored", median(starts));
        }
    }

    private void figure(String what, String value) {
        lines.add("| " + what + " | " + value + " |");
        System.out.println(lines.getLast());
    }

    private static String median(double[] millis) {
        Arrays.sort(millis);
        return String.format(
                Locale.ROOT, "%.0f ms (%.0f to %.0f)", millis[millis.length / 2], millis[0], millis[millis.length - 1]);
    }

    private static String patrols() throws IOException {
        return order("patrols.sop", text("patrols.sop"));
    }

    private static String watched(String level) throws IOException {
        String order = order("watched.sop", text("watched.sop"));
        return order.substring(0, order.length() - 1) + ",\"seats\":[{\"for\":[\"Red\"]},{\"for\":[\"Blue\"],\"bot\":\""
                + level + "\"}]}";
    }

    private static String text(String name) throws IOException {
        try (var in = Objects.requireNonNull(ServerBench.class.getResourceAsStream("/server/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String order(String name, String text) {
        return "{\"files\":[{\"name\":\"" + name + "\",\"text\":\""
                + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"}]}";
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
