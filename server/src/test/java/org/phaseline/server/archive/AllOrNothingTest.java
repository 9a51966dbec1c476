package org.phaseline.server.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;

/** A restore that fails, or is killed, leaves the store as it was. */
@Tag("slow")
class AllOrNothingTest {

    private static final int TABLES = 8;
    private static final int KILLED = 86;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void aBackup() throws Exception {
        file = folder.resolve("backup.zip");
        try (Store store = SqliteStore.open(folder.resolve("here.sqlite"))) {
            TableId last = Archives.tables(store, TABLES).getLast().id();
            store.keep(new StoredNotice(
                    last, 0, "", "https://example.org", true, MailConsent.NONE, StoredNotice.Stage.NOT_AWAITED, 0, 0));
            Backup.write(store, file, (done, of) -> {});
        }
    }

    @Test
    void aRestoreThatFailsInTheMiddleLeavesTheStoreAsItWas() throws Exception {
        try (Store store = SqliteStore.open(folder.resolve("there.sqlite"))) {
            TableId before = Archives.tables(store, 1).getFirst().id();
            assertThatThrownBy(() -> Restore.read(file, store, (done, of) -> {
                        if (done == TABLES / 2) {
                            throw new IllegalStateException("the terminal is gone");
                        }
                    }))
                    .hasMessage("the terminal is gone");
            assertThat(store.ids()).containsExactly(before);
            assertThat(Restore.read(file, store, (done, of) -> {}).tables()).isEqualTo(TABLES);
            assertThat(store.ids()).hasSize(TABLES + 1);
            assertThat(store.notices()).hasSize(1);
        }
    }

    /** Whatever stands in the way of the last table, or of the notices, takes the others with it. */
    @Test
    void oneTableThatCannotBeKeptTakesTheOthersWithIt() throws Exception {
        Map<String, byte[]> parts = Archives.parts(file);
        String last = parts.keySet().stream()
                .filter(name -> name.startsWith("tables/"))
                .reduce((one, other) -> other)
                .orElseThrow();
        String twice =
                new String(parts.get(last), StandardCharsets.UTF_8).replaceFirst("\\{\"seat\":0,", "{\"seat\":1,");
        parts.put(last, twice.getBytes(StandardCharsets.UTF_8));
        Path bad = Archives.write(folder.resolve("bad.zip"), parts);
        try (Store store = SqliteStore.open(folder.resolve("there.sqlite"))) {
            assertThatThrownBy(() -> Restore.read(bad, store, (done, of) -> {}))
                    .isInstanceOf(StoreProblem.class)
                    .hasMessageStartingWith("Nothing was changed: ");
            assertThat(store.ids()).isEmpty();
        }
    }

    @Test
    void aRestoreThatIsKilledLeavesTheStoreAsItWas() throws Exception {
        Path there = folder.resolve("there.sqlite");
        StoredTable before;
        try (Store store = SqliteStore.open(there)) {
            before = store.table(Archives.tables(store, 1).getFirst().id()).orElseThrow();
        }
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Killed.class.getName(),
                        file.toString(),
                        there.toString()))
                .inheritIO()
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isEqualTo(KILLED);
        try (Store store = SqliteStore.open(there)) {
            assertThat(store.ids()).containsExactly(before.id());
            assertThat(Restore.read(file, store, (done, of) -> {}).tables()).isEqualTo(TABLES);
        }
    }

    /** A process that comes to a sudden end when all but one of the tables are written. */
    static final class Killed {

        private Killed() {}

        public static void main(String[] arguments) throws Exception {
            try (Store store = SqliteStore.open(Path.of(arguments[1]))) {
                Restore.read(Path.of(arguments[0]), store, (done, of) -> {
                    if (done == of - 1) {
                        Runtime.getRuntime().halt(KILLED);
                    }
                });
            }
        }
    }
}
