package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.show.ChangeList;
import org.phaseline.cli.show.TouchedDecisions;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.language.diff.RulebookDiff;
import org.phaseline.language.diff.StepChange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "diff",
        description = {
            "Shows what changed between two rulebooks: steps added, removed, moved or changed, and declarations.",
            "Exit code 0: no difference. 1: they differ."
        })
public final class DiffCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "A game, or a rulebook's file.")
    private String before = "";

    @Parameters(index = "1", paramLabel = "NOW", description = "The game or file to compare it with.")
    private String now = "";

    @Mixin
    private Setting setting = new Setting();

    @Option(
            names = "--journal",
            paramLabel = "JOURNAL",
            description = "Also lists the decisions in this journal that were made in steps that have changed.")
    private @Nullable Path journal;

    public DiffCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Chosen old = setting.load(Sources.find(before));
        Chosen present = setting.load(Sources.find(now));
        List<StepChange> changes = RulebookDiff.between(
                old.source().text(),
                old.rulebook().outline(),
                present.source().text(),
                present.rulebook().outline());
        ChangeList.lines(changes, around.look().get()).forEach(around.out()::println);
        if (journal != null) {
            touched(journal, changes);
        }
        return changes.isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
    }

    private void touched(Path file, List<StepChange> changes) {
        Journal played = JournalFile.read(file);
        played.leftOut().ifPresent(sentence -> around.err().println("phaseline: " + sentence));
        try {
            TouchedDecisions.lines(played, changes).forEach(around.out()::println);
        } catch (JournalProblem problem) {
            throw JournalFile.bad(problem);
        }
    }
}
