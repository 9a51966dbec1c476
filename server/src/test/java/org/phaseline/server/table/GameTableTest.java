package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.session.LogLine;
import org.phaseline.session.Reply;

class GameTableTest {

    private static final int RED = 0;

    @TempDir
    private Path folder;

    private final Library library = new Library();
    private FailingStore store = new FailingStore(null);

    @BeforeEach
    void open() throws StoreProblem {
        store = new FailingStore(SqliteStore.open(folder.resolve("tables.sqlite")));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void theSameAnswerAgainIsAcknowledgedAndCountsOnce() throws Exception {
        GameTable table = border();
        String decision = AtATable.asked(table).getFirst().decision();

        assertThat(table.answer(RED, decision, "raid", "")).isEqualTo(new Reply.Taken(false));
        String seen = AtATable.wire(table, RED);
        assertThat(table.answer(RED, decision, "raid", "")).isEqualTo(new Reply.Taken(true));
        assertThat(AtATable.wire(table, RED)).isEqualTo(seen);
    }

    @Test
    void anotherAnswerToTheSameDecisionIsRefused() throws Exception {
        GameTable table = border();
        String decision = AtATable.asked(table).getFirst().decision();
        table.answer(RED, decision, "raid", "");

        assertThat(table.answer(RED, decision, "hold", ""))
                .isEqualTo(new Reply.Refused("You have already answered this: raid."));
    }

    @Test
    void whatIsNotOfferedIsRefused() throws Exception {
        GameTable table = border();
        String decision = AtATable.asked(table).getFirst().decision();

        assertThat(table.answer(RED, decision, "flee", "")).isInstanceOf(Reply.Refused.class);
        assertThat(table.answer(RED, decision, "raid", "x".repeat(2001))).isInstanceOf(Reply.Refused.class);
    }

    @Test
    void whoAsksAboutADecisionOfAnotherLearnsNothing() throws Exception {
        GameTable table = border();
        String blues = AtATable.asked(table).stream()
                .filter(asked -> asked.seat() != RED)
                .findFirst()
                .orElseThrow()
                .decision();

        assertThat(table.answer(RED, blues, "raid", "")).isEqualTo(table.answer(RED, "99.9", "raid", ""));
    }

    @Test
    void ofManyWhoClickAtOnceOneIsTaken() throws Exception {
        GameTable table = border();
        String decision = AtATable.asked(table).getFirst().decision();
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Reply>> replies = IntStream.range(0, 50)
                    .mapToObj(i -> many.submit(() -> table.answer(RED, decision, i % 2 == 0 ? "raid" : "hold", "")))
                    .toList();
            int taken = 0;
            for (Future<Reply> reply : replies) {
                taken += reply.get().equals(new Reply.Taken(false)) ? 1 : 0;
            }
            assertThat(taken).isOne();
        }
    }

    @Test
    void whatCannotBeKeptDidNotHappen() throws Exception {
        GameTable table = border();
        String decision = AtATable.asked(table).getFirst().decision();
        String seen = AtATable.wire(table, RED);

        store.before = true;
        assertThat(table.answer(RED, decision, "raid", "")).isInstanceOf(Reply.NotKept.class);
        assertThat(AtATable.wire(table, RED)).isEqualTo(seen);

        store.before = false;
        assertThat(table.answer(RED, decision, "raid", "")).isEqualTo(new Reply.Taken(false));
    }

    @Test
    void whatWasKeptWithoutAWordOfItIsFoundAgain() throws Exception {
        GameTable table = border();
        String decision = AtATable.asked(table).getFirst().decision();

        store.after = true;
        assertThat(table.answer(RED, decision, "raid", "")).isInstanceOf(Reply.NotKept.class);

        store.after = false;
        assertThat(table.answer(RED, decision, "raid", ""))
                .as("it was on the disk")
                .isEqualTo(new Reply.Taken(true));
    }

