package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.format.Journal;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.TableId;

/** People at several tables who play as fast as they can, whatever happens to the store, and remember what they were told. */
final class Players implements AutoCloseable {

    private record Player(Visitor seat, List<Visitor.Answer> acknowledged) {}

    private final List<Player> players = new ArrayList<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Future<?>> playing = new ArrayList<>();
    private final AtomicInteger taken = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private volatile String problem = "";
    private volatile boolean stopped;

    Players(int port, int tables) {
        for (int i = 0; i < tables; i++) {
            Visitor.atNewTable(port, i % 2 == 0 ? "legions" : "border")
                    .forEach(seat -> players.add(new Player(seat, new ArrayList<>())));
        }
    }

    void start() {
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            Random random = new Random(i);
            playing.add(threads.submit(() -> play(player, random)));
        }
    }

    private void play(Player player, Random random) {
        while (!stopped) {
            Optional<Visitor.Answer> answer = player.seat.anyAnswer(random);
            if (answer.isEmpty()) {
                pause();
            }
            // Sent again until it is clear what became of it, as a browser does.
            while (answer.isPresent() && !stopped) {
                HttpResponse<String> response = player.seat.answer(answer.get());
                if (response.statusCode() == 503) {
                    problem = Visitor.read(response).get("problem").textValue();
                    refused.incrementAndGet();
                    pause();
                    continue;
                }
                if (response.statusCode() == 200) {
                    player.acknowledged.add(answer.get());
                    taken.incrementAndGet();
                } else {
                    assertThat(response.statusCode()).as(response.body()).isEqualTo(409);
                }
                answer = Optional.empty();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until so many more answers were taken. */
    void awaitAnswers(int more) throws InterruptedException {
        awaitMore(taken, more, "answers taken");
    }

    void awaitRefusals(int more) throws InterruptedException {
        awaitMore(refused, more, "answers that could not be kept");
    }

    private static void awaitMore(AtomicInteger count, int more, String what) throws InterruptedException {
        int wanted = count.get() + more;
        for (int i = 0; i < 6000 && count.get() < wanted; i++) {
            Thread.sleep(10);
        }
        assertThat(count.get()).as(what).isGreaterThanOrEqualTo(wanted);
    }

    /** What a player was told last when their answer could not be saved. */
    String problem() {
        return problem;
    }

    void stop() throws Exception {
        stopped = true;
        for (Future<?> each : playing) {
            each.get();
        }
    }

    /** Everything that was acknowledged stands, at the server and in the store. */
    void check(StoreAddress place) throws Exception {
        for (Player player : players) {
            for (Visitor.Answer answer : player.acknowledged) {
                assertThat(player.seat.answer(answer).body()).as("%s", answer).isEqualTo("{\"again\":true}");
            }
        }
        try (Store store = place.visit()) {
            for (TableId id : store.ids()) {
                ByteArrayOutputStream lines = new ByteArrayOutputStream();
                store.table(id).orElseThrow().lines().forEach(lines::writeBytes);
                assertThat(Replay.of(Journal.read("table " + id, lines.toByteArray())))
                        .isInstanceOf(Replayed.Agreed.class);
            }
        }
    }

    @Override
    public void close() {
        stopped = true;
        threads.close();
    }
}
