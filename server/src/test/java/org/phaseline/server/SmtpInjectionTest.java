package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.server.notice.HostileAddresses;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.notice.RecordingSmtpServer;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;

/** An address a stranger typed is never more than an address to the mail server. */
@Tag("slow")
@Tag("waits")
class SmtpInjectionTest {

    private static final Duration SOON = Duration.ofMillis(50);

    @TempDir
    private Path folder;

    static List<String> hostile() {
        return HostileAddresses.all();
    }

    /** The server refuses it, and nothing of it reaches the wire; should it not refuse it, the wire shows what it did. */
    @ParameterizedTest
    @MethodSource("hostile")
    void aHostileAddressIsRefusedAndNothingOfItReachesTheWire(String address) throws Exception {
        try (RecordingSmtpServer smtp = new RecordingSmtpServer();
                Server server = server(smtp)) {
            JsonNode made = new Client(server).made("border");
            Client red =
                    Client.seated(server, made.get("seats").get(0).get("link").textValue());
            Client blue =
                    Client.seated(server, made.get("seats").get(1).get("link").textValue());
            HttpResponse<String> answer = red.post(
                    red.path() + "/notices",
                    new ObjectMapper().writeValueAsString(Map.of("email", address, "webhook", "", "on", true)));
            if (answer.statusCode() == 200) {
                for (Client seat : List.of(red, blue)) {
                    answerFirst(seat);
                    answerFirst(seat);
                }
                await(() -> smtp.commands().contains("QUIT"));
            }
            assertThat(smtp.commands()).noneMatch(line -> line.contains(HostileAddresses.VICTIM));
            assertThat(answer.statusCode()).isEqualTo(422);
            assertThat(smtp.commands()).isEmpty();
        }
    }

    private Server server(RecordingSmtpServer smtp) throws StartProblem {
        NoticeSettings notices = new NoticeSettings(
                Optional.of(URI.create("smtp://127.0.0.1:" + smtp.port())),
                "table@example.org",
                "https://table.example.org/",
                true,
                SOON,
                List.of());
        return Server.start(
                new Settings("localhost", 0, new StoreAddress.Folder(folder), AddressLimits.NONE, notices),
                new PrintWriter(new StringWriter(), true));
    }

    private static void answerFirst(Client seat) {
        JsonNode decision = seat.sighting().get("decisions").get(0);
        String word = decision.get("choices").get(0).get("word").textValue();
        assertThat(seat.answer(decision.get("id").textValue(), word).statusCode())
                .isEqualTo(200);
    }

    private static void await(BooleanSupplier what) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!what.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(20);
        }
    }
}
