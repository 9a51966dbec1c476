package org.phaseline.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Where tables are kept: in a folder, or in a database somebody runs. */
public sealed interface StoreAddress {

    /** In the folder, unless there is the address of a database. */
    static StoreAddress of(Path folder, Optional<String> address, Map<String, String> environment) throws StoreProblem {
        return address.isPresent() ? new Database(Postgres.at(address.get(), environment)) : new Folder(folder);
    }

    /** For who serves the tables, alone; brings up to date what an older Phaseline made. */
    default Store serve() throws StoreProblem {
        return serve(sentence -> {});
    }

    /** The same; the owner hears when the store fails and when it works again. */
    Store serve(Consumer<String> owner) throws StoreProblem;

    /** For who looks at the tables or adds some, also while somebody serves them. */
    Store visit() throws StoreProblem;

    /** Whether there may be tables; a folder nobody has kept any in has none. */
    boolean isThere();

    /** What a sentence calls it; never with a password. */
    String words();

    record Folder(Path folder) implements StoreAddress {

        static final String FILE = "tables.sqlite";

        @Override
        public Store serve(Consumer<String> owner) throws StoreProblem {
            DataFolder taken = DataFolder.take(folder);
            boolean done = false;
            try {
                Store store = SqliteStore.open(taken.secret(FILE), owner, taken::close);
                done = true;
                return store;
            } finally {
                if (!done) {
                    taken.close();
                }
            }
        }

        @Override
        public Store visit() throws StoreProblem {
            Path file = folder.resolve(FILE);
            Optional<DataFolder> free = DataFolder.ifFree(folder);
            if (free.isPresent()) {
                // Only to bring it up to date: whoever wants to serve it meanwhile shall be able to.
                try (DataFolder taken = free.get()) {
                    Schema.bringUpToDate(new Sqlite(taken.secret(FILE)));
                }
            } else if (Files.exists(file)) {
                Schema.requireUpToDate(new Sqlite(file));
            }
            return SqliteStore.visit(file);
        }

        @Override
        public boolean isThere() {
            return Files.exists(folder.resolve(FILE));
        }

        @Override
        public String words() {
            return folder.toAbsolutePath().normalize().toString();
        }
    }

    /** In PostgreSQL. */
    final class Database implements StoreAddress {

        private final Postgres postgres;

        private Database(Postgres postgres) {
            this.postgres = postgres;
        }

        @Override
        public Store serve(Consumer<String> owner) throws StoreProblem {
            WritingLine line = new WritingLine(postgres::alone, postgres);
            boolean done = false;
            try {
                line.writing();
                Schema.bringUpToDate(postgres);
                Store store = new JdbcStore(postgres, line, owner, () -> {});
                done = true;
                return store;
            } catch (SQLException problem) {
                throw unusable(problem);
            } finally {
                if (!done) {
                    line.close();
                }
            }
        }

        @Override
        public Store visit() throws StoreProblem {
            try (Connection alone = postgres.aloneNow()) {
                Schema.bringUpToDate(postgres);
            } catch (SQLException problem) {
                if (!Postgres.taken(problem)) {
                    throw unusable(problem);
                }
                Schema.requireUpToDate(postgres);
            }
            return new JdbcStore(postgres, new WritingLine(postgres::writing, postgres), sentence -> {}, () -> {});
        }

        private StoreProblem unusable(SQLException problem) {
            return Postgres.taken(problem)
                    ? StoreProblem.taken("Another Phaseline already serves " + postgres.place() + ".")
                    : new StoreProblem(
                            "Phaseline cannot open " + postgres.place() + ": " + postgres.why(problem) + ".", problem);
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public String words() {
            return postgres.words();
        }

        @Override
        public String toString() {
            return words();
        }
    }
}
