package org.phaseline.server.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.TableOrder;

/** Backups to test with. */
final class Archives {

    private Archives() {}

    /** Some tables that are being played. */
    static List<GameTable> tables(Store store, int count) throws StoreProblem {
        GameTables tables = new GameTables(store, new Library());
        List<GameTable> made = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            made.add(((Created.Made) tables.create(new TableOrder("border", "", List.of(), List.of()))).table());
        }
        return made;
    }

    /** Made by a version that kept seeds in the clear; four of its tables were damaged by films. */
    static Path ofAnOlderVersion(Path folder) throws IOException {
        Path file = folder.resolve("older.zip");
        try (InputStream in = Restore.class.getResourceAsStream("store-damaged-by-films.zip")) {
            Files.copy(Objects.requireNonNull(in), file);
        }
        return file;
    }

    static Map<String, byte[]> parts(Path file) throws IOException {
        Map<String, byte[]> parts = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                parts.put(entry.getName(), zip.readAllBytes());
            }
        }
        return parts;
    }

    static Path write(Path file, Map<String, byte[]> parts) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (Map.Entry<String, byte[]> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue());
            }
        }
        return file;
    }
}
