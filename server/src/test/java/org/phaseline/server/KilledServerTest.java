package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.web.AddressLimits;

/** A server that is killed while people play has lost no answer it acknowledged. */
@Tag("slow")
@Tag("waits")
class KilledServerTest {

    private static final int KILLS = Integer.getInteger("kills", 2);

    /** After how many kills new games are begun. */
    private static final int GAMES_LAST = 5;

    /** How many answers are acknowledged between two kills. */
    private static final int AT_LEAST = 30;

    private static final int TABLES = 6;

    /** Of so many seats one also looks at films and previews all the time. */
    private static final int SEATS_WITHOUT_FILM = 4;

    /** How often what was acknowledged is sent again over connections that break. */
    private static final int TRIES = 3;

    private static final long SEED = Long.getLong("random.seed", 9);

    @TempDir
    private Path folder;

    private final AtomicInteger given = new AtomicInteger();
    private final AtomicInteger looked = new AtomicInteger();

    /** What a seat was told that it stands. */
    private record Acknowledged(String decision, String choice) {}

    /** A process of its own, so that it can be killed at any moment. */
    static final class Serving {

        public static void main(String[] arguments) throws Exception {
            Settings settings = new Settings("localhost", 0, Path.of(arguments[0]), AddressLimits.NONE);
            Server server = Server.start(settings, new PrintWriter(System.err, true));
            System.out.println(server.port());
            Thread.currentThread().join();
        }
    }

    @Test
    void everyAnswerThatWasAcknowledgedIsThereAfterAKill() throws Exception {
        Random random = new Random(SEED);
        List<Client> seats = new ArrayList<>();
        List<List<Acknowledged>> acknowledged = new ArrayList<>();
        int[] checked = {};
        int answers = 0;
        for (int kill = 0; kill <= KILLS; kill++) {
            Process process = start();
            BufferedReader said = process.inputReader();
            int port = Integer.parseInt(said.readLine());
            // Before a game can be over new ones are begun, so that there is always something to answer.
            boolean newGames = kill % GAMES_LAST == 0;
            ExecutorService players = Executors.newVirtualThreadPerTaskExecutor();
            try {
                List<Client> before = at(port, seats);
                answers += check(before, acknowledged, newGames || kill == KILLS ? new int[before.size()] : checked);
                if (newGames) {
                    seats.clear();
                    acknowledged.clear();
                    sitDown(port, seats, acknowledged);
                }
                checked = acknowledged.stream().mapToInt(List::size).toArray();
                List<Client> now = at(port, seats);
                if (kill < KILLS) {
                    List<Future<?>> playing = new ArrayList<>();
                    for (int i = 0; i < now.size(); i++) {
                        Random own = new Random(random.nextLong());
                        Client seat = now.get(i);
                        List<Acknowledged> mine = acknowledged.get(i);
                        playing.add(players.submit(() -> play(seat, own, mine)));
                        if (i % SEATS_WITHOUT_FILM == 0) {
                            playing.add(players.submit(() -> look(seat, own)));
                        }
                    }
                    awaitAnswers(AT_LEAST * (kill + 1));
                    Thread.sleep(random.nextInt(60));
                    process.destroyForcibly().waitFor();
                    for (Future<?> player : playing) {
                        player.get();
                    }
                }
            } finally {
                // First the server: those who play go on until it breaks off.
                process.destroyForcibly().waitFor();
                players.close();
            }
        }
        System.out.println("acknowledged answers lost in " + KILLS + " kills, with films and previews running: 0 of "
                + answers + "; pictures and previews: " + looked);
        assertThat(answers).as("answers that were looked for").isGreaterThanOrEqualTo(AT_LEAST * KILLS);
        replay();
    }

    /** Every line follows from the rules and from the one before, and leads to the position whose hash stands in it. */
    private void replay() throws Exception {
        try (Store store = new StoreAddress.Folder(folder).visit()) {
            assertThat(store.ids()).hasSize(TABLES * (1 + KILLS / GAMES_LAST));
            for (TableId id : store.ids()) {
                StoredTable table = store.table(id).orElseThrow();
                ByteArrayOutputStream lines = new ByteArrayOutputStream();
                table.lines().forEach(lines::writeBytes);
                Journal journal = Journal.read("table " + id, lines.toByteArray());
                assertThat(journal.torn()).isFalse();
                assertThat(Replay.of(
                                journal, Compiled.from(journal), table.seed().map(SecretSeed::of), Watcher.NOBODY))
                        .as("table %s, random.seed=%s", id, SEED)
                        .isInstanceOf(Replayed.Agreed.class);
            }
        }
    }

