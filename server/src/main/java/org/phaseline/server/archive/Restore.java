package org.phaseline.server.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.Changes;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;

/**
 * Puts the tables of a backup into a store: all of them, in one transaction, or none. The whole file is read and checked before. A table
 * that is there already is left alone if it is the same; if it is another one nothing is restored at all. One that lacks its secret
 * seed gets it from a backup that has it.
 */
public final class Restore {

    /**
     * What came of it.
     *
     * @param tables how many were put there
     * @param same how many were there already
     * @param seeds how many of those have got the seed they lacked
     * @param locked running games that can be looked at, but not go on, since there was no key to their seeds
     * @param damaged a sentence for each table that was damaged when the backup was written
     */
    public record Restored(int tables, int same, int seeds, List<TableId> locked, List<String> damaged) {

        public Restored {
            locked = List.copyOf(locked);
            damaged = List.copyOf(damaged);
        }
    }

    private record Chair(TableId table, int seat) {

        static Chair of(StoredNotice notice) {
            return new Chair(notice.table(), notice.seat());
        }
    }

    private final Path path;
    private final BackupFile file;
    private final Store store;
    private final Optional<BackupKey> key;

    private final Set<TableId> same = new HashSet<>();
    private final Set<TableId> lackSeed = new HashSet<>();
    private final List<TableId> other = new ArrayList<>();
    private final List<TableId> locked = new ArrayList<>();
    private final List<String> damaged = new ArrayList<>();

    private Restore(Path path, BackupFile file, Store store, Optional<BackupKey> key) {
        this.path = path;
        this.file = file;
        this.store = store;
        this.key = key;
    }

    /** With the key that lies beside it, if one does. */
    public static Restored read(Path file, Store store, ProgressListener progress) throws ArchiveProblem, StoreProblem {
        return read(file, BackupKey.ifBeside(file), store, progress);
    }

    public static Restored read(Path path, Optional<BackupKey> key, Store store, ProgressListener progress)
            throws ArchiveProblem, StoreProblem {
        try (BackupFile file = BackupFile.open(path)) {
            if (key.isPresent()
                    && !file.keyFingerprint().isEmpty()
                    && !key.get().fingerprint().equals(file.keyFingerprint())) {
                throw new ArchiveProblem("Nothing was restored: the key does not belong to " + path
                        + ". Without a key everything is restored except the secret seeds of games that are not over.");
            }
            return new Restore(path, file, store, key).run(progress);
        } catch (OutOfMemoryError tooMuch) {
            throw new ArchiveProblem(
                    "Nothing was restored: reading " + path + " needs more memory than is available.", tooMuch);
        }
    }

    private Restored run(ProgressListener progress) throws ArchiveProblem, StoreProblem {
        Set<TableId> all = look();
        List<StoredNotice> notices = notices(all);
        if (!other.isEmpty()) {
            throw new ArchiveProblem(
                    "Nothing was restored: " + said(other) + " from the backup. Restore into an empty store instead.");
        }
        store.together(changes -> write(changes, all.size(), notices, progress));
        return new Restored(all.size() - same.size(), same.size(), lackSeed.size(), locked, damaged);
    }

    private static String said(List<TableId> ids) {
        return ids.size() == 1
                ? "table " + ids.getFirst() + " exists already and differs"
                : ids.size() + " of its tables exist already and differ";
    }

    /** Reads and checks every table, and compares those that are there already. */
    private Set<TableId> look() throws ArchiveProblem, StoreProblem {
        Set<TableId> there = new HashSet<>(store.ids());
        Set<TableId> all = new HashSet<>();
        for (String name : file.tables()) {
            RestoredTable found = table(name);
            TableId id = found.table().id();
            all.add(id);
            Optional<Journal> journal = journal(found);
            found.damaged()
                    .ifPresent(sentence ->
                            damaged.add("Table " + id + " was damaged when the backup was written: " + sentence));
            if (there.contains(id)) {
                compare(found, journal);
            } else if (found.locked()) {
                locked.add(id);
            }
        }
        return all;
    }

