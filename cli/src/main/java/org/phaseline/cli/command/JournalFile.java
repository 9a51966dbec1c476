package org.phaseline.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.FileJournal;

/** Reads a journal, or ends the command with a sentence. */
final class JournalFile {

    private JournalFile() {}

    static Journal read(Path file) {
        if (!Files.exists(file)) {
            throw Stop.usage("There is no journal '" + file + "'.");
        }
        try {
            return FileJournal.read(file);
        } catch (JournalProblem problem) {
            throw bad(problem);
        }
    }

    static Stop bad(JournalProblem problem) {
        return new Stop(ExitCode.PROBLEMS, problem.sentence(), problem);
    }
}
