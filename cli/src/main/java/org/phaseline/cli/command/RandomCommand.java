package org.phaseline.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.playtest.PlayerOptions;
import org.phaseline.cli.show.RandomGameStatistics;
import org.phaseline.cli.show.ReachedLimits;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.laboratory.play.GamePlayer;
import org.phaseline.laboratory.play.PlayerLevel;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.report.Played;
import org.phaseline.laboratory.tally.Tally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "random",
        description = {
            "Plays games to their end by choosing at random for all sides, and says who won and how long they took.",
            "The same seed always gives the same games. Invariants of the rulebook are checked in every position.",
            "Exit code 0: played. 1: an invariant was broken."
        })
public final class RandomCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "GAME", description = "The name of a game, or a rulebook's file.")
    private String game = "";

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--games", paramLabel = "N", description = "How many games. Default: 20.")
    private int games = 20;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all games. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "After so many answers a game is given up. Default: 100000.")
    private int most = Playtest.MOST_ANSWERS;

    @Option(
            names = "--violation",
            paramLabel = "FILE",
            description =
                    "Where the journal of a game goes that breaks an invariant. Default: playtest-violation.journal.")
    private Path violation = Path.of("playtest-violation.journal");

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Writes the first game as a journal, to read what happened: phaseline replay --log FILE.")
    private @Nullable Path journal;

    public RandomCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        if (games < 1 || most < 1) {
            throw Stop.usage("--games and --most must be at least 1.");
        }
        if (journal != null && Files.exists(journal)) {
            throw Stop.usage(journal + " exists already: name another file for --journal.");
        }
        Chosen chosen = setting.load(Sources.find(game));
        Playtest playtest = new Playtest(
                chosen.rulebook(),
                PlayerOptions.levels(PlayerLevel.RANDOM.name(), Optional.empty(), null, chosen.rulebook()),
                seed,
                most);
        ReachedLimits limits = new ReachedLimits(chosen.rulebook());
        GamePlayer player = new GamePlayer(playtest, limits::add);
        GamesProgress progress = new GamesProgress(around.err(), games);
        for (int i = 0; i < games; i++) {
            player.play(i);
            progress.at(i + 1);
        }
        Tally tally = player.tally();
        if (tally.stuck() > 0) {
            throw new Stop(
                    ExitCode.PROBLEMS,
                    "Game " + tally.stuckIn() + " of --seed " + seed + " did not go on: " + tally.trouble() + ".");
        }
        around.out().println(chosen.title());
        RandomGameStatistics.lines(tally, chosen.rulebook().outline().parties()).forEach(around.out()::println);
        limits.lines().forEach(around.out()::println);
        if (journal != null) {
            RecordedGame.write(journal, chosen, playtest, 0, RecordedGame.answers(playtest, 0, most));
            around.out().println("What happened in the first game: phaseline replay --log " + journal);
        }
        int broken =
                new ViolationReport(around, chosen, new Played(chosen.title(), playtest, tally), violation).write();
        return broken == 0 ? ExitCode.OK : ExitCode.PROBLEMS;
    }
}
