package org.phaseline.server;

import static org.phaseline.server.RawConnection.STRANGER;
import static org.phaseline.server.RawConnection.get;
import static org.phaseline.server.RawConnection.post;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/** One address that does its worst: as fast as it can, on as many threads and connections as do not choke this machine. */
final class Attacker {

    private static final int THREADS = 8;
    private static final int CONNECTIONS = 600;
    private static final int ANSWERS_BEFORE = 150;
    private static final long DRIP_MILLIS = 100;

    /** Something that is done until a moment; gives how often. */
    interface Vector {
        int until(long nanoTime) throws Exception;
    }

    final AtomicInteger refused = new AtomicInteger();

    private final int port;
    private final Client visitor;
    private final Random random = new Random(7);
    private List<Client> seats = List.of();

    /** Somebody at another table, where dice have fallen. */
    private Client raider;

    private String roll = "";

    Attacker(int port) {
        this.port = port;
        this.visitor = new Client(port, STRANGER);
        this.raider = visitor;
    }

    private List<Client> sitDown(String game) {
        List<Client> sat = new ArrayList<>();
        visitor.made(game)
                .get("seats")
                .forEach(seat -> sat.add(Client.seated(port, seat.get("link").textValue(), STRANGER)));
        return sat;
    }

    /** A table of its own, played for a while so that there is something to look back at. */
    void prepare() throws InterruptedException {
        if (!seats.isEmpty()) {
            return;
        }
        List<Client> raid = sitDown("border");
        raider = raid.getFirst();
        OverHttp.plan(raid, "raid", "hold");
        OverHttp.answer(raider, "done");
        OverHttp.answer(raider, "done");
        roll = Client.json(raider.get(raider.path() + "/log").body())
                .get("log")
                .findValuesAsText("roll")
                .getFirst();
        seats = sitDown("legions");
        for (int i = 0; i < ANSWERS_BEFORE; i++) {
            for (Client seat : seats) {
                for (JsonNode decision : seat.sighting().get("decisions")) {
                    if (decision.get("awaited").booleanValue()) {
                        JsonNode choices = decision.get("choices");
                        seat.answer(
                                decision.get("id").textValue(),
                                choices.get(random.nextInt(choices.size()))
                                        .get("word")
                                        .textValue());
                        break;
                    }
                }
            }
            // Within the limits, since this is only how it gets ready.
            Thread.sleep(30);
        }
    }

    private String own(String what) {
        return seats.getFirst().path() + what;
    }

