package org.phaseline.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Tables in one SQLite file. Its log is forced to the disk with every transaction, and one thread writes them all. */
public final class SqliteStore implements Store {

    private static final String MIGRATIONS = "classpath:org/phaseline/server/store/sqlite";
    private static final int BUSY_MILLIS = 5_000;

    private final Connection reading;
    private final Connection writing;
    private final GroupCommit writer;
    private final ReentrantLock oneReads = new ReentrantLock();

    private SqliteStore(Connection reading, Connection writing) {
        this.reading = reading;
        this.writing = writing;
        this.writer = new GroupCommit(writing);
    }

    /** Opens the file, or makes it; one that an older Phaseline made is brought up to date. */
    public static SqliteStore open(Path file) throws StoreProblem {
        SQLiteDataSource source = source(file);
        try {
            Flyway.configure(SqliteStore.class.getClassLoader())
                    .dataSource(source)
                    .locations(MIGRATIONS)
                    .load()
                    .migrate();
            Connection writing = source.getConnection();
            writing.setAutoCommit(false);
            return new SqliteStore(source.getConnection(), writing);
        } catch (FlywayException | SQLException problem) {
            throw new StoreProblem(
                    "The tables in " + file + " cannot be opened: the file is damaged, or not one of Phaseline's.",
                    problem);
        }
    }

