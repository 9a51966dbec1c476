package org.phaseline.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.FoundWeights;
import org.phaseline.bots.LevelMatch;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Players;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.Loader;

/**
 * How well the levels of the bots play against each other: {@code bench bots [games=200] [budget=1] [only=legions,fe/Lesson]
 * [pair=normal-random,hard-normal] [threads=2] [seed=1] [kept=FILE]}. Games that a file keeps from before are not played again.
 */
final class BotsBench {

    private static final long MOST_ANSWERS = 20_000;
    private static final long USUAL_SEED = 1;

    private record Setup(String game, String scenario) {

        boolean isAmong(List<String> names) {
            return names.isEmpty() || names.contains(game) || names.contains(game + "/" + scenario);
        }
    }

    private record Pairing(BotLevel one, BotLevel other, double goal) {
        String name() {
            return one.word() + "-" + other.word();
        }
    }

    private record Section(List<Setup> setups, List<Pairing> pairings) {}

    private static final Pairing NORMAL_RANDOM = new Pairing(BotLevel.NORMAL, BotLevel.RANDOM, 0.95);

    /** A table each. Games in which both sides give hundreds of answers are played against random alone. */
    private static final List<Section> SECTIONS = List.of(
            new Section(
                    List.of(
                            new Setup("legions", "Duel"),
                            new Setup("rof", "Patrol"),
                            new Setup("ocs", "Lesson"),
                            new Setup("drum", "Vale"),
                            new Setup("heron", "Day"),
                            new Setup("gannet", "Duel"),
                            new Setup("flotsam", "Reef")),
                    List.of(
                            NORMAL_RANDOM,
                            new Pairing(BotLevel.NORMAL, BotLevel.EASY, 0.70),
                            new Pairing(BotLevel.HARD, BotLevel.NORMAL, 0.70))),
            new Section(List.of(new Setup("fe", "Lesson"), new Setup("fe", "BorderWar")), List.of(NORMAL_RANDOM)));

    private final int games;
    private final double part;
    private final int threads;
    private final long seed;
    private final KeptGames kept;

    private BotsBench(int games, double part, int threads, long seed, KeptGames kept) {
        this.games = games;
        this.part = part;
        this.threads = threads;
        this.seed = seed;
        this.kept = kept;
    }

    /** What is wrong with the settings, in one sentence. */
    static Optional<String> problem(List<String> args) {
        return args.stream()
                .filter(arg ->
                        !arg.matches("(games|threads|seed)=[1-9]\\d{0,5}|budget=\\d+(\\.\\d+)?|(only|pair|kept)=.+"))
                .findFirst()
                .map(arg -> "'" + arg
                        + "' is no setting of bench bots: give games=200, budget=1, threads=2, only=GAME,GAME/SCENARIO,"
                        + " pair=normal-random,hard-normal, seed=1 or kept=FILE.");
    }

    /** The table, line by line; progress goes to the error stream. */
    static List<String> measure(List<String> args) throws IOException, InterruptedException {
        int games = Integer.parseInt(value(args, "games").orElse("200"));
        double part = Double.parseDouble(value(args, "budget").orElse("1"));
        int threads = Integer.parseInt(value(args, "threads").orElse("2"));
        List<String> only = value(args, "only").map(BotsBench::words).orElse(List.of());
        List<String> pairs = value(args, "pair").map(BotsBench::words).orElse(List.of());
        long seed = value(args, "seed").map(Long::parseLong).orElse(USUAL_SEED);
        KeptGames kept = new KeptGames(value(args, "kept").map(Path::of));
        BotsBench bench = new BotsBench(games, part, threads, seed, kept);
        List<String> lines = new ArrayList<>();
        lines.add("Seed " + seed + ".");
        for (Section section : SECTIONS) {
            List<String> rows = new ArrayList<>();
            for (Setup setup : section.setups) {
                if (setup.isAmong(only)) {
                    rows.addAll(bench.lines(setup, section.pairings, pairs));
                }
            }
            if (!rows.isEmpty()) {
                lines.add("");
                lines.add(
                        "| game | players | playouts | games | won | lost | drawn | of the decided | 95 % | goal | a game |");
                lines.add("|---|---|---|--:|--:|--:|--:|--:|---|--:|--:|");
                lines.addAll(rows);
            }
        }
        return lines;
    }

    private static List<String> words(String text) {
        return List.of(text.split(",", -1));
    }

    private static Optional<String> value(List<String> args, String name) {
        return args.stream()
                .filter(arg -> arg.startsWith(name + "="))
                .map(arg -> arg.substring(name.length() + 1))
                .findFirst();
    }

    private List<String> lines(Setup setup, List<Pairing> pairings, List<String> pairs)
            throws IOException, InterruptedException {
        ShippedGame game = Games.find(setup.game).orElseThrow();
        CompiledRulebook rulebook = Loader.load(Games.text(game), setup.scenario, List.of(), List.of())
                .rulebook()
                .orElseThrow();
        // As whoever plays the shipped game meets them: hard with what was learned of it.
        FoundWeights learned = Games.weights(game)
                .map(text ->
                        FoundWeights.in(game.weights(), text, rulebook.outline().title()))
                .orElse(FoundWeights.NOTHING);
        LevelMatch match = new LevelMatch(rulebook, new Players(rulebook, learned.weights()), MOST_ANSWERS);
        List<String> lines = new ArrayList<>();
        for (Pairing pairing : pairings) {
            if (pairs.isEmpty() || pairs.contains(pairing.name())) {
                lines.add(line(setup, pairing, match));
            }
        }
        return lines;
    }

    private LevelMatch.Contender contender(BotLevel level) {
        return new LevelMatch.Contender(level, level.budget().times(part));
    }

    private String line(Setup setup, Pairing pairing, LevelMatch match) throws IOException, InterruptedException {
        LevelMatch.Contender one = contender(pairing.one);
        LevelMatch.Contender other = contender(pairing.other);
        String playouts = one.budget().playouts() + " v " + other.budget().playouts();
        // Files from before there was a choice of seeds keep the games of the usual one without it.
        String name = setup.game + " " + setup.scenario + " " + pairing.name() + " " + playouts
                + (seed == USUAL_SEED ? "" : " seed " + seed);
        long begun = System.nanoTime();
        MatchScore tally = new GamesInThreads(threads)
                .play(
                        games,
                        game -> kept.orPlayed(name, game, () -> match.game(one, other, game, seed)),
                        now -> System.err.printf(
                                Locale.ROOT,
                                "%s: %d of %d games, %d won, %d lost, %d drawn%n",
                                name,
                                now.games(),
                                games,
                                now.won(),
                                now.lost(),
                                now.drawn()));
        return String.format(
                Locale.ROOT,
                "| %s, %s | %s v %s | %s | %d | %d | %d | %d | %.1f %% | %.1f to %.1f %% | %.0f %% | %.1f s |",
                setup.game,
                setup.scenario,
                pairing.one.word(),
                pairing.other.word(),
                playouts,
                tally.games(),
                tally.won(),
                tally.lost(),
                tally.drawn(),
                100 * tally.part(),
                100 * tally.least(),
                100 * tally.most(),
                100 * pairing.goal,
                (System.nanoTime() - begun) / 1e9 / games);
    }
}
