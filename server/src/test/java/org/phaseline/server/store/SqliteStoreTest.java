package org.phaseline.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a file can suffer; what every store promises is tried in acceptance/. */
class SqliteStoreTest {

    private static final TableId TABLE = new TableId("table");

    private static final Summary SUMMARY = new Summary(7, false, "Game turn 2", "", 0b10);

    @TempDir
    private Path folder;

    /** The files as they lie there, without anybody having closed anything, are what a killed process leaves behind. */
    @Test
    void whatWasKeptIsThereAfterACrash(@TempDir Path crashed) throws Exception {
        try (Store store = open(folder)) {
            store.create(table(TABLE));
            for (int number = 3; number <= 50; number++) {
                store.append(TABLE, number + 1, line("line " + number), false, SUMMARY);
            }
            copy(folder, crashed);
        }
        try (Store store = open(crashed)) {
            assertThat(texts(store.table(TABLE).orElseThrow())).hasSize(50).endsWith("line 49", "line 50");
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
        try (Store store = open(folder)) {
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

    /** As it was before anybody was asked whether they want mail. */
    @Test
    void anAddressThatAnOlderPhaselineKeptIsNotConfirmed() throws Exception {
        String url = "jdbc:sqlite:" + folder.resolve("tables.sqlite");
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:org/phaseline/server/store/sqlite")
                .target("3")
                .load()
                .migrate();
        try (Connection old = DriverManager.getConnection(url);
                Statement statement = old.createStatement()) {
            statement.execute("INSERT INTO game_table (id, title, created) VALUES ('table', 'A table', 5)");
            statement.execute("INSERT INTO notice VALUES ('table', 1, 'ann@example.org', '', 1, 2, 1, 0)");
        }
        try (Store store = open(folder)) {
            StoredNotice before = store.notices().getFirst();
            assertThat(before)
                    .isEqualTo(new StoredNotice(
                            TABLE, 1, "ann@example.org", "", true, MailConsent.NONE, StoredNotice.Stage.TOLD, 1, 0));
            StoredNotice after =
                    before.with(MailConsent.NONE.confirmed("a token").asked("a hash", Long.MAX_VALUE));
            store.keep(after);
            assertThat(store.notices()).containsExactly(after);
        }
    }

    /** Until then the secret of a link was the one in the cookie. */
    @Test
    void nobodyIsLockedOutOfATableThatAnOlderPhaselineMade() throws Exception {
        String url = "jdbc:sqlite:" + folder.resolve("tables.sqlite");
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:org/phaseline/server/store/sqlite")
                .target("3")
                .load()
                .migrate();
        try (Connection old = DriverManager.getConnection(url);
                Statement statement = old.createStatement()) {
            statement.execute("INSERT INTO game_table (id, title, created) VALUES ('old', 'An old table', 5)");
            for (int seat = -2; seat < 2; seat++) {
                statement.execute("INSERT INTO seat (game_table, seat, secret_hash, player) VALUES ('old', " + seat
                        + ", x'0" + (seat + 3) + "', 'Ada')");
            }
        }
        try (Store store = open(folder)) {
            for (StoredSeat seat : store.table(new TableId("old")).orElseThrow().seats()) {
                SecretHash secret = SecretHash.of(new byte[] {(byte) (seat.number() + 3)});
                assertThat(seat.admits(secret)).as("the cookie, %s", seat).isTrue();
                assertThat(seat.awaits(secret)).as("the link, %s", seat).isTrue();
                assertThat(seat).isEqualTo(StoredSeat.ofSharedSecret(seat.number(), secret, "Ada"));
            }
        }
    }

    @Test
    void aFileThatIsNoStoreIsRefusedInASentence() throws Exception {
        Files.writeString(folder.resolve("tables.sqlite"), "something else altogether ".repeat(100));
        assertThatThrownBy(() -> open(folder))
                .isInstanceOf(StoreProblem.class)
                .hasMessageEndingWith(": the file is damaged, or not one of Phaseline's.");
    }

    /** Somebody else's folder may be open to all; what lies in it is not. */
    @Test
    void nobodyElseReadsTheTablesInAFolderThatWasThereBefore() throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            store.create(table(TABLE));
            for (String file : List.of("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm")) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file))))
                        .as(file)
                        .isEqualTo("rw-------");
            }
        }
        Files.setPosixFilePermissions(folder.resolve("tables.sqlite"), PosixFilePermissions.fromString("rw-r--r--"));
        try (Store store = new StoreAddress.Folder(folder).visit()) {
            assertThat(store.ids()).containsExactly(TABLE);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("tables.sqlite"))))
                    .as("one made before")
                    .isEqualTo("rw-------");
        }
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

    private static Store open(Path folder) throws StoreProblem {
        return SqliteStore.open(folder.resolve("tables.sqlite"));
    }

    private static StoredTable table(TableId id) {
        return new StoredTable(
                id,
                "A table",
                1,
                Optional.of(new byte[32]),
                List.of(StoredSeat.open(StoredSeat.WATCHING, SecretHash.of(line("hash")), "")),
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