    private void awaitAnswers(int many) throws InterruptedException {
        for (int i = 0; i < 12_000 && given.get() < many; i++) {
            Thread.sleep(10);
        }
        assertThat(given.get()).as("answers acknowledged within two minutes").isGreaterThanOrEqualTo(many);
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        // It lives for seconds.
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Serving.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static List<Client> at(int port, List<Client> seats) {
        return seats.stream().map(seat -> seat.at(port)).toList();
    }

    private static void sitDown(int port, List<Client> seats, List<List<Acknowledged>> acknowledged) {
        for (int table = 0; table < TABLES; table++) {
            JsonNode made = new Client(port).made(table % 2 == 0 ? "legions" : "border");
            for (JsonNode seat : made.get("seats")) {
                seats.add(Client.seated(port, seat.get("link").textValue()));
                acknowledged.add(new ArrayList<>());
            }
        }
    }

    /** Looks back and ahead until the line breaks. */
    private void look(Client seat, Random random) {
        try {
            while (true) {
                JsonNode film = Client.json(seat.get(seat.path() + "/film").body());
                if (film != null && film.path("moments").intValue() > 0) {
                    seat.get(seat.path() + "/film?at="
                            + random.nextInt(film.get("moments").intValue()));
                }
                JsonNode seen = seat.sighting();
                if (seen != null && !seen.get("decisions").isEmpty()) {
                    seat.get(seat.path() + "/preview?decision="
                            + seen.get("decisions").get(0).get("id").textValue());
                }
                looked.incrementAndGet();
            }
        } catch (UncheckedIOException killed) {
            // As it should be.
        }
    }

    /** Answers as fast as it can until the line breaks. */
    private void play(Client seat, Random random, List<Acknowledged> acknowledged) {
        try {
            while (true) {
                JsonNode seen = seat.sighting();
                if (seen == null) {
                    // A reply that only says to try again; if that went on, too few would be acknowledged.
                    continue;
                }
                for (JsonNode decision : seen.get("decisions")) {
                    // Who is ready could think again, and would answer the same decision twice.
                    if (decision.get("awaited").booleanValue()) {
                        JsonNode choices = decision.get("choices");
                        String word = choices.get(random.nextInt(choices.size()))
                                .get("word")
                                .textValue();
                        String id = decision.get("id").textValue();
                        if (seat.answer(id, word).statusCode() == 200) {
                            acknowledged.add(new Acknowledged(id, word));
                            given.incrementAndGet();
                        }
                        break;
                    }
                }
            }
        } catch (UncheckedIOException killed) {
            // As it should be.
        }
    }

    /** Sending an answer again tells whether it stands. After each kill those since the one before, in the end all. */
    private static int check(List<Client> seats, List<List<Acknowledged>> acknowledged, int[] before) {
        int checked = 0;
        for (int i = 0; i < seats.size(); i++) {
            List<Acknowledged> all = acknowledged.get(i);
            for (Acknowledged answer : all.subList(before.length == 0 ? 0 : before[i], all.size())) {
                assertThat(sendAgain(seats.get(i), answer).body())
                        .as("seat %s, %s, random.seed=%s", i, answer, SEED)
                        .isEqualTo("{\"again\":true}");
                checked++;
            }
        }
        return checked;
    }

    /**
     * As a browser does whose connection breaks: what is sent once more counts once. A server that has just started on a machine with much
     * else to do closes connections whose request it has not come round to reading.
     */
    private static HttpResponse<String> sendAgain(Client seat, Acknowledged answer) {
        for (int i = 1; ; i++) {
            try {
                return seat.answer(answer.decision, answer.choice);
            } catch (UncheckedIOException broken) {
                if (i == TRIES) {
                    throw broken;
                }
            }
        }
    }
}
