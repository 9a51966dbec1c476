package org.phaseline.server.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.HostileAddresses;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.Secret;
import org.phaseline.server.table.SignIn;
import org.phaseline.server.table.TableOrder;
import org.phaseline.session.Reply;

/** A backup takes the place of the one before, so it had better be whole. */
@Tag("slow")
class BackupTest {

    @TempDir
    private Path folder;

    @Test
    void aStoreThatWasAwayForAMomentHasLostNoTable() throws Exception {
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            GameTables tables = new GameTables(store, new Library());
            for (int i = 0; i < 3; i++) {
                tables.create(new TableOrder("border", Optional.empty(), "", List.of(), List.of(), List.of()));
            }
            Backup.Written written = Backup.write(awayOnce(store), folder.resolve("backup.zip"), (done, of) -> {});
            assertThat(written.damaged()).isEmpty();
            assertThat(written.tables()).isEqualTo(3);
        }
    }

    @Test
    void aRestoreThatIsDoneAgainLeavesWhatSomebodyWishedSince() throws Exception {
        Path file = folder.resolve("backup.zip");
        TableId table;
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            GameTables tables = new GameTables(store, new Library());
            Created made = tables.create(new TableOrder("border", "", List.of(), List.of()));
            table = ((Created.Made) made).table().id();
            store.keep(notice(table, 0, "https://example.org/ann"));
            store.keep(notice(table, 1, "https://example.org/bob"));
            Backup.write(store, file, (done, of) -> {});
        }
        try (Store store = SqliteStore.open(folder.resolve("elsewhere.sqlite"))) {
            Restore.read(file, store, (done, of) -> {});
            StoredNotice since = notice(table, 1, "https://example.org/another");
            store.keep(since);
            assertThat(Restore.read(file, store, (done, of) -> {}).same()).isEqualTo(1);
            assertThat(store.notices()).containsExactlyInAnyOrder(notice(table, 0, "https://example.org/ann"), since);
        }
    }

    @Test
    void noticesThatCannotBeReadAreFoundBeforeTheFirstTableIsWritten() throws Exception {
        Path file = folder.resolve("backup.zip");
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            new GameTables(store, new Library()).create(new TableOrder("border", "", List.of(), List.of()));
            Backup.write(store, file, (done, of) -> {});
        }
        Path damaged = withNotices(file, "{}");
        try (Store store = SqliteStore.open(folder.resolve("elsewhere.sqlite"))) {
            assertThatThrownBy(() -> Restore.read(damaged, store, (done, of) -> {}))
                    .isInstanceOf(ArchiveProblem.class);
            assertThat(store.ids()).isEmpty();
        }
    }

    /** They are as good as the build that took them: an address with commands for a mail server in it is left out. */
    @Test
    void noticesOfAnOlderBackupComeBackUnconfirmedAndHostileAddressesNotAtAll() throws Exception {
        Path file = folder.resolve("backup.zip");
        TableId table;
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            Created made =
                    new GameTables(store, new Library()).create(new TableOrder("border", "", List.of(), List.of()));
            table = ((Created.Made) made).table().id();
            Backup.write(store, file, (done, of) -> {});
        }
        String form = "{\"table\":\"%s\",\"seat\":%d,\"email\":\"%s\",\"webhook\":\"%s\",\"on\":true}";
        String hostile = HostileAddresses.cut("ann@example.org>\r\nRCPT TO:<victim@example.org>") + "@x.org";
        Path older = withNotices(
                file,
                "{\"notices\":[" + form.formatted(table, 0, hostile, "https://example.org/ann") + ","
                        + form.formatted(table, 1, "bob@example.org", "") + "]}");
        try (Store store = SqliteStore.open(folder.resolve("elsewhere.sqlite"))) {
            Restore.read(older, store, (done, of) -> {});
            assertThat(store.notices())
                    .containsExactlyInAnyOrder(
                            notice(table, 0, "https://example.org/ann"),
                            new StoredNotice(
                                    table,
                                    1,
                                    "bob@example.org",
                                    "",
                                    true,
                                    MailConsent.NONE,
                                    StoredNotice.Stage.NOT_AWAITED,
                                    0,
                                    0));
        }
    }

    @Test
    void whoIsSignedInStaysSoAndALinkOnItsWayArrivesAfterARestore() throws Exception {
        Path file = folder.resolve("backup.zip");
        Created.Made made;
        Secret session = Secret.fresh();
        Secret device = Secret.fresh();
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            made = (Created.Made)
                    new GameTables(store, new Library()).create(new TableOrder("border", "", List.of(), List.of()));
            SignIn signIn = made.table().signIn();
            assertThat(signIn.claim(0, made.chairs().getFirst().code(), session))
                    .isEqualTo(new Reply.Done(true));
            assertThat(signIn.linkDevice(0, session.hash(), device)).isEqualTo(new Reply.Done(true));
            Backup.write(store, file, (done, of) -> {});
        }
        try (Store store = SqliteStore.open(folder.resolve("elsewhere.sqlite"))) {
            assertThat(Restore.read(file, store, (done, of) -> {}).tables()).isEqualTo(1);
            assertThat(Restore.read(file, store, (done, of) -> {}).same()).isEqualTo(1);
            GameTable table =
                    new GameTables(store, new Library()).find(made.table().id()).orElseThrow();
            assertThat(table.admits(0, session.hash())).isTrue();
            assertThat(table.admits(StoredSeat.OWNER, made.session().hash())).isTrue();
            assertThat(table.signIn().claim(0, device, Secret.fresh())).isEqualTo(new Reply.Done(true));
            assertThat(table.signIn().claim(1, made.chairs().get(1).code(), Secret.fresh()))
                    .isEqualTo(new Reply.Done(true));
            assertThat(table.signIn().claim(0, made.chairs().getFirst().code(), Secret.fresh()))
                    .isInstanceOf(Reply.Refused.class);
        }
    }

    /** Its seats have one secret each. */
    @Test
    void aBackupOfAnOlderPhaselineIsRestoredAndNobodyIsLockedOut() throws Exception {
        Path file = folder.resolve("backup.zip");
        TableId id;
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            Created made =
                    new GameTables(store, new Library()).create(new TableOrder("border", "", List.of(), List.of()));
            id = ((Created.Made) made).table().id();
            Backup.write(store, file, (done, of) -> {});
        }
        Secret secret = Secret.fresh();
        Path old = folder.resolve("old.zip");
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(file));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(old))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .replace("\"phaseline-backup\":2", "\"phaseline-backup\":1");
                out.write((entry.getName().startsWith("tables/") ? asBefore(text, secret) : text)
                        .getBytes(StandardCharsets.UTF_8));
            }
        }
        try (Store store = SqliteStore.open(folder.resolve("elsewhere.sqlite"))) {
            Restore.read(old, store, (done, of) -> {});
            assertThat(store.table(id).orElseThrow().seats())
                    .allSatisfy(seat ->
                            assertThat(seat).isEqualTo(StoredSeat.ofSharedSecret(seat.number(), secret.hash(), "")));
        }
    }

    private static String asBefore(String table, Secret secret) throws IOException {
        ObjectMapper json = new ObjectMapper();
        JsonNode node = json.readTree(table);
        for (JsonNode seat : node.get("seats")) {
            ObjectNode fields = (ObjectNode) seat;
            fields.remove(List.of("code", "expires", "sessions"));
            fields.put("secret", secret.hash().hex());
        }
        return json.writeValueAsString(node);
    }

    @Test
    void whoHasConfirmedOrUnsubscribedNeedNotDoItAgainAfterARestore() throws Exception {
        Path file = folder.resolve("backup.zip");
        List<StoredNotice> kept;
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            Created made =
                    new GameTables(store, new Library()).create(new TableOrder("border", "", List.of(), List.of()));
            TableId table = ((Created.Made) made).table().id();
            MailConsent confirmed = MailConsent.NONE.confirmed("a token");
            store.keep(mailed(table, 0, confirmed));
            store.keep(mailed(table, 1, confirmed.unsubscribed().asked("a hash", 7)));
            kept = store.notices();
            Backup.write(store, file, (done, of) -> {});
        }
        try (Store store = SqliteStore.open(folder.resolve("elsewhere.sqlite"))) {
            Restore.read(file, store, (done, of) -> {});
            assertThat(store.notices()).hasSize(2).containsExactlyInAnyOrderElementsOf(kept);
        }
    }

    private static StoredNotice mailed(TableId table, int seat, MailConsent consent) {
        return new StoredNotice(
                table, seat, "ann@example.org", "", true, consent, StoredNotice.Stage.NOT_AWAITED, 0, 0);
    }

    /** The same backup with other notices. */
    private Path withNotices(Path file, String json) throws IOException {
        Path other = folder.resolve("other.zip");
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(file));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(other))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                out.write(
                        entry.getName().equals("notices.json")
                                ? json.getBytes(StandardCharsets.UTF_8)
                                : in.readAllBytes());
            }
        }
        return other;
    }

    private static StoredNotice notice(TableId table, int seat, String webhook) {
        return new StoredNotice(table, seat, "", webhook, true, MailConsent.NONE, StoredNotice.Stage.NOT_AWAITED, 0, 0);
    }

    private static Store awayOnce(Store store) {
        AtomicBoolean away = new AtomicBoolean(true);
        return (Store) Objects.requireNonNull(Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (me, method, with) -> {
                    if (method.getName().equals("table") && away.getAndSet(false)) {
                        throw new StoreProblem(
                                "The table cannot be read: the database is not responding at the moment.");
                    }
                    return method.invoke(store, with);
                }));
    }
}
