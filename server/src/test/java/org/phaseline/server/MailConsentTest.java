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
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.HostileAddresses;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;

/** Nobody gets notices by mail who has not agreed to it, and whoever wants no more gets no more. With a real mail server. */
@Tag("slow")
@Tag("waits")
class MailConsentTest {

    private static final Duration SOON = Duration.ofMillis(50);

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();
    private final GreenMail post = new GreenMail(new ServerSetup(0, "localhost", ServerSetup.PROTOCOL_SMTP));
    private final AtomicInteger hooked = new AtomicInteger();
    private HttpServer receiver;
    private Server server;
    private Client red;
    private Client blue;

    @BeforeEach
    void start() throws IOException, StartProblem {
        post.start();
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/", exchange -> {
            hooked.incrementAndGet();
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        receiver.start();
        server = server();
        sitDown();
    }

    private Server server() throws StartProblem {
        NoticeSettings notices = new NoticeSettings(
                Optional.of(URI.create("smtp://localhost:" + post.getSmtp().getPort())),
                "table@example.org",
                "https://table.example.org/",
                true,
                SOON,
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
        red = Client.seated(server, made.get("seats").get(0).get("link").textValue());
        blue = Client.seated(server, made.get("seats").get(1).get("link").textValue());
    }

    // ---- confirming

    @Test
    void noNoticeGoesToAnAddressBeforeItsReaderHasConfirmedIt() throws Exception {
        assertThat(consent(wish("ann@example.org", "", false))).isEqualTo("waiting");
        await(() -> letters() == 1);
        MimeMessage first = letter(0);
        assertThat(first.getSubject()).isEqualTo("Confirm your e-mail address");
        assertThat(MailLinks.text(first)).doesNotContain("Border Skirmish", red.path());
        assertThat(first.getHeader("List-Unsubscribe")).isNull();

        redBecomesAwaited();
        assertThat(mine()).isTrue();
        waitUntilDecided();
        assertThat(letters()).as("nothing but the question").isEqualTo(1);
        assertThat(consent()).isEqualTo("waiting");

        assertThat(confirm(0).statusCode()).isEqualTo(200);
        assertThat(consent()).isEqualTo("confirmed");
        await(() -> letters() == 2);
        assertThat(letter(1).getSubject()).isEqualTo("Your move: Border Skirmish");
    }

    /** Programs that check mail open every link in it. */
    @Test
    void openingALinkDoesNothing() {
        wish("ann@example.org", "", false);
        await(() -> letters() == 1);
        Client scanner = new Client(server);
        assertThat(scanner.get("/notices/confirm").statusCode()).isEqualTo(200);
        assertThat(consent()).isEqualTo("waiting");

        confirm(0);
        redBecomesAwaited();
        await(() -> letters() == 2);
        HttpResponse<String> page = scanner.get(MailLinks.unsubscribe(letter(1)));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(consent()).isEqualTo("confirmed");
    }

    @Test
    void aConfirmationLinkWorksOnceAndOnlyTheNewest() {
        wish("ann@example.org", "", false);
        await(() -> letters() == 1);
        wish("ann@example.org", "", false);
        wish("ann@example.org", "", true);
        await(() -> letters() == 2);
        assertThat(confirm(0).statusCode()).as("a newer one was sent").isEqualTo(404);
        assertThat(confirm(1).statusCode()).isEqualTo(200);
        assertThat(confirm(1).statusCode()).as("used").isEqualTo(404);
        assertThat(problem(post("/notices/confirm", "{\"token\":\"" + "\u560D".repeat(22) + "\"}")))
                .endsWith(".");
        assertThat(consent()).isEqualTo("confirmed");
    }

    @Test
    void anotherAddressIsConfirmedAnewAndTheSameIsNot() {
        wish("ann@example.org", "", false);
        await(() -> letters() == 1);
        confirm(0);
        assertThat(consent(wish("ann@example.org", hook(), false))).isEqualTo("confirmed");
        assertThat(consent(wish("bob@example.org", hook(), false))).isEqualTo("waiting");
        await(() -> letters() == 2);
        assertThat(consent(wish("ann@example.org", hook(), false))).isEqualTo("waiting");
        await(() -> letters() == 3);
    }

    /** A confirmation counts for the seat it was asked for: knowing an address is no use to a stranger. */
    @Test
    void anAddressThatSomebodyConfirmedIsNotConfirmedForOthers() {
        wish("ann@example.org", "", false);
        await(() -> letters() == 1);
        confirm(0);
        Client first = red;
        sitDown();
        assertThat(consent(wish("ann@example.org", "", false))).isEqualTo("waiting");
        assertThat(Client.json(first.get(first.path() + "/notices").body())
                        .get("consent")
                        .textValue())
                .isEqualTo("confirmed");
    }

    // ---- limits

    @Test
    void aMailboxGetsThreeConfirmationsADayHoweverItIsSpelled() {
        for (String spelling : List.of("ann@example.org", "ann+1@example.org", "ANN+2@Example.org")) {
            assertThat(wish(spelling, "", false).statusCode()).isEqualTo(200);
        }
        HttpResponse<String> refused = wish("Ann+3@example.org", "", false);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(problem(refused)).endsWith(".");
        assertThat(wish("bob@example.org", "", false).statusCode()).isEqualTo(200);
        await(() -> letters() == 4);
    }

    /** Who plays at many tables confirms each of them; only what nobody confirms is counted. */
    @Test
    void whoConfirmsIsNotLimited() {
        for (int i = 0; i < 5; i++) {
            int before = i;
            sitDown();
            assertThat(wish("ann@example.org", "", false).statusCode()).isEqualTo(200);
            await(() -> letters() == before + 1);
            assertThat(confirm(i).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void oneClientAsksForTenConfirmationsAnHour() {
        for (int i = 0; i < 10; i++) {
            assertThat(wish("ann" + i + "@example.org", "", false).statusCode()).isEqualTo(200);
        }
        assertThat(wish("bob@example.org", "", false).statusCode()).isEqualTo(429);
        assertThat(wish("", hook(), false).statusCode())
                .as("webhooks are not concerned")
                .isEqualTo(200);
    }

    // ---- unsubscribing

    @Test
    void aMailProgramUnsubscribesByItself() throws Exception {
        confirmedAndTold("");
        MimeMessage notice = letter(1);
        String link = MailLinks.unsubscribe(notice);
        assertThat(notice.getHeader("List-Unsubscribe")).containsExactly("<https://table.example.org" + link + ">");
        assertThat(notice.getHeader("List-Unsubscribe-Post")).containsExactly("List-Unsubscribe=One-Click");

        for (int i = 0; i < 2; i++) {
            HttpResponse<String> done = new Client(server)
                    .send(new Client(server)
                            .request(link)
                            .header("Content-Type", "application/x-www-form-urlencoded")
                            .header("Origin", "https://mail.example.com")
                            .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click")));
            assertThat(done.statusCode()).as("again it does no harm").isEqualTo(200);
        }
        JsonNode now = Client.json(red.get(red.path() + "/notices").body());
        assertThat(now.get("consent").textValue()).isEqualTo("unsubscribed");
        assertThat(now.get("on").booleanValue()).isFalse();
        redIsAwaitedAgain();
        waitUntilDecided();
        assertThat(letters()).isEqualTo(2);
    }

    @Test
    void whoUnsubscribedIsAskedAgainBeforeMoreComes() {
        confirmedAndTold("");
        assertThat(post(MailLinks.unsubscribe(letter(1)), "{}").statusCode()).isEqualTo(200);
        assertThat(consent(wish("ann@example.org", "", false))).isEqualTo("waiting");
        await(() -> letters() == 3);
        assertThat(post(MailLinks.unsubscribe(letter(1)), "{}").statusCode())
                .as("the link in the old notice still counts")
                .isEqualTo(200);
        assertThat(consent()).isEqualTo("unsubscribed");
        assertThat(confirm(2).statusCode()).isEqualTo(404);
    }

    @Test
    void aWebhookGoesOnWhenTheMailIsUnsubscribed() {
        confirmedAndTold(hook());
        await(() -> hooked.get() == 1);
        assertThat(post(MailLinks.unsubscribe(letter(1)), "{}").statusCode()).isEqualTo(200);
        assertThat(consent(wish("ann@example.org", hook(), false)))
                .as("to keep the webhook is not to want mail again")
                .isEqualTo("unsubscribed");
        redIsAwaitedAgain();
        await(() -> hooked.get() == 2);
        assertThat(letters()).isEqualTo(2);
    }

    @Test
    void aLinkThatEndsNothingSaysSo() {
        HttpResponse<String> answer = post("/notices/unsubscribe/" + "x".repeat(22), "{}");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(problem(answer)).endsWith(".");
        assertThat(server.address()).isNotEmpty();
        assertThat(new Client(server)
                        .post("/notices/confirm", "{}", "Origin", "https://evil.example")
                        .statusCode())
                .as("only the link to unsubscribe is for everybody")
                .isEqualTo(403);
    }

    // ---- what an older build left

    @Test
    void anAddressFromAnOlderBuildIsAskedInPlaceOfItsNextNotice() throws Exception {
        Client[] seats = {red, blue};
        server.close();
        asAnOlderBuildKeptIt("ann@example.org");
        server = server();
        red = seats[0].at(server);
        blue = seats[1].at(server);
        assertThat(consent()).isEqualTo("unasked");
        assertThat(letters()).isZero();

        redBecomesAwaited();
        await(() -> letters() == 1);
        assertThat(letter(0).getSubject()).isEqualTo("Confirm your e-mail address");
        assertThat(confirm(0).statusCode()).isEqualTo(200);
        await(() -> letters() == 2);
        assertThat(letter(1).getSubject()).isEqualTo("Your move: Border Skirmish");
    }

    @Test
    void aHostileAddressFromAnOlderBuildIsSwitchedOff() throws Exception {
        Client[] seats = {red, blue};
        server.close();
        asAnOlderBuildKeptIt(
                HostileAddresses.cut("ann@example.org>\r\nRCPT TO:<" + HostileAddresses.VICTIM) + "@example.org");
        server = server();
        red = seats[0].at(server);
        blue = seats[1].at(server);
        JsonNode now = Client.json(red.get(red.path() + "/notices").body());
        assertThat(now.get("on").booleanValue()).isFalse();
        assertThat(now.get("email").textValue()).isEmpty();
        redBecomesAwaited();
        waitUntilDecided();
        assertThat(letters()).isZero();
    }

    /** Red has been told of the move it is asked for now. */
    private void asAnOlderBuildKeptIt(String address) throws SQLException {
        String table = red.path().split("/", -1)[2];
        try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tables.sqlite"));
                PreparedStatement insert = store.prepareStatement(
                        "INSERT INTO notice (game_table, seat, email, webhook, is_on, stage, told, attempts)"
                                + " VALUES (?, 0, ?, '', 1, 2, 0, 0)")) {
            insert.setString(1, table);
            insert.setString(2, address);
            insert.executeUpdate();
        }
    }

    // ---- what the tests do

    private void confirmedAndTold(String hook) {
        wish("ann@example.org", hook, false);
        await(() -> letters() == 1);
        assertThat(confirm(0).statusCode()).isEqualTo(200);
        redBecomesAwaited();
        await(() -> letters() == 2);
    }

    private HttpResponse<String> wish(String email, String webhook, boolean resend) {
        return red.post(
                red.path() + "/notices",
                "{\"email\":\"" + email + "\",\"webhook\":\"" + webhook + "\",\"on\":true,\"resend\":" + resend + "}");
    }

    private HttpResponse<String> confirm(int letter) {
        return post("/notices/confirm", "{\"token\":\"" + MailLinks.confirmation(letter(letter)) + "\"}");
    }

    /** Without any cookie. */
    private HttpResponse<String> post(String path, String body) {
        return new Client(server).post(path, body);
    }

    private static String problem(HttpResponse<String> answer) {
        return Client.json(answer.body()).get("problem").textValue();
    }

    private String consent() {
        return consent(red.get(red.path() + "/notices"));
    }

    private static String consent(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Client.json(answer.body()).get("consent").textValue();
    }

    private String hook() {
        return "http://localhost:" + receiver.getAddress().getPort() + "/hook";
    }

    private boolean mine() {
        return Client.json(red.get(red.path() + "/summary").body()).get("mine").booleanValue();
    }

    /** Both write down their plans; then it is Red's move. */
    private void redBecomesAwaited() {
        for (Client seat : List.of(red, blue)) {
            answerFirst(seat);
            answerFirst(seat);
        }
        assertThat(mine()).isTrue();
    }

    /** Whoever is asked answers, until Red was not awaited and is again. */
    private void redIsAwaitedAgain() {
        boolean was = false;
        for (int i = 0; i < 50 && !(was && mine()); i++) {
            answerFirst(mine() ? red : blue);
            was |= !mine();
        }
        assertThat(was && mine()).isTrue();
    }

    private static void answerFirst(Client seat) {
        JsonNode decision = seat.sighting().get("decisions").get(0);
        String word = decision.get("choices").get(0).get("word").textValue();
        assertThat(seat.answer(decision.get("id").textValue(), word).statusCode())
                .isEqualTo(200);
    }

    /** A webhook at another table that becomes awaited later is told later: what was to be decided before has been. */
    private void waitUntilDecided() {
        Client[] mine = {red, blue};
        int before = hooked.get();
        sitDown();
        wish("", hook(), false);
        redBecomesAwaited();
        await(() -> hooked.get() > before);
        red = mine[0];
        blue = mine[1];
    }

    private int letters() {
        return post.getReceivedMessages().length;
    }

    private MimeMessage letter(int number) {
        return post.getReceivedMessages()[number];
    }

    private static void await(BooleanSupplier what) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!what.getAsBoolean() && System.nanoTime() < end) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
        assertThat(what.getAsBoolean()).isTrue();
    }
}
