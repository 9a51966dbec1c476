package org.phaseline.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest {

    private static final TableId TABLE = new TableId("table");

    @TempDir
    private Path folder;

    @Test
    void whatWasKeptIsThereWhenTheStoreIsOpenedAgain() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            store.append(TABLE, 3, line("third"), false);
        }
        try (SqliteStore store = open(folder)) {
            StoredTable read = store.table(TABLE).orElseThrow();
            assertThat(read.title()).isEqualTo("A table");
            assertThat(texts(read)).containsExactly("first", "second", "third");
            assertThat(read.seats().getFirst().secretHash()).isEqualTo(line("hash"));
            assertThat(read.seed()).isPresent();
        }
    }

    /** The files as they lie there, without anybody having closed anything, are what a killed process leaves behind. */
    @Test
    void whatWasKeptIsThereAfterACrash(@TempDir Path crashed) throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            for (int number = 3; number <= 50; number++) {
                store.append(TABLE, number, line("line " + number), false);
            }
            copy(folder, crashed);
        }
        try (SqliteStore store = open(crashed)) {
            assertThat(texts(store.table(TABLE).orElseThrow())).hasSize(50).endsWith("line 49", "line 50");
        }
    }

    @Test
    void aNumberIsUsedOnce() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            store.append(TABLE, 3, line("third"), false);
            assertThatThrownBy(() -> store.append(TABLE, 3, line("other"), false))
                    .isInstanceOf(StoreProblem.class);
            assertThat(texts(store.table(TABLE).orElseThrow())).containsExactly("first", "second", "third");
        }
    }

    @Test
    void oneThatFailsTakesNobodyWithIt() throws Exception {
        try (SqliteStore store = open(folder);
                ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> kept = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                TableId id = new TableId("table " + (i % 100));
                kept.add(many.submit(() -> tried(store, id)));
            }
            int good = 0;
            for (Future<Boolean> each : kept) {
                good += each.get() ? 1 : 0;
            }
            assertThat(good)
                    .as("each of a hundred tables once, though each was wished for twice")
                    .isEqualTo(100);
            assertThat(store.table(new TableId("table 99"))).isPresent();
        }
    }

    private static boolean tried(SqliteStore store, TableId id) {
        try {
            store.create(table(id));
            return true;
        } catch (StoreProblem there) {
            return false;
        }
    }

    @Test
    void aSeedThatIsRevealedIsNoLongerKeptBesideTheJournal() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            store.append(TABLE, 3, line("the end"), true);
            assertThat(store.table(TABLE).orElseThrow().seed()).isEmpty();
        }
    }

    @Test
    void aStoreThatIsClosedTakesNothing() throws Exception {
        SqliteStore store = open(folder);
        store.close();
        assertThatThrownBy(() -> store.create(table(TABLE))).isInstanceOf(StoreProblem.class);
    }

    @Test
    void aFileThatIsNoStoreIsRefusedInASentence() throws Exception {
        Files.writeString(folder.resolve("tables.sqlite"), "something else altogether ".repeat(100));
        assertThatThrownBy(() -> open(folder))
                .isInstanceOf(StoreProblem.class)
                .hasMessageEndingWith("cannot be opened: the file is damaged, or not one of Phaseline's.");
    }

    @Test
    void aFolderIsServedOnlyOnce() throws Exception {
        try (DataFolder taken = DataFolder.take(folder)) {
            assertThat(taken).isNotNull();
            assertThatThrownBy(() -> DataFolder.take(folder))
                    .hasMessageStartingWith("Another Phaseline already serves");
        }
        DataFolder.take(folder).close();
    }

    private static SqliteStore open(Path folder) throws StoreProblem {
        return SqliteStore.open(folder.resolve("tables.sqlite"));
    }

    private static StoredTable table(TableId id) {
        return new StoredTable(
                id,
                "A table",
                1,
                Optional.of(new byte[32]),
                List.of(new StoredSeat(StoredSeat.WATCHING, line("hash"))),
                List.of(line("first"), line("second")));
    }

    private static byte[] line(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> texts(StoredTable table) {
        return table.lines().stream()
                .map(line -> new String(line, StandardCharsets.UTF_8))
                .toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }
}
