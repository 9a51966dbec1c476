package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The rows of tables and of their records. */
final class TableRows {

    /** The columns of a {@link #summary}. */
    static final String SUMMARY = "updated, is_over, turn, winner, awaited, ending, deadline";

    static final int SUMMARY_COLUMNS = 7;

    private TableRows() {}

    static void create(Writing writing, StoredTable table) throws SQLException {
        writing.update(
                "INSERT INTO game_table (id, title, created, seed) VALUES (?, ?, ?, ?)",
                table.id().text(),
                table.title(),
                table.created(),
                table.seed().orElse(null));
        summarize(writing, table.id(), table.summary());
        for (StoredSeat seat : table.seats()) {
            writing.update(
                    "INSERT INTO seat (game_table, seat, player) VALUES (?, ?, ?)",
                    table.id().text(),
                    seat.number(),
                    seat.player());
            SeatRows.write(writing, table.id(), seat);
        }
        append(writing, table.id(), 1, table.records());
    }

    static void append(Writing writing, TableId table, int number, List<StoredRecord> records) throws SQLException {
        for (int i = 0; i < records.size(); i++) {
            record(writing, table, number + i, records.get(i));
        }
    }

    static void record(Writing writing, TableId table, int number, StoredRecord record) throws SQLException {
        Optional<SharedText> shared = number == 1 ? SharedText.in(record.bytes()) : Optional.empty();
        if (shared.isEmpty()) {
            writing.update(
                    "INSERT INTO table_record (game_table, number, kind, bytes) VALUES (?, ?, ?, ?)",
                    table.text(),
                    number,
                    record.kind().ordinal(),
                    record.bytes());
            return;
        }
        SharedText text = shared.get();
        writing.update(
                "INSERT INTO rulebook_text (hash, bytes) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
                text.hash(),
                text.text());
        writing.update(
                "INSERT INTO table_record (game_table, number, kind, bytes, text_hash, text_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?)",
                table.text(),
                number,
                record.kind().ordinal(),
                text.rest(),
                text.hash(),
                text.at());
    }

    static void summarize(Writing writing, TableId table, Summary summary) throws SQLException {
        writing.update(
                "UPDATE game_table SET updated = ?, is_over = ?, turn = ?, winner = ?, awaited = ?, ending = ?, deadline = ?"
                        + " WHERE id = ?",
                summary.updated(),
                summary.over() ? 1 : 0,
                summary.turn(),
                summary.winner(),
                summary.awaited(),
                summary.ending(),
                summary.deadline(),
                table.text());
    }

    static List<StoredRecord> records(Connection connection, String table) throws SQLException {
        return query(
                connection,
                "SELECT table_record.bytes, text_at, rulebook_text.bytes, kind FROM table_record"
                        + " LEFT JOIN rulebook_text ON rulebook_text.hash = text_hash"
                        + " WHERE game_table = ? ORDER BY number",
                row -> {
                    byte[] text = row.getBytes(3);
                    byte[] bytes =
                            text == null ? row.getBytes(1) : SharedText.line(row.getBytes(1), row.getInt(2), text);
                    return new StoredRecord(StoredRecord.Kind.values()[row.getInt(4)], bytes);
                },
                table);
    }

    static Summary summary(ResultSet row, int from) throws SQLException {
        return new Summary(
                row.getLong(from),
                row.getInt(from + 1) != 0,
                row.getString(from + 2),
                row.getString(from + 3),
                row.getLong(from + 4),
                row.getString(from + 5),
                row.getLong(from + 6));
    }
}