    @Test
    void whatIsSaidIsSeenOnlyWhenItIsKept() throws Exception {
        GameTable table = border();
        String seen = AtATable.wire(table, RED);

        store.before = true;
        assertThat(table.talk().say(RED, "1", "Hello")).isInstanceOf(Reply.NotKept.class);
        assertThat(AtATable.wire(table, RED)).isEqualTo(seen);

        store.before = false;
        store.after = true;
        assertThat(table.talk().say(RED, "1", "Hello")).isInstanceOf(Reply.NotKept.class);
        store.after = false;
        assertThat(table.talk().say(RED, "1", "Hello")).isEqualTo(new Reply.Done(true));
        assertThat(table.log(RED, 0, 100))
                .as("it was on the disk")
                .filteredOn(line -> line.kind().equals("chat"))
                .hasSize(1);
    }

    @Test
    void whatWasTakenBackWithoutAWordOfItIsNotTakenBackTwice() throws Exception {
        GameTable table = border();
        answerAll(table, List.of("raid", "ready", "hold", "ready", "done", "skip", "done"));
        int blue = 1;
        AtATable.Asked now = AtATable.asked(table).getFirst();

        store.appendAfter = true;
        assertThat(table.consent().back(blue, "77")).isInstanceOf(Reply.NotKept.class);
        store.appendAfter = false;
        assertThat(table.consent().back(blue, "77")).isEqualTo(new Reply.Done(true));
        AtATable.Asked then = AtATable.asked(table).getFirst();
        assertThat(then.seat()).isEqualTo(blue);
        assertThat(then.choices()).isEqualTo(now.choices());
        assertThat(table.log(blue, 0, 100))
                .filteredOn(line -> line.text().startsWith("Taken back"))
                .hasSize(1);
    }

    @Test
    void theLogTellsEachReaderWhichOfTheirLinesCountNoLonger() throws Exception {
        GameTable table = border();
        answerAll(table, List.of("raid", "ready", "hold", "ready"));
        int before = table.log(RED, 0, 100).size();
        answerAll(table, List.of("done"));
        int seat = AtATable.asked(table).getFirst().seat();
        table.consent().back(seat, "78");

        LogLine back = table.log(RED, 0, 100).getLast();
        assertThat(back.text()).startsWith("Taken back");
        assertThat(back.undone()).isEqualTo(before);
        assertThat(table.log(RED, 0, 100).subList(0, before)).allMatch(line -> line.undone() == -1);
    }

    /** What is always answered and the answer itself are one write, whatever becomes of it. */
    @Test
    void aStandingAnswerIsKeptWithItsFirstAnswerOrNotAtAll() throws Exception {
        GameTable table = border();
        answerAll(table, List.of("raid", "ready", "hold", "ready"));
        AtATable.Asked asked = AtATable.asked(table).getFirst();

        store.appendBefore = true;
        assertThat(table.stand(asked.seat(), asked.decision(), "skip", false)).isInstanceOf(Reply.NotKept.class);
        store.appendBefore = false;
        assertThat(store.table(table.id()).orElseThrow().talk()).isEmpty();

        store.appendAfter = true;
        assertThat(table.stand(asked.seat(), asked.decision(), "skip", false)).isInstanceOf(Reply.NotKept.class);
        store.appendAfter = false;
        GameTable again = new GameTables(store, library).find(table.id()).orElseThrow();
        assertThat(again.stand(asked.seat(), asked.decision(), "skip", false)).isEqualTo(new Reply.Taken(true));
        assertThat(again.stand(asked.seat(), asked.decision(), "done", false)).isInstanceOf(Reply.Refused.class);
        assertThat(AtATable.desk(again, asked.seat()).get("standing")).hasSize(1);
    }

    @Test
    void aSeedThatCouldNotBeRevealedAtTheEndIsRevealedWhenTheStoreIsBack() throws Exception {
        GameTable table = border();
        store.revealBefore = true;
        Random random = new Random(5);
        while (!AtATable.asked(table).isEmpty()) {
            AtATable.Asked asked = AtATable.asked(table).stream()
                    .filter(AtATable.Asked::awaited)
                    .findFirst()
                    .orElseThrow();
            String word = asked.choices().get(random.nextInt(asked.choices().size()));
            table.answer(asked.seat(), asked.decision(), word, "");
        }
        String roll = table.log(RED, 0, 1000).stream()
                .flatMap(line -> line.dice().stream())
                .findFirst()
                .orElseThrow()
                .roll();
        assertThat(proof(table, roll)).contains("\"seed\":\"\"");

        store.revealBefore = false;
        assertThat(proof(table, roll)).contains("\"seed\":\"" + "00".repeat(32) + "\"");
        assertThat(store.table(table.id()).orElseThrow().seed()).isEmpty();
    }

