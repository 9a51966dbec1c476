package org.phaseline.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.games.Games;
import org.phaseline.laboratory.play.PlayerLevel;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.play.PlaytestUnits;
import org.phaseline.laboratory.play.Workers;

/** How many random games of a duel the laboratory plays, on all cores: {@code bench laboratory [games]}. */
final class LaboratoryBench {

    private static final int GAMES = 100_000;
    private static final int GOAL_SECONDS = 600;
    private static final String PLAYER = "random";

    private LaboratoryBench() {}

    /** The table, line by line; progress goes to the error stream. */
    static List<String> measure(List<String> args) throws InterruptedException {
        int games = args.isEmpty() ? GAMES : Integer.parseInt(args.getFirst());
        int cores = Runtime.getRuntime().availableProcessors();
        CompiledRulebook rulebook =
                BenchmarkTexts.rulebook(Games.text(Games.find("legions").orElseThrow()), "Duel");
        PlayerLevel random = PlayerLevel.named(PLAYER, Optional.empty()).orElseThrow();
        List<PlayerLevel> levels =
                Collections.nCopies(Playtest.seatsOf(rulebook).size(), random);
        Playtest playtest = new Playtest(rulebook, levels, 1, Playtest.MOST_ANSWERS);
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long cpu = system.getProcessCpuTime();
        long begun = System.nanoTime();
        new Workers(
                        PlaytestUnits.of(playtest, games, 0),
                        cores,
                        played -> System.err.printf(Locale.ROOT, "%,d of %,d games%n", played, games))
                .play();
        double seconds = (System.nanoTime() - begun) / 1e9;
        double used = (system.getProcessCpuTime() - cpu) / 1e9;
        return List.of(
                "| random games of a duel (legions) in the laboratory | seconds | games/s | CPU a game | goal for 100,000 on 2 cores |",
                "|---|--:|--:|--:|--:|",
                String.format(
                        Locale.ROOT,
                        "| %,d on %d threads | %.0f | %.0f | %.1f ms | %d s |",
                        games,
                        cores,
                        seconds,
                        games / seconds,
                        1e3 * used / games,
                        GOAL_SECONDS));
    }
}
