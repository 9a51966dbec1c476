package org.phaseline.server.store;

import static org.phaseline.server.store.Rows.query;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
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
        write("The table cannot be saved", writing -> TableRows.create(writing, table));
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
            TableRows.append(writing, table, number, records);
            if (summary.isPresent()) {
                TableRows.summarize(writing, table, summary.get());
            }
            if (revealing) {
                writing.update("UPDATE game_table SET seed = NULL WHERE id = ?", table.text());
            }
        });
    }

    @Override
    public void admit(TableId table, StoredSeat seat, int number, byte[] record) throws StoreProblem {
        write("This cannot be saved", writing -> {
            SeatRows.write(writing, table, seat);
            TableRows.record(writing, table, number, StoredRecord.message(record));
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
                            "SELECT title, created, seed, " + TableRows.SUMMARY + " FROM game_table WHERE id = ?",
                            row -> new StoredTable(
                                    id,
                                    row.getString(1),
                                    row.getLong(2),
                                    Optional.ofNullable(row.getBytes(3)),
                                    SeatRows.read(connection, table),
                                    TableRows.records(connection, table),
                                    TableRows.summary(row, 4)),
                            table)
                    .stream()
                    .findFirst();
        });
    }

    @Override
    public Optional<Summary> summary(TableId id) throws StoreProblem {
        return read(
                "The table cannot be read",
                connection -> query(
                                connection,
                                "SELECT " + TableRows.SUMMARY + " FROM game_table WHERE id = ?",
                                row -> TableRows.summary(row, 1),
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
                                "SELECT title, " + TableRows.SUMMARY + " FROM game_table WHERE id = ?",
                                row -> new TableListing(
                                        row.getString(1),
                                        SeatRows.read(connection, id.text()),
                                        TableRows.summary(row, 2)),
                                id.text())
                        .stream()
                        .findFirst());
    }

    @Override
    public List<TableId> due(long time) throws StoreProblem {
        return read("The tables cannot be listed", connection -> JdbcListing.due(connection, time));
    }

    @Override
    public void offer(TableId table, Optional<StoredOffer> offer) throws StoreProblem {
        write("This cannot be saved", writing -> PublicRows.offer(writing, table, offer));
    }

    @Override
    public List<StoredOffer> offers(long since, int most) throws StoreProblem {
        return read("The open tables cannot be listed", connection -> PublicRows.offers(connection, since, most));
    }

    @Override
    public boolean isOffered(TableId table) throws StoreProblem {
        return read("The table cannot be read", connection -> PublicRows.has(connection, "open_table", table));
    }

    @Override
    public void share(TableId table, boolean shared, long now) throws StoreProblem {
        write("This cannot be saved", writing -> PublicRows.share(writing, table, shared, now));
    }

    @Override
    public boolean isShared(TableId table) throws StoreProblem {
        return read("The table cannot be read", connection -> PublicRows.has(connection, "shared_game", table));
    }

    @Override
    public Optional<byte[]> value(String name) throws StoreProblem {
        return read("The store cannot be read", connection -> PublicRows.value(connection, name));
    }

    @Override
    public void keepValue(String name, byte[] value) throws StoreProblem {
        write("This cannot be saved", writing -> PublicRows.keep(writing, name, value));
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