    private static String proof(GameTable table, String roll) throws StoreProblem {
        return new String(table.dice().proof(RED, roll).orElseThrow(), StandardCharsets.UTF_8);
    }

    @Test
    void aNewLinkAndItsLineInTheLogAreKeptTogetherOrNotAtAll() throws Exception {
        Created.Made made = AtATable.make(AtATable.tables(store, library), "border", "");
        GameTable table = made.table();
        Secret first = Secret.fresh();
        assertThat(table.signIn().claim(RED, made.chairs().getFirst().code(), first))
                .isEqualTo(new Reply.Done(true));

        store.before = true;
        assertThat(table.signIn().free(RED, Secret.fresh())).isInstanceOf(Reply.NotKept.class);
        store.before = false;
        assertThat(table.admits(RED, first.hash())).isTrue();
        assertThat(newLinks(table)).isZero();

        store.after = true;
        Secret unheard = Secret.fresh();
        assertThat(table.signIn().free(RED, unheard)).isInstanceOf(Reply.NotKept.class);
        store.after = false;
        assertThat(table.admits(RED, first.hash()))
                .as("on the disk the seat is free")
                .isFalse();
        assertThat(newLinks(table)).isOne();
        assertThat(table.admits(-2, made.session().hash())).as("nobody else").isTrue();

        Secret code = Secret.fresh();
        assertThat(table.signIn().free(RED, code)).isEqualTo(new Reply.Done(true));
        assertThat(newLinks(table)).isEqualTo(2);
        assertThat(table.signIn().claim(RED, unheard, Secret.fresh())).isEqualTo(new Reply.Refused(SignIn.UNKNOWN));
        Secret second = Secret.fresh();
        assertThat(table.signIn().claim(RED, code, second)).isEqualTo(new Reply.Done(true));
        assertThat(table.admits(RED, second.hash())).isTrue();
        GameTable again = new GameTables(store, library).find(table.id()).orElseThrow();
        assertThat(newLinks(again)).isEqualTo(2);
        assertThat(again.admits(RED, second.hash())).isTrue();
    }

    private static long newLinks(GameTable table) {
        return table.log(RED, 0, 100).stream()
                .filter(line -> line.text().startsWith("The table's owner has freed The Raiders' seat"))
                .count();
    }

    @Test
    void aNameIsAsLongLaterAsWhenTheTableIsMade() throws Exception {
        GameTables tables = AtATable.tables(store, library);
        String longest = "x".repeat(60);
        TableOrder.Wish red = new TableOrder.Wish("", longest, List.of("Red"));
        TableOrder.Wish blue = new TableOrder.Wish("", "", List.of("Blue"));
        TableOrder order = new TableOrder("border", Optional.empty(), "", List.of(), List.of(), List.of(red, blue));
        GameTable table = ((Created.Made) tables.create(order)).table();

        assertThat(table.talk().name(RED, longest)).isEqualTo(new Reply.Done(true));
        assertThat(table.talk().name(RED, longest + "x"))
                .isEqualTo(new Reply.Refused("A name can have at most 60 characters, on one line."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"An\u202Ena", "\u200BAnna", "An\u200Dna", "Anna\u2066", "An\u00ADna", "An\uFEFFna", "An\u2028na"
            })
    void aNameHoldsOnlyWhatCanBeSeenLaterAndWhenTheTableIsMade(String hidden) throws Exception {
        GameTables tables = AtATable.tables(store, library);
        TableOrder.Wish blue = new TableOrder.Wish("", "", List.of("Blue"));
        for (TableOrder.Wish red : List.of(
                new TableOrder.Wish("", hidden, List.of("Red")), new TableOrder.Wish(hidden, "", List.of("Red")))) {
            TableOrder order = new TableOrder("border", Optional.empty(), "", List.of(), List.of(), List.of(red, blue));
            assertThat(tables.create(order))
                    .isInstanceOfSatisfying(
                            Created.Refused.class,
                            refused -> assertThat(refused.sentence())
                                    .startsWith("A name must be on one line and contain only visible characters"));
        }
        TableOrder.Wish plain = new TableOrder.Wish("", "Zoë 🎲 علی‌رضا", List.of("Red"));
        TableOrder order = new TableOrder("border", Optional.empty(), "", List.of(), List.of(), List.of(plain, blue));
        GameTable table = ((Created.Made) tables.create(order)).table();
        assertThat(table.talk().name(RED, hidden))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        refused -> assertThat(refused.sentence())
                                .startsWith("A name must be on one line and contain only visible characters"));
    }

