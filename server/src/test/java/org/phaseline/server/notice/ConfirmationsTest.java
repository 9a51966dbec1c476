package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.NoticeRefusal.Kind;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.MailConsent.State;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/** What becomes of confirmation mails: those that are not used, those that cannot be sent, and those that are too many. */
@Tag("waits")
class ConfirmationsTest {

    private static final TableId TABLE = new TableId("feud");
    private static final Summary NOBODYS = new Summary(1, false, "", "", 0);
    private static final Summary REDS = new Summary(1, false, "", "", 1);
    private static final NoticeLimits.Limit MANY = new NoticeLimits.Limit(100, 100, Duration.ofDays(1));

    @TempDir
    private Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
    private final StringWriter trouble = new StringWriter();

    @BeforeEach
    void aTable() throws StoreProblem {
        try (Store store = open()) {
            store.create(new StoredTable(
                    TABLE,
                    "Feud\u560D\u560ABcc: x",
                    1,
                    Optional.empty(),
                    List.of(StoredSeat.open(0, SecretHash.of(new byte[32]), "")),
                    List.of(new byte[] {1}),
                    List.of(),
                    NOBODYS));
        }
    }

    private Store open() throws StoreProblem {
        return SqliteStore.open(folder.resolve("tables.sqlite"));
    }

    private Notices notices(Store store, int port, NoticeLimits limits) throws StoreProblem {
        NoticeSettings settings = new NoticeSettings(
                Optional.of(URI.create("smtp://127.0.0.1:" + port)),
                "table@example.org",
                "https://table.example.org",
                false,
                Duration.ZERO,
                List.of(),
                limits);
        Notices notices = new Notices(store, settings, new PrintWriter(trouble, true), now::get);
        notices.begin("", (table, seat) -> false);
        return notices;
    }

    private static Optional<NoticeRefusal> wish(Notices notices, String email, boolean resend) throws StoreProblem {
        return notices.wish(TABLE, 0, new NoticeWish(email, "", true, resend, "a test"));
    }

    private static String token(RecordingSmtpServer smtp, int mail) {
        Matcher link = Pattern.compile("confirm#(\\S{22})").matcher(smtp.mails().get(mail));
        assertThat(link.find()).isTrue();
        return link.group(1);
    }

    @Test
    void aLinkIsWorthNothingAfterSevenDaysAndAnotherCanBeHad() throws Exception {
        try (RecordingSmtpServer smtp = new RecordingSmtpServer();
                Store store = open();
                Notices notices = notices(store, smtp.port(), NoticeLimits.USUAL)) {
            wish(notices, "ann@example.org", false);
            await(() -> smtp.mails().size() == 1);
            String token = token(smtp, 0);
            assertThat(store.notices().getFirst().consent().confirmHash())
                    .as("the store knows only its hash")
                    .isEqualTo(Token.hash(token))
                    .isNotEqualTo(token);

            now.set(now.get().plus(Confirmations.LIFETIME));
            assertThat(notices.confirm(token).map(NoticeRefusal::kind)).contains(Kind.EXPIRED);
            assertThat(notices.expired(notices.of(TABLE, 0).orElseThrow())).isTrue();

            notices.stands(TABLE, REDS);
            await(() -> notices.of(TABLE, 0).orElseThrow().stage() == StoredNotice.Stage.TO_BE_TOLD);
            wish(notices, "ann@example.org", false);
            await(() -> smtp.mails().size() == 2);
            assertThat(notices.confirm(token(smtp, 1))).isEmpty();
            assertThat(smtp.mails()).as("nobody was asked again unasked").hasSize(2);
        }
    }

