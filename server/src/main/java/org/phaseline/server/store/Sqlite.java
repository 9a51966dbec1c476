package org.phaseline.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/**
 * Tables in one file. Its log is forced to the disk with every transaction.
 *
 * @param mostPages how large the file may become, 0 for as large as the disk; for tests, which then meet a disk that is full
 */
record Sqlite(Path file, LongSupplier mostPages) implements Dialect {

    private static final int BUSY_MILLIS = 5_000;
    private static final int READERS = 4;

    /**
     * How long the log becomes before it is moved into the file, some 40 MB. Games that are being played write the same pages again
     * and again: the longer the log, the fewer of them have to be moved.
     */
    private static final int PAGES_BEFORE_MOVING = 10_000;

    /** SQLite's longer codes have the short one in their last byte. */
    private static final int KIND = 0xff;

    Sqlite(Path file) {
        this(file, () -> 0);
    }

    @Override
    public String place() {
        return "the tables in " + file;
    }

    @Override
    public String scripts() {
        return "classpath:org/phaseline/server/store/sqlite";
    }

    @Override
    public DataSource source() {
        return source(new SQLiteConfig());
    }

    @Override
    public void forReading(HikariConfig config) {
        SQLiteConfig reading = new SQLiteConfig();
        reading.resetOpenMode(SQLiteOpenMode.CREATE);
        config.setDataSource(source(reading));
        config.setMaximumPoolSize(READERS);
    }

    /** A file that was taken away is not made anew: that would be an empty store where there were tables. */
    Connection writing() throws SQLException {
        SQLiteConfig writing = new SQLiteConfig();
        writing.resetOpenMode(SQLiteOpenMode.CREATE);
        Connection connection = source(writing).getConnection();
        if (mostPages.getAsLong() > 0) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA max_page_count = " + mostPages.getAsLong());
            }
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_autocheckpoint = " + PAGES_BEFORE_MOVING);
        }
        connection.setAutoCommit(false);
        return connection;
    }

    private SQLiteDataSource source(SQLiteConfig config) {
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLIS);
        // Nobody wants to know them; the driver would ask for them with a query after every row that is written.
        config.setGetGeneratedKeys(false);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    @Override
    public boolean broken(SQLException problem) {
        return switch (kind(problem)) {
            case SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_READONLY, SQLITE_CANTOPEN -> true;
            default -> false;
        };
    }

    @Override
    public boolean refusal(SQLException problem) {
        return kind(problem) == SQLiteErrorCode.SQLITE_CONSTRAINT || "23503".equals(problem.getSQLState());
    }

    @Override
    public String why(SQLException problem) {
        return switch (kind(problem)) {
            case SQLITE_CONSTRAINT -> "it exists there already";
            case SQLITE_FULL -> "the disk is full";
            case SQLITE_IOERR -> "the disk reports an error";
            case SQLITE_CORRUPT, SQLITE_NOTADB -> "the file is damaged, or not one of Phaseline's";
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN -> "the file is missing or cannot be written";
            default -> "the store is not responding at the moment";
        };
    }

    /** Pages that deleted tables have left are used again, and so count as free. */
    @Override
    public StoreUsage usage(Connection connection) throws SQLException {
        long pages = pragma(connection, "page_count") - pragma(connection, "freelist_count");
        OptionalLong free;
        try {
            free = OptionalLong.of(Files.getFileStore(file).getUsableSpace());
        } catch (IOException unknown) {
            free = OptionalLong.empty();
        }
        return new StoreUsage(pages * pragma(connection, "page_size"), free);
    }

    private static long pragma(Connection connection, String name) throws SQLException {
        return Rows.query(connection, "PRAGMA " + name, row -> row.getLong(1)).getFirst();
    }

    @Override
    public void compact() throws SQLException {
        try (Connection connection = source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }

    private static SQLiteErrorCode kind(SQLException problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException known) {
                return SQLiteErrorCode.getErrorCode(known.getResultCode().code & KIND);
            }
        }
        return SQLiteErrorCode.UNKNOWN_ERROR;
    }
}
