package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.web.AddressLimits;

/**
 * Others play while one address does its worst, one way after the other, at a server with the usual limits and little memory. Prints how
 * long their answers took, and asserts that none of them was refused.
 */
@Tag("slow")
class WorstAddressTest {

    private static final int PLAYERS = 6;
    private static final long SECONDS = Long.getLong("attack.seconds", 8);
    private static final long THINKING_MILLIS = 20;

    @TempDir
    private Path folder;

    /** A process of its own, with as much memory as it is given. */
    static final class Serving {

        public static void main(String[] arguments) throws Exception {
            Settings settings = new Settings("127.0.0.1", 0, Path.of(arguments[0]), AddressLimits.USUAL);
            Server server = Server.start(settings, new PrintWriter(System.err, true));
            System.out.println(server.port());
            Thread.currentThread().join();
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Xmx512m",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Serving.class.getName(),
                        folder.toString())
                .redirectError(folder.resolve("trouble").toFile())
                .start();
    }

    @Test
    void othersPlayOnWhateverOneAddressDoes() throws Exception {
        if (!Boolean.getBoolean("long")) {
            System.out.println("How others play while one address does its worst is measured by the long tests only.");
        }
        assumeTrue(Boolean.getBoolean("long"), "measured by the long tests only");
        Process process = start();
        try (BufferedReader said = process.inputReader()) {
            int port = Integer.parseInt(said.readLine());
            Attacker attacker = new Attacker(port);
            // What is measured is a server that has been at work for a while.
            attack(attacker, stop -> 0, players(port));
            List<String> rows = new ArrayList<>();
            int refused = 0;
            for (Map.Entry<String, Attacker.Vector> vector : vectors(attacker).entrySet()) {
                List<Player> players = players(port);
                Duration before = used(process);
                int attacks = attack(attacker, vector.getValue(), players);
                long busy = used(process).minus(before).toMillis() / SECONDS;
                List<Long> times = players.stream()
                        .flatMap(player -> player.times.stream())
                        .sorted()
                        .toList();
                int others = players.stream().mapToInt(player -> player.refused).sum();
                refused += others;
                rows.add(String.format(
                        "%-28s %8d %8.1f %8.1f %8.1f %8d %10d %10d %10d",
                        vector.getKey(),
                        times.size(),
                        millis(times, 0.5),
                        millis(times, 0.99),
                        millis(times, 1),
                        others,
                        attacks,
                        attacker.refused.getAndSet(0),
                        busy));
                System.out.println(rows.getLast());
                assertThat(process.isAlive())
                        .as("the server survives: " + vector.getKey())
                        .isTrue();
                assertThat(times).as(vector.getKey()).isNotEmpty();
            }
            System.out.printf(
                    "%n%-28s %8s %8s %8s %8s %8s %10s %10s %10s%n%s%n",
                    "one address does",
                    "answers",
                    "p50 ms",
                    "p99 ms",
                    "most ms",
                    "refused",
                    "attempts",
                    "turned away",
                    "CPU ms/s",
                    String.join(System.lineSeparator(), rows));
            assertThat(refused).as("refusals of those who only play").isZero();
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    /** Of the processors' time; unlike how long answers take it hardly depends on what else the machine does. */
    private static Duration used(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static List<Player> players(int port) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            players.add(new Player(port, "127.0.0." + (10 + i), new Random(i)));
        }
        return players;
    }

    private static Map<String, Attacker.Vector> vectors(Attacker attacker) {
        Map<String, Attacker.Vector> vectors = new LinkedHashMap<>();
        vectors.put("nothing (the measure)", stop -> 0);
        vectors.put("requests", attacker::requests);
        vectors.put("connections", attacker::connections);
        vectors.put("slow headers", attacker::slowHeaders);
        vectors.put("slow bodies", attacker::slowBodies);
        vectors.put("live lines nobody reads", attacker::deafLines);
        vectors.put("chat", attacker::chat);
        vectors.put("tables", attacker::tables);
        vectors.put("rulebooks to check", attacker::checks);
        vectors.put("ways to play a game", attacker::outlines);
        vectors.put("films", attacker::films);
        vectors.put("previews", attacker::previews);
        vectors.put("proofs", attacker::proofs);
        vectors.put("logs and games", attacker::logs);
        vectors.put("guessed cookies", attacker::guesses);
        return vectors;
    }

    /** So long, while the others play; gives how often something was tried. */
    private static int attack(Attacker attacker, Attacker.Vector vector, List<Player> players) throws Exception {
        attacker.prepare();
        long until = System.nanoTime() + SECONDS * 1_000_000_000L;
        try (ExecutorService playing = Executors.newCachedThreadPool()) {
            Future<Integer> attacks = playing.submit(() -> vector.until(until));
            List<Future<?>> all = new ArrayList<>();
            players.forEach(player -> all.add(playing.submit(() -> player.playUntil(until))));
            for (Future<?> each : all) {
                each.get();
            }
            return attacks.get();
        }
    }

    private static double millis(List<Long> sorted, double share) {
        return sorted.isEmpty()
                ? Double.NaN
                : sorted.get((int) Math.min(sorted.size() - 1, Math.round(share * sorted.size()))) / 1e6;
    }

    /** Somebody who plays both seats of a table of their own, from an address of their own. */
    private static final class Player {

        private final Client lobby;
        private final int port;
        private final String from;
        private final Random random;
        private final List<Long> times = new ArrayList<>();
        private List<Client> seats = List.of();
        private int refused;

        Player(int port, String from, Random random) {
            this.port = port;
            this.from = from;
            this.random = random;
            this.lobby = new Client(port, from);
            sitDown();
        }

        private void sitDown() {
            JsonNode made = lobby.made("legions");
            List<Client> sat = new ArrayList<>();
            made.get("seats")
                    .forEach(
                            seat -> sat.add(Client.seated(port, seat.get("link").textValue(), from)));
            seats = sat;
        }

        Void playUntil(long until) throws InterruptedException {
            while (System.nanoTime() < until) {
                boolean answered = false;
                for (Client seat : seats) {
                    answered |= answer(seat);
                }
                if (!answered) {
                    sitDown();
                }
                Thread.sleep(THINKING_MILLIS);
            }
            return null;
        }

        private boolean answer(Client seat) {
            JsonNode seen = seat.sighting();
            if (seen == null) {
                refused++;
                return true;
            }
            for (JsonNode decision : seen.get("decisions")) {
                if (decision.get("awaited").booleanValue()) {
                    JsonNode choices = decision.get("choices");
                    String word = choices.get(random.nextInt(choices.size()))
                            .get("word")
                            .textValue();
                    long before = System.nanoTime();
                    int status =
                            seat.answer(decision.get("id").textValue(), word).statusCode();
                    times.add(System.nanoTime() - before);
                    refused += status == 200 ? 0 : 1;
                    return true;
                }
            }
            return false;
        }
    }
}
