package org.phaseline.cli.command;

import java.util.concurrent.Callable;
import org.phaseline.cli.show.NamesList;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.language.Loader;
import org.phaseline.language.checked.NameIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "names",
        description = "Lists the names of a rulebook: where each is declared, what it is, and where it is used.")
public final class NamesCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "GAME", description = "The name of a game, or a rulebook's file.")
    private String game = "";

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            description = "The scenario to use. Default: the rulebook's first one.")
    private String scenario = "";

    @Option(
            names = "--json",
            description = "For editors: an array of objects with name, what, file, line, column, length and uses.")
    private boolean json;

    public NamesCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Source source = Sources.find(game);
        NameIndex names = Loader.names(source.text(), scenario);
        around.out().print(json ? NamesList.json(names, source.folder()) : NamesList.text(names, source.folder()));
        return ExitCode.OK;
    }
}