    private static SQLiteDataSource source(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    @Override
    public void create(StoredTable table) throws StoreProblem {
        write("The table cannot be kept", connection -> {
            update(
                    connection,
                    "INSERT INTO game_table (id, title, created, seed, updated) VALUES (?, ?, ?, ?, 0)",
                    table.id().text(),
                    table.title(),
                    table.created(),
                    table.seed().orElse(null));
            summarize(connection, table.id(), table.summary());
            for (StoredSeat seat : table.seats()) {
                update(
                        connection,
                        "INSERT INTO seat (game_table, seat, secret_hash, player) VALUES (?, ?, ?, ?)",
                        table.id().text(),
                        seat.number(),
                        seat.secretHash(),
                        seat.player());
            }
            for (int i = 0; i < table.lines().size(); i++) {
                line(connection, table.id(), i + 1, table.lines().get(i));
            }
            for (int i = 0; i < table.talk().size(); i++) {
                record(connection, table.id(), i + 1, table.talk().get(i));
            }
        });
    }

    @Override
    public void append(TableId table, int number, byte[] line, boolean revealing, Summary summary) throws StoreProblem {
        write("The answer cannot be kept", connection -> {
            line(connection, table, number, line);
            summarize(connection, table, summary);
            if (revealing) {
                update(connection, "UPDATE game_table SET seed = NULL WHERE id = ?", table.text());
            }
        });
    }

    private static void line(Connection connection, TableId table, int number, byte[] line) throws SQLException {
        update(connection, "INSERT INTO line (game_table, number, bytes) VALUES (?, ?, ?)", table.text(), number, line);
    }

    private static void summarize(Connection connection, TableId table, Summary summary) throws SQLException {
        update(
                connection,
                "UPDATE game_table SET updated = ?, is_over = ?, turn = ?, winner = ?, awaited = ? WHERE id = ?",
                summary.updated(),
                summary.over() ? 1 : 0,
                summary.turn(),
                summary.winner(),
                summary.awaited(),
                table.text());
    }

    @Override
    public void say(TableId table, int number, byte[] record) throws StoreProblem {
        write("This cannot be kept", connection -> record(connection, table, number, record));
    }

    private static void record(Connection connection, TableId table, int number, byte[] record) throws SQLException {
        update(
                connection,
                "INSERT INTO talk (game_table, number, bytes) VALUES (?, ?, ?)",
                table.text(),
                number,
                record);
    }

    @Override
    public void rekey(TableId table, int seat, byte[] secretHash) throws StoreProblem {
        write(
                "The new link cannot be kept",
                connection -> atSeat(
                        connection,
                        "UPDATE seat SET secret_hash = ? WHERE game_table = ? AND seat = ?",
                        secretHash,
                        table,
                        seat));
    }

    @Override
    public void name(TableId table, int seat, String player) throws StoreProblem {
        write(
                "The name cannot be kept",
                connection -> atSeat(
                        connection,
                        "UPDATE seat SET player = ? WHERE game_table = ? AND seat = ?",
                        player,
                        table,
                        seat));
    }

    private static void atSeat(Connection connection, String sql, Object value, TableId table, int seat)
            throws SQLException {
        if (update(connection, sql, value, table.text(), seat) == 0) {
            throw new SQLException("there is no such seat");
        }
    }

    private void write(String failing, GroupCommit.Work work) throws StoreProblem {
        try {
            writer.write(work);
        } catch (SQLException problem) {
            throw new StoreProblem(failing + ": the store does not take it just now.", problem);
        }
    }

    private static int update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            return statement.executeUpdate();
        }
    }

    @Override
    public Optional<StoredTable> table(TableId id) throws StoreProblem {
        return read("The table cannot be read", () -> {
            List<StoredTable> found = query(
                    "SELECT title, created, seed, updated, is_over, turn, winner, awaited FROM game_table WHERE id = ?",
                    row -> new StoredTable(
                            id,
                            row.getString(1),
                            row.getLong(2),
                            Optional.ofNullable(row.getBytes(3)),
                            seats(id),
                            query("SELECT bytes FROM line WHERE game_table = ? ORDER BY number", BYTES, id.text()),
                            query("SELECT bytes FROM talk WHERE game_table = ? ORDER BY number", BYTES, id.text()),
                            summary(row, 4)),
                    id.text());
            return found.stream().findFirst();
        });
    }

    private List<StoredSeat> seats(TableId id) throws SQLException {
        return query(
                "SELECT seat, secret_hash, player FROM seat WHERE game_table = ? ORDER BY seat",
                row -> new StoredSeat(row.getInt(1), row.getBytes(2), row.getString(3)),
                id.text());
    }

    @Override
    public Optional<Summary> summary(TableId id) throws StoreProblem {
        return read(
                "The table cannot be read",
                () -> query(
                                "SELECT updated, is_over, turn, winner, awaited FROM game_table WHERE id = ?",
                                row -> summary(row, 1),
                                id.text())
                        .stream()
                        .findFirst());
    }

    private static Summary summary(ResultSet row, int from) throws SQLException {
        return new Summary(
                row.getLong(from),
                row.getInt(from + 1) != 0,
                row.getString(from + 2),
                row.getString(from + 3),
                row.getLong(from + 4));
    }

    @Override
    public List<TableId> ids() throws StoreProblem {
        return read(
                "The tables cannot be listed",
                () -> query("SELECT id FROM game_table ORDER BY created, id", row -> new TableId(row.getString(1))));
    }

    /** What is made of one row. */
    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private interface Reading<T> {
        T read() throws SQLException;
    }

    private static final Row<byte[]> BYTES = row -> row.getBytes(1);

    private <T> T read(String failing, Reading<T> what) throws StoreProblem {
        oneReads.lock();
        try {
            return what.read();
        } catch (SQLException problem) {
            throw new StoreProblem(failing + ": the store does not answer just now.", problem);
        } finally {
            oneReads.unlock();
        }
    }

    private <T> List<T> query(String sql, Row<T> each, String... values) throws SQLException {
        List<T> found = new ArrayList<>();
        try (PreparedStatement statement = reading.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setString(i + 1, values[i]);
            }
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    found.add(each.read(row));
                }
            }
        }
        return found;
    }

    @Override
    public void close() {
        writer.close();
        closeQuietly(writing);
        oneReads.lock();
        try {
            closeQuietly(reading);
        } finally {
            oneReads.unlock();
        }
    }

    private static void closeQuietly(Connection connection) {
        try {
            connection.close();
        } catch (SQLException nothingLost) {
            // Everything was forced to the disk when it was written.
        }
    }
}
