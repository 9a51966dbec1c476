package org.phaseline.server.archive;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.phaseline.server.store.SharedText;

/**
 * A backup that is read. It may come from anybody: names, sizes and how much a part grows when it is unpacked have limits far beyond
 * what a server writes, and nothing larger is unpacked.
 */
final class BackupFile implements AutoCloseable {

    /** What one table may take up in a backup. */
    static final int MOST_TABLE_BYTES = 64 << 20;

    private static final int MOST_TEXT_BYTES = 16 << 20;
    private static final int MOST_NOTICES_BYTES = 64 << 20;
    private static final int MOST_WORDS_BYTES = 1 << 12;
    private static final int MOST_PARTS = 1_000_000;

    /** Journals and rulebooks shrink to about a tenth. */
    private static final int MOST_GROWTH = 200;

    private static final int GROWS_AS_IT_LIKES = 1 << 20;
    private static final int LONGEST_SAID = 60;

    private static final Pattern TEXT = Pattern.compile(Backup.TEXTS + "[0-9a-f]{64}");
    private static final Pattern TABLE = Pattern.compile(Backup.TABLES + "([A-Za-z0-9_-]{1,64})\\.json");

    static final ObjectMapper JSON = new ObjectMapper();

    private final Path path;
    private final ZipFile zip;
    private final JsonNode first;
    private final List<String> tables = new ArrayList<>();

    private BackupFile(Path path, ZipFile zip, JsonNode first) {
        this.path = path;
        this.zip = zip;
        this.first = first;
    }

    static BackupFile open(Path path) throws ArchiveProblem {
        if (!looksLikeABackup(path)) {
            throw new ArchiveProblem(path + " is not a backup of Phaseline.");
        }
        ZipFile zip = null;
        boolean done = false;
        try {
            zip = new ZipFile(path.toFile());
            BackupFile file = new BackupFile(path, zip, JSON.readTree(read(zip, Backup.FIRST, MOST_WORDS_BYTES)));
            int version = file.first.required("phaseline-backup").intValue();
            if (version < 1 || version > Backup.VERSION) {
                throw new ArchiveProblem(path + " is a backup of version " + version
                        + "; this Phaseline reads versions 1 to " + Backup.VERSION + ".");
            }
            file.lookThrough();
            done = true;
            return file;
        } catch (IOException | IllegalArgumentException damaged) {
            throw damaged(path, damaged);
        } finally {
            if (!done && zip != null) {
                closeQuietly(zip);
            }
        }
    }

    /** Whether a file begins as a backup does. */
    static boolean looksLikeABackup(Path file) {
        try (InputStream in = Files.newInputStream(file);
                ZipInputStream zip = new ZipInputStream(new BufferedInputStream(in))) {
            ZipEntry first = zip.getNextEntry();
            return first != null && first.getName().equals(Backup.FIRST);
        } catch (IOException | IllegalArgumentException somethingElse) {
            return false;
        }
    }

    static ArchiveProblem damaged(Path path, Exception damaged) {
        return new ArchiveProblem(
                "The backup " + path + " cannot be used: it is damaged or cut short (" + why(damaged) + ").", damaged);
    }

    private static String why(Exception problem) {
        if (problem instanceof JsonProcessingException) {
            // Its own message goes over several lines, with excerpts.
            return "a part of it is not written in JSON";
        }
        String message = problem.getMessage();
        String said = message == null || message.isEmpty() ? "part of it is missing" : message;
        return said.endsWith(".") ? said.substring(0, said.length() - 1) : said;
    }

    /** Every part is one a backup has, and its name is there once. */
    private void lookThrough() throws IOException {
        if (zip.size() > MOST_PARTS) {
            throw new IOException("it has " + zip.size() + " parts, more than any backup");
        }
        Set<String> names = new HashSet<>();
        for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
            String name = all.nextElement().getName();
            if (!names.add(name)) {
                throw new IOException("it has the part " + said(name) + " twice");
            }
            if (TABLE.matcher(name).matches()) {
                tables.add(name);
            } else if (!TEXT.matcher(name).matches()
                    && !Set.of(Backup.FIRST, Backup.NOTICES, Backup.LAST).contains(name)) {
                throw new IOException("no backup has a part called " + said(name));
            }
        }
        if (!names.contains(Backup.LAST)) {
            throw new IOException("its end is missing");
        }
        int counted = JSON.readTree(read(zip, Backup.LAST, MOST_WORDS_BYTES))
                .required("tables")
                .intValue();
        if (counted != tables.size()) {
            throw new IOException("tables are missing");
        }
    }

    private static String said(String name) {
        String shown = name.replaceAll("[^\\x20-\\x7e]", "?");
        return "'" + (shown.length() > LONGEST_SAID ? shown.substring(0, LONGEST_SAID) + "..." : shown) + "'";
    }

    /** Which key its seeds are encrypted with; empty when they are not. */
    String keyFingerprint() {
        return first.path("key").asText("");
    }

    /** The names of the parts that are tables, in the order they were written in. */
    List<String> tables() {
        return List.copyOf(tables);
    }

    /** What stands in the name of a table's part. */
    static String id(String name) {
        return name.substring(Backup.TABLES.length(), name.length() - ".json".length());
    }

    byte[] table(String name) throws IOException {
        return read(zip, name, MOST_TABLE_BYTES);
    }

    /** The text of a rulebook by its hash in hexadecimal digits. */
    Optional<byte[]> text(String hash) throws IOException {
        String name = Backup.TEXTS + hash;
        if (!TEXT.matcher(name).matches() || zip.getEntry(name) == null) {
            return Optional.empty();
        }
        byte[] text = read(zip, name, MOST_TEXT_BYTES);
        if (!HexFormat.of().formatHex(SharedText.hash(text)).equals(hash)) {
            throw new IOException("the text of a rulebook does not match its hash");
        }
        return Optional.of(text);
    }

    Optional<byte[]> notices() throws IOException {
        return zip.getEntry(Backup.NOTICES) == null
                ? Optional.empty()
                : Optional.of(read(zip, Backup.NOTICES, MOST_NOTICES_BYTES));
    }

    private static byte[] read(ZipFile zip, String name, int most) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw new IOException("the part " + name + " is missing");
        }
        long packed = entry.getCompressedSize();
        if (entry.getSize() > most) {
            throw new IOException("the part " + said(name) + " is larger than " + (most >> 10) + " KB");
        }
        if (entry.getSize() > GROWS_AS_IT_LIKES && packed >= 0 && entry.getSize() / MOST_GROWTH > packed) {
            throw new IOException(
                    "the part " + said(name) + " grows more than " + MOST_GROWTH + " times when unpacked");
        }
        byte[] bytes;
        try (InputStream in = zip.getInputStream(entry)) {
            // What it says of its size need not be true.
            bytes = in.readNBytes((int) Math.min(most, Math.max(0, entry.getSize())) + 1);
        }
        CRC32 check = new CRC32();
        check.update(bytes);
        if (bytes.length != entry.getSize() || check.getValue() != entry.getCrc()) {
            throw new IOException("the part " + said(name) + " has a wrong checksum");
        }
        return bytes;
    }

    @Override
    public void close() {
        closeQuietly(zip);
    }

    private static void closeQuietly(ZipFile zip) {
        try {
            zip.close();
        } catch (IOException onlyRead) {
            // Nothing is lost.
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
