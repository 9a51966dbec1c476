package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import java.io.ByteArrayOutputStream;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;

/** Part of a transaction, as whoever changes several things at once sees it. */
final class JdbcChanges implements Changes {

    /** Carries what the database said through code that knows no databases. */
    static final class Failed extends RuntimeException {

        private static final long serialVersionUID = 1;

        Failed(Exception cause) {
            super(cause);
        }
    }

    private interface Statements {
        void run() throws SQLException;
    }

    private final Writing writing;

    JdbcChanges(Writing writing) {
        this.writing = writing;
    }

    @Override
    public void create(StoredTable table) {
        run(() -> TableRows.create(writing, table));
    }

    @Override
    public void keep(StoredNotice notice) {
        run(() -> NoticeRows.write(writing, notice));
    }

    @Override
    public void addSeed(TableId table, byte[] seed) {
        run(() -> writing.update("UPDATE game_table SET seed = ? WHERE id = ? AND seed IS NULL", seed, table.text()));
    }

    @Override
    public void say(TableId table, int number, byte[] record) {
        run(() -> TableRows.record(writing, table, number, StoredRecord.message(record)));
    }

    @Override
    public void summarize(TableId table, Summary summary) {
        run(() -> TableRows.summarize(writing, table, summary));
    }

    @Override
    public void replaceJournal(TableId table, List<byte[]> lines, long now) {
        run(() -> {
            ByteArrayOutputStream before = new ByteArrayOutputStream();
            List<StoredRecord> records = TableRows.records(writing.connection(), table.text());
            records.stream()
                    .filter(record -> record.kind() == StoredRecord.Kind.LINE)
                    .forEach(record -> before.writeBytes(record.bytes()));
            int number = query(
                            writing.connection(),
                            "SELECT count(*) FROM replaced_journal WHERE game_table = ?",
                            row -> row.getInt(1),
                            table.text())
                    .getFirst();
            writing.update(
                    "INSERT INTO replaced_journal (game_table, number, replaced, bytes) VALUES (?, ?, ?, ?)",
                    table.text(),
                    number + 1,
                    now,
                    before.toByteArray());
            writing.update("DELETE FROM table_record WHERE game_table = ?", table.text());
            Iterator<byte[]> replacing = lines.iterator();
            for (int i = 0; i < records.size(); i++) {
                StoredRecord record = records.get(i);
                boolean line = record.kind() == StoredRecord.Kind.LINE;
                TableRows.record(writing, table, i + 1, line ? StoredRecord.line(replacing.next()) : record);
            }
        });
    }

    private static void run(Statements statements) {
        try {
            statements.run();
        } catch (SQLException problem) {
            throw new Failed(problem);
        }
    }
}
