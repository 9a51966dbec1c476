package org.phaseline.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Learning;
import org.phaseline.bots.LevelMatch;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Players;
import org.phaseline.bots.Weights;
import org.phaseline.engine.machine.CompiledRulebook;

/** Lets the level hard with weights play against the same without. */
final class LearnedStrength {

    private final Learning learning;
    private final CompiledRulebook rulebook;
    private final PrintWriter err;

    LearnedStrength(Learning learning, CompiledRulebook rulebook, PrintWriter err) {
        this.learning = learning;
        this.rulebook = rulebook;
        this.err = err;
    }

    /** @param attempt each has dice of its own, so that none is chosen because it was lucky with those of another */
    MatchScore measure(Weights weights, int threads, int attempt) throws InterruptedException {
        LevelMatch match = new LevelMatch(
                rulebook,
                new Players(rulebook, weights),
                new Players(rulebook),
                learning.settings().most());
        LevelMatch.Contender hard =
                new LevelMatch.Contender(BotLevel.HARD, learning.settings().budget());
        int games = learning.measuringGames(match.seats());
        // Other dice than those it has learned from.
        long seed = ~(learning.settings().seed() + attempt * 1_000_003L);
        GamesProgress progress = new GamesProgress(err, games);
        MatchScore score = MatchScore.NONE;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            try {
                List<Future<MatchScore>> all = new ArrayList<>();
                for (int i = 0; i < games; i++) {
                    int number = i;
                    all.add(pool.submit(() -> match.game(hard, hard, number, seed)));
                }
                for (Future<MatchScore> each : all) {
                    score = score.plus(each.get());
                    progress.at(score.games());
                }
            } catch (ExecutionException failed) {
                throw new IllegalStateException("a game could not be played", failed.getCause());
            } finally {
                pool.shutdownNow();
            }
        }
        return score;
    }
}
