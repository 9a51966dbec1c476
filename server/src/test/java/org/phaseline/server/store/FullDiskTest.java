package org.phaseline.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** SQLite may be told that its file must not grow: then it fails as on a disk that is full. */
@Tag("slow")
class FullDiskTest {

    private static final TableId TABLE = new TableId("table");
    private static final Summary BEFORE = new Summary(1, false, "Game turn 1", "", 1);
    private static final Summary AFTER = new Summary(2, false, "Game turn 2", "", 2);

    @TempDir
    private Path folder;

    @Test
    void whatDoesNotFitHasNotHappenedAndAllIsWellOnceThereIsRoom() throws Exception {
        List<String> told = new ArrayList<>();
        AtomicLong pages = new AtomicLong(60);
        try (JdbcStore store =
                SqliteStore.open(new Sqlite(folder.resolve("tables.sqlite"), pages::get), told::add, () -> {})) {
            store.create(new StoredTable(
                    TABLE, "A table", 1, Optional.empty(), List.of(), List.of(line(1)), List.of(), BEFORE));
            int number = fill(store);

            assertThatThrownBy(() -> store.append(TABLE, number + 1, line(number + 1), false, AFTER))
                    .hasMessage("The answer cannot be saved: the disk is full.");
            assertThat(store.table(TABLE).orElseThrow().lines()).hasSize(number);
            assertThat(store.summary(TABLE)).as("nothing of it was kept").contains(BEFORE);

            pages.set(1_000_000);
            store.append(TABLE, number + 1, line(number + 1), false, AFTER);
            assertThat(store.table(TABLE).orElseThrow().lines()).hasSize(number + 1);
            assertThat(told).hasSize(2);
            assertThat(told.getFirst())
                    .startsWith("Problem with the tables in ")
                    .endsWith(": the disk is full.");
            assertThat(told.getLast()).startsWith("Working again");
        }
    }

    @Test
    void ofManyTablesThatDoNotAllFitNoneIsKept() throws Exception {
        AtomicLong pages = new AtomicLong(80);
        try (JdbcStore store =
                SqliteStore.open(new Sqlite(folder.resolve("tables.sqlite"), pages::get), told -> {}, () -> {})) {
            Store.Batch many = changes -> {
                for (int i = 0; i < 100; i++) {
                    changes.create(new StoredTable(
                            new TableId("table " + i),
                            "",
                            1,
                            Optional.empty(),
                            List.of(),
                            List.of(line(1), line(2)),
                            List.of(),
                            BEFORE));
                }
            };
            assertThatThrownBy(() -> store.together(many)).hasMessage("Nothing was changed: the disk is full.");
            assertThat(store.ids()).isEmpty();
            pages.set(1_000_000);
            store.together(many);
            assertThat(store.ids()).hasSize(100);
        }
    }

    /** The number of the last line that fitted. */
    private static int fill(Store store) {
        for (int number = 2; number < 1000; number++) {
            try {
                store.append(TABLE, number, line(number), false, BEFORE);
            } catch (StoreProblem full) {
                return number - 1;
            }
        }
        throw new AssertionError("the disk is not full");
    }

    private static byte[] line(int number) {
        return (number + "x".repeat(3000)).getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }
}
