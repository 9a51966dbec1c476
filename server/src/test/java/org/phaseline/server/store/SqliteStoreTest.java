package org.phaseline.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest {

    private static final TableId TABLE = new TableId("table");

    private static final Summary SUMMARY = new Summary(7, false, "Game turn 2", "", 0b10);

    @TempDir
    private Path folder;

    @Test
    void whatWasKeptIsThereWhenTheStoreIsOpenedAgain() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            store.append(TABLE, 3, line("third"), false, SUMMARY);
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
                store.append(TABLE, number, line("line " + number), false, SUMMARY);
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
            store.append(TABLE, 3, line("third"), false, SUMMARY);
            assertThatThrownBy(() -> store.append(TABLE, 3, line("other"), false, SUMMARY))
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
            store.append(TABLE, 3, line("the end"), true, SUMMARY);
            assertThat(store.table(TABLE).orElseThrow().seed()).isEmpty();
        }
    }

    @Test
    void howATableStandsIsKeptWithEachLine() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            assertThat(store.summary(TABLE)).contains(new Summary(1, false, "Game turn 1", "", 0b11));
            store.append(TABLE, 3, line("third"), false, SUMMARY);
            Summary end = new Summary(8, true, "Game turn 3", "Red", 0);
            assertThatThrownBy(() -> store.append(TABLE, 3, line("other"), false, end))
                    .isInstanceOf(StoreProblem.class);
            assertThat(store.summary(TABLE)).contains(SUMMARY);
            store.append(TABLE, 4, line("fourth"), true, end);
            assertThat(store.summary(TABLE)).contains(end);
            assertThat(store.table(TABLE).orElseThrow().summary()).isEqualTo(end);
            assertThat(store.summary(new TableId("no such table"))).isEmpty();
        }
    }

    @Test
    void whatIsSaidBesidesTheGameIsKeptInItsOrder() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            store.say(TABLE, 2, line("hello"));
            store.say(TABLE, 3, line("good luck"));
            assertThatThrownBy(() -> store.say(TABLE, 3, line("twice"))).isInstanceOf(StoreProblem.class);
            assertThatThrownBy(() -> store.say(new TableId("no such table"), 1, line("hello")))
                    .isInstanceOf(StoreProblem.class);
        }
        try (SqliteStore store = open(folder)) {
            StoredTable read = store.table(TABLE).orElseThrow();
            assertThat(texts(read.talk())).containsExactly("said before", "hello", "good luck");
            assertThat(texts(read.lines())).containsExactly("first", "second");
        }
    }

    @Test
    void aSeatGetsAnotherSecretAndAName() throws Exception {
        try (SqliteStore store = open(folder)) {
            store.create(table(TABLE));
            store.rekey(TABLE, StoredSeat.WATCHING, line("new hash"));
            store.name(TABLE, StoredSeat.WATCHING, "Ada");
            StoredSeat seat = store.table(TABLE).orElseThrow().seats().getFirst();
            assertThat(seat.secretHash()).isEqualTo(line("new hash"));
            assertThat(seat.player()).isEqualTo("Ada");
            assertThatThrownBy(() -> store.rekey(TABLE, 5, line("hash"))).isInstanceOf(StoreProblem.class);
            assertThatThrownBy(() -> store.name(TABLE, 5, "Ada")).isInstanceOf(StoreProblem.class);
        }
    }

    @Test
    void allTablesAreListed() throws Exception {
        try (SqliteStore store = open(folder)) {
            assertThat(store.ids()).isEmpty();
            store.create(table(new TableId("b")));
            store.create(table(new TableId("a")));
            assertThat(store.ids()).containsExactly(new TableId("a"), new TableId("b"));
        }
    }

    /** As the first version made it. */
    @Test
    void aStoreOfAnOlderPhaselineIsBroughtUpToDate() throws Exception {
        String url = "jdbc:sqlite:" + folder.resolve("tables.sqlite");
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:org/phaseline/server/store/sqlite")
                .target("1")
                .load()
                .migrate();
        try (Connection old = DriverManager.getConnection(url);
                Statement statement = old.createStatement()) {
            statement.execute("INSERT INTO game_table VALUES ('running', 'A running table', 5, x'01')");
            statement.execute("INSERT INTO game_table VALUES ('over', 'A table that is over', 6, NULL)");
            statement.execute("INSERT INTO seat VALUES ('running', 0, x'02')");
            statement.execute("INSERT INTO line VALUES ('running', 1, x'66697273740A')");
        }
        try (SqliteStore store = open(folder)) {
            StoredTable running = store.table(new TableId("running")).orElseThrow();
            assertThat(running.title()).isEqualTo("A running table");
            assertThat(running.seats().getFirst().player()).isEmpty();
            assertThat(texts(running.lines())).containsExactly("first\n");
            assertThat(running.talk()).isEmpty();
            assertThat(running.summary()).isEqualTo(new Summary(5, false, "", "", 0));
            assertThat(store.summary(new TableId("over")).orElseThrow().over()).isTrue();
            store.append(new TableId("running"), 2, line("second"), false, SUMMARY);
            assertThat(store.summary(new TableId("running"))).contains(SUMMARY);
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
                List.of(line("first"), line("second")),
                List.of(line("said before")),
                new Summary(1, false, "Game turn 1", "", 0b11));
    }

    private static byte[] line(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> texts(StoredTable table) {
        return texts(table.lines());
    }

    private static List<String> texts(List<byte[]> lines) {
        return lines.stream()
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
