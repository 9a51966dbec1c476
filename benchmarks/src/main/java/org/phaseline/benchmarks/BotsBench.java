package org.phaseline.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.LevelMatch;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Players;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.games.Games;
import org.phaseline.language.Loader;

/** How well the levels of the bots play against each other: {@code bench bots [games] [part of the budget]}. */
final class BotsBench {

    private static final int GAMES = 200;
    private static final long MOST_ANSWERS = 20_000;

    private record Setup(String game, String scenario) {}

    private record Pairing(BotLevel one, BotLevel other, double goal) {}

    private static final List<Setup> SETUPS = List.of(
            new Setup("legions", "Duel"),
            new Setup("rof", "Patrol"),
            new Setup("ocs", "Lesson"),
            new Setup("drum", "Vale"),
            new Setup("heron", "Day"));

    private static final List<Pairing> PAIRINGS = List.of(
            new Pairing(BotLevel.NORMAL, BotLevel.RANDOM, 0.95),
            new Pairing(BotLevel.NORMAL, BotLevel.EASY, 0.70),
            new Pairing(BotLevel.HARD, BotLevel.NORMAL, 0.70));

    private BotsBench() {}

    /** The table, line by line; progress goes to the error stream. */
    static List<String> measure(List<String> args) {
        int games = args.isEmpty() ? GAMES : Integer.parseInt(args.getFirst());
        double part = args.size() < 2 ? 1 : Double.parseDouble(args.get(1));
        List<String> lines = new ArrayList<>();
        lines.add("| game | players | games | won | lost | drawn | of the decided | 95 % | goal | a game |");
        lines.add("|---|---|--:|--:|--:|--:|--:|---|--:|--:|");
        for (Setup setup : SETUPS) {
            CompiledRulebook rulebook = Loader.load(
                            Games.text(Games.find(setup.game).orElseThrow()), setup.scenario, List.of(), List.of())
                    .rulebook()
                    .orElseThrow();
            LevelMatch match = new LevelMatch(rulebook, new Players(rulebook), MOST_ANSWERS);
            for (Pairing pairing : PAIRINGS) {
                long begun = System.nanoTime();
                MatchScore tally = match.play(
                        contender(pairing.one, part),
                        contender(pairing.other, part),
                        games,
                        1,
                        now -> System.err.printf(Locale.ROOT, "%s: %d of %d games%n", setup.game, now.games(), games));
                lines.add(line(setup, pairing, tally, (System.nanoTime() - begun) / 1e9 / games));
            }
        }
        return lines;
    }

    private static LevelMatch.Contender contender(BotLevel level, double part) {
        return new LevelMatch.Contender(
                level, Budget.playouts(Math.max(1, (long) (level.budget().playouts() * part))));
    }

    private static String line(Setup setup, Pairing pairing, MatchScore tally, double seconds) {
        return String.format(
                Locale.ROOT,
                "| %s, %s | %s v %s | %d | %d | %d | %d | %.1f %% | %.1f to %.1f %% | %.0f %% | %.1f s |",
                setup.game,
                setup.scenario,
                pairing.one.word(),
                pairing.other.word(),
                tally.games(),
                tally.won(),
                tally.lost(),
                tally.drawn(),
                100 * tally.part(),
                100 * tally.least(),
                100 * tally.most(),
                100 * pairing.goal,
                seconds);
    }
}
