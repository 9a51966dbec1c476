package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.RulebookText;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.session.Reply;

/** A table whose dice are shared by the roll: a browser that is present has to show its share before dice fall. */
@Tag("slow")
class SharedRollTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final RulebookText VOLLEYS = RulebookText.of("dice.sop", """
            rulebook "Volleys"
            side Red
            side Blue
            game has
              total: number = 0
            length 5 game turns
            game turn "Volley"
              "Aim" Red must
              "Fire" by Red, automatic
                roll hits: 2d6
                total += hits
              "Look on" Blue must
            """);

    @TempDir
    private Path folder;

    private Store store;
    private GameTable table;
    private final List<List<String>> chains = List.of(chain("red"), chain("blue"));

    private static List<String> chain(String secret) {
        try {
            List<String> chain = new ArrayList<>();
            byte[] value = MessageDigest.getInstance("SHA-256")
                    .digest(secret.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            for (int i = 0; i <= 20; i++) {
                chain.addFirst(HexFormat.of().formatHex(value));
                value = MessageDigest.getInstance("SHA-256").digest(value);
            }
            return chain;
        } catch (java.security.NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @BeforeEach
    void make() throws StoreProblem {
        store = new StoreAddress.Folder(folder).serve(sentence -> {});
        TableOrder order =
                new TableOrder("", Optional.of(VOLLEYS), "", List.of(), List.of(), List.of(), DiceProtocol.SHARED);
        table = ((Created.Made) new GameTables(store, new Library()).create(order)).table();
        for (int seat : List.of(RED, BLUE)) {
            table.dice().add(seat, HexFormat.of().parseHex(chains.get(seat).getFirst()));
        }
    }

    @AfterEach
    void close() {
        store.close();
    }

    private CompletableFuture<Reply> answer() {
        AtATable.Asked asked = AtATable.asked(table).getFirst();
        return CompletableFuture.supplyAsync(() ->
                table.answer(asked.seat(), asked.decision(), asked.choices().getFirst(), ""));
    }

    /** For which answer shares are wanted, once they are. */
    private String wanted() throws InterruptedException {
        for (int i = 0; i < 1000; i++) {
            JsonNode round = AtATable.desk(table, RED).path("round");
            if (!round.isMissingNode()) {
                return round.get("answer").textValue();
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        throw new AssertionError("no shares are wanted");
    }

    private Reply show(int seat, String digest, int n) throws StoreProblem {
        return table.dice().share(seat, digest, n, chains.get(seat).get(n));
    }

    private List<Event.Shared> shared() throws Exception {
        StoredTable stored = store.table(table.id()).orElseThrow();
        Journal journal = TableStream.read(stored);
        assertThat(Replay.of(journal, Compiled.from(journal), stored.seed().map(SecretSeed::of), Watcher.NOBODY))
                .isInstanceOf(Replayed.Agreed.class);
        return journal.events().stream()
                .filter(Event.Shared.class::isInstance)
                .map(Event.Shared.class::cast)
                .toList();
    }

    @Test
    void diceFallWhenEveryBrowserThatIsPresentHasShownItsShare() throws Exception {
        table.comes(RED);
        table.comes(BLUE);
        CompletableFuture<Reply> reply = answer();
        String digest = wanted();
        assertThat(show(RED, digest, 1)).isEqualTo(new Reply.Done(true));
        assertThat(AtATable.sighting(table, RED).toString()).contains("Aim");
        assertThat(reply.isDone()).isFalse();
        assertThat(show(BLUE, digest, 1)).isEqualTo(new Reply.Done(true));
        assertThat(reply.get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));
        assertThat(shared()).singleElement().satisfies(event -> {
            assertThat(event.answer()).isEqualTo(digest);
            assertThat(event.shares()).extracting("seat").containsExactly("Red", "Blue");
        });
        assertThat(AtATable.desk(table, RED).has("round")).isFalse();
    }

    @Test
    void aShareThatIsNotTheNextOfItsChainIsRefused() throws Exception {
        table.comes(RED);
        CompletableFuture<Reply> reply = answer();
        String digest = wanted();
        assertThat(table.dice().share(RED, digest, 1, chains.get(BLUE).get(1)))
                .isEqualTo(
                        new Reply.Refused("This cannot be used: share 1 of Red is not the one that was committed to."));
        assertThat(reply.isDone()).isFalse();
        show(RED, digest, 1);
        assertThat(reply.get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));
    }

    /** A browser sends its share as often as it is told that it is wanted, and may be told so until the dice have fallen. */
    @Test
    void aShareThatComesAgainAfterTheDiceHaveFallenChangesNothingAndIsNoTrouble() throws Exception {
        table.comes(RED);
        CompletableFuture<Reply> reply = answer();
        String digest = wanted();
        show(RED, digest, 2);
        assertThat(reply.get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));
        List<Event.Shared> before = shared();

        assertThat(show(RED, digest, 2)).isEqualTo(new Reply.Done(true));
        assertThat(show(RED, digest, 1)).as("of a roll that went without it").isEqualTo(new Reply.Done(true));
        assertThat(shared()).isEqualTo(before);
        assertThat(table.dice().share(RED, digest, 2, chains.get(BLUE).get(2)))
                .as("somebody else's")
                .isInstanceOf(Reply.Refused.class);
        assertThat(table.dice().share(RED, digest, 0, chains.get(RED).get(0)))
                .as("the end of the chain, which is no share")
                .isInstanceOf(Reply.Refused.class);
    }

    @Test
    void whoIsAwayIsNotWaitedForAndWhoFallsSilentNotForLong() throws Exception {
        assertThat(answer().get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));
        assertThat(shared()).isEmpty();
        assertThat(answer().get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));

        table.comes(RED);
        table.comes(BLUE);
        CompletableFuture<Reply> reply = answer();
        String first = wanted();
        show(RED, first, 1);
        // Blue's browser has fallen asleep; after some seconds Red alone is asked again.
        while (!AtATable.desk(table, RED).path("round").path("seats").toString().equals("[0]")) {
            TimeUnit.MILLISECONDS.sleep(20);
            assertThat(reply.isDone()).isFalse();
        }
        show(RED, wanted(), 2);
        assertThat(reply.get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));
        assertThat(shared())
                .singleElement()
                .satisfies(event -> assertThat(event.shares())
                        .extracting("seat", "n")
                        .containsExactly(org.assertj.core.groups.Tuple.tuple("Red", 2)));
    }

    @Test
    void aBrowserThatLostItsChainBeginsAnother() throws Exception {
        List<String> other = chain("another");
        assertThat(table.dice().add(RED, HexFormat.of().parseHex(other.getFirst())))
                .isEqualTo(new Reply.Taken(false));
        table.comes(RED);
        CompletableFuture<Reply> reply = answer();
        String digest = wanted();
        assertThat(show(RED, digest, 1)).isInstanceOf(Reply.Refused.class);
        assertThat(table.dice().share(RED, digest, 1, other.get(1))).isEqualTo(new Reply.Done(true));
        assertThat(reply.get(20, TimeUnit.SECONDS)).isEqualTo(new Reply.Taken(false));
        assertThat(shared()).hasSize(1);
    }
}
