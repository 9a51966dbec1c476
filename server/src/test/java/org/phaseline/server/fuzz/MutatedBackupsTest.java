package org.phaseline.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.archive.ArchiveProblem;
import org.phaseline.server.archive.Backup;
import org.phaseline.server.archive.Restore;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.TableOrder;

/** Backups changed at random, as a file and part by part: each is restored whole, or refused in a sentence with nothing written. */
@Tag("slow")
class MutatedBackupsTest {

    private static final int TRIES = Integer.getInteger("fuzz.tries", Boolean.getBoolean("long") ? 25_000 : 250);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long SEED = 13;
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void everyOneIsRestoredWholeOrRefusedInASentence() throws Exception {
        byte[] one = backup("one", 3);
        byte[] other = backup("other", 2);
        Mutator mutator = new Mutator(SEED);
        int restored = 0;
        try (Store store = SqliteStore.open(folder.resolve("restored.sqlite"))) {
            for (int i = 0; i < TRIES; i++) {
                byte[] changed = mutator.below(3) == 0 ? mutator.bytes(one, other) : partsChanged(one, mutator);
                Path file = Files.write(folder.resolve("changed.zip"), changed);
                String which = "number " + i + " of seed " + SEED;
                try {
                    boolean whole = assertTimeoutPreemptively(PATIENCE, () -> isRestored(file, store));
                    restored += whole ? 1 : 0;
                } catch (RuntimeException | Error thrown) {
                    Files.write(Path.of("..", "server", "target", "mutated-backup.zip"), changed);
                    fail(which + ": " + thrown, thrown);
                }
            }
        }
        System.out.println("Mutated backups: " + TRIES + " tried, " + restored + " restored, " + (TRIES - restored)
                + " refused, 0 without a clear answer.");
    }

    private static boolean isRestored(Path file, Store store) throws StoreProblem {
        try {
            Restore.Restored restored = Restore.read(file, store, (done, of) -> {});
            List<TableId> ids = store.ids();
            assertThat(ids).hasSize(restored.tables());
            for (TableId id : ids) {
                assertThat(store.table(id)).isPresent();
            }
            store.delete(ids);
            return true;
        } catch (ArchiveProblem problem) {
            isASentence(problem.getMessage());
        } catch (StoreProblem problem) {
            isASentence(problem.getMessage());
        }
        assertThat(store.ids()).as("what a refused backup has left").isEmpty();
        assertThat(store.notices()).isEmpty();
        return false;
    }

    private static void isASentence(String sentence) {
        assertThat(sentence).isNotBlank().endsWith(".").doesNotContain("Exception", "null", "\n");
    }

    private byte[] backup(String name, int count) throws Exception {
        Path file = folder.resolve(name + ".zip");
        try (Store store = SqliteStore.open(folder.resolve(name + ".sqlite"))) {
            GameTables tables = new GameTables(store, new Library());
            for (int i = 0; i < count; i++) {
                GameTable table =
                        ((Created.Made) tables.create(new TableOrder("border", "", List.of(), List.of()))).table();
                table.talk().name(0, "Anna");
                store.keep(new StoredNotice(
                        table.id(),
                        0,
                        "",
                        "https://example.org",
                        true,
                        MailConsent.NONE,
                        StoredNotice.Stage.NOT_AWAITED,
                        0,
                        0));
            }
            Backup.write(store, file, (done, of) -> {});
        }
        return Files.readAllBytes(file);
    }

    /** Changes what is in the parts and packs them again, so that the checksums of the ZIP hold. */
    private static byte[] partsChanged(byte[] backup, Mutator mutator) throws IOException {
        Map<String, byte[]> parts = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new java.io.ByteArrayInputStream(backup))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                parts.put(entry.getName(), zip.readAllBytes());
            }
        }
        List<String> names = new ArrayList<>(parts.keySet());
        String name = mutator.oneOf(names);
        byte[] part = parts.get(name);
        switch (mutator.below(6)) {
            case 0 -> parts.remove(name);
            case 1 -> parts.put("more/" + name, part);
            case 2 -> parts.put(name, mutator.bytes(part, parts.get(mutator.oneOf(names))));
            default -> parts.put(name, json(part, mutator));
        }
        var out = new java.io.ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> each : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue());
            }
        }
        return out.toByteArray();
    }

    private static byte[] json(byte[] part, Mutator mutator) throws IOException {
        try {
            return JSON.writeValueAsBytes(mutator.json(JSON.readTree(part)));
        } catch (JsonProcessingException text) {
            String read = new String(part, StandardCharsets.UTF_8);
            return mutator.text(read, read).getBytes(StandardCharsets.UTF_8);
        }
    }
}
