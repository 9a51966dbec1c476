package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Tables as the operator looks at them: many at once, and how much room they take up. */
final class JdbcListing {

    private JdbcListing() {}

    static List<ListedTable> list(Connection connection) throws SQLException {
        return query(
                connection,
                "SELECT id, title, created, " + TableRows.SUMMARY + ", " + bytes("table_record") + " + "
                        + bytes("replaced_journal")
                        + " FROM game_table ORDER BY created, id",
                row -> new ListedTable(
                        new TableId(row.getString(1)),
                        row.getString(2),
                        row.getLong(3),
                        TableRows.summary(row, 4),
                        players(connection, row.getString(1)),
                        row.getLong(4 + TableRows.SUMMARY_COLUMNS)));
    }

    private static String bytes(String table) {
        return "(SELECT coalesce(sum(length(" + table + ".bytes)), 0) FROM " + table + " WHERE " + table
                + ".game_table = game_table.id)";
    }

    private static List<String> players(Connection connection, String table) throws SQLException {
        return query(
                connection,
                "SELECT player FROM seat WHERE game_table = ? AND seat >= 0 ORDER BY seat",
                row -> row.getString(1),
                table);
    }

    static List<TableId> finishedBefore(Connection connection, long time) throws SQLException {
        return query(
                connection,
                "SELECT id FROM game_table WHERE is_over = 1 AND updated < ? ORDER BY updated, id",
                row -> new TableId(row.getString(1)),
                time);
    }

    static List<TableId> due(Connection connection, long time) throws SQLException {
        return query(
                connection,
                "SELECT id FROM game_table WHERE deadline > 0 AND deadline <= ? AND is_over = 0 ORDER BY deadline, id",
                row -> new TableId(row.getString(1)),
                time);
    }

    static List<byte[]> replacedJournals(Connection connection, TableId table) throws SQLException {
        return query(
                connection,
                "SELECT bytes FROM replaced_journal WHERE game_table = ? ORDER BY number",
                row -> row.getBytes(1),
                table.text());
    }
}