    /** Then it is not waited for: it can be asked for again, and is sent in place of the next notice. */
    @Test
    void aConfirmationThatCouldNotBeSentIsSentLater() throws Exception {
        int nobody;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = free.getLocalPort();
        }
        try (Store store = open()) {
            try (Notices notices = notices(store, nobody, NoticeLimits.USUAL)) {
                assertThat(wish(notices, "ann@example.org", false)).isEmpty();
                await(() -> notices.of(TABLE, 0).orElseThrow().consent().state() == State.UNASKED);
                assertThat(trouble.toString())
                        .contains("a confirmation mail for seat 1 of table feud was not sent")
                        .doesNotContain("ann@");
            }
            try (RecordingSmtpServer smtp = new RecordingSmtpServer();
                    Notices notices = notices(store, smtp.port(), NoticeLimits.USUAL)) {
                notices.stands(TABLE, REDS);
                await(() -> smtp.mails().size() == 1);
                assertThat(notices.confirm(token(smtp, 0))).isEmpty();
                await(() -> smtp.mails().size() == 2);
                assertThat(smtp.mails().get(1)).contains("Subject: ").doesNotContainPattern("(?m)^Bcc");
                assertThat(smtp.commands())
                        .filteredOn(line -> line.startsWith("RCPT"))
                        .containsOnly("RCPT TO:<ann@example.org>");
            }
        }
    }

    @Test
    void allClientsTogetherGetSoManyConfirmationsAnHour() throws Exception {
        NoticeLimits limits = new NoticeLimits(MANY, MANY, MANY, new NoticeLimits.Limit(100, 2, Duration.ofHours(1)));
        try (RecordingSmtpServer smtp = new RecordingSmtpServer();
                Store store = open();
                Notices notices = notices(store, smtp.port(), limits)) {
            assertThat(wish(notices, "ann@example.org", false)).isEmpty();
            assertThat(wish(notices, "bob@example.org", false)).isEmpty();
            assertThat(wish(notices, "cid@example.org", false).map(NoticeRefusal::kind))
                    .contains(Kind.LIMITED);
            assertThat(notices.of(TABLE, 0).orElseThrow().email())
                    .as("what is refused changes nothing")
                    .isEqualTo("bob@example.org");
        }
    }

    @Test
    void nobodyIsWrittenToForAWishThatIsSwitchedOff() throws Exception {
        try (RecordingSmtpServer smtp = new RecordingSmtpServer();
                Store store = open();
                Notices notices = notices(store, smtp.port(), NoticeLimits.USUAL)) {
            assertThat(notices.wish(TABLE, 0, new NoticeWish("ann@example.org", "", false, false, "a test")))
                    .isEmpty();
            assertThat(wish(notices, "bob@example.org", false)).isEmpty();
            await(() -> !smtp.mails().isEmpty());
            assertThat(smtp.commands())
                    .filteredOn(line -> line.startsWith("RCPT"))
                    .containsExactly("RCPT TO:<bob@example.org>");
        }
    }

    @Test
    void aMailboxGetsOnlySoManyNoticesHoweverItIsSpelled() throws Exception {
        NoticeLimits limits = new NoticeLimits(new NoticeLimits.Limit(1, 100, Duration.ofHours(1)), MANY, MANY, MANY);
        try (RecordingSmtpServer smtp = new RecordingSmtpServer();
                Store store = open()) {
            for (int seat = 0; seat < 2; seat++) {
                store.keep(new StoredNotice(
                        TABLE,
                        seat,
                        "ann+" + seat + "@example.org",
                        "",
                        true,
                        MailConsent.NONE.confirmed("token" + seat),
                        StoredNotice.Stage.NOT_AWAITED,
                        0,
                        0));
            }
            try (Notices notices = notices(store, smtp.port(), limits)) {
                notices.stands(TABLE, new Summary(1, false, "", "", 0b11));
                await(() -> of(store).stream().allMatch(notice -> notice.stage() == StoredNotice.Stage.TOLD));
                assertThat(trouble.toString()).contains("has reached its limit of notices for this hour");
                assertThat(smtp.mails()).hasSize(1);
            }
        }
    }

    private static List<StoredNotice> of(Store store) {
        try {
            return store.notices();
        } catch (StoreProblem away) {
            throw new IllegalStateException(away);
        }
    }

    private static void await(BooleanSupplier what) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!what.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(20);
        }
        assertThat(what.getAsBoolean()).isTrue();
    }
}
