package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;

/** Players are told of their moves by web push, through a push service that is played by this test. */
class PushNoticeTest {

    private static final String KEY =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    @TempDir
    private Path folder;

    private final List<String> pushed = new CopyOnWriteArrayList<>();
    private volatile int status = 201;
    private HttpServer service;
    private Server server;
    private Client red;
    private Client blue;

    @BeforeEach
    void start() throws IOException, StartProblem {
        service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.createContext("/", exchange -> {
            pushed.add(
                    exchange.getRequestURI() + " " + exchange.getRequestBody().readAllBytes().length);
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        service.start();
        server = serve(true);
        JsonNode made = new Client(server).made("border");
        red = Client.seated(server, made.at("/seats/0/link").textValue());
        blue = Client.seated(server, made.at("/seats/1/link").textValue());
    }

    private Server serve(boolean privateNetworks) throws StartProblem {
        Duration soon = Duration.ofMillis(50);
        NoticeSettings notices =
                new NoticeSettings(Optional.empty(), "", "", privateNetworks, soon, List.of(soon, soon));
        return Server.start(
                new Settings("localhost", 0, new StoreAddress.Folder(folder), AddressLimits.NONE, notices),
                new PrintWriter(new StringWriter()));
    }

    @AfterEach
    void stop() {
        server.close();
        service.stop(0);
    }

    private HttpResponse<String> subscribe(String endpoint) {
        return red.post(
                red.path() + "/push",
                "{\"endpoint\":\"" + endpoint + "\",\"p256dh\":\"" + KEY + "\",\"auth\":\"BTBZMqHH6r4Tts7J_aSIgg\"}");
    }

    private String endpoint() {
        return "http://localhost:" + service.getAddress().getPort() + "/send/ann";
    }

    /** Both write down their plans; then it is Red's move. */
    private void redBecomesAwaited() {
        for (Client seat : List.of(red, blue)) {
            for (int i = 0; i < 2; i++) {
                JsonNode decision = seat.sighting().get("decisions").get(0);
                seat.answer(
                        decision.get("id").textValue(),
                        decision.at("/choices/0/word").textValue());
            }
        }
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 500 && !condition.getAsBoolean(); i++) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private int browsers() {
        return Client.json(red.get(red.path() + "/notices").body())
                .get("browsers")
                .intValue();
    }

    @Test
    void aBrowserThatHasSubscribedIsToldOnceWhenItsSeatIsAwaited() throws InterruptedException {
        JsonNode kept = Client.json(subscribe(endpoint()).body());
        assertThat(kept.get("browsers").intValue()).isEqualTo(1);
        assertThat(kept.get("on").booleanValue()).isTrue();
        assertThat(kept.get("pushKey").textValue()).hasSize(87);
        assertThat(pushed).isEmpty();

        redBecomesAwaited();
        await(() -> !pushed.isEmpty());
        TimeUnit.MILLISECONDS.sleep(300);
        assertThat(pushed).hasSize(1).first().asString().startsWith("/send/ann ");
    }

    @Test
    void aBrowserThatWantsNoMoreIsForgottenAndOneThatStopsIsNotTold() throws InterruptedException {
        status = 410;
        subscribe(endpoint());
        redBecomesAwaited();
        await(() -> browsers() == 0);

        status = 201;
        subscribe(endpoint());
        red.post(red.path() + "/push-stop", "{\"endpoint\":\"" + endpoint() + "\"}");
        assertThat(browsers()).isZero();
    }

    @Test
    void subscriptionsOutliveARestartAndTheKeyStaysTheSame() throws StartProblem {
        String key = Client.json(subscribe(endpoint()).body()).get("pushKey").textValue();
        server.close();
        server = serve(true);
        red = red.at(server);
        assertThat(browsers()).isEqualTo(1);
        assertThat(Client.json(red.get(red.path() + "/notices").body())
                        .get("pushKey")
                        .textValue())
                .isEqualTo(key);
    }

    @Test
    void nobodyMakesTheServerSendIntoItsOwnNetworkOrSubscribesInAnothersName() throws StartProblem {
        server.close();
        server = serve(false);
        red = red.at(server);
        for (String bad : List.of(endpoint(), "http://push.example/x", "file:///etc/passwd", "x", "https:")) {
            assertThat(subscribe(bad).statusCode()).as(bad).isEqualTo(422);
        }
        assertThat(new Client(server).post(red.path() + "/push", "{}").statusCode())
                .isEqualTo(403);
        assertThat(red.post(red.path() + "/push", "{}", "Origin", "https://elsewhere.example")
                        .statusCode())
                .isEqualTo(403);
        assertThat(red.post(red.path() + "/push", "{}").statusCode()).isEqualTo(400);
    }
}
