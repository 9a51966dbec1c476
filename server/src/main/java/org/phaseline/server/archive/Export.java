package org.phaseline.server.archive;

import java.nio.file.Path;
import java.util.Optional;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.FileJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.StoredTable;

/** Writes the journal of one table into a file, with its secret seed beside it while the game is not over. */
public final class Export {

    private Export() {}

    public static Journal write(StoredTable table, Path file) throws JournalProblem {
        Journal journal = ArchivedTable.journal(table);
        Optional<SecretSeed> seed =
                journal.ended() ? Optional.empty() : table.seed().map(SecretSeed::of);
        FileJournal.copy(file, ArchivedTable.journalBytes(table), seed);
        return journal;
    }
}
