package org.phaseline.server.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.OperatorRecord;
import org.phaseline.session.Reply;

/** Who has a backup, or a journal, of a running game does not know the dice to come. */
@Tag("slow")
class SeedsInBackupsTest {

    private static final ProgressListener QUIET = (done, of) -> {};

    @TempDir
    private Path folder;

    private Store store;
    private Store elsewhere;
    private Path file;

    @BeforeEach
    void open() throws Exception {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        elsewhere = SqliteStore.open(folder.resolve("elsewhere.sqlite"));
        file = folder.resolve("backup.zip");
    }

    @AfterEach
    void close() {
        store.close();
        elsewhere.close();
    }

    @Test
    void aBackupHoldsTheSeedsOfRunningGamesOnlyUnderAKey() throws Exception {
        List<GameTable> tables = Archives.tables(store, 2);
        assertThat(Backup.write(store, file, QUIET).encrypted()).isEqualTo(2);
        for (GameTable table : tables) {
            byte[] seed = store.table(table.id()).orElseThrow().seed().orElseThrow();
            for (Map.Entry<String, byte[]> part : Archives.parts(file).entrySet()) {
                assertThat(new String(part.getValue(), StandardCharsets.ISO_8859_1))
                        .as(part.getKey())
                        .doesNotContain(HexFormat.of().formatHex(seed))
                        .doesNotContain(new String(seed, StandardCharsets.ISO_8859_1));
            }
        }
        Path key = BackupKey.beside(file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
                .isEqualTo("rw-------");
        byte[] before = Files.readAllBytes(key);
        Backup.write(store, file, QUIET);
        assertThat(Files.readAllBytes(key))
                .as("an older backup may still need it")
                .isEqualTo(before);
    }

    @Test
    void withTheKeyEveryGameGoesOn() throws Exception {
        TableId table = Archives.tables(store, 1).getFirst().id();
        Backup.write(store, file, QUIET);
        Restore.Restored restored = Restore.read(file, elsewhere, QUIET);
        assertThat(restored.locked()).isEmpty();
        assertThat(elsewhere.table(table).orElseThrow().seed().orElseThrow())
                .isEqualTo(store.table(table).orElseThrow().seed().orElseThrow());
    }

    @Test
    void withoutTheKeyARunningGameCanBeLookedAtAndGoesOnWhenTheKeyIsThere() throws Exception {
        TableId id = Archives.tables(store, 1).getFirst().id();
        Backup.write(store, file, QUIET);
        Path key = Files.move(BackupKey.beside(file), folder.resolve("in the safe"));

        assertThat(Restore.read(file, elsewhere, QUIET).locked()).containsExactly(id);
        GameTables tables = new GameTables(elsewhere, new Library());
        GameTable table = tables.find(id).orElseThrow();
        assertThat(new String(table.view(0).sighting(), StandardCharsets.UTF_8)).contains("What is your plan?");
        assertThat(table.film(0)).isPositive();
        assertThat(table.answer(0, "1.1.1", "raid", ""))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        refused -> assertThat(refused.sentence())
                                .contains("can be viewed")
                                .contains("seed"));
        assertThat(table.consent().back(0, "")).isInstanceOf(Reply.Refused.class);
        assertThat(table.dice().add(0, new byte[32])).isInstanceOf(Reply.Refused.class);
        assertThat(table.talk().say(0, "", "what now?")).isInstanceOf(Reply.Done.class);

        Restore.Restored again = Restore.read(file, Optional.of(BackupKey.read(key)), elsewhere, QUIET);
        assertThat(again.seeds()).isEqualTo(1);
        assertThat(table.answer(0, "1.1.1", "raid", ""))
                .as("also at a table that was open all the time")
                .isEqualTo(new Reply.Taken(false));
        assertThat(new GameTables(elsewhere, new Library())
                        .find(id)
                        .orElseThrow()
                        .view(1)
                        .lines())
                .isEqualTo(table.view(1).lines());
    }

    @Test
    void anotherKeyRestoresNothing() throws Exception {
        Archives.tables(store, 1);
        Backup.write(store, file, QUIET);
        Path other = folder.resolve("other.key");
        BackupKey.fresh().write(other);
        assertThatThrownBy(() -> Restore.read(file, Optional.of(BackupKey.read(other)), elsewhere, QUIET))
                .isInstanceOf(ArchiveProblem.class)
                .hasMessageContaining("the key does not belong to");
        assertThat(elsewhere.ids()).isEmpty();
        Files.writeString(other, "dear Ada");
        assertThatThrownBy(() -> BackupKey.read(other)).hasMessageContaining("is not the key of a backup");
    }

    @Test
    void aSeedCannotBeMovedToAnotherTable() throws Exception {
        List<GameTable> tables = Archives.tables(store, 2);
        BackupKey key = BackupKey.fresh();
        byte[] encrypted = key.encrypt(tables.get(0).id(), new byte[32]);
        assertThat(key.decrypt(tables.get(0).id(), encrypted)).isEqualTo(new byte[32]);
        assertThatThrownBy(() -> key.decrypt(tables.get(1).id(), encrypted)).hasMessageContaining("does not open");
    }

    @Test
    void aBackupOfAnOlderVersionIsRestoredWithItsSeeds() throws Exception {
        Restore.Restored restored = Restore.read(Archives.ofAnOlderVersion(folder), elsewhere, QUIET);
        assertThat(restored.tables()).isEqualTo(13);
        assertThat(restored.locked()).isEmpty();
        assertThat(elsewhere.table(new TableId("maFRwHWytKC4")).orElseThrow().seed())
                .isPresent();
    }

    @Test
    void whoTakesOutSeedsTellsTheTable() throws Exception {
        TableId id = Archives.tables(store, 1).getFirst().id();
        StoredTable stored = store.table(id).orElseThrow();
        Export.write(stored, folder.resolve("game.journal"));
        assertThat(folder.resolve("game.journal.seed")).doesNotExist();
        assertThat(told(id)).isZero();
        Export.writeWithSeed(store, stored, folder.resolve("other.journal"));
        assertThat(folder.resolve("other.journal.seed"))
                .content()
                .contains(HexFormat.of().formatHex(stored.seed().orElseThrow()));
        assertThat(told(id)).isEqualTo(1);

        assertThat(Backup.write(store, file, Backup.Seeds.CLEAR, QUIET).encrypted())
                .isZero();
        assertThat(BackupKey.beside(file)).doesNotExist();
        assertThat(told(id)).isEqualTo(2);
        assertThat(Restore.read(file, elsewhere, QUIET).locked()).isEmpty();
    }

    /** How often everybody at a table reads that its seed was taken. */
    private long told(TableId id) throws Exception {
        GameTable table = new GameTables(store, new Library()).find(id).orElseThrow();
        return table.log(1, 0, table.view(1).lines()).stream()
                .filter(line -> line.text().equals(OperatorRecord.SEED_TAKEN))
                .count();
    }
}
