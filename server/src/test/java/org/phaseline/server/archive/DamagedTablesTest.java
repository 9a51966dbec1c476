package org.phaseline.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;

/** A backup trusts no journal that it has not played again, and loses none. */
@Tag("slow")
class DamagedTablesTest {

    private static final ProgressListener QUIET = (done, of) -> {};

    @TempDir
    private Path folder;

    @Test
    void aTableThatDoesNotReplayIsNamedAndKeptByteForByte() throws Exception {
        Path file = folder.resolve("backup.zip");
        try (Store store = SqliteStore.open(folder.resolve("here.sqlite"));
                Store there = SqliteStore.open(folder.resolve("there.sqlite"))) {
            Restore.read(Archives.ofAnOlderVersion(folder), store, QUIET);
            StoredTable whole = store.table(new TableId("kOmcCAHZ3nEX")).orElseThrow();
            List<byte[]> lines = new ArrayList<>(whole.lines());
            lines.set(5, new byte[] {(byte) 0xff, (byte) 0xfe, '\n'});
            store.create(new StoredTable(
                    new TableId("notText"),
                    "",
                    1,
                    whole.seed(),
                    whole.seats(),
                    lines,
                    List.of(new byte[] {(byte) 0xff}),
                    whole.summary()));

            Backup.Written written = Backup.write(store, file, QUIET);
            assertThat(written.tables()).isEqualTo(14);
            assertThat(written.damaged()).hasSize(5);
            for (String id : List.of("Kw9lQYS64DdV", "r1q-0Y1sMmG4", "DBqeKQmLcwR5", "udn040q8X6g4", "notText")) {
                assertThat(written.damaged())
                        .anyMatch(sentence -> sentence.startsWith("Table " + id + " is in the backup"));
            }
            Restore.Restored restored = Restore.read(file, there, QUIET);
            assertThat(restored.tables()).isEqualTo(14);
            assertThat(restored.damaged()).hasSize(5);
            for (TableId id : store.ids()) {
                assertThat(ArchivedTable.write(there.table(id).orElseThrow()))
                        .isEqualTo(ArchivedTable.write(store.table(id).orElseThrow()));
            }
        }
    }
}
