package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.phaseline.server.store.ListedTable;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredCode;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredSession;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/** What a store promises, in every database. */
@ParameterizedClass
@EnumSource
@Tag("waits")
class StoreTest {

    private static final TableId TABLE = new TableId("table");
    private static final Summary FIRST = new Summary(1, false, "Game turn 1", "", 0b11);
    private static final Summary NEXT = new Summary(7, false, "Game turn 2", "", 0b10);

    private final Databases database;

    @TempDir
    private Path folder;

    private String url = "";
    private StoreAddress place;
    private Store store;

    StoreTest(Databases database) {
        this.database = database;
    }

    @BeforeEach
    void open() throws Exception {
        url = database.url(folder);
        place = database.place(url, folder);
        store = place.serve();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void openAgain() throws StoreProblem {
        store.close();
        store = place.serve();
    }

    @Test
    void whatWasKeptIsThereWhenTheStoreIsOpenedAgain() throws Exception {
        store.create(table(TABLE));
        store.append(TABLE, 4, bytes("third"), false, NEXT);
        store.say(TABLE, 5, bytes("hello"));
        openAgain();

        StoredTable read = store.table(TABLE).orElseThrow();
        assertThat(read.title()).isEqualTo("A table");
        assertThat(read.created()).isEqualTo(1);
        assertThat(texts(read.lines())).containsExactly("first", "second", "third");
        assertThat(texts(read.talk())).containsExactly("said before", "hello");
        assertThat(read.seats()).extracting(StoredSeat::number).containsExactly(-1, 0);
        assertThat(read.seats()).isEqualTo(table(TABLE).seats());
        assertThat(read.seed().orElseThrow()).isEqualTo(new byte[32]);
        assertThat(read.summary()).isEqualTo(NEXT);
        assertThat(store.summary(TABLE)).contains(NEXT);
        assertThat(store.table(new TableId("no such table"))).isEmpty();
        assertThat(store.summary(new TableId("no such table"))).isEmpty();
    }

    @Test
    void aLineThatLeavesTheTableStandingAsItStoodIsKeptAsWell() throws Exception {
        store.create(table(TABLE));
        store.append(TABLE, 4, bytes("third"), false, NEXT);
        store.append(TABLE, 5, bytes("fourth"));
        openAgain();

        StoredTable read = store.table(TABLE).orElseThrow();
        assertThat(texts(read.lines())).containsExactly("first", "second", "third", "fourth");
        assertThat(read.summary()).isEqualTo(NEXT);
        assertThatThrownBy(() -> store.append(TABLE, 5, bytes("other"))).isInstanceOf(StoreProblem.class);
    }

    @Test
    void whatBelongsToOneActionIsKeptInOneWrite() throws Exception {
        store.create(table(TABLE));
        List<StoredRecord> both = List.of(StoredRecord.message(bytes("wants it")), StoredRecord.line(bytes("third")));
        store.append(TABLE, 4, both, false, Optional.of(NEXT));
        assertThatThrownBy(() -> store.append(
                        TABLE,
                        5,
                        List.of(StoredRecord.message(bytes("again")), StoredRecord.line(bytes("fourth"))),
                        false,
                        Optional.empty()))
                .as("the first of them is there already")
                .isInstanceOf(StoreProblem.class);
        openAgain();

        assertThat(store.table(TABLE).orElseThrow().records())
                .extracting(record -> record.kind() + " " + new String(record.bytes(), StandardCharsets.UTF_8))
                .containsExactly("LINE first", "LINE second", "MESSAGE said before", "MESSAGE wants it", "LINE third");
    }

    @Test
    void aNumberIsUsedOnce() throws Exception {
        store.create(table(TABLE));
        store.append(TABLE, 4, bytes("third"), false, NEXT);
        Summary end = new Summary(8, true, "Game turn 3", "Red", 0);
        assertThatThrownBy(() -> store.append(TABLE, 4, bytes("other"), true, end))
                .isInstanceOf(StoreProblem.class);
        assertThatThrownBy(() -> store.say(TABLE, 1, bytes("other"))).isInstanceOf(StoreProblem.class);

        StoredTable read = store.table(TABLE).orElseThrow();
        assertThat(texts(read.lines())).containsExactly("first", "second", "third");
        assertThat(texts(read.talk())).containsExactly("said before");
        assertThat(read.summary()).as("what failed left nothing behind").isEqualTo(NEXT);
        assertThat(read.seed()).isPresent();
    }

    @Test
    void oneThatFailsTakesNobodyWithIt() throws Exception {
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> kept = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                TableId id = new TableId("table " + (i % 100));
                kept.add(many.submit(() -> tried(id)));
            }
            int good = 0;
            for (Future<Boolean> each : kept) {
                good += each.get() ? 1 : 0;
            }
            assertThat(good)
                    .as("each of a hundred tables once, though each was wished for twice")
                    .isEqualTo(100);
            assertThat(store.ids()).hasSize(100);
        }
    }

    private boolean tried(TableId id) {
        try {
            store.create(table(id));
            return true;
        } catch (StoreProblem there) {
            return false;
        }
    }

    @Test
    void aSeedThatIsRevealedIsNoLongerKeptBesideTheJournal() throws Exception {
        store.create(table(TABLE));
        store.append(TABLE, 4, bytes("the end"), true, NEXT);
        assertThat(store.table(TABLE).orElseThrow().seed()).isEmpty();
    }

    @Test
    void whatOpensASeatIsReplacedAndItsNameIsNot() throws Exception {
        store.create(table(TABLE));
        int records = store.table(TABLE).orElseThrow().records().size();
        StoredSeat free = StoredSeat.open(0, hash("new"), "nobody");
        store.admit(TABLE, free, records + 1, bytes("a new link"));
        store.name(TABLE, 0, "Grace");
        assertThat(seat()).isEqualTo(StoredSeat.open(0, hash("new"), "Grace"));
        assertThat(store.table(TABLE).orElseThrow().talk().getLast()).isEqualTo(bytes("a new link"));

        StoredSeat taken = new StoredSeat(
                0,
                Optional.of(new StoredCode(hash("device"), 77)),
                List.of(
                        new StoredSession(hash("browser"), Optional.of(hash("new")), 5),
                        new StoredSession(hash("phone"), Optional.empty(), 6)),
                "Grace");
        store.admit(TABLE, taken);
        openAgain();
        assertThat(seat()).isEqualTo(taken);
        assertThat(store.glance(TABLE).orElseThrow().seat(0)).contains(taken);

        StoredSeat nowhere = StoredSeat.open(5, hash("new"), "");
        assertThatThrownBy(() -> store.admit(TABLE, nowhere, records + 2, bytes("a new link")))
                .isInstanceOf(StoreProblem.class);
        assertThatThrownBy(() -> store.admit(TABLE, free, records + 1, bytes("a new link")))
                .isInstanceOf(StoreProblem.class);
        assertThat(seat()).as("with the record or not at all").isEqualTo(taken);
        assertThat(store.table(TABLE).orElseThrow().records()).hasSize(records + 1);
    }

    private StoredSeat seat() throws StoreProblem {
        return store.table(TABLE).orElseThrow().seats().getLast();
    }

    @Test
    void aTextThatManyTablesPlayByIsKeptOnce() throws Exception {
        String line =
                "{\"phaseline\":1,\"seats\":[],\"form\":\"0\",\"files\":[{\"file\":\"a\",\"text\":\"a \\\"files\\\":[ b\"}],"
                        + "\"check\":\"%s\"}\n";
        for (int i = 0; i < 3; i++) {
            store.create(new StoredTable(
                    new TableId("table " + i),
                    "",
                    i,
                    Optional.empty(),
                    List.of(),
                    List.of(bytes(line.formatted("0000000" + i)), bytes("second")),
                    List.of(),
                    FIRST));
        }
        for (int i = 0; i < 3; i++) {
            assertThat(texts(
                            store.table(new TableId("table " + i)).orElseThrow().lines()))
                    .containsExactly(line.formatted("0000000" + i), "second");
        }
        assertThat(Databases.ask(url, "SELECT count(*) FROM rulebook_text")).isEqualTo(1);
    }

    @Test
    void aTableIsDeletedWithAllThatBelongsToIt() throws Exception {
        store.create(table(TABLE));
        TableId other = new TableId("other");
        store.create(table(other));
        store.keep(new StoredNotice(
                TABLE, 0, "", "https://example.org", true, MailConsent.NONE, StoredNotice.Stage.TOLD, 0, 0));
        store.together(changes -> changes.replaceJournal(TABLE, List.of(bytes("first"), bytes("2nd")), 5));
        assertThat(texts(store.replacedJournals(TABLE))).containsExactly("firstsecond");
        assertThat(texts(store.table(TABLE).orElseThrow().lines())).containsExactly("first", "2nd");
        store.delete(List.of(TABLE, new TableId("no such table")));

        assertThat(store.table(TABLE)).isEmpty();
        assertThat(store.ids()).containsExactly(other);
        assertThat(store.notices()).isEmpty();
        for (String each : referring()) {
            assertThat(Databases.ask(url, "SELECT count(*) FROM " + each + " WHERE game_table = 'table'"))
                    .as(each)
                    .isZero();
        }
        assertThatThrownBy(() -> store.append(TABLE, 4, bytes("third"), false, NEXT))
                .as("whoever still believes in it")
                .isInstanceOf(StoreProblem.class);
        assertThatThrownBy(() -> store.say(TABLE, 1, bytes("hello"))).isInstanceOf(StoreProblem.class);
        store.create(table(TABLE));
        assertThat(store.ids()).hasSize(2);
    }

    /** By the database's own account, everything that could keep a table from being deleted. */
    private List<String> referring() throws SQLException {
        List<String> all = new ArrayList<>();
        try (var connection = java.sql.DriverManager.getConnection(url);
                var keys = connection.getMetaData().getExportedKeys(null, null, "game_table")) {
            while (keys.next()) {
                all.add(keys.getString("FKTABLE_NAME"));
            }
        }
        assertThat(all).contains("seat", "table_record", "notice", "replaced_journal");
        return all;
    }

    @Test
    void changesThatBelongTogetherHappenAllOrNotAtAll() throws Exception {
        store.create(table(TABLE));
        assertThatThrownBy(() -> store.together(changes -> {
                    changes.create(table(new TableId("new")));
                    changes.summarize(TABLE, NEXT);
                    changes.create(table(TABLE));
                }))
                .isInstanceOf(StoreProblem.class)
                .hasMessage("Nothing was changed: it exists there already.");
        assertThat(store.ids()).containsExactly(TABLE);
        assertThat(store.summary(TABLE)).contains(FIRST);
        assertThatThrownBy(() -> store.together(changes -> {
                    changes.summarize(TABLE, NEXT);
                    throw new StoreProblem("Rather not.");
                }))
                .hasMessage("Rather not.");
        assertThat(store.summary(TABLE)).contains(FIRST);
        store.together(changes -> changes.summarize(TABLE, NEXT));
        assertThat(store.summary(TABLE)).contains(NEXT);
    }

    @Test
    void aSeedThatIsMissingCanBeAddedAndOneThatIsThereStays() throws Exception {
        store.create(table(TABLE));
        assertThat(store.hasSeed(TABLE)).isTrue();
        store.together(changes -> changes.addSeed(TABLE, bytes("another")));
        assertThat(store.table(TABLE).orElseThrow().seed().orElseThrow()).isEqualTo(new byte[32]);
        store.append(TABLE, 4, bytes("the end"), true, NEXT);
        assertThat(store.hasSeed(TABLE)).isFalse();
    }

    @Test
    void tablesAreListedWithWhatTheyTakeUp() throws Exception {
        store.create(table(TABLE));
        ListedTable listed = store.list().getFirst();
        assertThat(listed.id()).isEqualTo(TABLE);
        assertThat(listed.title()).isEqualTo("A table");
        assertThat(listed.players()).containsExactly("Ada");
        assertThat(listed.summary()).isEqualTo(FIRST);
        assertThat(listed.bytes()).isEqualTo("first".length() + "second".length() + "said before".length());
        assertThat(store.usage().bytes()).isPositive();
        store.compact();
        assertThat(store.ids()).containsExactly(TABLE);
    }

    @Test
    void finishedTablesAreFoundByTheirAge() throws Exception {
        store.create(table(TABLE));
        TableId over = new TableId("over");
        store.create(table(over));
        store.append(over, 4, bytes("the end"), true, new Summary(100, true, "", "Red", 0));
        assertThat(store.finishedBefore(100)).isEmpty();
        assertThat(store.finishedBefore(101)).containsExactly(over);
    }

    @Test
    void aStoreThatIsClosedTakesNothing() throws Exception {
        store.close();
        assertThatThrownBy(() -> store.create(table(TABLE))).isInstanceOf(StoreProblem.class);
        assertThatThrownBy(() -> store.table(TABLE)).isInstanceOf(StoreProblem.class);
    }

    @Test
    void tablesAreServedByOneOnlyButOthersMayLook() throws Exception {
        store.create(table(TABLE));
        assertThatThrownBy(() -> place.serve())
                .hasMessageStartingWith("Another Phaseline already serves the tables in");
        try (Store visitor = place.visit()) {
            assertThat(visitor.ids()).containsExactly(TABLE);
            visitor.create(table(new TableId("brought along")));
        }
        assertThat(store.ids()).contains(new TableId("brought along"));
        openAgain();
        assertThat(store.ids()).hasSize(2);
    }

    @Test
    void aStoreOfANewerPhaselineIsLeftAlone() throws Exception {
        store.close();
        assertThat(change("UPDATE flyway_schema_history SET version = '99' WHERE installed_rank ="
                        + " (SELECT max(installed_rank) FROM flyway_schema_history)"))
                .isEqualTo(1);
        assertThatThrownBy(() -> place.serve()).hasMessageStartingWith("A newer Phaseline made the tables in");
    }

    private int change(String sql) throws SQLException {
        try (var connection = java.sql.DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        }
    }

    private static StoredTable table(TableId id) {
        return new StoredTable(
                id,
                "A table",
                1,
                Optional.of(new byte[32]),
                List.of(
                        StoredSeat.open(StoredSeat.WATCHING, hash("hash"), ""),
                        StoredSeat.ofSharedSecret(0, hash("other"), "Ada")),
                List.of(bytes("first"), bytes("second")),
                List.of(bytes("said before")),
                FIRST);
    }

    private static SecretHash hash(String text) {
        return SecretHash.of(bytes(text));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> texts(List<byte[]> lines) {
        return lines.stream()
                .map(line -> new String(line, StandardCharsets.UTF_8))
                .toList();
    }
}
