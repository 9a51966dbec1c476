package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.session.Reply;

/** A table that was deleted is gone, whoever still holds it. */
@Tag("slow")
class DeletedTableTest {

    private static final String WHY = "The owner has deleted this table.";

    @TempDir
    private Path folder;

    private final AtomicLong clock = new AtomicLong(1_000_000_000_000L);
    private Store store;
    private GameTables tables;

    @BeforeEach
    void open() throws Exception {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        tables = new GameTables(store, new Library(), clock::get, SecretSeed::fresh);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void whoeverStillHoldsItWritesNothingAnyMore() throws Exception {
        GameTable table = AtATable.make(tables, "border", "").table();
        tables.delete(table.id(), WHY);
        assertThat(table.answer(0, "1.1.1", "raid", "")).isEqualTo(new Reply.Refused(WHY));
        assertThat(table.talk().say(0, "", "hello?")).isEqualTo(new Reply.Refused(WHY));
        assertThatThrownBy(() -> table.film(0)).isInstanceOf(StoreProblem.class).hasMessage(WHY);
        assertThat(table.ended()).contains(WHY);
        assertThat(tables.find(table.id())).isEmpty();
        assertThat(store.ids()).isEmpty();
    }

    @Test
    void aTextThatNoOtherTablePlaysByGoesWithIt() throws Exception {
        TableId one = AtATable.make(tables, "border", "").table().id();
        TableId two = AtATable.make(tables, "border", "").table().id();
        TableId other = AtATable.make(tables, "legions", "").table().id();
        assertThat(texts()).isEqualTo(2);
        tables.delete(one, WHY);
        assertThat(texts()).isEqualTo(2);
        assertThat(new GameTables(store, new Library()).find(two)).isPresent();
        tables.delete(two, WHY);
        assertThat(texts()).isEqualTo(1);
        tables.delete(other, WHY);
        assertThat(texts()).isZero();
    }

    private long texts() throws Exception {
        try (var connection = java.sql.DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tables.sqlite"));
                var statement = connection.createStatement();
                var row = statement.executeQuery("SELECT count(*) FROM rulebook_text")) {
            return row.next() ? row.getLong(1) : -1;
        }
    }

    @Test
    void aTableThatCannotBeDeletedJustNowGoesOn() throws Exception {
        GameTable table = AtATable.make(tables, "border", "").table();
        assertThatThrownBy(() -> table.end(WHY, () -> {
                    throw new StoreProblem("The disk is full.");
                }))
                .isInstanceOf(StoreProblem.class);
        assertThat(table.answer(0, "1.1.1", "raid", "")).isEqualTo(new Reply.Taken(false));
    }

    @Test
    void deletingWhileOthersPlayAndFetchLeavesNothingBehind() throws Exception {
        int rounds = Boolean.getBoolean("long") ? 300 : 15;
        for (int round = 0; round < rounds; round++) {
            GameTables served = new GameTables(store, new Library(), clock::get, SecretSeed::fresh);
            TableId id = AtATable.make(tables, "border", "").table().id();
            CountDownLatch ready = new CountDownLatch(1);
            try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<?>> all = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    Random random = new Random(i);
                    all.add(many.submit(() -> {
                        ready.await();
                        for (int j = 0; j < 6; j++) {
                            Optional<GameTable> table = served.find(id);
                            if (table.isPresent()) {
                                table.get().answer(random.nextInt(2), "1.1.1", "raid", "");
                                table.get().talk().say(0, "", "still here");
                                table.get().film(0);
                            }
                        }
                        return null;
                    }));
                }
                all.add(many.submit(() -> {
                    ready.await();
                    served.delete(id, WHY);
                    return null;
                }));
                ready.countDown();
                for (Future<?> each : all) {
                    try {
                        each.get();
                    } catch (java.util.concurrent.ExecutionException gone) {
                        assertThat(gone.getCause()).isInstanceOf(StoreProblem.class);
                    }
                }
            }
            assertThat(served.find(id)).isEmpty();
            assertThat(store.table(id)).isEmpty();
        }
        assertThat(texts()).isZero();
    }

    @Test
    void finishedTablesGoAfterTheirTimeAndRunningOnesNever() throws Exception {
        TableId running = AtATable.make(tables, "border", "").table().id();
        TableId finished = AtATable.make(tables, "border", "").table().id();
        Summary over = new Summary(clock.get(), true, "Game turn 6", "Red", 0);
        store.together(changes -> changes.summarize(finished, over));
        Duration keep = Duration.ofDays(90);
        tables.keepUp(new Upkeep(Optional.of(keep), OptionalLong.empty(), 0));
        assertThat(tables.deletedAt(over)).hasValue(clock.get() + keep.toMillis());
        assertThat(tables.deletedAt(store.summary(running).orElseThrow())).isEmpty();
        List<String> told = new ArrayList<>();
        try (Retention retention = new Retention(tables, keep, told::add)) {
            clock.addAndGet(keep.toMillis());
            assertThat(retention.sweep()).as("to the day").isZero();
            clock.addAndGet(1);
            assertThat(retention.sweep()).isEqualTo(1);
            assertThat(store.ids()).containsExactly(running);
            clock.addAndGet(keep.toMillis() * 10);
            assertThat(retention.sweep()).isZero();
        }
        assertThat(store.ids()).containsExactly(running);
        assertThat(told).containsExactly("1 table was deleted: its game has been over for more than 90 days.");
    }
}
