package org.phaseline.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.BotNotes;
import org.phaseline.bots.FoundWeights;
import org.phaseline.cli.playtest.ClusterConnector;
import org.phaseline.cli.playtest.GameHost;
import org.phaseline.cli.playtest.PlaytestSetup;
import org.phaseline.cli.show.ChangeList;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.source.WeightsFiles;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.report.CsvReport;
import org.phaseline.laboratory.report.HtmlReport;
import org.phaseline.laboratory.report.JsonReport;
import org.phaseline.laboratory.report.Played;
import org.phaseline.laboratory.report.PlaytestReport;
import org.phaseline.laboratory.report.ReportMaker;
import org.phaseline.language.Loaded;
import org.phaseline.language.diff.RulebookDiff;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "playtest",
        description = {
            "Plays many games and reports what they show: who wins, how long it takes, what is used and what it is worth, what is never reached,"
                    + " how early the winner is known, how much is luck, and whether the rulebook's invariants hold.",
            "The same seed always gives the same report, on any machine, any number of threads and any cluster.",
            "Exit code 0: played. 1: an invariant was broken."
        })
public final class PlaytestCommand implements Callable<Integer> {

    private static final String ALL = "all";

    /** Of a game that cannot end, so many answers show as much as a hundred times as many. */
    private static final int MOST_WITHOUT_END = 1_000;

    private final CommandEnvironment around;
    private final ClusterConnector clusters;

    @Parameters(paramLabel = "GAME", description = "The name of a game, or a rulebook's file.")
    private String game = "";

    @Option(
            names = "--scenario",
            split = ",",
            paramLabel = "NAME",
            description = "The scenario, several with commas between, or 'all'. Default: the rulebook's first one.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--option",
            paramLabel = "NAME",
            description = "Turns an optional rule on, in addition to the scenario's. Can be repeated.")
    private List<String> on = new ArrayList<>();

    @Option(names = "--without", paramLabel = "NAME", description = "Turns an optional rule off. Can be repeated.")
    private List<String> off = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", description = "How many games of each scenario. Default: 1000.")
    private int games = 1_000;

