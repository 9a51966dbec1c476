package org.phaseline.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.BotNotes;
import org.phaseline.bots.Learning;
import org.phaseline.bots.LearningSettings;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Weights;
import org.phaseline.bots.WeightsFile;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.source.WeightsFiles;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.Loaded;
import org.phaseline.language.RulebookText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "learn",
        description = {
            "Plays a game against itself to find out what counts in it, and writes that beside the rulebook, into a file of weights that bots of"
                    + " the level hard use.",
            "Stop it whenever you like: the next time it goes on where it was. The same seed and number of games give the same file.",
            "Exit code 0: written. 1: nothing was learned that is worth writing."
        },
        footer = {
            "",
            "Examples:",
            "  phaseline learn rules.sop --for 10m",
            "  phaseline learn rules.sop --scenario NAME --games 500",
            "  phaseline learn rules.sop --scenario SMALL --also LARGE"
        })
public final class LearnCommand implements Callable<Integer> {

    /** How much of what was learned is tried, one after the other, until it does no harm. */
    private static final double[] PARTS = {1, 0.5, 0.25};

    /** The part of the decided games that weights must win to be used. */
    private static final double HARMLESS = 0.5;

    private static final Pattern TIME = Pattern.compile("([1-9]\\d{0,5})([smh])");

