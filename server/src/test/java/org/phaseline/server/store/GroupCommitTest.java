package org.phaseline.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one thread that writes for all. */
class GroupCommitTest {

    @TempDir
    private Path folder;

    @Test
    void whoRunsOutOfMemoryWhileWritingStopsNobodyElse() throws Exception {
        Path file = folder.resolve("tables.sqlite");
        SqliteStore.open(file).close();
        Sqlite sqlite = new Sqlite(file);
        try (GroupCommit commit = new GroupCommit(new WritingLine(sqlite::writing, sqlite))) {
            assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
                assertThatThrownBy(() -> commit.write(writing -> {
                            throw new OutOfMemoryError("for a test");
                        }))
                        .isInstanceOf(SQLException.class);
                commit.write(
                        writing -> writing.update("INSERT INTO game_table (id, title, created) VALUES ('a', 'b', 1)"));
            });
        }
    }
}
