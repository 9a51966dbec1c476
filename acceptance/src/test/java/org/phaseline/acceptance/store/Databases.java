package org.phaseline.acceptance.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;

/** The databases tables can be kept in, each with an empty store for whoever asks. */
enum Databases {
    SQLITE {
        @Override
        String url(Path folder) {
            return "jdbc:sqlite:" + folder.resolve("tables.sqlite");
        }

        @Override
        StoreAddress place(String url, Path folder) {
            return new StoreAddress.Folder(folder);
        }
    },
    POSTGRESQL {
        @Override
        String url(Path folder) throws SQLException {
            String name = "store" + MADE.incrementAndGet();
            Running.sql("CREATE DATABASE " + name);
            return Running.POSTGRES.getJdbcUrl("postgres", name);
        }

        @Override
        StoreAddress place(String url, Path folder) throws StoreProblem {
            return StoreAddress.of(folder, Optional.of(url), Map.of());
        }
    };

    private static final AtomicInteger MADE = new AtomicInteger();

    /** The address of a store that is empty. */
    abstract String url(Path folder) throws SQLException;

    abstract StoreAddress place(String url, Path folder) throws StoreProblem;

    /** Started by the first test that needs it, ended with the process. */
    private static final class Running {

        static final EmbeddedPostgres POSTGRES = start();

        private static EmbeddedPostgres start() {
            try {
                // No test is about a machine that loses its power, so nobody waits for its disk.
                return EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "off")
                        .start();
            } catch (IOException problem) {
                throw new UncheckedIOException(problem);
            }
        }

        static void sql(String sql) throws SQLException {
            try (Connection connection = POSTGRES.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute(sql);
            }
        }
    }

    /** Past Phaseline, straight into the database: the first number of the first row. */
    static long ask(String url, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                var row = statement.executeQuery(sql)) {
            return row.next() ? row.getLong(1) : -1;
        }
    }
}
