package org.phaseline.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Receipt;
import org.phaseline.journal.ReceiptCheck;
import org.phaseline.journal.Verification;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        description = {
            "Checks a finished game: that the secret seed is the one that was fixed before the first roll, that every die follows from"
                    + " it, and that every answer was legal. A running game can be checked only in part.",
            "With --receipt, it also compares the journal with what a player's browser saw during the game.",
            "Exit code 0: nothing is wrong. 1: something is."
        })
public final class VerifyCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "JOURNAL", description = "A journal's file.")
    private Path file = Path.of("");

    @Option(
            names = "--receipt",
            paramLabel = "FILE",
            description = "A dice receipt: what a player's browser saw of the dice. Save it from the table's page.")
    private @Nullable Path receipt;

    public VerifyCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Journal journal = JournalFile.read(file);
        try {
            Verification verification = Verify.of(journal, Compiled.from(journal));
            if (receipt != null) {
                verification = verification.and(ReceiptCheck.of(journal, receipt(receipt)));
            }
            TerminalStyle look = around.look().get();
            verification.checked().forEach(line -> around.out().println(look.good("ok     ") + line));
            verification.open().forEach(line -> around.out().println("open   " + line));
            verification.wrong().forEach(line -> around.out().println(look.bad("wrong  ") + line));
            return verification.wrong().isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
        } catch (JournalProblem problem) {
            throw JournalFile.bad(problem);
        }
    }

    private static Receipt receipt(Path file) throws JournalProblem {
        try {
            return Receipt.read(file.toString(), Files.readAllBytes(file));
        } catch (IOException problem) {
            throw new JournalProblem(file + " cannot be read.", problem);
        }
    }
}
