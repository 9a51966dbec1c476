package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.web.AddressLimits;

/** What people are told when something is broken inside. */
@Tag("slow")
class FaultTest {

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();

    @Test
    void aFaultIsToldToTheOwnerAndNotToTheVisitor() throws StartProblem {
        HttpResponse<String> answer = wishAt(new Broken(new IllegalStateException("a bug")));

        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.body())
                .isEqualTo("{\"problem\":\"Internal server error. What you sent may have been saved"
                        + " anyway: check before you send it again.\"}");
        assertThat(trouble.toString()).contains("a bug", "at org.phaseline").doesNotContain("border");
    }

    @Test
    void aFaultAfterSomethingWasKeptDoesNotSayThatNothingWasChanged() throws StartProblem {
        Broken broken = new Broken(new IllegalStateException("a bug"));
        HttpResponse<String> answer = wishAt(broken);

        assertThat(broken.kept()).hasSize(1);
        assertThat(answer.body()).doesNotContainIgnoringCase("nothing").contains("may have been saved");
    }

    @Test
    void aStoreThatDoesNotAnswerIsSaidInASentence() throws StartProblem {
        HttpResponse<String> answer = wishAt(new Broken(new StoreProblem("The disk is full.")));

        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.body()).isEqualTo("{\"problem\":\"The disk is full.\"}");
    }

    private HttpResponse<String> wishAt(Store broken) throws StartProblem {
        Library library = new Library();
        Settings settings = new Settings("localhost", 0, folder, AddressLimits.NONE);
        try (Server server = Server.start(
                settings, new PrintWriter(trouble, true), library, store -> new GameTables(broken, library))) {
            return new Client(server).post("/api/tables", "{\"game\":\"border\"}");
        }
    }

    /** Keeps a table, and fails then. */
    private record Broken(Exception problem, List<TableId> kept) implements Store {

        Broken(Exception problem) {
            this(problem, new ArrayList<>());
        }

        @Override
        public void create(StoredTable table) throws StoreProblem {
            kept.add(table.id());
            switch (problem) {
                case RuntimeException bug -> throw bug;
                case StoreProblem known -> throw known;
                default -> throw new AssertionError(problem);
            }
        }

        @Override
        public void append(
                TableId table, int number, List<StoredRecord> records, boolean revealing, Optional<Summary> summary) {}

        @Override
        public void admit(TableId table, StoredSeat seat, int number, byte[] record) {}

        @Override
        public void admit(TableId table, StoredSeat seat) {}

        @Override
        public void name(TableId table, int seat, String player) {}

        @Override
        public Optional<Summary> summary(TableId id) {
            return Optional.empty();
        }

        @Override
        public List<TableId> ids() {
            return List.of();
        }

        @Override
        public Optional<StoredTable> table(TableId id) {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }
}
