package org.phaseline.server.archive;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.SharedText;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;

/**
 * Puts the tables of a backup into a store. The whole file is read and checked before the first table is written. A table that is there
 * already is left alone if it is the same, so that a restore that was interrupted can be done again; if it is another one nothing is
 * restored at all.
 */
public final class Restore {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** How many were put there, and how many were there already, the same. */
    public record Restored(int tables, int same) {}

    /** Does something with each table. */
    private interface Each {
        void table(StoredTable table) throws StoreProblem, ArchiveProblem;

        void notices(List<StoredNotice> notices) throws StoreProblem;
    }

    private record Chair(TableId table, int seat) {

        static Chair of(StoredNotice notice) {
            return new Chair(notice.table(), notice.seat());
        }
    }

    private final Path file;

    private Restore(Path file) {
        this.file = file;
    }

    public static Restored read(Path file, Store store, Progress progress) throws ArchiveProblem, StoreProblem {
        Restore restore = new Restore(file);
        Set<TableId> there = new HashSet<>(store.ids());
        Set<TableId> same = new HashSet<>();
        List<TableId> other = new ArrayList<>();
        int all = restore.tables(new Each() {
            @Override
            public void table(StoredTable table) throws StoreProblem {
                if (there.contains(table.id())) {
                    (isThere(store, table) ? same : other).add(table.id());
                }
            }

            @Override
            public void notices(List<StoredNotice> notices) {
                // It is enough that they can be read.
            }
        });
        if (!other.isEmpty()) {
            throw new ArchiveProblem("Nothing was restored: " + said(other)
                    + " there already and not as in the backup. Restore into an empty store instead.");
        }
        restore.tables(new Each() {
            private int done;

            @Override
            public void table(StoredTable table) throws StoreProblem {
                if (!same.contains(table.id())) {
                    store.create(table);
                }
                progress.at(++done, all);
            }

            @Override
            public void notices(List<StoredNotice> notices) throws StoreProblem {
                // They come last, so a restore that was interrupted has left them out; what somebody wished since then
                // stays.
                Set<Chair> wished = new HashSet<>();
                store.notices().forEach(notice -> wished.add(Chair.of(notice)));
                for (StoredNotice notice : notices) {
                    if (!wished.contains(Chair.of(notice))) {
                        store.keep(notice);
                    }
                }
            }
        });
        return new Restored(all - same.size(), same.size());
    }

    private static String said(List<TableId> ids) {
        return ids.size() == 1 ? "table " + ids.getFirst() + " is" : ids.size() + " of its tables are";
    }

    private static boolean isThere(Store store, StoredTable table) throws StoreProblem {
        Optional<StoredTable> stored = store.table(table.id());
        try {
            return stored.isPresent()
                    && MessageDigest.isEqual(
                            ArchivedTable.write(stored.get(), Optional.empty()),
                            ArchivedTable.write(table, Optional.empty()));
        } catch (IOException notTheSame) {
            return false;
        }
    }

    /** Whether a file begins as a backup does. */
    static boolean looksLikeABackup(Path file) {
        try (ZipInputStream zip = open(file)) {
            ZipEntry first = zip.getNextEntry();
            return first != null && first.getName().equals(Backup.FIRST);
        } catch (IOException somethingElse) {
            return false;
        }
    }

    private static ZipInputStream open(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        return new ZipInputStream(new BufferedInputStream(in, 1 << 16));
    }

    /** Reads the file from front to back; every part of it has a checksum, and so has every line of every journal. */
    private int tables(Each each) throws ArchiveProblem, StoreProblem {
        Map<String, byte[]> texts = new HashMap<>();
        Set<TableId> read = new HashSet<>();
        try (ZipInputStream zip = open(file)) {
            requireABackup(zip);
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                byte[] bytes = zip.readAllBytes();
                String name = entry.getName();
                if (name.startsWith(Backup.TEXTS)) {
                    texts.put(name.substring(Backup.TEXTS.length()), text(name, bytes));
                } else if (name.startsWith(Backup.TABLES)) {
                    StoredTable table = table(name, bytes, texts);
                    each.table(table);
                    read.add(table.id());
                } else if (name.equals(Backup.NOTICES)) {
                    each.notices(notices(bytes, read));
                } else if (name.equals(Backup.LAST)) {
                    if (JSON.readTree(bytes).required("tables").intValue() != read.size()) {
                        throw new IOException("tables are missing");
                    }
                    return read.size();
                }
            }
            throw new IOException("its end is missing");
        } catch (IOException | IllegalArgumentException damaged) {
            throw new ArchiveProblem(
                    "The backup " + file + " cannot be used: it is damaged or cut short (" + why(damaged) + ").",
                    damaged);
        }
    }

    private void requireABackup(ZipInputStream zip) throws IOException, ArchiveProblem {
        ZipEntry first = zip.getNextEntry();
        if (first == null || !first.getName().equals(Backup.FIRST)) {
            throw new ArchiveProblem(file + " is not a backup of Phaseline.");
        }
        int version =
                JSON.readTree(zip.readAllBytes()).required("phaseline-backup").intValue();
        if (version < 1 || version > Backup.VERSION) {
            throw new ArchiveProblem(file + " is a backup of version " + version
                    + "; this Phaseline reads versions up to " + Backup.VERSION + ".");
        }
    }

    private static byte[] text(String name, byte[] bytes) throws IOException {
        if (!name.endsWith(HexFormat.of().formatHex(SharedText.hash(bytes)))) {
            throw new IOException("the text of a rulebook is not the one it should be");
        }
        return bytes;
    }

    private static StoredTable table(String name, byte[] bytes, Map<String, byte[]> texts) throws IOException {
        try {
            StoredTable table = ArchivedTable.read(bytes, texts);
            ArchivedTable.journal(table);
            return table;
        } catch (JournalProblem damaged) {
            throw new IOException(damaged.sentence(), damaged);
        } catch (RuntimeException damaged) {
            throw new IOException("the part " + name + " is not as it should be", damaged);
        }
    }

    private static List<StoredNotice> notices(byte[] bytes, Set<TableId> tables) throws IOException {
        try {
            return ArchivedNotices.read(bytes, tables);
        } catch (RuntimeException damaged) {
            throw new IOException("the notices are not as they should be", damaged);
        }
    }

    private static String why(Exception problem) {
        String message = problem.getMessage();
        String said = message == null || message.isEmpty() ? "part of it is missing" : message;
        return said.endsWith(".") ? said.substring(0, said.length() - 1) : said;
    }
}