    private final CommandEnvironment around;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "The name of a game, or a rulebook's file.")
    private @Nullable String game;

    @Option(
            names = "--all",
            description = "Learns every game that ships, one after the other, each for the time given.")
    private boolean all;

    @Mixin
    private Setting setting = new Setting();

    @Option(
            names = "--also",
            paramLabel = "NAME",
            description =
                    "Another scenario in which what was learned is tried, and used where it does no harm. Can be repeated.")
    private List<String> also = new ArrayList<>();

    @Option(
            names = "--for",
            paramLabel = "TIME",
            description = "How long, such as 30s, 10m or 2h. Default: 10m, unless --games is given.")
    private @Nullable String time;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games, with those that were played when it was stopped.")
    private @Nullable Integer games;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all games. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "How many short games players play ahead for a decision. Default: 60.")
    private long playouts = 60;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads play. Default: one for each core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "After so many answers a game is given up. Default: 5000.")
    private long most = 5_000;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where the weights go. Default: beside the rulebook, NAME.weights for NAME.sop.")
    private @Nullable Path out;

    public LearnCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (games != null && games < 1 || playouts < 1 || threads < 1 || most < 1) {
            throw Stop.usage("--games, --playouts, --threads and --most must be at least 1.");
        }
        Duration given = duration(time == null ? "10m" : time);
        if (all == (game != null)) {
            throw Stop.usage(all ? "--all takes no GAME." : "Which game? 'phaseline games' lists them.");
        }
        if (all && out != null) {
            throw Stop.usage("--out is for one game; with --all, each has its own file.");
        }
        if (all && !also.isEmpty()) {
            throw Stop.usage("--also is for one game: with --all, the first scenario of each is learned.");
        }
        return all ? learnAll(given) : learn(setting.load(Sources.find(String.valueOf(game))), given);
    }

    private int learnAll(Duration given) throws InterruptedException {
        int worst = ExitCode.OK;
        for (ShippedGame each : Games.all()) {
            try {
                worst = Math.max(worst, learn(setting.load(Sources.find(each.id())), given));
            } catch (Stop none) {
                if (none.exitCode() != ExitCode.PROBLEMS) {
                    throw none;
                }
                around.err().println(each.id() + ": " + none.getMessage());
                worst = ExitCode.PROBLEMS;
            }
        }
        return worst;
    }

    private int learn(Chosen chosen, Duration given) throws InterruptedException {
        Path file = target(chosen.source());
        CompiledRulebook rulebook = chosen.rulebook();
        List<Chosen> others =
                also.stream().map(name -> setting.load(chosen.source(), name)).toList();
        around.out().println(chosen.title());
        BotNotes.of(rulebook).forEach(around.out()::println);
        if (BotNotes.isSolitaire(rulebook) || BotNotes.isEndless(rulebook)) {
            throw new Stop(ExitCode.PROBLEMS, "Nothing can be learned from games that nobody wins against anybody.");
        }
        WeightsFiles.of(chosen.source(), rulebook.outline().title()).trouble().ifPresent(around.err()::println);
        around.out().flush();
        Learning learning = new Learning(
                chosen.loaded().title(), rulebook, new LearningSettings(scenario(chosen), seed, playouts, most));
        LearningRun run = new LearningRun(learning, kept(file), around.err());
        int number = games == null ? Integer.MAX_VALUE : games;
        long deadline = deadline(given);
        run.resume(number);
        run.play(number, deadline, threads);
        if (learning.decided() == 0) {
            throw new Stop(
                    ExitCode.PROBLEMS,
                    "None of " + learning.games() + " games was won by anybody within " + most
                            + " answers, so there is nothing to learn from.");
        }
        Optional<Weights> learned = learned(learning, rulebook);
        if (learned.isEmpty()) {
            around.out().println("So nothing is written. More games may help: the next run goes on from these.");
            return ExitCode.PROBLEMS;
        }
        Weights weights = learned.get();
        for (Chosen other : others) {
            weights = tried(weights, learning, other);
        }
        WeightsFile whole = written(file, chosen.loaded().title()).with(weights);
        WholeFile.write(file, whole.text().getBytes(StandardCharsets.UTF_8));
        around.out().println("Written: " + file);
        return ExitCode.OK;
    }

    /**
     * Whether it is stronger takes a third as many games as were learned from. What foretells the winner need not make anybody play
     * better, so where it does not, only a part of it is kept.
     */
    private Optional<Weights> learned(Learning learning, CompiledRulebook rulebook) throws InterruptedException {
        learning.weights().made().forEach(around.out()::println);
        LearnedStrength strength = new LearnedStrength(learning, rulebook, around.err());
        Weights best = null;
        MatchScore most = MatchScore.NONE;
        for (int i = 0; i < PARTS.length && (best == null || most.part() < HARMLESS); i++) {
            Weights weights = learning.weights(PARTS[i]);
            MatchScore score = strength.measure(weights, threads, i);
            around.out().println((i == 0 ? "" : weights.made().getLast() + " ") + learning.strength(score));
            around.out().flush();
            if (best == null || score.part() > most.part()) {
                best = weights;
                most = score;
            }
        }
        return best == null || most.most() < HARMLESS
                ? Optional.empty()
                : Optional.of(best.saying(learning.strength(most)));
    }

    /** What was learned in one scenario may be wrong in another. */
    private Weights tried(Weights weights, Learning learning, Chosen other) throws InterruptedException {
        MatchScore score = new LearnedStrength(learning, other.rulebook(), around.err()).measure(weights, threads, 0);
        String said = learning.strengthIn(other.scenario(), score);
        boolean harmless = score.part() >= HARMLESS;
        around.out().println(harmless ? said : said + " So they are not used there.");
        around.out().flush();
        return harmless ? weights.alsoFor(other.scenarioTitle()).saying(said) : weights;
    }

    /** What is in the file already; nothing if it cannot be used, which has been said. */
    private static WeightsFile written(Path file, String title) {
        WeightsFile nothing = new WeightsFile(title, List.of());
        try {
            return WeightsFile.read(Files.readString(file)) instanceof WeightsFile.Read(WeightsFile read)
                            && read.title().equals(title)
                    ? read
                    : nothing;
        } catch (IOException missing) {
            return nothing;
        }
    }

    private static String scenario(Chosen chosen) {
        List<Loaded.ScenarioInfo> scenarios = chosen.loaded().scenarios();
        return !chosen.scenario().isEmpty() || scenarios.isEmpty()
                ? chosen.scenario()
                : scenarios.getFirst().name();
    }

    /** A quarter of the time is for measuring. */
    private long deadline(Duration given) {
        if (time == null && games != null) {
            return Long.MAX_VALUE;
        }
        return System.nanoTime() + given.toNanos() / 4 * 3;
    }

    private static Duration duration(String text) {
        Matcher parts = TIME.matcher(text);
        if (!parts.matches()) {
            throw Stop.usage("--for needs a time, such as 30s, 10m or 2h.");
        }
        long number = Long.parseLong(parts.group(1));
        return switch (parts.group(2)) {
            case "s" -> Duration.ofSeconds(number);
            case "m" -> Duration.ofMinutes(number);
            default -> Duration.ofHours(number);
        };
    }

    private Path target(Source source) {
        if (out != null) {
            return out;
        }
        if (source.shipped().isEmpty()) {
            return WeightsFiles.beside(source);
        }
        ShippedGame shipped = source.shipped().get();
        Path folder = Path.of("games", shipped.id());
        if (!Files.exists(folder.resolve(shipped.main()))) {
            throw Stop.usage(
                    "'" + shipped.id()
                            + "' ships with Phaseline, and has its weights already or needs none; --out FILE says where new ones go.");
        }
        return folder.resolve(shipped.weights());
    }

    /** Where the games are kept that were played so far. */
    private static Path kept(Path file) {
        String name = String.valueOf(file.getFileName());
        String bare = name.endsWith(RulebookText.WEIGHTS)
                ? name.substring(0, name.length() - RulebookText.WEIGHTS.length())
                : name;
        return file.resolveSibling(bare + ".learning");
    }
}
