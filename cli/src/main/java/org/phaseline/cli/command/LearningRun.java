package org.phaseline.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.phaseline.bots.LearnedGame;
import org.phaseline.bots.Learning;
import org.phaseline.bots.LearningCheckpoint;

/** Plays the games of a learning on several threads, and keeps them in a file, so that it goes on where it was stopped. */
final class LearningRun {

    /** So many seconds of work are lost at most, besides the games that are being played. */
    private static final long KEPT_EVERY = TimeUnit.SECONDS.toNanos(5);

    private final Learning learning;
    private final Path kept;
    private final PrintWriter err;
    private final ProgressIntervals intervals = new ProgressIntervals();
    private long keptAt = System.nanoTime();

    /** @param kept the file with the games that were played so far */
    LearningRun(Learning learning, Path kept, PrintWriter err) {
        this.learning = learning;
        this.kept = kept;
        this.err = err;
    }

    /** Takes the games that were kept, at most so many. */
    void resume(int most) {
        try (InputStream in = Files.newInputStream(kept)) {
            switch (LearningCheckpoint.read(in, learning)) {
                case LearningCheckpoint.Games games -> {
                    learning.resume(games.games()
                            .subList(0, Math.min(most, games.games().size())));
                    err.println("Goes on after the " + learning.games() + " games in " + kept + ".");
                }
                case LearningCheckpoint.Unusable unusable -> err.println(kept + ": " + unusable.sentence());
            }
            err.flush();
        } catch (NoSuchFileException nothing) {
            // It begins.
        } catch (IOException unreadable) {
            err.println(kept + " cannot be read; it begins anew.");
        }
    }

    /** Plays until there are so many games, or until a time has come; but at least one game. */
    void play(int most, long deadline, int threads) throws InterruptedException {
        int before = learning.games();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            try {
                while (learning.games() < most && (System.nanoTime() < deadline || learning.games() == 0)) {
                    generation(pool, most, deadline);
                }
            } finally {
                pool.shutdownNow();
            }
        }
        if (learning.games() > before) {
            keep();
        }
    }

    private void generation(ExecutorService pool, int most, long deadline) throws InterruptedException {
        List<Future<LearnedGame>> games = new ArrayList<>();
        for (int i = learning.games(); i < Math.min(most, learning.generationEnds()); i++) {
            int number = i;
            games.add(pool.submit(() -> learning.play(number)));
        }
        for (Future<LearnedGame> game : games) {
            if (!add(game, most, deadline)) {
                games.forEach(each -> each.cancel(true));
                return;
            }
        }
    }

    /** Whether it was played before the time had come. */
    private boolean add(Future<LearnedGame> game, int most, long deadline) throws InterruptedException {
        while (true) {
            try {
                learning.add(game.get(1, TimeUnit.SECONDS));
                tellProgress(most, deadline);
                if (System.nanoTime() - keptAt > KEPT_EVERY) {
                    keep();
                }
                return true;
            } catch (TimeoutException notYet) {
                if (System.nanoTime() >= deadline && learning.games() > 0) {
                    return false;
                }
            } catch (ExecutionException failed) {
                throw new IllegalStateException("a game could not be played", failed.getCause());
            }
            tellProgress(most, deadline);
        }
    }

    private void tellProgress(int most, long deadline) {
        if (intervals.isDue()) {
            err.println(progress(most, deadline));
            err.flush();
        }
    }

    private String progress(int most, long deadline) {
        String games = "learned from " + learning.games() + (most == Integer.MAX_VALUE ? "" : " of " + most) + " games";
        long left = TimeUnit.NANOSECONDS.toSeconds(Math.max(0, deadline - System.nanoTime()));
        return games + (deadline == Long.MAX_VALUE ? " ..." : ", " + ProgressIntervals.said(left) + " left ...");
    }

    private void keep() {
        WholeFile.write(kept, LearningCheckpoint.bytes(learning));
        keptAt = System.nanoTime();
    }
}
