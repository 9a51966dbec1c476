package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.archive.ArchiveProblem;
import org.phaseline.server.archive.Backup;
import org.phaseline.server.archive.BackupKey;
import org.phaseline.server.archive.Restore;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;
import org.phaseline.server.web.AddressLimits;

/** What is backed up can be played on from wherever it is restored to. */
@Tag("waits")
class ArchiveTest {

    @TempDir
    private Path folder;

    private final List<Visitor> seats = new ArrayList<>();
    private final Random random = new Random(3);

    @ParameterizedTest
    @CsvSource({"SQLITE,SQLITE", "SQLITE,POSTGRESQL", "POSTGRESQL,SQLITE", "POSTGRESQL,POSTGRESQL"})
    void gamesGoOnWhereABackupIsRestoredTo(Databases from, Databases to) throws Exception {
        StoreAddress here = place(from, "here");
        StoreAddress there = place(to, "there");
        Path file = folder.resolve("backup.zip");
        List<String> seen;
        try (Server server = start(here)) {
            seats.addAll(Visitor.atNewTable(server.port(), "border"));
            seats.addAll(Visitor.atNewTable(server.port(), "legions"));
            play(40);
            seen = seats.stream().map(seat -> seat.see().body()).toList();
            // While the server runs; what is answered afterwards is not in it.
            backUp(here, file);
        }
        try (Store store = there.visit()) {
            assertThat(Restore.read(file, store, (done, of) -> {}).tables()).isEqualTo(2);
        }
        try (Server server = start(there)) {
            seats.replaceAll(seat -> seat.at(server.port()));
            assertThat(seats.stream().map(seat -> seat.see().body()).toList())
                    .as("the links lead to the same games, and all players see what they saw")
                    .isEqualTo(seen);
            assertThat(play(10)).as("they go on").isPositive();
            assertThatThrownBy(() -> restore(file, there))
                    .as("a game that went on is not set back")
                    .isInstanceOf(ArchiveProblem.class)
                    .hasMessageContaining("exist already and differ from the backup");
        }
    }