    private void compare(RestoredTable found, Optional<Journal> journal) throws StoreProblem {
        TableId id = found.table().id();
        Optional<StoredTable> stored = store.table(id);
        if (stored.isEmpty()) {
            other.add(id);
            return;
        }
        StoredTable is = stored.get();
        if (is.seed().isEmpty() && gets(is, found.table(), journal)) {
            same.add(id);
            lackSeed.add(id);
            return;
        }
        boolean unknown = found.locked() || is.seed().isEmpty();
        StoredTable was = unknown ? withSeed(found.table(), is.seed()) : found.table();
        (MessageDigest.isEqual(ArchivedTable.write(is), ArchivedTable.write(was)) ? same : other).add(id);
        if (found.locked() && is.seed().isEmpty()) {
            locked.add(id);
        }
    }

    /** Whether the seed in the backup is what a game in the store lacks, however it stands by now. */
    private static boolean gets(StoredTable is, StoredTable was, Optional<Journal> journal) {
        return !is.summary().over()
                && was.seed().isPresent()
                && journal.isPresent()
                && !is.lines().isEmpty()
                && MessageDigest.isEqual(is.lines().getFirst(), was.lines().getFirst())
                && new SeedCommitment(journal.get().header().commitment())
                        .fits(was.seed().get());
    }

    private static StoredTable withSeed(StoredTable table, Optional<byte[]> seed) {
        return new StoredTable(
                table.id(),
                table.title(),
                table.created(),
                seed,
                table.seats(),
                table.lines(),
                table.talk(),
                table.summary());
    }

    /** Inside the transaction; what fails here undoes all of it. */
    private void write(Changes changes, int all, List<StoredNotice> notices, ProgressListener progress)
            throws StoreProblem {
        int done = 0;
        try {
            for (String name : file.tables()) {
                StoredTable table = table(name).table();
                if (lackSeed.contains(table.id())) {
                    changes.addSeed(table.id(), table.seed().orElseThrow());
                } else if (!same.contains(table.id())) {
                    changes.create(table);
                }
                progress.at(++done, all);
            }
        } catch (ArchiveProblem changedMeanwhile) {
            throw new StoreProblem(changedMeanwhile.sentence(), changedMeanwhile);
        }
        // What somebody wished since then stays.
        Set<Chair> wished = new HashSet<>();
        store.notices().forEach(notice -> wished.add(Chair.of(notice)));
        for (StoredNotice notice : notices) {
            if (!wished.contains(Chair.of(notice))) {
                changes.keep(notice);
            }
        }
    }

    private RestoredTable table(String name) throws ArchiveProblem {
        try {
            RestoredTable found = ArchivedTable.read(file.table(name), file::text, key);
            if (!found.table().id().text().equals(BackupFile.id(name))) {
                throw new IOException("the part " + name + " holds another table");
            }
            return found;
        } catch (IOException damagedPart) {
            throw BackupFile.damaged(path, damagedPart);
        } catch (RuntimeException notAsItShouldBe) {
            throw BackupFile.damaged(path, new IOException("the part " + name + " is not valid", notAsItShouldBe));
        }
    }

    /** Nothing of one that was damaged before: it is put back as it was, so that nothing of it is lost. */
    private Optional<Journal> journal(RestoredTable found) throws ArchiveProblem {
        try {
            return Optional.of(ArchivedTable.journal(found.table()));
        } catch (JournalProblem problem) {
            if (found.damaged().isPresent()) {
                return Optional.empty();
            }
            throw BackupFile.damaged(path, problem);
        } catch (RuntimeException notAsItShouldBe) {
            throw BackupFile.damaged(
                    path, new IOException("table " + found.table().id() + " is not valid", notAsItShouldBe));
        }
    }

    private List<StoredNotice> notices(Set<TableId> tables) throws ArchiveProblem {
        try {
            Optional<byte[]> bytes = file.notices();
            return bytes.isEmpty() ? List.of() : ArchivedNotices.read(bytes.get(), tables);
        } catch (IOException damagedPart) {
            throw BackupFile.damaged(path, damagedPart);
        } catch (RuntimeException notAsItShouldBe) {
            throw BackupFile.damaged(path, new IOException("the notices are not valid", notAsItShouldBe));
        }
    }
}
