package org.phaseline.cli.command;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.phaseline.bots.RandomPlayer;
import org.phaseline.cli.show.RandomGameStatistics;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.umpire.Sandbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "random",
        description = {
            "Plays games to their end by choosing at random for all sides, and says who won and how long they took.",
            "The same seed always gives the same games."
        })
public final class RandomCommand implements Callable<Integer> {

    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    private final CommandEnvironment around;

    @Parameters(paramLabel = "GAME", description = "The name of a game, or a rulebook's file.")
    private String game = "";

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--games", paramLabel = "N", description = "How many games. Default: 20.")
    private int games = 20;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the first game. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "After so many answers a game is given up. Default: 100000.")
    private long most = 100_000;

    public RandomCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        if (games < 1 || most < 1) {
            throw Stop.usage("--games and --most must be at least 1.");
        }
        Chosen chosen = setting.load(Sources.find(game));
        RandomGameStatistics statistics =
                new RandomGameStatistics(chosen.rulebook().outline().parties());
        long said = System.nanoTime();
        for (int i = 0; i < games; i++) {
            play(chosen.rulebook(), seed + i, statistics);
            if (System.nanoTime() - said >= PAUSE) {
                said = System.nanoTime();
                around.err().println("played " + (i + 1) + " of " + games + " games ...");
                around.err().flush();
            }
        }
        around.out().println(chosen.title());
        statistics.lines().forEach(around.out()::println);
        return ExitCode.OK;
    }

    private void play(CompiledRulebook rulebook, long number, RandomGameStatistics statistics) {
        try {
            Sandbox played = Sandbox.begin(rulebook, new QuickDice(number));
            long answers = new RandomPlayer(number).play(played, most);
            if (played.over()) {
                statistics.ended(
                        played.position().winners, played.position().slots[CompiledRulebook.GAME_TURN_SLOT], answers);
            } else {
                statistics.unfinished();
            }
        } catch (EndlessRulebook endless) {
            throw new Stop(
                    ExitCode.PROBLEMS,
                    "The game with --seed " + number + " did not go on: " + endless.getMessage(),
                    endless);
        }
    }
}
