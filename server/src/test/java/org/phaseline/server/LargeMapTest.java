package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.TableOrder;
import org.phaseline.server.web.AddressLimits;

@Tag("slow")
class LargeMapTest {

    private static final int MOST_BYTES = 5 * 1024;
    private static final int ANSWERS = Boolean.getBoolean("long") ? 200 : 14;

    @TempDir
    private Path folder;

    private GameTables tables;

    @Test
    void onALargeMapWhatIsSentAfterAnAnswerIsSmall() throws StartProblem, StoreProblem {
        Library library = new Library();
        StringWriter trouble = new StringWriter();
        try (Server server = Server.start(
                new Settings("localhost", 0, folder, AddressLimits.NONE),
                new PrintWriter(trouble, true),
                library,
                store -> {
                    tables = new GameTables(store, library);
                    return tables;
                })) {
            play(around(server));
        }
        assertThat(trouble.toString()).as("what went wrong inside").isEmpty();
    }

    /** Its seats, and last one who watches. */
    private List<Client> around(Server server) throws StoreProblem {
        // Over HTTP it would be checked in a process of its own first, which a busy machine does not finish in time.
        Created.Made made = (Created.Made) tables.create(
                new TableOrder("", Optional.of(LargeMap.rulebook()), "", List.of(), List.of(), List.of()));
        String table = "/t/" + made.table().id() + "/";
        List<Client> clients = new ArrayList<>();
        made.chairs()
                .forEach(chair -> clients.add(Client.seated(
                        server, table + (chair.seat() + 1) + "#" + chair.code().text())));
        clients.add(Client.seated(server, table + "watch#" + made.watching().text()));
        return clients;
    }

    private static void play(List<Client> clients) {
        List<Follower> followers = Follower.all(clients);
        Random random = new Random(1);
        int whole =
                clients.get(0).get(clients.get(0).path() + "/sighting").body().getBytes(StandardCharsets.UTF_8).length;

        for (int i = 0; i < ANSWERS; i++) {
            assertThat(Follower.answerSomething(clients, random)).isTrue();
            followers.forEach(Follower::catchUp);
        }

        for (Follower each : followers) {
            System.out.printf(
                    "60 x 40 map, a whole view %,d bytes: at most %,d after an answer%n", whole, each.largest());
            assertThat(each.wholes()).as("whole views").isEqualTo(1);
            assertThat(each.largest()).isLessThan(MOST_BYTES);
            each.close();
        }
        assertThat(whole).isGreaterThan(20 * MOST_BYTES);
    }
}
