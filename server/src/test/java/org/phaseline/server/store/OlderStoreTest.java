package org.phaseline.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.TableCheck;
import org.phaseline.session.LogLine;
import org.phaseline.session.Reply;

/** A store of the version that kept journals and messages apart opens with nothing lost, each table as one stream. */
@Tag("slow")
class OlderStoreTest {

    private static final String MADE = "schema6/";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void copy() throws IOException {
        file = folder.resolve("tables.sqlite");
        Files.write(file, bytes("tables.sqlite"));
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = OlderStoreTest.class.getResourceAsStream(MADE + name)) {
            return Objects.requireNonNull(in).readAllBytes();
        }
    }

    /** What the older version kept, by table: its lines without the text of the rulebook, and its messages. */
    private List<String> kept(String table) throws Exception {
        List<String> rows = new ArrayList<>();
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = old.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT game_table, number, bytes FROM " + table + " ORDER BY game_table, number")) {
            while (row.next()) {
                rows.add(row.getString(1) + " " + HexFormat.of().formatHex(row.getBytes(3)));
            }
        }
        return rows;
    }

    private List<String> kept(int kind) throws Exception {
        List<String> rows = new ArrayList<>();
        try (Connection now = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = now.createStatement();
                ResultSet row = statement.executeQuery("SELECT game_table, bytes FROM table_record WHERE kind = " + kind
                        + " ORDER BY game_table, number")) {
            while (row.next()) {
                rows.add(row.getString(1) + " " + HexFormat.of().formatHex(row.getBytes(2)));
            }
        }
        return rows;
    }

    @Test
    void everyLineAndEveryMessageIsThereByteForByteAndInOrder() throws Exception {
        List<String> lines = kept("line");
        List<String> messages = kept("talk");
        SqliteStore.open(file).close();
        assertThat(kept(0)).isEqualTo(lines).hasSizeGreaterThan(400);
        assertThat(kept(1)).isEqualTo(messages).hasSizeGreaterThan(200);
    }

    @Test
    void everybodyReadsTheSameLogAsBefore() throws Exception {
        List<String> logs =
                new String(bytes("logs.txt"), StandardCharsets.UTF_8).lines().toList();
        List<String> tables =
                logs.stream().map(line -> line.split("\\|")[0]).distinct().toList();
        List<String> read = new ArrayList<>();
        try (Store store = SqliteStore.open(file)) {
            GameTables open = new GameTables(store, new Library());
            for (String id : tables) {
                GameTable table = open.find(new TableId(id)).orElseThrow();
                for (int viewer = -1; viewer < table.seats().all().size(); viewer++) {
                    for (LogLine line : table.log(viewer, 0, Integer.MAX_VALUE)) {
                        boolean said = line.kind().equals("chat") || line.kind().equals("note");
                        read.add(id + "|" + viewer + "|" + line.kind() + "|" + line.step() + "|" + line.by()
                                + (said ? "|" + line.text() : ""));
                    }
                }
            }
        }
        assertThat(read).isEqualTo(logs);
    }

    @Test
    void nothingIsWrongWithAnyTableAndPlayGoesOn() throws Exception {
        Library library = new Library();
        try (Store store = SqliteStore.open(file)) {
            assertThat(store.ids()).hasSize(4);
            for (TableId id : store.ids()) {
                StoredTable stored = store.table(id).orElseThrow();
                assertThat(TableCheck.of(stored, library)).as("table %s", id).isEmpty();
                GameTable table = new GameTables(store, library).find(id).orElseThrow();
                assertThat(table.talk().say(0, "", "Where were we?")).isEqualTo(new Reply.Done(true));
                assertThat(store.table(id).orElseThrow().records())
                        .hasSize(stored.records().size() + 1);
            }
        }
    }

    @Test
    void theStreamHasEachMessageBehindTheLineItWasSaidAfter() throws Exception {
        try (Store store = SqliteStore.open(file)) {
            for (TableId id : store.ids()) {
                StoredTable stored = store.table(id).orElseThrow();
                assertThat(StoredRecord.merged(stored.lines(), stored.talk()))
                        .as("as a backup puts it together again")
                        .usingRecursiveComparison()
                        .isEqualTo(stored.records());
            }
        }
    }
}
