package org.phaseline.cli.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.phaseline.cli.show.GamesTable;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.games.Games;
import picocli.CommandLine.Command;

@Command(
        name = "games",
        description = "Lists the games that ship with Phaseline.",
        footer = {"", "The other commands take the first word as the name of the game: phaseline play WORD"})
public final class GamesCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    public GamesCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        List<String> lines = GamesTable.lines(Games.all(), around.look().get());
        lines.forEach(around.out()::println);
        return ExitCode.OK;
    }
}
