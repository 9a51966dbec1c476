package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** In a database: tables that anybody may join, finished games that anybody may look at, and what belongs to the server as a whole. */
final class PublicRows {

    private PublicRows() {}

    static void offer(Writing writing, TableId table, Optional<StoredOffer> offer) throws SQLException {
        writing.update("DELETE FROM open_table WHERE game_table = ?", table.text());
        if (offer.isPresent()) {
            writing.update(
                    "INSERT INTO open_table (game_table, since, offer) VALUES (?, ?, ?)",
                    table.text(),
                    offer.get().since(),
                    offer.get().offer());
        }
    }

    /** Those of games that are not over, the latest first. */
    static List<StoredOffer> offers(Connection connection, long since, int most) throws SQLException {
        return query(
                connection,
                "SELECT game_table, since, offer FROM open_table"
                        + " JOIN game_table ON game_table.id = open_table.game_table"
                        + " WHERE since >= ? AND is_over = 0 ORDER BY since DESC, game_table LIMIT ?",
                row -> new StoredOffer(
                        new TableId(row.getString(1)),
                        row.getLong(2),
                        row.getBytes(3),
                        taken(connection, row.getString(1))),
                since,
                most);
    }

    private static long taken(Connection connection, String table) throws SQLException {
        return query(
                        connection,
                        "SELECT DISTINCT seat FROM seat_session WHERE game_table = ? AND seat >= 0",
                        row -> 1L << row.getInt(1),
                        table)
                .stream()
                .reduce(0L, (a, b) -> a | b);
    }

    static void share(Writing writing, TableId table, boolean shared, long now) throws SQLException {
        writing.update("DELETE FROM shared_game WHERE game_table = ?", table.text());
        if (shared) {
            writing.update("INSERT INTO shared_game (game_table, since) VALUES (?, ?)", table.text(), now);
        }
    }

    static boolean has(Connection connection, String rows, TableId table) throws SQLException {
        return !query(connection, "SELECT 1 FROM " + rows + " WHERE game_table = ?", row -> true, table.text())
                .isEmpty();
    }

    static Optional<byte[]> value(Connection connection, String name) throws SQLException {
        return query(connection, "SELECT bytes FROM server_value WHERE name = ?", row -> row.getBytes(1), name).stream()
                .findFirst();
    }

    static void keep(Writing writing, String name, byte[] value) throws SQLException {
        writing.update("DELETE FROM server_value WHERE name = ?", name);
        writing.update("INSERT INTO server_value (name, bytes) VALUES (?, ?)", name, value);
    }
}
