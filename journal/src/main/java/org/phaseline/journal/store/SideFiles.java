package org.phaseline.journal.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.phaseline.journal.format.JournalProblem;

/** A journal's file and what stands beside it. */
record SideFiles(Path journal, Path seed, Path lock, Path torn, Path unfinished) {

    /** Follows links, so that two names of one journal have the same lock and the same seed. */
    static SideFiles of(Path named) throws JournalProblem {
        Path journal = named.toAbsolutePath().normalize();
        try {
            journal = Files.exists(journal)
                    ? journal.toRealPath()
                    : folder(journal).resolve(journal.getFileName());
        } catch (IOException problem) {
            throw new JournalProblem(
                    "The journal " + named + " cannot be opened: " + FileFault.say(problem) + ".", problem);
        }
        if (Files.isDirectory(journal)) {
            throw new JournalProblem("The journal " + named + " cannot be opened: it is a folder.");
        }
        return new SideFiles(
                journal,
                beside(journal, ".seed"),
                beside(journal, ".lock"),
                beside(journal, ".torn"),
                beside(journal, ".new"));
    }

    private static Path folder(Path journal) throws IOException {
        Path folder = journal.getParent();
        if (folder == null) {
            throw new IOException("it is a folder");
        }
        return folder.toRealPath();
    }

    private static Path beside(Path journal, String ending) {
        return journal.resolveSibling(journal.getFileName() + ending);
    }

    String name() {
        return journal.getFileName().toString();
    }
}
