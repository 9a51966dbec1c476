package org.phaseline.benchmarks.peers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.phaseline.bots.MatchScore;

/** {@code bench peers [games] [seconds]}: the same game here and on boardgame.io, how fast and how well. */
public final class PeersBench {

    private static final int GAMES = 50;
    private static final double SECONDS = 0.2;
    private static final int COMPARED = 100;
    private static final int WANTED = 100;

    private PeersBench() {}

    /** The figures, line by line; progress goes to the error stream. */
    public static List<String> measure(List<String> args) throws IOException {
        int games = args.isEmpty() ? GAMES : Integer.parseInt(args.getFirst());
        double seconds = args.size() < 2 ? SECONDS : Double.parseDouble(args.get(1));
        List<String> lines = new ArrayList<>();
        FourInARow game = new FourInARow();
        try (PeerProcess peer = PeerProcess.start(folder())) {
            int positions = new SameRules(game, peer).check(COMPARED);
            lines.add(String.format(
                    Locale.ROOT,
                    "Four in a row, here and on boardgame.io: %d random games of each, replayed by the other, were the same in %,d positions.",
                    COMPARED,
                    positions));
            lines.add("");
            lines.addAll(rates(new PlayoutRates(game, peer).measure()));
            lines.add("");
            if (games > 0) {
                lines.addAll(match(new BotMatch(game, peer, seconds).play(games), seconds));
            }
        }
        return lines;
    }

    /** Beside the launcher, in the checkout. */
    private static Path folder() {
        Path launcher =
                Path.of(System.getProperty("phaseline.launcher", "phaseline")).toAbsolutePath();
        return launcher.resolveSibling("benchmarks").resolve("peers").resolve("boardgame.io");
    }

    private static List<String> rates(PlayoutRates.Rates rates) {
        return List.of(
                "| random playouts to the end, one thread | a second | a second of CPU | moves each |",
                "|---|--:|--:|--:|",
                rate("the rulebook", rates.ours()),
                rate("boardgame.io", rates.theirs()),
                String.format(
                        Locale.ROOT,
                        "| how many times as many (wanted: %d) | %.0f | %.0f | |",
                        WANTED,
                        rates.ours().perSecond() / rates.theirs().perSecond(),
                        rates.ours().perCpuSecond() / rates.theirs().perCpuSecond()));
    }

    private static String rate(String what, PlayoutRates.Rate rate) {
        return String.format(
                Locale.ROOT,
                "| %s | %,.0f | %,.0f | %.1f |",
                what,
                rate.perSecond(),
                rate.perCpuSecond(),
                rate.movesEach());
    }

    private static List<String> match(BotMatch.Outcome outcome, double seconds) {
        MatchScore score = outcome.score();
        return List.of(
                String.format(
                        Locale.ROOT,
                        "| games at %.1f s a decision, *hard* v MCTSBot | won | lost | drawn | of the decided | 95 %% | seconds a decision |",
                        seconds),
                "|---|--:|--:|--:|--:|---|---|",
                String.format(
                        Locale.ROOT,
                        "| %d | %d | %d | %d | %.0f %% | %.0f to %.0f %% | %.2f here, %.2f there |",
                        score.games(),
                        score.won(),
                        score.lost(),
                        score.drawn(),
                        100 * score.part(),
                        100 * score.least(),
                        100 * score.most(),
                        outcome.ours(),
                        outcome.theirs()));
    }
}
