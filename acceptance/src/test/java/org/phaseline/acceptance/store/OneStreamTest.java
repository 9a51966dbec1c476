package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/** A store in which journals and messages were kept apart becomes one stream for each table, in either database. */
@Tag("waits")
class OneStreamTest {

    private static final byte[] NO_TEXT = {(byte) 0xff, (byte) 0xfe, 0};

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void whatWasSaidStandsBehindTheLineItWasSaidAfter(Databases database) throws Exception {
        String url = database.url(folder);
        String scripts = database == Databases.SQLITE ? "sqlite" : "postgresql";
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:org/phaseline/server/store/" + scripts)
                .target("6")
                .load()
                .migrate();
        try (Connection old = DriverManager.getConnection(url)) {
            for (String table : List.of("one", "two")) {
                insert(old, "INSERT INTO game_table (id, title, created) VALUES (?, 'A table', 1)", table);
                for (int number = 1; number <= 4; number++) {
                    insert(
                            old,
                            "INSERT INTO line (game_table, number, bytes) VALUES (?, ?, ?)",
                            table,
                            number,
                            bytes("line " + number));
                }
            }
            List<String> said = List.of(
                    "{\"after\":2,\"by\":0,\"kind\":\"chat\",\"text\":\"{\\\"after\\\":9\"}",
                    "{\"after\":3,\"by\":0,\"kind\":\"chat\"}",
                    "{\"after\":3,\"by\":1,\"kind\":\"chat\"}",
                    "no record at all",
                    "{\"after\":12,\"by\":1,\"kind\":\"chat\"}");
            for (int i = 0; i < said.size(); i++) {
                insert(
                        old,
                        "INSERT INTO talk (game_table, number, bytes) VALUES (?, ?, ?)",
                        "one",
                        i + 1,
                        bytes(said.get(i)));
            }
            insert(old, "INSERT INTO talk (game_table, number, bytes) VALUES (?, ?, ?)", "two", 1, NO_TEXT);
        }
        try (Store store = database.place(url, folder).serve()) {
            assertThat(texts(store.table(new TableId("one")).orElseThrow().records()))
                    .containsExactly(
                            "line 1",
                            "line 2",
                            "{\"after\":2,\"by\":0,\"kind\":\"chat\",\"text\":\"{\\\"after\\\":9\"}",
                            "line 3",
                            "{\"after\":3,\"by\":0,\"kind\":\"chat\"}",
                            "{\"after\":3,\"by\":1,\"kind\":\"chat\"}",
                            "no record at all",
                            "line 4",
                            "{\"after\":12,\"by\":1,\"kind\":\"chat\"}");
            TableId two = new TableId("two");
            assertThat(store.table(two).orElseThrow().records())
                    .extracting(StoredRecord::kind)
                    .containsExactly(
                            StoredRecord.Kind.LINE,
                            StoredRecord.Kind.LINE,
                            StoredRecord.Kind.MESSAGE,
                            StoredRecord.Kind.LINE,
                            StoredRecord.Kind.LINE);
            store.append(two, 6, bytes("line 5"), false, new Summary(1, false, "", "", 0));
            assertThat(store.table(two).orElseThrow().lines()).hasSize(5);
        }
    }

    private static void insert(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.executeUpdate();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> texts(List<StoredRecord> records) {
        return records.stream()
                .map(record -> new String(record.bytes(), StandardCharsets.UTF_8))
                .toList();
    }
}
