package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Tables in a database. One thread writes them all; many may read meanwhile, each a moment between two transactions. */
final class JdbcStore implements Store {

    private static final long READER_MILLIS = 3_000;

    private final Dialect dialect;
    private final GroupCommit writer;
    private final HikariDataSource readers;
    private final Complaints complaints;
    private final Runnable released;

    /** {@code released}: lets go of whatever made this store the only one that writes. */
    JdbcStore(Dialect dialect, WritingLine line, Consumer<String> owner, Runnable released) {
        this.dialect = dialect;
        this.complaints = new Complaints(dialect.place(), owner);
        this.writer = new GroupCommit(line);
        this.readers = readers(dialect);
        this.released = released;
    }

    private static HikariDataSource readers(Dialect dialect) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("store readers");
        config.setAutoCommit(false);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(READER_MILLIS);
        // A store that does not answer is said in a sentence to who wants something from it.
        config.setInitializationFailTimeout(-1);
        dialect.forReading(config);
        return new HikariDataSource(config);
    }

    @Override
    public void create(StoredTable table) throws StoreProblem {
        write("The table cannot be saved", writing -> create(writing, table));
    }

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
        records(writing, table.id(), 1, table.records());
    }

    @Override
    public void together(Batch batch) throws StoreProblem {
        try {
            writer.write(writing -> {
                try {
                    batch.into(new JdbcChanges(writing));
                } catch (StoreProblem problem) {
                    throw new JdbcChanges.Failed(problem);
                }
            });
            complaints.worked();
        } catch (SQLException problem) {
            for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
                if (cause instanceof StoreProblem said) {
                    throw said;
                }
                if (cause instanceof RuntimeException fault && !(cause instanceof JdbcChanges.Failed)) {
                    throw fault;
                }
            }
            throw failed("Nothing was changed", SqlErrors.last(problem));
        }
    }

    @Override
    public void delete(List<TableId> tables) throws StoreProblem {
        write("The tables cannot be deleted", writing -> {
            for (TableId table : tables) {
                JdbcDeletion.delete(writing, table);
            }
        });
    }

    @Override
    public List<ListedTable> list() throws StoreProblem {
        return read("The tables cannot be listed", JdbcListing::list);
    }

    @Override
    public List<TableId> finishedBefore(long time) throws StoreProblem {
        return read("The tables cannot be listed", connection -> JdbcListing.finishedBefore(connection, time));
    }

    @Override
    public boolean hasSeed(TableId table) throws StoreProblem {
        return read(
                "The table cannot be read",
                connection -> !query(
                                connection,
                                "SELECT 1 FROM game_table WHERE id = ? AND seed IS NOT NULL",
                                row -> true,
                                table.text())
                        .isEmpty());
    }

    @Override
    public List<byte[]> replacedJournals(TableId table) throws StoreProblem {
        return read("The table cannot be read", connection -> JdbcListing.replacedJournals(connection, table));
    }

    @Override
    public StoreUsage usage() throws StoreProblem {
        return read("The store cannot be measured", dialect::usage);
    }

    @Override
    public void compact() throws StoreProblem {
        try {
            dialect.compact();
        } catch (SQLException problem) {
            throw failed("The freed space cannot be released", problem);
        }
    }

    @Override
    public void append(
            TableId table, int number, List<StoredRecord> records, boolean revealing, Optional<Summary> summary)
            throws StoreProblem {
        boolean answer = records.stream().anyMatch(record -> record.kind() == StoredRecord.Kind.LINE);
        write(answer ? "The answer cannot be saved" : "This cannot be saved", writing -> {
            records(writing, table, number, records);
            if (summary.isPresent()) {
                summarize(writing, table, summary.get());
            }
            if (revealing) {
                writing.update("UPDATE game_table SET seed = NULL WHERE id = ?", table.text());
            }
        });
    }

    static void records(Writing writing, TableId table, int number, List<StoredRecord> records) throws SQLException {
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
                "UPDATE game_table SET updated = ?, is_over = ?, turn = ?, winner = ?, awaited = ? WHERE id = ?",
                summary.updated(),
                summary.over() ? 1 : 0,
                summary.turn(),
                summary.winner(),
                summary.awaited(),
                table.text());
    }

    @Override
    public void admit(TableId table, StoredSeat seat, int number, byte[] record) throws StoreProblem {
        write("This cannot be saved", writing -> {
            SeatRows.write(writing, table, seat);
            record(writing, table, number, StoredRecord.message(record));
        });
    }

    @Override
    public void admit(TableId table, StoredSeat seat) throws StoreProblem {
        write("This cannot be saved", writing -> SeatRows.write(writing, table, seat));
    }

    @Override
    public void name(TableId table, int seat, String player) throws StoreProblem {
        write("The name cannot be saved", writing -> SeatRows.name(writing, table, seat, player));
    }

    private void write(String failing, GroupCommit.Work work) throws StoreProblem {
        try {
            writer.write(work);
            complaints.worked();
        } catch (SQLException problem) {
            throw failed(failing, problem);
        }
    }

    private StoreProblem failed(String failing, SQLException problem) {
        String why = dialect.why(problem);
        if (!dialect.refusal(problem)) {
            complaints.failed(why);
        }
        return new StoreProblem(failing + ": " + why + ".", problem);
    }

    @Override
    public Optional<StoredTable> table(TableId id) throws StoreProblem {
        return read("The table cannot be read", connection -> {
            String table = id.text();
            return query(
                            connection,
                            "SELECT title, created, seed, updated, is_over, turn, winner, awaited"
                                    + " FROM game_table WHERE id = ?",
                            row -> new StoredTable(
                                    id,
                                    row.getString(1),
                                    row.getLong(2),
                                    Optional.ofNullable(row.getBytes(3)),
                                    SeatRows.read(connection, table),
                                    records(connection, table),
                                    summary(row, 4)),
                            table)
                    .stream()
                    .findFirst();
        });
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

    @Override
    public Optional<Summary> summary(TableId id) throws StoreProblem {
        return read(
                "The table cannot be read",
                connection -> query(
                                connection,
                                "SELECT updated, is_over, turn, winner, awaited FROM game_table WHERE id = ?",
                                row -> summary(row, 1),
                                id.text())
                        .stream()
                        .findFirst());
    }

    @Override
    public Optional<TableListing> glance(TableId id) throws StoreProblem {
        return read(
                "The table cannot be read",
                connection -> query(
                                connection,
                                "SELECT title, updated, is_over, turn, winner, awaited FROM game_table WHERE id = ?",
                                row -> new TableListing(
                                        row.getString(1), SeatRows.read(connection, id.text()), summary(row, 2)),
                                id.text())
                        .stream()
                        .findFirst());
    }

    static Summary summary(ResultSet row, int from) throws SQLException {
        return new Summary(
                row.getLong(from),
                row.getInt(from + 1) != 0,
                row.getString(from + 2),
                row.getString(from + 3),
                row.getLong(from + 4));
    }

    @Override
    public List<StoredNotice> notices() throws StoreProblem {
        return read("The notices cannot be read", NoticeRows::read);
    }

    @Override
    public void keep(StoredNotice notice) throws StoreProblem {
        write("This cannot be saved", writing -> NoticeRows.write(writing, notice));
    }

    @Override
    public List<TableId> ids() throws StoreProblem {
        return read(
                "The tables cannot be listed",
                connection -> query(
                        connection,
                        "SELECT id FROM game_table ORDER BY created, id",
                        row -> new TableId(row.getString(1))));
    }

    private interface Reading<T> {
        T read(Connection connection) throws SQLException;
    }

    private <T> T read(String failing, Reading<T> what) throws StoreProblem {
        try {
            try {
                return read(what);
            } catch (SQLException problem) {
                if (!dialect.broken(problem)) {
                    throw problem;
                }
                // A connection that lay idle may have broken unnoticed; the next one is new.
                return read(what);
            }
        } catch (SQLException problem) {
            throw failed(failing, problem);
        }
    }

    private <T> T read(Reading<T> what) throws SQLException {
        try (Connection connection = readers.getConnection()) {
            return what.read(connection);
        }
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
        released.run();
    }
}
