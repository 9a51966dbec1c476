package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.show.ReplayLog;
import org.phaseline.cli.show.StateTable;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Game;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Disagreement;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Hashes;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.RulebookHash;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "replay",
        description = {
            "Replays a journal with the rulebook it carries, and prints where the game stands, or the first line of the"
                    + " journal that does not follow from the rules.",
            "Exit code 0: every line follows. 1: one does not."
        })
public final class ReplayCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "JOURNAL", description = "A journal's file.")
    private Path file = Path.of("");

    @Option(names = "--log", description = "Also prints what happened, answer by answer.")
    private boolean log;

    @Option(
            names = "--changes",
            description = "With --log: also the individual changes that a sentence of the rulebook stands for.")
    private boolean changes;

    @Option(
            names = "--rulebook",
            paramLabel = "GAME",
            description = "Fails unless the journal was played with exactly the text of this game or file.")
    private @Nullable String rulebook;

    public ReplayCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Journal journal = JournalFile.read(file);
        try {
            if (rulebook != null) {
                journal.requireRulebook(RulebookHash.of(Sources.find(rulebook).text()));
            }
            return replay(journal);
        } catch (JournalProblem problem) {
            throw JournalFile.bad(problem);
        }
    }

    private int replay(Journal journal) throws JournalProblem {
        journal.leftOut().ifPresent(this::tell);
        CompiledRulebook compiled = Compiled.from(journal);
        Watcher watcher =
                log ? new ReplayLog(compiled.outline(), journal.ended(), changes, around.out()) : Watcher.NOBODY;
        switch (Replay.of(journal, compiled, Optional.empty(), watcher)) {
            case Replayed.Disagreed disagreed -> {
                Disagreement found = disagreed.disagreement();
                around.err().println("phaseline: " + file + ", line " + found.line() + ": " + found.sentence());
                return ExitCode.PROBLEMS;
            }
            case Replayed.Agreed agreed -> {
                Game game = agreed.game();
                around.out().println(compiled.outline().title());
                StateTable.lines(
                                game.umpire().openSighting(game.position()),
                                compiled.outline(),
                                around.look().get())
                        .forEach(around.out()::println);
                around.out()
                        .println(agreed.answers() + (agreed.answers() == 1 ? " answer" : " answers") + ", hash "
                                + Hashes.say(agreed.hash()));
                agreed.hashes().notice().ifPresent(this::tell);
                return ExitCode.OK;
            }
        }
    }

    private void tell(String sentence) {
        around.err().println("phaseline: " + sentence);
    }
}
