package org.phaseline.cli.command;

import java.util.concurrent.Callable;
import org.phaseline.cli.show.CoverageTable;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "coverage", description = "Shows how much of each step the umpire handles, and the totals.")
public final class CoverageCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "GAME", description = "The name of a game, or a rulebook's file.")
    private String game = "";

    @Mixin
    private Setting setting = new Setting();

    public CoverageCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Chosen chosen = setting.load(Sources.find(game));
        around.out().println(chosen.title());
        CoverageTable.lines(chosen.rulebook(), around.look().get()).forEach(around.out()::println);
        return ExitCode.OK;
    }
}
