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
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.SharedText;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.Json;

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

    /** 2: seats have sessions and codes; 1, where each had one secret for both, can still be read. */
    static final int VERSION = 2;

    /**
     * What came of it.
     *
     * @param damaged a sentence for each table that cannot be read, and so is not in the file
     */
    public record Written(int tables, List<String> damaged) {

        public Written {
            damaged = List.copyOf(damaged);
        }
    }

    private final Store store;
    private final ZipOutputStream zip;
    private final Set<String> texts = new HashSet<>();
    private final List<String> damaged = new ArrayList<>();
    private int tables;

    private Backup(Store store, ZipOutputStream zip) {
        this.store = store;
        this.zip = zip;
    }

    public static Written write(Store store, Path file, Progress progress) throws ArchiveProblem, StoreProblem {
        refuseToReplaceSomethingElse(file);
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.deleteIfExists(unfinished);
            Written written;
            try (FileChannel channel = FileChannel.open(
                            unfinished,
                            EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                            onlyForMe(unfinished));
                    OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                written = new Backup(store, zip).write(progress);
                zip.finish();
                out.flush();
                channel.force(true);
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
        if (Files.exists(file) && !Restore.looksLikeABackup(file)) {
            throw new ArchiveProblem(file + " is there already and is no backup; choose another name.");
        }
    }

    private Written write(Progress progress) throws IOException, StoreProblem {
        entry(FIRST, Json.object(json -> json.writeNumberField("phaseline-backup", VERSION)));
        List<TableId> ids = store.ids();
        for (int i = 0; i < ids.size(); i++) {
            table(ids.get(i));
            progress.at(i + 1, ids.size());
        }
        entry(NOTICES, ArchivedNotices.write(store.notices()));
        entry(LAST, Json.object(json -> json.writeNumberField("tables", tables)));
        return new Written(tables, damaged);
    }

    private void table(TableId id) throws IOException, StoreProblem {
        StoredTable table;
        Optional<SharedText> shared;
        byte[] bytes;
        try {
            table = read(id);
            ArchivedTable.journal(table);
            shared = SharedText.in(table.lines().getFirst());
            bytes = ArchivedTable.write(table, shared);
        } catch (StoreProblem | JournalProblem | IOException problem) {
            damaged.add("Table " + id + " is not in the backup: " + problem.getMessage());
            return;
        }
        if (shared.isPresent()) {
            String hash = HexFormat.of().formatHex(shared.get().hash());
            if (texts.add(hash)) {
                entry(TEXTS + hash, shared.get().text());
            }
        }
        entry(TABLES + id + ".json", bytes);
        tables++;
    }

    /** A store that was away for a moment has lost no table; while it is away the backup fails as a whole, at the latest at its end. */
    private StoredTable read(TableId id) throws StoreProblem {
        try {
            return store.table(id).orElseThrow();
        } catch (StoreProblem perhapsAway) {
            store.ids();
            return store.table(id).orElseThrow();
        }
    }

    private void entry(String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }

    /** It holds seeds of games that are not over, and what was chosen unseen. */
    private static FileAttribute<?>[] onlyForMe(Path path) {
        boolean known = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return known
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
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
