package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.session.Reply;

/** What only time, or an older Phaseline, brings about; the rest of it is tried over HTTP. */
class SignInTest {

    private static final int RED = 0;
    private static final Reply DONE = new Reply.Done(true);

    @TempDir
    private Path folder;

    private final AtomicLong now = new AtomicLong(1_000);
    private final Library library = new Library();
    private Store store;
    private GameTables tables;

    @BeforeEach
    void open() throws StoreProblem {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        tables = new GameTables(store, library, now::get, SecretSeed::fresh);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static String sentence(Reply reply) {
        return ((Reply.Refused) reply).sentence();
    }

    @Test
    void aLinkForAnotherDeviceExpiresAndTheFirstLinkOfASeatDoesNot() throws StoreProblem {
        Created.Made made = AtATable.make(tables, "border", "");
        SignIn signIn = made.table().signIn();
        Secret red = Secret.fresh();
        now.addAndGet(Duration.ofDays(300).toMillis());
        assertThat(signIn.claim(RED, made.chairs().getFirst().code(), red)).isEqualTo(DONE);

        Secret late = Secret.fresh();
        assertThat(signIn.linkDevice(RED, red.hash(), late)).isEqualTo(DONE);
        now.addAndGet(SignIn.DEVICE_LINK_LASTS.toMillis());
        assertThat(sentence(signIn.claim(RED, late, Secret.fresh()))).startsWith("This link has expired.");

        Secret inTime = Secret.fresh();
        assertThat(signIn.linkDevice(RED, red.hash(), inTime)).isEqualTo(DONE);
        now.addAndGet(SignIn.DEVICE_LINK_LASTS.toMillis() - 1);
        assertThat(signIn.claim(RED, inTime, Secret.fresh())).isEqualTo(DONE);
        assertThat(signIn.devices(RED)).isEqualTo(2);
    }

    @Test
    void whoeverWasSignedOutMeanwhileChangesNothing() throws StoreProblem {
        Created.Made made = AtATable.make(tables, "border", "");
        SignIn signIn = made.table().signIn();
        Secret red = Secret.fresh();
        signIn.claim(RED, made.chairs().getFirst().code(), red);
        signIn.free(RED, Secret.fresh());
        assertThat(signIn.linkDevice(RED, red.hash(), Secret.fresh())).isInstanceOf(Reply.Refused.class);
        assertThat(signIn.renew(RED, red.hash(), Secret.fresh())).isInstanceOf(Reply.Refused.class);
        assertThat(signIn.signOutOthers(RED, red.hash())).isInstanceOf(Reply.Refused.class);
        assertThat(signIn.devices(RED)).isZero();
    }

    /** The cookie goes on, the link is good once, and who signs out the others ends what the old secret opens. */
    @Test
    void aTableOfAnOlderPhaselineGoesOverToSessions() throws StoreProblem {
        Created.Made made = AtATable.make(tables, "border", "");
        Secret shared = Secret.fresh();
        store.admit(made.table().id(), StoredSeat.ofSharedSecret(RED, shared.hash(), ""));
        GameTable table = new GameTables(store, library, now::get, SecretSeed::fresh)
                .find(made.table().id())
                .orElseThrow();
        assertThat(table.admits(RED, shared.hash())).isTrue();

        Secret session = Secret.fresh();
        assertThat(table.signIn().claim(RED, shared, session)).isEqualTo(DONE);
        assertThat(sentence(table.signIn().claim(RED, shared, Secret.fresh())))
                .startsWith("This link has already been used on another device.");
        assertThat(table.admits(RED, shared.hash()))
                .as("other browsers of the player")
                .isTrue();

        assertThat(table.signIn().signOutOthers(RED, session.hash())).isEqualTo(DONE);
        assertThat(table.admits(RED, shared.hash())).isFalse();
        assertThat(table.admits(RED, session.hash())).isTrue();
    }

    /** A player who never opens the old link again renews what is in the cookie. */
    @Test
    void aSharedSecretIsLeftBehindByRenewing() throws StoreProblem {
        Created.Made made = AtATable.make(tables, "border", "");
        Secret shared = Secret.fresh();
        store.admit(made.table().id(), StoredSeat.ofSharedSecret(RED, shared.hash(), ""));
        GameTable table = new GameTables(store, library, now::get, SecretSeed::fresh)
                .find(made.table().id())
                .orElseThrow();
        Secret next = Secret.fresh();
        assertThat(table.signIn().renew(RED, shared.hash(), next)).isEqualTo(DONE);
        assertThat(table.signIn().signOutOthers(RED, next.hash())).isEqualTo(DONE);
        assertThat(table.admits(RED, shared.hash())).isFalse();
        assertThat(table.signIn().claim(RED, shared, Secret.fresh())).isEqualTo(new Reply.Refused(SignIn.UNKNOWN));
    }

    @Test
    void theLogIsTheSameWhenTheTableIsReadAgain() throws StoreProblem {
        Created.Made made = AtATable.make(tables, "border", "");
        SignIn signIn = made.table().signIn();
        Secret red = Secret.fresh();
        Secret phone = Secret.fresh();
        signIn.claim(RED, made.chairs().getFirst().code(), red);
        signIn.linkDevice(RED, red.hash(), phone);
        signIn.claim(RED, phone, Secret.fresh());
        signIn.signOutOthers(RED, red.hash());
        signIn.free(RED, Secret.fresh());
        signIn.free(StoredSeat.WATCHING, Secret.fresh());
        GameTable again = new GameTables(store, library).find(made.table().id()).orElseThrow();
        for (int viewer = -1; viewer < 2; viewer++) {
            assertThat(AtATable.wire(again, viewer)).isEqualTo(AtATable.wire(made.table(), viewer));
        }
        assertThat(AtATable.wire(again, 1))
                .contains("Somebody sat down as The Raiders")
                .contains("The Raiders' seat was opened on another device")
                .contains("The Raiders signed out their other devices")
                .contains("The table's owner has freed The Raiders' seat")
                .contains("The table's owner has created a new watchers' link");
    }
}
