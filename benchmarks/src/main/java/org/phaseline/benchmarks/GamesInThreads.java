package org.phaseline.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.phaseline.bots.MatchScore;

/** Plays games on several threads. Each game follows from its number, so the order in which they end changes nothing. */
record GamesInThreads(int threads) {

    /** One game. */
    interface Game {
        MatchScore play(int number) throws IOException;
    }

    MatchScore play(int games, Game game, Consumer<MatchScore> progress) throws IOException, InterruptedException {
        MatchScore tally = MatchScore.NONE;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            CompletionService<MatchScore> ending = new ExecutorCompletionService<>(pool);
            List<Callable<MatchScore>> all = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                int number = i;
                all.add(() -> game.play(number));
            }
            all.forEach(ending::submit);
            for (int i = 0; i < games; i++) {
                tally = tally.plus(ending.take().get());
                progress.accept(tally);
            }
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause());
        }
        return tally;
    }
}
