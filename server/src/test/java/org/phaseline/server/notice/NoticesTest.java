package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/** What becomes of a wish while something else is written about it. */
@Tag("slow")
@Tag("waits")
class NoticesTest {

    private static final TableId TABLE = new TableId("feud");
    private static final Summary NOBODYS = new Summary(1, false, "Game turn 1", "", 0);
    private static final Summary REDS = new Summary(1, false, "Game turn 1", "", 1);

    @TempDir
    private Path folder;

    private final AtomicBoolean slow = new AtomicBoolean();
    private final CountDownLatch writing = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    @Test
    void anAddressThatIsForgottenWhileANoticeComesUpStaysForgotten() throws Exception {
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"));
                Notices notices =
                        new Notices(slowly(store), NoticeSettings.USUAL, new PrintWriter(new StringWriter()))) {
            store.create(table(TABLE));
            assertThat(notices.wish(TABLE, 0, hooked("https://example.org/ann")))
                    .isEmpty();

            slow.set(true);
            notices.stands(TABLE, REDS);
            writing.await();
            Thread forgetting = Thread.ofVirtual().start(() -> {
                try {
                    notices.forget(TABLE, 0);
                } catch (Exception problem) {
                    throw new IllegalStateException(problem);
                }
            });
            forgetting.join(Duration.ofMillis(300));
            goOn.countDown();
            forgetting.join();
            notices.close();

            assertThat(notices.of(TABLE, 0).orElseThrow().webhook()).isEmpty();
            assertThat(store.notices().getFirst().webhook()).isEmpty();
        }
    }

    /** Whoever makes many tables must not flood somebody else's webhook, however they spell it. */
    @Test
    void anAddressGetsOnlySoManyAnHour() throws Exception {
        int most = NoticeLimits.USUAL.webhooks().each();
        int tables = most + 5;
        AtomicInteger received = new AtomicInteger();
        HttpServer receiver = receiver(received);
        String hook = "http://localhost:" + receiver.getAddress().getPort() + "/stranger";
        NoticeSettings settings = new NoticeSettings(Optional.empty(), "", "", true, Duration.ZERO, List.of());
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"));
                Notices notices = new Notices(store, settings, new PrintWriter(new StringWriter()))) {
            for (int i = 0; i < tables; i++) {
                TableId table = new TableId("feud" + i);
                store.create(table(table));
                notices.wish(table, 0, hooked(hook + "/?table=" + i + "#" + i));
                notices.stands(table, REDS);
            }
            for (int i = 0; i < 200 && !allTold(store); i++) {
                Thread.sleep(50);
            }
            assertThat(allTold(store)).isTrue();
            assertThat(received).hasValue(most);
        } finally {
            receiver.stop(0);
        }
    }

    /** What fails: looking who is awaited, writing down that they are, what the message says, writing down that it was sent. */
    @ParameterizedTest
    @CsvSource({"keep, 1", "keep, 2", "glance, 0", "keep, 3"})
    void aStoreThatIsAwayForAMomentLosesNoNoticeAndDoublesNone(String what, int when) throws Exception {
        AtomicInteger received = new AtomicInteger();
        HttpServer receiver = receiver(received);
        String hook = "http://localhost:" + receiver.getAddress().getPort() + "/ann";
        NoticeSettings settings = new NoticeSettings(Optional.empty(), "", "", true, Duration.ZERO, List.of());
        StringWriter trouble = new StringWriter();
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            store.create(table(TABLE, REDS));
            try (Notices notices = new Notices(awayOnce(store, what, when), settings, new PrintWriter(trouble, true))) {
                assertThat(notices.wish(TABLE, 0, hooked(hook))).isEmpty();
                notices.stands(TABLE, NOBODYS);
                notices.stands(TABLE, REDS);
                for (int i = 0; i < 100 && (received.get() == 0 || !allTold(store)); i++) {
                    Thread.sleep(50);
                }
                assertThat(trouble.toString()).contains("The store is away.");
                assertThat(allTold(store)).isTrue();
            }
            assertThat(received).hasValue(1);
        } finally {
            receiver.stop(0);
        }
    }

    @Test
    void aWebhookThatNeverAnswersKeepsNobodyElseWaiting() throws Exception {
        AtomicInteger received = new AtomicInteger();
        HttpServer receiver = receiver(received);
        NoticeSettings settings = new NoticeSettings(Optional.empty(), "", "", true, Duration.ZERO, List.of());
        try (ServerSocket silent = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
                Store store = SqliteStore.open(folder.resolve("tables.sqlite"));
                Notices notices = new Notices(store, settings, new PrintWriter(new StringWriter()))) {
            for (int i = 0; i < 50; i++) {
                TableId table = new TableId("stranger" + i);
                store.create(table(table));
                notices.wish(table, 0, hooked("http://127.0.0.1:" + silent.getLocalPort() + "/" + i));
                notices.stands(table, REDS);
            }
            Thread.sleep(300);
            store.create(table(TABLE));
            notices.wish(
                    TABLE, 0, hooked("http://localhost:" + receiver.getAddress().getPort() + "/ann"));
            notices.stands(TABLE, REDS);
            for (int i = 0; i < 60 && received.get() == 0; i++) {
                Thread.sleep(50);
            }
            assertThat(received).hasValue(1);
        } finally {
            receiver.stop(0);
        }
    }

    private static NoticeWish hooked(String webhook) {
        return new NoticeWish("", webhook, true, false, "a test");
    }

    private static HttpServer receiver(AtomicInteger received) throws IOException {
        HttpServer receiver = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        receiver.createContext("/", exchange -> {
            received.incrementAndGet();
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        receiver.start();
        return receiver;
    }

    /** Fails once, after a method has worked so many times. */
    private static Store awayOnce(Store store, String what, int when) {
        AtomicInteger calls = new AtomicInteger();
        return (Store) Objects.requireNonNull(Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (me, method, with) -> {
                    if (method.getName().equals(what) && calls.getAndIncrement() == when) {
                        throw new StoreProblem("The store is away.");
                    }
                    try {
                        return method.invoke(store, with);
                    } catch (InvocationTargetException problem) {
                        throw Objects.requireNonNull(problem.getCause());
                    }
                }));
    }

    private static boolean allTold(Store store) throws StoreProblem {
        return store.notices().stream().allMatch(notice -> notice.stage() == StoredNotice.Stage.TOLD);
    }

    private static StoredTable table(TableId id) {
        return table(id, NOBODYS);
    }

    private static StoredTable table(TableId id, Summary summary) {
        return new StoredTable(
                id,
                "Feud",
                1,
                Optional.empty(),
                List.of(StoredSeat.open(0, SecretHash.of(new byte[32]), "")),
                List.of(new byte[] {1}),
                List.of(),
                summary);
    }

    /** The first notice that is kept while it is slow takes until it may go on. */
    private Store slowly(Store store) {
        return (Store) Objects.requireNonNull(Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (me, method, with) -> {
                    if (method.getName().equals("keep") && slow.getAndSet(false)) {
                        writing.countDown();
                        goOn.await();
                    }
                    try {
                        return method.invoke(store, with);
                    } catch (InvocationTargetException problem) {
                        throw Objects.requireNonNull(problem.getCause());
                    }
                }));
    }
}
