package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Seats in a database, and what opens them. */
final class SeatRows {

    /** As a reference to something that is not there. */
    private static final String NO_SUCH_SEAT = "23503";

    private record SessionOf(int seat, StoredSession session) {}

    private SeatRows() {}

    static List<StoredSeat> read(Connection connection, String table) throws SQLException {
        List<SessionOf> sessions = query(
                connection,
                "SELECT seat, secret_hash, code_hash, created FROM seat_session WHERE game_table = ?"
                        + " ORDER BY seat, created, secret_hash",
                row -> new SessionOf(
                        row.getInt(1),
                        new StoredSession(
                                SecretHash.of(row.getBytes(2)),
                                Optional.ofNullable(row.getBytes(3)).map(SecretHash::of),
                                row.getLong(4))),
                table);
        return query(
                connection,
                "SELECT seat, code_hash, code_expires, player FROM seat WHERE game_table = ? ORDER BY seat",
                row -> seat(row, sessions),
                table);
    }

    private static StoredSeat seat(ResultSet row, List<SessionOf> sessions) throws SQLException {
        int number = row.getInt(1);
        byte[] code = row.getBytes(2);
        List<StoredSession> its = new ArrayList<>();
        for (SessionOf each : sessions) {
            if (each.seat == number) {
                its.add(each.session);
            }
        }
        return new StoredSeat(
                number,
                code == null ? Optional.empty() : Optional.of(new StoredCode(SecretHash.of(code), row.getLong(3))),
                its,
                row.getString(4));
    }

    /** Puts what opens a seat in place of what opened it before; the seat must be there. */
    static void write(Writing writing, TableId table, StoredSeat seat) throws SQLException {
        update(
                writing,
                "UPDATE seat SET code_hash = ?, code_expires = ? WHERE game_table = ? AND seat = ?",
                seat.code().map(code -> code.hash().bytes()).orElse(null),
                seat.code().map(StoredCode::expires).orElse(StoredCode.NEVER),
                table.text(),
                seat.number());
        writing.update("DELETE FROM seat_session WHERE game_table = ? AND seat = ?", table.text(), seat.number());
        for (StoredSession session : seat.sessions()) {
            writing.update(
                    "INSERT INTO seat_session (game_table, seat, secret_hash, code_hash, created)"
                            + " VALUES (?, ?, ?, ?, ?)",
                    table.text(),
                    seat.number(),
                    session.hash().bytes(),
                    session.code().map(SecretHash::bytes).orElse(null),
                    session.created());
        }
    }

    static void name(Writing writing, TableId table, int seat, String player) throws SQLException {
        update(writing, "UPDATE seat SET player = ? WHERE game_table = ? AND seat = ?", player, table.text(), seat);
    }

    private static void update(Writing writing, String sql, @Nullable Object... values) throws SQLException {
        if (writing.update(sql, values) == 0) {
            throw new SQLException("there is no such seat", NO_SUCH_SEAT);
        }
    }
}
