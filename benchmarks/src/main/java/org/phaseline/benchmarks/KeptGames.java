package org.phaseline.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.phaseline.bots.MatchScore;

/** The results of games that were played before, in a file with a line for each: so a long measurement can be interrupted and gone on with. */
final class KeptGames {

    private final Optional<Path> file;
    private final Map<String, MatchScore> known = new TreeMap<>();

    KeptGames(Optional<Path> file) throws IOException {
        this.file = file;
        if (file.isPresent() && Files.exists(file.get())) {
            for (String line : Files.readAllLines(file.get())) {
                int end = line.lastIndexOf(' ');
                known.put(line.substring(0, end), score(line.substring(end + 1)));
            }
        }
    }

    private static MatchScore score(String word) {
        return switch (word) {
            case "won" -> new MatchScore(1, 0, 0);
            case "lost" -> new MatchScore(0, 1, 0);
            default -> new MatchScore(0, 0, 1);
        };
    }

    MatchScore orPlayed(String match, int game, Supplier<MatchScore> play) throws IOException {
        String key = match + " " + game;
        synchronized (this) {
            MatchScore before = known.get(key);
            if (before != null) {
                return before;
            }
        }
        MatchScore score = play.get();
        keep(key + " " + (score.won() > 0 ? "won" : score.lost() > 0 ? "lost" : "drawn"));
        return score;
    }

    private synchronized void keep(String line) throws IOException {
        if (file.isPresent()) {
            Files.write(file.get(), List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }
}
