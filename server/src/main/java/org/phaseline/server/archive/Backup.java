package org.phaseline.server.archive;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.phaseline.server.store.SharedText;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.OperatorRecord;
import org.phaseline.server.table.TableCheck;
import org.phaseline.server.view.JsonBytes;

/**
 * Writes every table of a store into one file, from which any store can take them: a ZIP with the texts of rulebooks and, after the text
 * it is played by, each table as JSON. It appears under its name when it is whole and on the disk.
 */
public final class Backup {

    static final String FIRST = "phaseline-backup.json";
    static final String TEXTS = "texts/";
    static final String TABLES = "tables/";
    static final String NOTICES = "notices.json";
    static final String LAST = "end.json";
    /** 2: seeds are encrypted, and seats have sessions and codes; 1 can still be read. */
    static final int VERSION = 2;

    /** What becomes of the secret seeds of games that are not over. */
    public enum Seeds {
        /** Encrypted, with a key in a file of its own. */
        ENCRYPTED,
        /** In the clear, which everybody at those tables is told; for who has the store for themselves. */
        CLEAR
    }

    /**
     * What came of it.
     *
     * @param damaged a sentence for each table that is not valid; whether it is in the file all the same
     * @param encrypted how many seeds need the key
     */
    public record Written(int tables, List<String> damaged, int encrypted) {

        public Written {
            damaged = List.copyOf(damaged);
        }
    }

    private final Store store;
    private final ZipOutputStream zip;
    private final Optional<BackupKey> key;
    private final Library library = new Library();
    private final Set<String> texts = new HashSet<>();
    private final List<String> damaged = new ArrayList<>();
    private int tables;
    private int encrypted;

    private Backup(Store store, ZipOutputStream zip, Optional<BackupKey> key) {
        this.store = store;
        this.zip = zip;
        this.key = key;
    }

    public static Written write(Store store, Path file, ProgressListener progress) throws ArchiveProblem, StoreProblem {
        return write(store, file, Seeds.ENCRYPTED, progress);
    }

    public static Written write(Store store, Path file, Seeds seeds, ProgressListener progress)
            throws ArchiveProblem, StoreProblem {
        refuseToReplaceSomethingElse(file);
        // One that lies there may belong to an older backup, so it is never replaced.
        Optional<BackupKey> there = seeds == Seeds.ENCRYPTED ? BackupKey.ifBeside(file) : Optional.empty();
        Optional<BackupKey> key = seeds == Seeds.ENCRYPTED ? there.or(() -> Optional.of(BackupKey.fresh())) : there;
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.deleteIfExists(unfinished);
            Written written;
            try (FileChannel channel = OwnFile.create(unfinished, StandardOpenOption.CREATE_NEW);
                    OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                written = new Backup(store, zip, key).write(progress);
                zip.finish();
                out.flush();
                channel.force(true);
            }
            if (written.encrypted > 0 && there.isEmpty()) {
                key.orElseThrow().write(BackupKey.beside(file));
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return written;
        } catch (IOException problem) {
            throw new ArchiveProblem("The backup " + file + " cannot be written: " + why(problem) + ".", problem);
        } finally {
            deleteQuietly(unfinished);
        }
    }

    /** A backup may take the place of an older one, never of another file. */
    private static void refuseToReplaceSomethingElse(Path file) throws ArchiveProblem {
        if (Files.exists(file) && !BackupFile.looksLikeABackup(file)) {
            throw new ArchiveProblem(file + " exists already and is not a backup; choose another name.");
        }
    }

    private Written write(ProgressListener progress) throws IOException, StoreProblem {
        entry(FIRST, JsonBytes.object(json -> {
            json.writeNumberField("phaseline-backup", VERSION);
            if (key.isPresent()) {
                json.writeStringField("key", key.get().fingerprint());
            }
        }));
        List<TableId> ids = store.ids();
        for (int i = 0; i < ids.size(); i++) {
            table(ids.get(i));
            progress.at(i + 1, ids.size());
        }
        entry(NOTICES, ArchivedNotices.write(store.notices()));
        entry(LAST, JsonBytes.object(json -> json.writeNumberField("tables", tables)));
        return new Written(tables, damaged, encrypted);
    }

    private void table(TableId id) throws IOException, StoreProblem {
        StoredTable table;
        try {
            Optional<StoredTable> found = read(id);
            if (found.isEmpty()) {
                // Somebody has deleted it meanwhile.
                return;
            }
            table = found.get();
        } catch (StoreProblem problem) {
            damaged.add("Table " + id + " is not in the backup: " + problem.getMessage());
            return;
        }
        if (key.isEmpty() && table.seed().isPresent()) {
            table = told(table);
        }
        String wrong = wrong(table);
        Optional<SharedText> shared = table.lines().isEmpty()
                ? Optional.empty()
                : SharedText.in(table.lines().getFirst());
        byte[] bytes = ArchivedTable.write(table, shared, key, wrong);
        if (bytes.length > BackupFile.MOST_TABLE_BYTES) {
            damaged.add("Table " + id + " is not in the backup: it is too large.");
            return;
        }
        if (!wrong.isEmpty()) {
            damaged.add("Table " + id + " is in the backup as it is, but damaged: " + wrong);
        }
        if (shared.isPresent()) {
            String hash = HexFormat.of().formatHex(shared.get().hash());
            if (texts.add(hash)) {
                entry(TEXTS + hash, shared.get().text());
            }
        }
        entry(TABLES + id + ".json", bytes);
        tables++;
        encrypted += key.isPresent() && table.seed().isPresent() ? 1 : 0;
    }

    /** What is written is played again before it is trusted. That a seed is missing is no damage. */
    private String wrong(StoredTable table) {
        return TableCheck.of(table, library).stream()
                .filter(problem -> problem.remedy() != TableCheck.Remedy.SEED)
                .map(TableCheck.Problem::sentence)
                .findFirst()
                .orElse("");
    }

    /** The players read that their seed was taken, before it is. */
    private StoredTable told(StoredTable table) throws StoreProblem {
        OperatorRecord record = OperatorRecord.next(table, OperatorRecord.SEED_TAKEN);
        store.say(table.id(), record.number(), record.bytes());
        return store.table(table.id()).orElse(table);
    }

    /** A store that was away for a moment has lost no table; while it is away the backup fails as a whole, at the latest at its end. */
    private Optional<StoredTable> read(TableId id) throws StoreProblem {
        try {
            return store.table(id);
        } catch (StoreProblem perhapsAway) {
            store.ids();
            return store.table(id);
        }
    }

    private void entry(String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }

    private static void deleteQuietly(Path unfinished) {
        try {
            Files.deleteIfExists(unfinished);
        } catch (IOException left) {
            // The next backup of this name takes it away.
        }
    }

    static String why(IOException problem) {
        String message = problem.getMessage();
        return message == null || message.isEmpty() ? problem.getClass().getSimpleName() : message;
    }
}
