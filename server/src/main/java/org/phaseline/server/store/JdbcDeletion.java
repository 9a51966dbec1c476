package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.sql.SQLException;
import java.util.List;

/** Takes a table out of the database with everything that belongs to it. */
final class JdbcDeletion {

    /** What refers to a table, and goes before it. A test compares this with the database's own list. */
    static final List<String> BELONGING =
            List.of("notice", "table_record", "seat_session", "seat", "replaced_journal", "open_table", "shared_game");

    private JdbcDeletion() {}

    static void delete(Writing writing, TableId table) throws SQLException {
        List<byte[]> texts = query(
                writing.connection(),
                "SELECT text_hash FROM table_record WHERE game_table = ? AND text_hash IS NOT NULL",
                row -> row.getBytes(1),
                table.text());
        for (String each : BELONGING) {
            writing.update("DELETE FROM " + each + " WHERE game_table = ?", table.text());
        }
        writing.update("DELETE FROM game_table WHERE id = ?", table.text());
        for (byte[] text : texts) {
            writing.update(
                    "DELETE FROM rulebook_text WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM table_record WHERE text_hash = ?)",
                    text,
                    text);
        }
    }
}