    /** Asks on many threads; whatever does not come back with 200 was refused. */
    private int flood(long until, IntFunction<HttpResponse<String>> ask) throws Exception {
        AtomicInteger count = new AtomicInteger();
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                all.add(threads.submit(() -> {
                    while (System.nanoTime() < until) {
                        try {
                            int status = ask.apply(count.incrementAndGet()).statusCode();
                            refused.addAndGet(status < 300 ? 0 : 1);
                        } catch (UncheckedIOException cut) {
                            refused.incrementAndGet();
                        }
                        Thread.sleep(1);
                    }
                    return null;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        }
        return count.get();
    }

    private HttpResponse<String> look(String what) {
        Client seat = seats.getFirst();
        return seat.get(seat.path() + what);
    }

    int requests(long until) throws Exception {
        return flood(until, i -> i % 2 == 0 ? look("/sighting") : visitor.get("/page/board/board.css"));
    }

    int logs(long until) throws Exception {
        return flood(until, i -> look(i % 2 == 0 ? "/log?since=0" : "/game"));
    }

    int films(long until) throws Exception {
        return flood(until, i -> i % 10 == 0 ? look("/film") : look("/film?at=" + i % 100));
    }

    int proofs(long until) throws Exception {
        return flood(until, i -> raider.get(raider.path() + "/proof?roll=" + roll));
    }

    int previews(long until) throws Exception {
        List<Client> asked = seats.stream()
                .filter(seat -> !seat.sighting().get("decisions").isEmpty())
                .toList();
        Client seat = asked.isEmpty() ? seats.getFirst() : asked.getFirst();
        JsonNode open = seat.sighting().get("decisions").path(0);
        String id = URLEncoder.encode(open.path("id").asText("1"), StandardCharsets.UTF_8);
        return flood(until, i -> seat.get(seat.path() + "/preview?decision=" + id));
    }

    int chat(long until) throws Exception {
        Client seat = seats.getFirst();
        String text = "{\"text\":\"" + "x".repeat(2000) + "\"}";
        return flood(until, i -> seat.post(seat.path() + (i % 2 == 0 ? "/say" : "/keep"), text));
    }

    private static String rulebook(String rest) {
        return "{\"files\":[{\"name\":\"b.sop\",\"text\":\"rulebook \\\"Small\\\"\\nside Red\\nside Blue\\n"
                + "length 1 game turns\\ngame turn \\\"Turn\\\"\\n  1 \\\"March\\\"   both may\\n" + rest + "\"}]}";
    }

    int tables(long until) throws Exception {
        return flood(
                until,
                i -> visitor.post(
                        "/api/tables",
                        i % 2 == 0
                                ? "{\"game\":\"legions\"}"
                                : rulebook(("# " + i + "x".repeat(900) + "\\n").repeat(100))));
    }

    /** Each step plays all before it again. */
    int checks(long until) throws Exception {
        StringBuilder steps = new StringBuilder();
        for (int i = 2; i < 60; i++) {
            steps.append("  ").append(i).append(" \\\"Again\\\"   automatic\\n    conduct [1] to [");
            steps.append(i - 1).append("]\\n");
        }
        String bomb = rulebook(steps.toString());
        return flood(until, i -> visitor.post("/api/check", bomb));
    }

    int outlines(long until) throws Exception {
        List<String> options = Client.json(visitor.get("/api/games/legions").body())
                .get("options")
                .findValuesAsText("name");
        return flood(until, i -> {
            List<String> on = new ArrayList<>();
            for (int option = 0; option < options.size(); option++) {
                if ((i >> option & 1) != 0) {
                    on.add(options.get(option));
                }
            }
            return visitor.get("/api/games/legions/outline?on=" + String.join(",", on));
        });
    }

    int guesses(long until) throws Exception {
        Client nobody = new Client(port, STRANGER);
        return flood(
                until,
                i -> nobody.send(nobody.request("/t/AAAAAAAAAAA" + i % 10 + "/1/sighting")
                        .header("Cookie", "phaseline=AAAAAAAAAAAAAAAAAAAAAA")));
    }

    // ---- connections that are held

    /** Opens as many as it can, and keeps at it: on each something is sent, then again a little. */
    private int hold(long until, String first, String drop, int room) throws InterruptedException {
        List<RawConnection> held = new ArrayList<>();
        int count = 0;
        try {
            while (System.nanoTime() < until) {
                if (held.size() < CONNECTIONS) {
                    RawConnection connection = new RawConnection(port, STRANGER, room);
                    connection.send(first);
                    held.add(connection);
                    count++;
                } else {
                    List<RawConnection> cut =
                            held.stream().filter(each -> !each.send(drop)).toList();
                    refused.addAndGet(cut.size());
                    cut.forEach(RawConnection::close);
                    held.removeAll(cut);
                    Thread.sleep(DRIP_MILLIS);
                }
            }
        } catch (UncheckedIOException turnedAway) {
            refused.incrementAndGet();
        } finally {
            held.forEach(RawConnection::close);
        }
        return count;
    }

    int connections(long until) throws InterruptedException {
        return hold(until, get("/api/games"), "\r\n", 0);
    }

    int slowHeaders(long until) throws InterruptedException {
        return hold(until, "GET / HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n", 0);
    }

    int slowBodies(long until) throws InterruptedException {
        return hold(until, post("/api/check", 2_000_000, "{\"files\":[" + " ".repeat(4000)), " ", 0);
    }

    /** While somebody at the same table talks, so that there is always something to send. */
    int deafLines(long until) throws Exception {
        Client seat = seats.getFirst();
        String cookie = seat.request("/").build().headers().firstValue("Cookie").orElseThrow();
        try (ExecutorService talking = Executors.newSingleThreadExecutor()) {
            talking.submit(() -> {
                while (System.nanoTime() < until) {
                    seat.post(seat.path() + "/say", "{\"text\":\"" + "x".repeat(2000) + "\"}");
                    Thread.sleep(100);
                }
                return null;
            });
            return hold(until, get(own("/events"), "Cookie: " + cookie), "\r\n", 1024);
        }
    }
}
