package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import org.phaseline.session.Reply;

/** A server with many tables keeps those in memory that somebody plays. */
@Tag("slow")
class OpenTablesTest {

    private static final int RED = 0;

    @TempDir
    private Path folder;

    private final AtomicLong now = new AtomicLong();
    private Store store;
    private GameTables tables;

    @BeforeEach
    void open() throws StoreProblem {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        tables = new GameTables(store, new Library(), now::get, () -> SecretSeed.of(new byte[32]));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void aTableNobodyComesToIsLetGoAndReadAgain() throws Exception {
        WeakReference<GameTable> left = new WeakReference<>(begunAndLeft());
        TableId id = left.get().id();
        String seen = AtATable.wire(left.get(), RED);
        collect();
        assertThat(left.get()).as("who comes back soon finds it in memory").isNotNull();

        now.addAndGet(OpenTables.IDLE_MILLIS);
        tables.find(new TableId("another"));
        collect();
        assertThat(left.get()).as("it is let go").isNull();

        GameTable again = tables.find(id).orElseThrow();
        assertThat(AtATable.wire(again, RED)).isEqualTo(seen);
        assertThat(answer(again)).isEqualTo(new Reply.Taken(false));
    }

    @Test
    void aTableSomebodyStillHoldsIsTheOnlyOneOfItsKind() throws Exception {
        GameTable held = begunAndLeft();
        now.addAndGet(OpenTables.IDLE_MILLIS);
        tables.find(new TableId("another"));
        collect();
        assertThat(tables.find(held.id()).orElseThrow()).isSameAs(held);
    }

    @Test
    void largeTablesAreLetGoWhenTheyTakeTooMuchMemory() throws Exception {
        tables = new GameTables(store, new Library(), now::get, () -> SecretSeed.of(new byte[32]), 1_000);
        WeakReference<GameTable> left = new WeakReference<>(begunAndLeft());
        for (int i = 0; i < 40; i++) {
            now.addAndGet(1);
            begunAndLeft();
        }
        collect();
        assertThat(left.get()).as("the one that was used first").isNull();
    }

    private GameTable begunAndLeft() throws StoreProblem {
        GameTable table = AtATable.make(tables, "border", "").table();
        answer(table);
        return table;
    }

    private static Reply answer(GameTable table) {
        AtATable.Asked asked = AtATable.asked(table).stream()
                .filter(AtATable.Asked::awaited)
                .findFirst()
                .orElseThrow();
        return table.answer(asked.seat(), asked.decision(), asked.choices().getFirst(), "");
    }

    /** Until what nobody holds is gone: once is enough, and every test of this JVM stands still meanwhile. */
    private static void collect() throws InterruptedException {
        WeakReference<Object> canary = new WeakReference<>(new Object());
        for (int i = 0; i < 100 && canary.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(canary.get()).isNull();
    }
}