    @Test
    void aRestoreCanBeDoneAgain() throws Exception {
        Path file = backup();
        StoreAddress there = place(Databases.SQLITE, "there");
        assertThat(restore(file, there).tables()).isEqualTo(2);
        assertThat(restore(file, there).same()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void aRestoreThatFailsInTheMiddleChangesNothing(Databases database) throws Exception {
        Path file = backup();
        StoreAddress there = place(database, "there");
        try (Store store = there.visit()) {
            assertThatThrownBy(() -> Restore.read(file, store, (done, of) -> {
                        if (done == of) {
                            throw new IllegalStateException("stopped");
                        }
                    }))
                    .hasMessage("stopped");
        }
        assertThat(ids(there)).isEmpty();
        assertThat(restore(file, there).tables()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void aRunningGameWithoutTheKeyToItsSeedCanBeLookedAt(Databases database) throws Exception {
        Path file = backup();
        Path key = Files.move(BackupKey.beside(file), folder.resolve("safe.key"));
        StoreAddress there = place(database, "there");
        assertThat(restore(file, there).locked()).hasSize(2);
        try (Server server = start(there)) {
            seats.replaceAll(seat -> seat.at(server.port()));
            assertThat(seats.getFirst().see().statusCode()).isEqualTo(200);
            for (Visitor seat : seats) {
                Optional<Visitor.Answer> answer = seat.anyAnswer(random);
                if (answer.isPresent()) {
                    assertThat(seat.answer(answer.get()).body()).contains("can be viewed");
                }
            }
            try (Store store = there.visit()) {
                assertThat(Restore.read(file, Optional.of(BackupKey.read(key)), store, (done, of) -> {})
                                .seeds())
                        .isEqualTo(2);
            }
            assertThat(play(10)).as("they go on without a restart").isPositive();
        }
    }

    @Test
    void howPeopleWantToBeToldGoesAlong() throws Exception {
        backup();
        StoreAddress here = place(Databases.SQLITE, "here");
        TableId table = ids(here).getFirst();
        MailConsent agreed = MailConsent.NONE.asked("a hash", Long.MAX_VALUE).confirmed("a token");
        try (Store store = here.visit()) {
            store.keep(new StoredNotice(table, 1, "ada@example.org", "", true, agreed, StoredNotice.Stage.TOLD, 1, 2));
        }
        Path file = folder.resolve("with notices.zip");
        backUp(here, file);
        StoreAddress there = place(Databases.POSTGRESQL, "there");
        restore(file, there);
        try (Store store = there.visit()) {
            assertThat(store.notices())
                    .containsExactly(new StoredNotice(
                            table, 1, "ada@example.org", "", true, agreed, StoredNotice.Stage.NOT_AWAITED, 0, 0));
        }
    }

    @Test
    void aDamagedBackupIsRefusedWhole() throws Exception {
        Path file = backup();
        byte[] good = Files.readAllBytes(file);
        StoreAddress there = place(Databases.SQLITE, "there");
        int refused = 0;
        int tries = 24;
        for (int i = 0; i < tries; i++) {
            byte[] bad = good.clone();
            int at = random.nextInt(bad.length);
            bad[at] ^= (byte) (1 << random.nextInt(8));
            Path damaged = Files.write(folder.resolve("damaged.zip"), bad);
            try {
                restore(damaged, there);
                // Some bytes of a ZIP say nothing that counts, such as times.
                assertThat(ids(there)).hasSize(2);
                there = place(Databases.SQLITE, "there " + i);
            } catch (ArchiveProblem problem) {
                assertThat(problem.sentence()).doesNotContain("Exception", "null");
                assertThat(ids(there)).as("byte %s", at).isEmpty();
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(tries / 2);
        for (int cut : new int[] {0, 10, good.length / 2}) {
            Path shorter = Files.write(folder.resolve("shorter.zip"), java.util.Arrays.copyOf(good, cut));
            StoreAddress other = place(Databases.SQLITE, "cut " + cut);
            assertThatThrownBy(() -> restore(shorter, other)).isInstanceOf(ArchiveProblem.class);
            assertThat(ids(other)).isEmpty();
        }
    }

    @Test
    void aBackupReplacesABackupAndNothingElse() throws Exception {
        Path file = backup();
        StoreAddress here = place(Databases.SQLITE, "here");
        assertThat(backUp(here, file).tables()).isEqualTo(2);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        Path letter = Files.writeString(folder.resolve("letter.txt"), "dear Ada");
        assertThatThrownBy(() -> backUp(here, letter)).hasMessageContaining("is not a backup; choose another name");
        assertThat(letter).hasContent("dear Ada");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left.map(each -> each.getFileName().toString())).noneMatch(name -> name.endsWith(".new"));
        }
    }

    @Test
    void aDamagedTableIsNamedAndKeptAsItIs() throws Exception {
        backup();
        Path database = folder.resolve("here/tables.sqlite");
        TableId hurt = ids(place(Databases.SQLITE, "here")).getFirst();
        try (var connection = java.sql.DriverManager.getConnection("jdbc:sqlite:" + database);
                var statement = connection.createStatement()) {
            String lines = "FROM table_record WHERE kind = 0 AND game_table = '" + hurt + "'";
            statement.execute("UPDATE table_record SET bytes = x'7b7d0a' WHERE game_table = '" + hurt
                    + "' AND number = (SELECT number " + lines + " ORDER BY number LIMIT 1 OFFSET 1)");
        }
        Backup.Written written = backUp(place(Databases.SQLITE, "here"), folder.resolve("second.zip"));
        assertThat(written.tables()).isEqualTo(2);
        assertThat(written.damaged()).singleElement().asString().contains(hurt.text(), "line 2", "damaged");
    }

    private Path backup() throws Exception {
        Path file = folder.resolve("backup.zip");
        StoreAddress here = place(Databases.SQLITE, "here");
        try (Server server = start(here)) {
            seats.addAll(Visitor.atNewTable(server.port(), "border"));
            seats.addAll(Visitor.atNewTable(server.port(), "border"));
            play(10);
        }
        backUp(here, file);
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                .startsWith("PK");
        return file;
    }

    private static Backup.Written backUp(StoreAddress place, Path file) throws Exception {
        try (Store store = place.visit()) {
            return Backup.write(store, file, (done, of) -> {});
        }
    }

    private static Restore.Restored restore(Path file, StoreAddress place) throws Exception {
        try (Store store = place.visit()) {
            return Restore.read(file, store, (done, of) -> {});
        }
    }

    private static List<TableId> ids(StoreAddress place) throws Exception {
        try (Store store = place.visit()) {
            return store.ids();
        }
    }

    private StoreAddress place(Databases database, String name) throws Exception {
        Path own = Files.createDirectories(folder.resolve(name));
        return database.place(database.url(own), own);
    }

    private int play(int rounds) {
        int answers = 0;
        for (int i = 0; i < rounds; i++) {
            Visitor seat = seats.get(i % seats.size());
            Optional<Visitor.Answer> answer = seat.anyAnswer(random);
            if (answer.isPresent() && seat.answer(answer.get()).statusCode() == 200) {
                answers++;
            }
        }
        return answers;
    }

    private static Server start(StoreAddress place) throws Exception {
        return Server.start(
                new Settings("localhost", 0, place, AddressLimits.NONE), new PrintWriter(new StringWriter()));
    }
}
