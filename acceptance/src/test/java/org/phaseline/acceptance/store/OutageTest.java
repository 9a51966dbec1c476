package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.web.AddressLimits;

/** A database that goes away while people play, and comes back. */
@Tag("waits")
class OutageTest {

    private static final TableId TABLE = new TableId("table");
    private static final Summary SUMMARY = new Summary(1, false, "", "", 0);

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();

    @Test
    void aDatabaseThatIsStoppedAndStartedLosesNothing() throws Exception {
        int port = freePort();
        EmbeddedPostgres postgres = postgres(port);
        StoreAddress place =
                StoreAddress.of(folder, Optional.of(postgres.getJdbcUrl("postgres", "postgres")), Map.of());
        try (Server server = start(place);
                Players players = new Players(server.port(), 4)) {
            players.start();
            players.awaitAnswers(20);
            postgres.close();
            players.awaitRefusals(5);
            assertThat(players.problem())
                    .contains(": the database is not responding at the moment. Try again in a moment");
            assertThat(Visitor.make(server.port(), "border").statusCode()).isEqualTo(503);

            postgres = postgres(port);
            players.awaitAnswers(40);
            players.stop();
            players.check(place);
        } finally {
            postgres.close();
        }
        assertThat(trouble.toString())
                .as("what the owner of the server reads")
                .contains("the database is not responding at the moment", "Working again")
                .doesNotContain("Exception");
    }

    @Test
    void connectionsThatBreakAreReplaced() throws Exception {
        String url = Databases.POSTGRESQL.url(folder);
        StoreAddress place = Databases.POSTGRESQL.place(url, folder);
        try (Server server = start(place);
                Players players = new Players(server.port(), 3)) {
            players.start();
            for (int i = 0; i < 10; i++) {
                players.awaitAnswers(5);
                cut(url);
            }
            players.awaitAnswers(5);
            players.stop();
            players.check(place);
        }
    }

    @Test
    void whoLosesTheLockNoticesAndWritesNothingMore() throws Exception {
        String url = Databases.POSTGRESQL.url(folder);
        StoreAddress place = Databases.POSTGRESQL.place(url, folder);
        try (Store first = place.serve()) {
            first.create(new StoredTable(
                    TABLE, "", 1, Optional.empty(), List.of(), List.of(line("first")), List.of(), SUMMARY));
            try (Store second = inPlaceOf(url, place)) {
                assertThatThrownBy(() -> first.append(TABLE, 2, line("from the first"), false, SUMMARY))
                        .hasMessage("The answer cannot be saved: another Phaseline serves these tables now.");
                second.append(TABLE, 2, line("from the second"), false, SUMMARY);
            }
            Thread.sleep(600);
            assertThatThrownBy(() -> first.append(TABLE, 2, line("from the first"), false, SUMMARY))
                    .as("who comes back finds what the other wrote")
                    .isInstanceOf(StoreProblem.class);
            first.append(TABLE, 3, line("from the first"), false, SUMMARY);
            assertThat(first.table(TABLE).orElseThrow().lines()).hasSize(3);
        }
    }

    private static Store inPlaceOf(String url, StoreAddress place) throws Exception {
        for (int i = 0; i < 20; i++) {
            cut(url);
            try {
                return place.serve();
            } catch (StoreProblem stillTaken) {
                Thread.sleep(100);
            }
        }
        throw new AssertionError("the lock did not go with the connection");
    }

    private static void cut(String url) throws Exception {
        Databases.ask(
                url,
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                        + " WHERE application_name = 'phaseline' AND datname = current_database()");
    }

    private EmbeddedPostgres postgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setPort(port)
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false)
                .start();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private Server start(StoreAddress place) throws Exception {
        return Server.start(new Settings("localhost", 0, place, AddressLimits.NONE), new PrintWriter(trouble, true));
    }

    private static byte[] line(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
