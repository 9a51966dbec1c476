package org.phaseline.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.phaseline.benchmarks.peers.PeersBench;
import org.phaseline.benchmarks.server.ServerBench;

/**
 * Runs the benchmarks (all of them, only the workload W1, or those that JMH's own arguments name) and ends with tables for the
 * README.
 */
public final class Bench {

    private static final List<String> FOR_JMH_ALONE = List.of("-h", "-l", "-lp", "-lrf", "-lprof");

    private Bench() {}

    public static void main(String[] args) throws Exception {
        if (args.length > 0 && FOR_JMH_ALONE.contains(args[0])) {
            Main.main(args);
            return;
        }
        if (args.length > 0 && args[0].equals("server")) {
            List<String> figures = ServerBench.measure(List.of(args).subList(1, args.length));
            System.out.println(machine() + "\n\n" + String.join("\n", figures));
            return;
        }
        if (args.length > 0 && args[0].equals("bots")) {
            List<String> settings = List.of(args).subList(1, args.length);
            BotsBench.problem(settings).ifPresent(Bench::refuse);
            List<String> figures = BotsBench.measure(settings);
            System.out.println(machine() + "\n\n" + String.join("\n", figures));
            return;
        }
        if (args.length > 0 && args[0].equals("laboratory")) {
            List<String> figures = LaboratoryBench.measure(List.of(args).subList(1, args.length));
            System.out.println(machine() + "\n\n" + String.join("\n", figures));
            return;
        }
        if (args.length > 0 && args[0].equals("plans")) {
            List<String> figures = PlansBench.measure(List.of(args).subList(1, args.length));
            System.out.println(machine() + "\n\n" + String.join("\n", figures));
            return;
        }
        if (args.length > 0 && args[0].equals("peers")) {
            peers(List.of(args).subList(1, args.length));
            return;
        }
        List<String> lines = new ArrayList<>();
        if (args.length == 0 || args[0].equals("w1")) {
            lines.add(machine());
            lines.add("");
            lines.addAll(new W1().measure());
            System.out.println(String.join(System.lineSeparator(), lines));
        }
        if (args.length == 0 || !args[0].equals("w1")) {
            try {
                String table = table(run(args));
                lines.forEach(System.out::println);
                System.out.println(table);
            } catch (NoBenchmarksException e) {
                refuse("No benchmark fits '" + String.join(" ", args) + "'; `./phaseline bench -l` lists them.");
            } catch (CommandLineOptionException e) {
                refuse(String.valueOf(e.getMessage()));
            }
        }
    }

    private static void peers(List<String> args) {
        try {
            System.out.println(machine() + "\n\n" + String.join("\n", PeersBench.measure(args)));
        } catch (IOException cannot) {
            refuse(String.valueOf(cannot.getMessage()));
        }
    }

    private static void refuse(String why) {
        System.err.println(why);
        System.exit(2);
    }

    private static Collection<RunResult> run(String[] args) throws CommandLineOptionException, RunnerException {
        CommandLineOptions given = new CommandLineOptions(args);
        OptionsBuilder options = new OptionsBuilder();
        options.parent(given).addProfiler(GCProfiler.class);
        if (given.getIncludes().isEmpty()) {
            options.include("org\\.phaseline\\.benchmarks\\.");
        }
        return new Runner(options.build()).run();
    }

