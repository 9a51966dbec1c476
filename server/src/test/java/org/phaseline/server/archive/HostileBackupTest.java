package org.phaseline.server.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;

/** A backup may have been made by anybody: whatever is in it, it is restored whole or refused in a sentence. */
@Tag("slow")
class HostileBackupTest {

    private static final int TRIES = Boolean.getBoolean("long") ? 2_000 : 60;

    @TempDir
    private Path folder;

    private Store store;
    private Path good;

    @BeforeEach
    void aBackup() throws Exception {
        try (Store there = SqliteStore.open(folder.resolve("there.sqlite"))) {
            Archives.tables(there, 2);
            good = folder.resolve("good.zip");
            Backup.write(there, good, (done, of) -> {});
        }
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void refused(Map<String, byte[]> parts, String sentence) throws Exception {
        Path file = Archives.write(folder.resolve("hostile.zip"), parts);
        assertThatThrownBy(() -> Restore.read(file, store, (done, of) -> {}))
                .isInstanceOf(ArchiveProblem.class)
                .hasMessageContaining(sentence)
                .message()
                .doesNotContain("Exception", "null");
        assertThat(store.ids()).isEmpty();
    }

    private Map<String, byte[]> parts() throws Exception {
        return new LinkedHashMap<>(Archives.parts(good));
    }

    @Test
    void aPartThatGrowsBeyondAllMeasureIsNotUnpacked() throws Exception {
        Map<String, byte[]> parts = parts();
        String table = parts.keySet().stream()
                .filter(name -> name.startsWith("tables/"))
                .findFirst()
                .orElseThrow();
        parts.put(table, new byte[40 << 20]);
        refused(parts, "grows more than 200 times");
        parts = parts();
        byte[] noise = new byte[17 << 20];
        new Random(1).nextBytes(noise);
        parts.put("texts/" + "a".repeat(64), noise);
        parts.put(
                table,
                new String(parts.get(table), StandardCharsets.UTF_8)
                        .replaceFirst("\"text\":\"[0-9a-f]*\"", "\"text\":\"" + "a".repeat(64) + "\"")
                        .getBytes(StandardCharsets.UTF_8));
        refused(parts, "is larger than 16384 KB");
    }

    @Test
    void aPartThatNoBackupHasIsNamed() throws Exception {
        for (String name :
                new String[] {"../../etc/passwd", "tables/../x.json", "tables/a b.json", "tables/\u001b[2J.json"}) {
            Map<String, byte[]> parts = parts();
            parts.put(name, new byte[0]);
            refused(parts, "no backup has a part called '");
        }
    }

    @Test
    void aTableUnderAnotherNameIsRefused() throws Exception {
        Map<String, byte[]> parts = parts();
        String table = parts.keySet().stream()
                .filter(name -> name.startsWith("tables/"))
                .findFirst()
                .orElseThrow();
        Map<String, byte[]> moved = new LinkedHashMap<>();
        parts.forEach((name, bytes) -> moved.put(name.equals(table) ? "tables/another.json" : name, bytes));
        refused(moved, "holds another table");
    }

    @Test
    void whateverIsChangedInAPartIsRefusedOrRestoredWhole() throws Exception {
        Random random = new Random(11);
        for (int i = 0; i < TRIES; i++) {
            Map<String, byte[]> parts = parts();
            String name = parts.keySet().stream()
                    .skip(random.nextInt(parts.size()))
                    .findFirst()
                    .orElseThrow();
            byte[] bytes = parts.get(name).clone();
            switch (random.nextInt(4)) {
                case 0 -> bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                case 1 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
                case 2 ->
                    bytes = new String(bytes, StandardCharsets.UTF_8)
                            .replaceFirst("\"[a-z]+\":", "\"x\":")
                            .getBytes(StandardCharsets.UTF_8);
                default ->
                    bytes = new String(bytes, StandardCharsets.UTF_8)
                            .replaceFirst(":\"?[^,\"]*\"?,", random.nextBoolean() ? ":null," : ":[[7]],")
                            .getBytes(StandardCharsets.UTF_8);
            }
            parts.put(name, bytes);
            Path file = Archives.write(folder.resolve("hostile.zip"), parts);
            Path into = folder.resolve("into" + i + ".sqlite");
            try (Store fresh = SqliteStore.open(into)) {
                try {
                    Restore.read(file, fresh, (done, of) -> {});
                    assertThat(fresh.ids()).as("try %s, %s", i, name).hasSize(2);
                } catch (ArchiveProblem problem) {
                    assertThat(problem.sentence()).as("try %s, %s", i, name).doesNotContain("Exception");
                    assertThat(fresh.ids()).as("try %s, %s", i, name).isEmpty();
                } catch (StoreProblem problem) {
                    assertThat(fresh.ids()).as("try %s, %s", i, name).isEmpty();
                }
            }
            Files.delete(into);
        }
    }
}