    @Test
    void aTableGoesOnAfterARestartAsIfNothingHadHappened() throws Exception {
        for (String game : List.of("border", "legions")) {
            GameTable table =
                    AtATable.make(AtATable.tables(store, library), game, "").table();
            Random random = new Random(3);
            for (int i = 0; i < 120 && !AtATable.asked(table).isEmpty(); i++) {
                List<AtATable.Asked> open = AtATable.asked(table);
                AtATable.Asked asked = open.get(random.nextInt(open.size()));
                String word = asked.choices().get(random.nextInt(asked.choices().size()));
                assertThat(table.answer(asked.seat(), asked.decision(), word, i % 7 == 0 ? "a note" : ""))
                        .isEqualTo(new Reply.Taken(false));
            }
            GameTable again = new GameTables(store, library).find(table.id()).orElseThrow();

            for (int viewer = -1; viewer < 2; viewer++) {
                assertThat(AtATable.wire(again, viewer))
                        .as("%s, viewer %s", game, viewer)
                        .isEqualTo(AtATable.wire(table, viewer));
            }
        }
    }

    @Test
    void aSessionOpensItsOwnSeatOnly() throws Exception {
        Created.Made made = AtATable.make(AtATable.tables(store, library), "border", "");
        GameTable table = made.table();
        Secret code = made.chairs().get(0).code();
        Secret first = Secret.fresh();
        assertThat(table.signIn().claim(1, code, first)).isEqualTo(new Reply.Refused(SignIn.UNKNOWN));
        assertThat(table.signIn().claim(0, code, first)).isEqualTo(new Reply.Done(true));

        assertThat(table.admits(0, first.hash())).isTrue();
        assertThat(table.admits(0, code.hash())).as("a link is no session").isFalse();
        assertThat(table.admits(1, first.hash())).isFalse();
        assertThat(table.admits(-1, first.hash())).isFalse();
        assertThat(table.admits(-1, made.watching().hash())).isTrue();
        assertThat(table.admits(0, made.watching().hash())).isFalse();
    }

    @Test
    void aWishThatCannotBeGrantedIsRefusedInASentence() throws Exception {
        GameTables tables = AtATable.tables(store, library);

        assertThat(tables.create(new TableOrder("chess", "", List.of(), List.of())))
                .isEqualTo(new Created.Refused("There is no game 'chess'."));
        assertThat(tables.create(new TableOrder("border", "winter", List.of(), List.of())))
                .isEqualTo(new Created.Refused("This game has no scenario 'winter'."));
        assertThat(tables.create(new TableOrder("border", "", List.of("snow"), List.of())))
                .isEqualTo(new Created.Refused("This game has no option 'snow'."));
    }

    private static void answerAll(GameTable table, List<String> words) {
        for (String word : words) {
            AtATable.Asked asked = AtATable.asked(table).stream()
                    .filter(AtATable.Asked::awaited)
                    .findFirst()
                    .orElseThrow();
            assertThat(table.answer(asked.seat(), asked.decision(), word, "")).isEqualTo(new Reply.Taken(false));
        }
    }

    private GameTable border() throws StoreProblem {
        return AtATable.make(AtATable.tables(store, library), "border", "").table();
    }
}
