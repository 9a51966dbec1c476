package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.web.AddressLimits;

/**
 * A data folder of version 0.1, made by {@link FrozenStoreMaker}, opens with this version, and nobody at its tables has lost anything. The
 * file is never made anew.
 */
@Tag("slow")
class FrozenStoreTest {

    private static final String STORE = "frozen-store-0.1.zip";

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();
    private JsonNode expected;
    private Server server;

    @BeforeEach
    void open() throws IOException, StartProblem {
        Path data = Files.createDirectory(folder.resolve("data"));
        try (InputStream in = Objects.requireNonNull(FrozenStoreTest.class.getResourceAsStream(STORE));
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().equals("expected.json")) {
                    expected = Client.json(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
                } else {
                    Files.copy(zip, data.resolve(entry.getName().substring("data/".length())));
                }
            }
        }
        server = Server.start(new Settings("localhost", 0, data, AddressLimits.NONE), new PrintWriter(trouble, true));
    }

    @AfterEach
    void close() {
        server.close();
        assertThat(trouble.toString()).as("what went wrong inside").isEmpty();
    }

    private Client client(String name) {
        JsonNode seat = expected.get("seats").path(name);
        return Client.withCookie(
                server, seat.get("path").textValue(), seat.get("cookie").textValue());
    }

    private Client newcomer(String name) {
        return Client.seated(server, expected.get("unused").get(name).textValue());
    }

    @Test
    void everybodyIsToldWhatTheyWereToldThen() {
        List<String> missing = new ArrayList<>();
        expected.get("seats").properties().forEach(seat -> {
            ObjectNode now = SeatDump.of(client(seat.getKey()));
            JsonNode then = seat.getValue().get("told");
            String lost = SeatDump.missing(seat.getKey(), SeatDump.facts(then), SeatDump.facts(now));
            if (!lost.isEmpty()) {
                missing.add(lost);
            }
        });
        assertThat(expected.get("seats")).hasSizeGreaterThan(30);
        assertThat(missing).isEmpty();
    }

    @Test
    void theJournalOfAFinishedGameIsTheSameByteForByte() {
        Client owner = client("finished, owner");
        assertThat(owner.get(owner.path() + "/journal").body())
                .isEqualTo(expected.get("journal").textValue());
    }

    @Test
    void aLinkThatNobodyHadUsedStillOpensItsSeat() {
        for (String name : List.of("fresh, 0", "fresh, 1", "devices, 1")) {
            assertThat(newcomer(name).sighting().get("decisions")).as(name).isNotEmpty();
        }
    }

    @Test
    void whatWasAskedOfTheOthersCanBeAgreedTo() {
        Client blue = client("undo, 1");
        int turn = client("undo, 0").sighting().get("decisions").size();
        JsonNode asked = OverHttp.desk(blue).get("asked");
        assertThat(asked).hasSize(1);

        String ask = asked.get(0).get("id").textValue();
        assertThat(blue.post(blue.path() + "/agree", "{\"ask\":\"" + ask + "\"}")
                        .body())
                .isEqualTo("{\"done\":true}");
        assertThat(turn).as("Red had answered").isZero();
        assertThat(client("undo, 0").sighting().get("decisions"))
                .as("and is asked again")
                .hasSize(1);
    }

    @Test
    void whatWasSealedIsRevealedWhenAllAreReady() {
        OverHttp.answer(client("sealed, 1"), "ready");
        assertThat(OverHttp.get(client("sealed, watching"), "/log").toString()).contains("raid", "ambush");
    }

    @Test
    void aGameInItsMiddleIsPlayedOn() {
        for (String table : List.of("legions", "rof", "factions", "shared")) {
            Client asked = Stream.of(0, 1, 2)
                    .map(seat -> client(table + ", " + seat))
                    .filter(seat -> !seat.sighting().get("decisions").isEmpty())
                    .findFirst()
                    .orElseThrow();
            JsonNode decision = asked.sighting().get("decisions").get(0);
            String word = decision.get("choices").get(0).get("word").textValue();
            assertThat(asked.answer(decision.get("id").textValue(), word).statusCode())
                    .as(table)
                    .isEqualTo(200);
        }
    }
}
