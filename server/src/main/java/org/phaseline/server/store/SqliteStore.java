package org.phaseline.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.Consumer;

/** Tables in one SQLite file. */
public final class SqliteStore {

    private SqliteStore() {}

    /** Opens the file, or makes it; one that an older Phaseline made is brought up to date. */
    public static Store open(Path file) throws StoreProblem {
        return open(file, sentence -> {}, () -> {});
    }

    static JdbcStore open(Path file, Consumer<String> owner, Runnable released) throws StoreProblem {
        return open(new Sqlite(file), owner, released);
    }

    static JdbcStore open(Sqlite sqlite, Consumer<String> owner, Runnable released) throws StoreProblem {
        Schema.bringUpToDate(sqlite);
        return new JdbcStore(sqlite, line(sqlite), owner, released);
    }

    /** One that lies there, up to date. */
    static Store visit(Path file) throws StoreProblem {
        Sqlite sqlite = new Sqlite(file);
        return new JdbcStore(sqlite, line(sqlite), sentence -> {}, () -> {});
    }

    private static WritingLine line(Sqlite sqlite) throws StoreProblem {
        WritingLine line = new WritingLine(sqlite::writing, sqlite);
        try {
            line.writing();
            return line;
        } catch (SQLException problem) {
            throw new StoreProblem(
                    "Phaseline cannot open " + sqlite.place() + ": " + sqlite.why(problem) + ".", problem);
        }
    }
}
