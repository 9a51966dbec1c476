package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Look;
import org.phaseline.cli.terminal.Surroundings;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Verification;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        description = {
            "Checks a game that is over: that the umpire's seed is the one it committed itself to, that every die follows from"
                    + " it, and that every answer was legal. Of a game that still goes on only a part can be checked.",
            "Exit code 0: nothing is wrong. 1: something is."
        })
public final class VerifyCommand implements Callable<Integer> {

    private final Surroundings around;

    @Parameters(paramLabel = "JOURNAL", description = "A journal's file.")
    private Path file = Path.of("");

    public VerifyCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Journal journal = JournalFile.read(file);
        try {
            Verification verification = Verify.of(journal, Compiled.from(journal));
            Look look = around.look().get();
            verification.checked().forEach(line -> around.out().println(look.good("ok     ") + line));
            verification.open().forEach(line -> around.out().println("open   " + line));
            verification.wrong().forEach(line -> around.out().println(look.bad("wrong  ") + line));
            return verification.wrong().isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
        } catch (JournalProblem problem) {
            throw JournalFile.bad(problem);
        }
    }
}