    @Option(
            names = "--players",
            paramLabel = "LEVELS",
            description =
                    "Who plays the seats, with commas between, or one for all. If they differ, each plays every seat with the same"
                            + " dice. Default: random.")
    private String players = "random";

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description =
                    "How many short games players play ahead for a decision. Default: as many as their level does, which takes"
                            + " long: fewer make weaker players, and more games.")
    private @Nullable Long playouts;

    @Option(
            names = "--compare",
            paramLabel = "OTHER",
            description = "Plays another version of the rulebook, too, and says what differs by more than chance.")
    private @Nullable String compare;

    @Option(names = "--report", paramLabel = "FILE", description = "Writes the report as one HTML file, with plots.")
    private @Nullable Path report;

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes the report's tables for spreadsheets.")
    private @Nullable Path csv;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the report's tables for programs.")
    private @Nullable Path json;

    @Option(
            names = "--violation",
            paramLabel = "FILE",
            description =
                    "Where the journal of a game goes that breaks an invariant. Default: playtest-violation.journal.")
    private Path violation = Path.of("playtest-violation.journal");

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all games. Default: 1.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads play. Default: one for each core.")
    private @Nullable Integer threads;

    @Option(
            names = "--on",
            paramLabel = "ADDRESS",
            description =
                    "Plays on a cluster of Apache Spark, spark://HOST:PORT, with the same report; local[N] tries it out with N threads"
                            + " here.")
    private @Nullable String address;

    @Option(
            names = "--most",
            paramLabel = "N",
            description =
                    "After so many answers a game is given up. Default: 100000; 1000 where the rulebook has no end.")
    private @Nullable Integer most;

    public PlaytestCommand(CommandEnvironment around, ClusterConnector clusters) {
        this.around = around;
        this.clusters = clusters;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1
                || most != null && most < 1
                || threads != null && threads < 1
                || playouts != null && playouts < 1) {
            throw Stop.usage("--games, --most, --threads and --playouts must be at least 1.");
        }
        if (threads != null && address != null) {
            throw Stop.usage(
                    "--threads is for games on this machine; with --on, the cluster decides how many are played at once.");
        }
        Source source = Sources.find(game);
        List<Chosen> chosen = chosen(source);
        List<Chosen> versions = new ArrayList<>();
        if (compare != null) {
            Source other = Sources.find(compare);
            chosen.forEach(each -> versions.add(Choosing.load(other, each.scenario(), each.on(), each.off())));
        }
        // Whether all can be played, and the report written, is known before the first game.
        Stream.of(report, csv, json, violation).filter(Objects::nonNull).forEach(PlaytestCommand::checkFolder);
        List<Prepared> tests = chosen.stream().map(this::prepare).toList();
        List<Prepared> otherTests = versions.stream().map(this::prepare).toList();
        List<Played> played = new ArrayList<>();
        List<Played> others = new ArrayList<>();
        int broken = 0;
        try (GameHost host = host()) {
            for (int i = 0; i < tests.size(); i++) {
                Played now = play(host, tests.get(i), chosen.get(i).title(), List.of());
                played.add(now);
                ReportMaker.summary(now).forEach(around.out()::println);
                broken += new ViolationReport(around, chosen.get(i), now, violation).write();
            }
            for (int i = 0; i < otherTests.size(); i++) {
                Played other = play(
                        host,
                        otherTests.get(i),
                        versions.get(i).title() + " (" + compare + ")",
                        changes(chosen.get(i), versions.get(i)));
                others.add(other);
                ReportMaker.comparison(played.get(i), other).forEach(around.out()::println);
            }
        }
        String title = chosen.size() == 1
                ? chosen.getFirst().title()
                : chosen.getFirst().loaded().title();
        write(ReportMaker.of(title, played, others));
        return broken == 0 ? ExitCode.OK : ExitCode.PROBLEMS;
    }

    private static void checkFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new Stop(ExitCode.ENVIRONMENT, file + " cannot be written: there is no folder " + folder + ".");
        }
        if (Files.isDirectory(file)) {
            throw new Stop(ExitCode.ENVIRONMENT, file + " cannot be written: it is a folder.");
        }
    }

    private GameHost host() {
        Optional<String> where = Optional.ofNullable(address).or(clusters::usualAddress);
        return where.isPresent()
                ? clusters.connect(where.get(), around.err())
                : GameHost.threads(threads == null ? Runtime.getRuntime().availableProcessors() : threads);
    }

    private List<Chosen> chosen(Source source) {
        List<String> names = scenarios.isEmpty() ? List.of("") : scenarios;
        if (names.equals(List.of(ALL))) {
            Chosen first = Choosing.load(source, "", on, off);
            names = first.loaded().scenarios().stream()
                    .map(Loaded.ScenarioInfo::name)
                    .toList();
            names = names.isEmpty() ? List.of("") : names;
        }
        return names.stream()
                .map(name -> Choosing.load(source, name.strip(), on, off))
                .toList();
    }

    private record Prepared(PlaytestSetup setup, Playtest playtest) {}

    private Prepared prepare(Chosen chosen) {
        FoundWeights learned = players.contains(BotLevel.HARD.word())
                ? WeightsFiles.of(chosen.source(), chosen.rulebook().outline().title())
                : FoundWeights.NOTHING;
        learned.trouble().ifPresent(around.err()::println);
        if (!players.equals(BotLevel.RANDOM.word())) {
            BotNotes.of(chosen.rulebook()).forEach(around.err()::println);
        }
        PlaytestSetup setup = PlaytestSetup.of(
                chosen,
                learned,
                new PlaytestSetup.Wanted(players, playouts == null ? 0 : playouts, seed, most(chosen), games));
        return new Prepared(setup, setup.playtest(chosen));
    }

    private int most(Chosen chosen) {
        boolean endless = BotNotes.isEndless(chosen.rulebook());
        int answers = most != null ? most : endless ? MOST_WITHOUT_END : Playtest.MOST_ANSWERS;
        if (endless) {
            around.err()
                    .println("The rulebook does not say when a game is over: each is given up after "
                            + String.format(Locale.ROOT, "%,d", answers) + " answers (--most).");
        }
        return answers;
    }

    private static List<String> changes(Chosen here, Chosen there) {
        return ChangeList.changes(RulebookDiff.between(
                here.source().text(),
                here.rulebook().outline(),
                there.source().text(),
                there.rulebook().outline()));
    }

    private Played play(GameHost host, Prepared test, String title, List<String> changes) throws InterruptedException {
        GamesProgress progress =
                new GamesProgress(around.err(), test.setup.units(test.playtest).games());
        return new Played(title, test.playtest, host.play(test.setup, test.playtest, progress::at), changes);
    }

    private void write(PlaytestReport made) {
        if (report != null) {
            write(report, HtmlReport.of(made));
        }
        if (csv != null) {
            write(csv, CsvReport.of(made));
        }
        if (json != null) {
            write(json, JsonReport.of(made));
        }
        if (report == null && csv == null && json == null) {
            around.out().println("The whole report, with plots: --report FILE.html");
        }
    }

    private void write(Path file, String text) {
        try {
            Files.writeString(file, text);
            around.out().println("Written: " + file);
        } catch (IOException problem) {
            throw new Stop(ExitCode.ENVIRONMENT, file + " cannot be written.", problem);
        }
    }
}
