package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.sun.net.httpserver.HttpServer;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;

/** Players who are away are told that it is their move: by a real mail server, and a real receiver of webhooks. */
@Tag("slow")
@Tag("waits")
class NoticeTest {

    private static final Duration SOON = Duration.ofMillis(100);

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();
    private final GreenMail post = new GreenMail(new ServerSetup(0, "localhost", ServerSetup.PROTOCOL_SMTP));
    private final List<String> hooked = new CopyOnWriteArrayList<>();
    private final List<Integer> answers = new CopyOnWriteArrayList<>();
    private HttpServer receiver;
    private Server server;

    private Client red;
    private Client blue;
    private String secret = "";

    @BeforeEach
    void start() throws IOException, StartProblem {
        post.start();
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            hooked.add(exchange.getRequestURI() + " " + body);
            int status = answers.isEmpty() ? 204 : answers.removeFirst();
            if (status == 302) {
                exchange.getResponseHeaders().add("Location", "/elsewhere");
            }
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        receiver.start();
        server = server(SOON);
    }

    private Server server(Duration patience) throws StartProblem {
        NoticeSettings notices = new NoticeSettings(
                Optional.of(URI.create("smtp://localhost:" + post.getSmtp().getPort())),
                "table@example.org",
                "https://table.example.org/",
                true,
                patience,
                List.of(SOON, SOON));
        return Server.start(
                new Settings("localhost", 0, new StoreAddress.Folder(folder), AddressLimits.NONE, notices),
                new PrintWriter(trouble, true));
    }

    @AfterEach
    void stop() {
        server.close();
        receiver.stop(0);
        post.stop();
    }

    private void sitDown() {
        JsonNode made = new Client(server).made("border");
        String link = made.get("seats").get(0).get("link").textValue();
        secret = link.substring(link.indexOf('#') + 1);
        red = Client.seated(server, link);
        blue = Client.seated(server, made.get("seats").get(1).get("link").textValue());
    }

    private HttpResponse<String> wish(String email, String webhook) {
        return red.post(
                red.path() + "/notices", "{\"email\":\"" + email + "\",\"webhook\":\"" + webhook + "\",\"on\":true}");
    }

    /** A first mail asks whether it may be the first of more. */
    private void wishAndConfirm() {
        assertThat(wish("ann@example.org", "").statusCode()).isEqualTo(200);
        await(() -> letters() == 1);
        String token = MailLinks.confirmation(post.getReceivedMessages()[0]);
        assertThat(new Client(server)
                        .post("/notices/confirm", "{\"token\":\"" + token + "\"}")
                        .statusCode())
                .isEqualTo(200);
    }

    private String hook() {
        return "http://localhost:" + receiver.getAddress().getPort() + "/hook/s3cret";
    }

    /** Both write down their plans; then it is Red's move. */
    private void redBecomesAwaited() {
        for (Client seat : List.of(red, blue)) {
            answerFirst(seat);
            answerFirst(seat);
        }
        assertThat(Client.json(red.get(red.path() + "/summary").body())
                        .get("mine")
                        .booleanValue())
                .isTrue();
    }

    private static void answerFirst(Client seat) {
        JsonNode decision = seat.sighting().get("decisions").get(0);
        String word = decision.get("choices").get(0).get("word").textValue();
        assertThat(seat.answer(decision.get("id").textValue(), word).statusCode())
                .isEqualTo(200);
    }

    private static void await(BooleanSupplier what) {
        long end = System.currentTimeMillis() + 15_000;
        while (!what.getAsBoolean() && System.currentTimeMillis() < end) {
            pause(20);
        }
        assertThat(what.getAsBoolean()).isTrue();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private int letters() {
        return post.getReceivedMessages().length;
    }

    @Test
    void aMailSaysWhereItIsYourMoveOnceAndWithoutSecrets() throws Exception {
        sitDown();
        wishAndConfirm();
        pause(400);
        assertThat(letters()).as("who has just asked for it is there").isEqualTo(1);

        redBecomesAwaited();
        await(() -> letters() == 2);
        MimeMessage mail = post.getReceivedMessages()[1];
        assertThat(mail.getSubject()).isEqualTo("Your move: Border Skirmish");
        assertThat(mail.getAllRecipients()[0]).hasToString("ann@example.org");
        assertThat(mail.getContent().toString())
                .contains("It is your move at Border Skirmish", "https://table.example.org" + red.path())
                .doesNotContain(secret);

        server.close();
        server = server(SOON);
        pause(500);
        assertThat(letters()).as("once, also after a restart").isEqualTo(2);
        assertThat(trouble.toString()).isEmpty();
    }

    @Test
    void aRestartDoesNotForgetWhoIsToBeTold() throws StartProblem {
        server.close();
        server = server(Duration.ofHours(1));
        sitDown();
        wishAndConfirm();
        redBecomesAwaited();
        server.close();
        assertThat(letters()).isEqualTo(1);

        server = server(SOON);
        await(() -> letters() == 2);
    }

    @Test
    void nobodyIsToldWhoHasThePageOpen() {
        sitDown();
        wish("", hook());
        try (Events events = red.events("")) {
            events.next();
            redBecomesAwaited();
            pause(600);
            assertThat(hooked).isEmpty();
        }
        // That a browser has gone is noticed when something is sent to it.
        await(() -> {
            blue.post(blue.path() + "/say", "{\"text\":\"Are you there?\"}");
            pause(200);
            return hooked.size() == 1;
        });
    }

    @Test
    void aWebhookIsTriedAgainAndItsTroubleIsToldWithoutItsAddress() {
        answers.add(500);
        sitDown();
        wish("", hook());
        redBecomesAwaited();
        await(() -> hooked.size() == 2);
        assertThat(hooked.get(1))
                .startsWith("/hook/s3cret {\"content\":\"It is your move at Border Skirmish")
                .contains(red.path())
                .doesNotContain(secret);
        pause(500);
        assertThat(hooked).hasSize(2);
        assertThat(trouble.toString())
                .contains("was not sent: the webhook answered 500; it will be tried again.")
                .doesNotContain("s3cret");
    }

    @Test
    void aWebhookThatSendsElsewhereIsNotFollowedAndGivenUpInTheEnd() {
        answers.addAll(List.of(302, 302, 302, 302));
        sitDown();
        wish("", hook());
        redBecomesAwaited();
        await(() -> trouble.toString().contains("it will not be tried again"));
        pause(300);
        assertThat(hooked).hasSize(3).noneMatch(each -> each.startsWith("/elsewhere"));
    }

    @Test
    void aWishThatCannotBeFulfilledIsRefusedInASentence() {
        sitDown();
        for (HttpResponse<String> answer : List.of(wish("ann", ""), wish("", "gopher://x"), wish("", ""))) {
            assertThat(answer.statusCode()).isEqualTo(422);
            assertThat(Client.json(answer.body()).get("problem").textValue()).endsWith(".");
        }
        assertThat(blue.get(red.path() + "/notices").statusCode()).isEqualTo(403);
    }

    @Test
    void whoGetsANewLinkDoesNotGetTheOthersAddresses() {
        JsonNode made = new Client(server).made("border");
        red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        wish("ann@example.org", "");
        Client owner = Client.seated(server, made.get("owner").textValue());
        JsonNode link = Client.json(
                owner.post(owner.path() + "/links", "{\"seat\":\"1\"}").body());
        Client next = Client.seated(server, link.get("link").textValue());
        assertThat(next.get(next.path() + "/notices").body())
                .doesNotContain("ann")
                .contains("\"on\":false");
    }
}
