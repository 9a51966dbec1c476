package org.phaseline.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Properties;
import javax.sql.DataSource;
import org.postgresql.Driver;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Tables in a PostgreSQL database. Who serves them writes on one connection, which holds a lock as long as it lives: so nobody can
 * write without the lock, and whoever loses the connection loses the lock with it.
 */
final class Postgres implements Dialect {

    private static final int READERS = 8;

    /** Any two numbers nobody else locks; the second tells apart stores in two schemas of one database. */
    private static final String LOCK = "SELECT pg_try_advisory_lock(1346911041, hashtext(current_schema()))";

    private static final String TAKEN = "PHL01";
    private static final int TRIES = 10;
    private static final long BETWEEN_MILLIS = 100;

    /** Seconds. A database that hangs must not hang the tables. */
    private static final Map<String, String> USUAL = Map.of(
            "connectTimeout", "5",
            "socketTimeout", "20",
            "tcpKeepAlive", "true",
            "ApplicationName", "phaseline");

    private final String place;
    private final PGSimpleDataSource source;

    private Postgres(String place, PGSimpleDataSource source) {
        this.place = place;
        this.source = source;
    }

    /** User and password may stand in the address, or in PGUSER and PGPASSWORD. */
    static Postgres at(String url, Map<String, String> environment) throws StoreProblem {
        Properties given = Driver.parseURL(url, null);
        if (given == null) {
            // Never said back: it may hold a password.
            throw new StoreProblem("The address of the store is not one of a PostgreSQL database, which looks like"
                    + " jdbc:postgresql://host:port/database.");
        }
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(url);
        try {
            for (Map.Entry<String, String> usual : USUAL.entrySet()) {
                if (!given.containsKey(usual.getKey())) {
                    source.setProperty(usual.getKey(), usual.getValue());
                }
            }
        } catch (SQLException impossible) {
            throw new IllegalStateException(impossible);
        }
        if (!given.containsKey("user") && environment.containsKey("PGUSER")) {
            source.setUser(environment.get("PGUSER"));
        }
        if (!given.containsKey("password") && environment.containsKey("PGPASSWORD")) {
            source.setPassword(environment.get("PGPASSWORD"));
        }
        return new Postgres("database " + given.getProperty("PGDBNAME") + " at " + given.getProperty("PGHOST"), source);
    }

    /** Without "the tables in" in front. */
    String words() {
        return place;
    }

    @Override
    public String place() {
        return "the tables in " + place;
    }

    @Override
    public String scripts() {
        return "classpath:org/phaseline/server/store/postgresql";
    }

    @Override
    public DataSource source() {
        return source;
    }

    @Override
    public void forReading(HikariConfig config) {
        config.setDataSource(source);
        config.setMaximumPoolSize(READERS);
        config.setReadOnly(true);
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
    }

    /** For who serves the tables: fails while somebody else does. Who has just gone has a moment to let go of the lock. */
    Connection alone() throws SQLException {
        return alone(TRIES);
    }

    /** The same, for who does not mind if somebody else does. */
    Connection aloneNow() throws SQLException {
        return alone(1);
    }

    private Connection alone(int tries) throws SQLException {
        Connection connection = writing();
        boolean done = false;
        try (Statement statement = connection.createStatement()) {
            for (int left = tries; !locks(statement); left--) {
                if (left <= 1) {
                    throw new SQLException("somebody else holds the lock", TAKEN);
                }
                Thread.sleep(BETWEEN_MILLIS);
            }
            connection.commit();
            done = true;
            return connection;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new SQLException("stopped while somebody else held the lock", TAKEN, stopped);
        } finally {
            if (!done) {
                connection.close();
            }
        }
    }

    private static boolean locks(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery(LOCK)) {
            return row.next() && row.getBoolean(1);
        }
    }

    /** For who only adds tables nobody knows yet. */
    Connection writing() throws SQLException {
        Connection connection = source.getConnection();
        boolean done = false;
        try (Statement statement = connection.createStatement()) {
            // Whatever the database's owner prefers: what is acknowledged must be on the disk.
            statement.execute("SET synchronous_commit TO on");
            connection.setAutoCommit(false);
            done = true;
            return connection;
        } finally {
            if (!done) {
                connection.close();
            }
        }
    }

    static boolean taken(SQLException problem) {
        return TAKEN.equals(problem.getSQLState());
    }

    @Override
    public boolean broken(SQLException problem) {
        String state = state(problem);
        return state.startsWith("08") || state.startsWith("57P") || state.startsWith("58");
    }

    @Override
    public boolean refusal(SQLException problem) {
        return state(problem).startsWith("23");
    }

    @Override
    public String why(SQLException problem) {
        String state = state(problem);
        return switch (state) {
            case TAKEN -> "another Phaseline serves these tables now";
            case "53100" -> "the disk of the database is full";
            case "3D000" -> "there is no such database";
            case "42501", "25006" -> "the database does not permit it";
            default -> {
                if (state.startsWith("28")) {
                    yield "the database does not accept the user or the password";
                }
                yield refusal(problem) ? "it exists there already" : "the database is not responding at the moment";
            }
        };
    }

    /** All of the database, also what others keep there: it is what its disk has to hold. */
    @Override
    public StoreUsage usage(Connection connection) throws SQLException {
        return new StoreUsage(
                Rows.query(connection, "SELECT pg_database_size(current_database())", row -> row.getLong(1))
                        .getFirst(),
                OptionalLong.empty());
    }

    /** The database does that by itself. */
    @Override
    public void compact() {}

    private static String state(SQLException problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException known && known.getSQLState() != null) {
                return known.getSQLState();
            }
        }
        return "";
    }
}
