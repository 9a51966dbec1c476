package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tables at which a bot decides without end, and a person only watches. */
final class BotTables implements AutoCloseable {

    private static final Pattern GAME_TURN = Pattern.compile("\"gameTurn\":([0-9]+)");

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;
    private final List<MadeTable> tables;

    /** {@code order} is the JSON that asks for one. */
    BotTables(int port, String order, int count) throws IOException {
        this.port = port;
        this.tables = MadeTable.make(port, order, count);
    }

    /** How many game turns have been begun at all of them: bots play on while this grows. */
    long gameTurns() throws IOException {
        long sum = 0;
        for (MadeTable table : tables) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(
                            "http://127.0.0.1:" + port + table.paths().getFirst() + "/sighting"))
                    .header("Cookie", "phaseline=" + table.sessions().getFirst())
                    .build();
            try {
                Matcher turn = GAME_TURN.matcher(client.send(request, HttpResponse.BodyHandlers.ofString())
                        .body());
                if (!turn.find()) {
                    throw new IOException("a view does not say which game turn it is");
                }
                sum += Long.parseLong(turn.group(1));
            } catch (InterruptedException stopped) {
                throw new IOException(stopped);
            }
        }
        return sum;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
