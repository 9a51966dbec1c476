package org.phaseline.server.archive;

import java.nio.file.Path;
import java.util.Optional;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.FileJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.table.OperatorRecord;

/** Writes the journal of one table into a file. */
public final class Export {

    private Export() {}

    /** Without its seed, while that is secret: the game can be replayed, but not go on. */
    public static Journal write(StoredTable table, Path file) throws JournalProblem {
        return write(table, file, Optional.empty());
    }

    /**
     * With the secret seed beside it, while the game is not over. Whoever has it knows every roll to come, so everybody at the table is
     * told first.
     *
     * @param store for who has it for themselves: a server that runs would not notice what is written there
     */
    public static Journal writeWithSeed(Store store, StoredTable table, Path file) throws JournalProblem, StoreProblem {
        if (ArchivedTable.journal(table).ended() || table.seed().isEmpty()) {
            return write(table, file);
        }
        OperatorRecord record = OperatorRecord.next(table, OperatorRecord.SEED_TAKEN);
        store.say(table.id(), record.number(), record.bytes());
        return write(table, file, table.seed().map(SecretSeed::of));
    }

    /** A journal as it was before it was mended. */
    public static void writeReplaced(byte[] journal, Path file) throws JournalProblem {
        FileJournal.copy(file, journal, Optional.empty());
    }

    private static Journal write(StoredTable table, Path file, Optional<SecretSeed> seed) throws JournalProblem {
        Journal journal = ArchivedTable.journal(table);
        FileJournal.copy(file, ArchivedTable.journalBytes(table), seed);
        return journal;
    }
}
