package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Who wants notices, and what became of them, in a database. */
final class NoticeRows {

    private NoticeRows() {}

    static List<StoredNotice> read(Connection connection) throws SQLException {
        return query(
                connection,
                "SELECT game_table, seat, email, webhook, is_on, stage, told, attempts,"
                        + " consent, confirm_hash, confirm_until, unsubscribe, push FROM notice",
                row -> new StoredNotice(
                        new TableId(row.getString(1)),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4),
                        row.getInt(5) != 0,
                        new MailConsent(
                                MailConsent.State.values()[row.getInt(9)],
                                row.getString(10),
                                row.getLong(11),
                                row.getString(12)),
                        StoredNotice.Stage.values()[row.getInt(6)],
                        row.getInt(7),
                        row.getInt(8),
                        row.getString(13)));
    }

    static void write(Writing writing, StoredNotice notice) throws SQLException {
        writing.update(
                "DELETE FROM notice WHERE game_table = ? AND seat = ?",
                notice.table().text(),
                notice.seat());
        writing.update(
                "INSERT INTO notice (game_table, seat, email, webhook, is_on, stage, told, attempts,"
                        + " consent, confirm_hash, confirm_until, unsubscribe, push)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                notice.table().text(),
                notice.seat(),
                notice.email(),
                notice.webhook(),
                notice.on() ? 1 : 0,
                notice.stage().ordinal(),
                notice.told(),
                notice.attempts(),
                notice.consent().state().ordinal(),
                notice.consent().confirmHash(),
                notice.consent().confirmUntil(),
                notice.consent().unsubscribe(),
                notice.push());
    }
}
