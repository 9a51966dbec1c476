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
                    "INSERT INTO game_table (id, title, created, seed) VALUES (?, ?, ?, ?)",
                    table.id().text(),
                    table.title(),
                    table.created(),
                    table.seed().orElse(null));
            for (StoredSeat seat : table.seats()) {
                update(
                        connection,
                        "INSERT INTO seat (game_table, seat, secret_hash) VALUES (?, ?, ?)",
                        table.id().text(),
                        seat.number(),
                        seat.secretHash());
            }
            for (int i = 0; i < table.lines().size(); i++) {
                line(connection, table.id(), i + 1, table.lines().get(i));
            }
        });
    }

    @Override
    public void append(TableId table, int number, byte[] line, boolean revealing) throws StoreProblem {
        write("The answer cannot be kept", connection -> {
            line(connection, table, number, line);
            if (revealing) {
                update(connection, "UPDATE game_table SET seed = NULL WHERE id = ?", table.text());
            }
        });
    }

    private static void line(Connection connection, TableId table, int number, byte[] line) throws SQLException {
        update(connection, "INSERT INTO line (game_table, number, bytes) VALUES (?, ?, ?)", table.text(), number, line);
    }

    private void write(String failing, GroupCommit.Work work) throws StoreProblem {
        try {
            writer.write(work);
        } catch (SQLException problem) {
            throw new StoreProblem(failing + ": the store does not take it just now.", problem);
        }
    }

    private static void update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.executeUpdate();
        }
    }

    @Override
    public Optional<StoredTable> table(TableId id) throws StoreProblem {
        oneReads.lock();
        try (PreparedStatement statement =
                reading.prepareStatement("SELECT title, created, seed FROM game_table WHERE id = ?")) {
            statement.setString(1, id.text());
            try (ResultSet row = statement.executeQuery()) {
                if (!row.next()) {
                    return Optional.empty();
                }
                return Optional.of(new StoredTable(
                        id,
                        row.getString(1),
                        row.getLong(2),
                        Optional.ofNullable(row.getBytes(3)),
                        seats(id),
                        lines(id)));
            }
        } catch (SQLException problem) {
            throw new StoreProblem("The table cannot be read: the store does not answer just now.", problem);
        } finally {
            oneReads.unlock();
        }
    }

    private List<StoredSeat> seats(TableId id) throws SQLException {
        List<StoredSeat> seats = new ArrayList<>();
        try (PreparedStatement statement =
                reading.prepareStatement("SELECT seat, secret_hash FROM seat WHERE game_table = ? ORDER BY seat")) {
            statement.setString(1, id.text());
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    seats.add(new StoredSeat(row.getInt(1), row.getBytes(2)));
                }
            }
        }
        return seats;
    }

    private List<byte[]> lines(TableId id) throws SQLException {
        List<byte[]> lines = new ArrayList<>();
        try (PreparedStatement statement =
                reading.prepareStatement("SELECT bytes FROM line WHERE game_table = ? ORDER BY number")) {
            statement.setString(1, id.text());
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    lines.add(row.getBytes(1));
                }
            }
        }
        return lines;
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
