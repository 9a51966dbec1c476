package org.phaseline.cli.command;

import java.util.concurrent.Callable;
import org.phaseline.cli.show.OutlineJson;
import org.phaseline.cli.show.OutlineTree;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.engine.outline.Outline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "outline",
        description = "Prints the sequence of play as a tree: ids, titles, rule numbers, and who may or must act.")
public final class OutlineCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "GAME", description = "The name of a game, or a rulebook's file.")
    private String game = "";

    @Mixin
    private Setting setting = new Setting();

    @Option(
            names = "--json",
            description = "For programs: an array of the steps in reading order; docs/playing.md lists the fields.")
    private boolean json;

    public OutlineCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Chosen chosen = setting.load(Sources.find(game));
        Outline outline = chosen.rulebook().outline();
        if (json) {
            around.out().print(OutlineJson.of(outline));
        } else {
            around.out().println(chosen.title());
            OutlineTree.lines(chosen.rulebook(), around.look().get()).forEach(around.out()::println);
        }
        return ExitCode.OK;
    }
}