    private static String table(Collection<RunResult> results) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(machine());
        lines.add("");
        lines.add("| what | target | best iteration | mean | best to target | allocated |");
        lines.add("|---|---|---|---|---|---|");
        find(results, "LoadBenchmark.sequence")
                .ifPresent(result ->
                        lines.add(lasting("load a long sequence of play on a star map (fe), warm", result, 150)));
        find(results, "LoadBenchmark.campaign")
                .ifPresent(result -> lines.add(lasting("load a campaign (ocs), warm", result, 100)));
        Optional<RunResult> played = find(results, "PlayBenchmark.rulebook");
        played.ifPresent(result -> lines.add(perSecond("random play, decisions a second", result, 1_000_000)));
        find(results, "PlayBenchmark.largest")
                .ifPresent(result -> lines.add(
                        perSecond("random play of the largest rulebook, decisions a second", result, 500_000)));
        find(results, "PlayBenchmark.byHand").ifPresent(result -> lines.add(byHand(result, played)));
        find(results, "ReplayBenchmark.replay")
                .ifPresent(result -> lines.add(lasting(
                        "read, replay and check a journal of " + grouped(ReplayBenchmark.ANSWERS) + " answers",
                        result,
                        100)));
        find(results, "ChoicesBenchmark.choices")
                .ifPresent(result -> lines.add(lasting(
                        "a sighting with all " + new ChoicesBenchmark().places() + " places within 12 inches",
                        result,
                        20)));
        find(results, "MapBenchmark.smallMap")
                .ifPresent(
                        result -> lines.add(micros("a random decision on a map" + said(MapTexts.SMALL), result, 20)));
        find(results, "MapBenchmark.largeMap")
                .ifPresent(
                        result -> lines.add(micros("a random decision on a map" + said(MapTexts.LARGE), result, 200)));
        find(results, "MapBenchmark.whereOneUnitMayGo")
                .ifPresent(result -> lines.add(micros(
                        "where one unit may go past zones of control, on a map" + said(MapTexts.LARGE),
                        result,
                        1_000)));
        find(results, "OperationalBenchmark.riverCrossing")
                .ifPresent(result -> lines.add(micros("a random decision of a river crossing (ocs)", result, 25)));
        find(results, "OperationalBenchmark.campaign")
                .ifPresent(result -> lines.add(micros("a random decision of a campaign (ocs)", result, 300)));
        find(results, "OperationalBenchmark.whereOneUnitMayGo")
                .ifPresent(result ->
                        lines.add(micros("a unit of the campaign is chosen, and all it may do listed", result, 5_000)));
        find(results, "StarMapBenchmark.borderWar")
                .ifPresent(result -> lines.add(micros("a random decision of a border war (fe)", result, 40)));
        find(results, "StarMapBenchmark.greatWar")
                .ifPresent(result -> lines.add(micros("a random decision of a great war (fe)", result, 300)));
        return String.join(System.lineSeparator(), lines);
    }

    private static String said(MapTexts.Size size) {
        return " of " + size.columns() + " x " + size.rows() + " hexes with " + size.units() + " units";
    }

    /** The load tells whether others wanted the machine too: beyond the number of cores it makes everything slower. */
    private static String machine() {
        return String.format(
                Locale.ROOT,
                "%s %s, one core of %d, load average %.1f",
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private static Optional<RunResult> find(Collection<RunResult> results, String name) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + name))
                .findFirst();
    }

    private static String lasting(String what, RunResult result, double targetMillis) {
        return row(
                what,
                "under " + Math.round(targetMillis) + " ms",
                String.format(Locale.ROOT, "%.1f ms", best(result) / 1e6),
                String.format(Locale.ROOT, "%.1f ms", mean(result) / 1e6),
                String.format(Locale.ROOT, "%.2f", best(result) / 1e6 / targetMillis),
                String.format(Locale.ROOT, "%.1f MB", allocated(result) / 1e6));
    }

    private static String micros(String what, RunResult result, double targetMicros) {
        return row(
                what,
                "under " + Math.round(targetMicros) + " us",
                String.format(Locale.ROOT, "%.1f us", best(result) / 1e3),
                String.format(Locale.ROOT, "%.1f us", mean(result) / 1e3),
                String.format(Locale.ROOT, "%.2f", best(result) / 1e3 / targetMicros),
                String.format(Locale.ROOT, "%.1f KB", allocated(result) / 1e3));
    }

    private static String perSecond(String what, RunResult result, long target) {
        return row(
                what,
                "at least " + grouped(target),
                grouped(Math.round(1e9 / best(result))),
                grouped(Math.round(1e9 / mean(result))),
                String.format(Locale.ROOT, "%.2f", 1e9 / best(result) / target),
                String.format(Locale.ROOT, "%.0f B a decision", allocated(result)));
    }

    private static String byHand(RunResult result, Optional<RunResult> played) {
        String ratio = played.map(
                        other -> String.format(Locale.ROOT, "%.1f times the rulebook", best(other) / best(result)))
                .orElse("");
        return row(
                "the same turn as a hand-written switch",
                "",
                grouped(Math.round(1e9 / best(result))),
                grouped(Math.round(1e9 / mean(result))),
                ratio,
                String.format(Locale.ROOT, "%.0f B a decision", allocated(result)));
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static double mean(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    /** What the machine can do when nobody else wants it: the mean also tells of other people's work. */
    private static double best(RunResult result) {
        return result.getPrimaryResult().getStatistics().getMin();
    }

    private static double allocated(RunResult result) {
        return result.getSecondaryResults().entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("gc.alloc.rate.norm"))
                .map(entry -> (Result<?>) entry.getValue())
                .mapToDouble(Result::getScore)
                .findFirst()
                .orElse(Double.NaN);
    }
}
