package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.Summary;
import org.phaseline.session.Reply;

/** What a list of tables says of one. */
class SummaryTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    @TempDir
    private Path folder;

    private final AtomicLong now = new AtomicLong(1000);
    private Store store;
    private GameTables tables;

    @BeforeEach
    void open() throws StoreProblem {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        tables = tables();
    }

    private GameTables tables() {
        return new GameTables(store, new Library(), now::get, () -> SecretSeed.of(new byte[32]));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void aTableSaysWhoIsAwaitedAndWhichGameTurnItIs() throws Exception {
        GameTable table = border();
        assertThat(summary(table)).isEqualTo(new Summary(1000, false, "Game turn 1", "", 0b11));

        now.set(2000);
        plan(table, RED, "raid");
        assertThat(summary(table)).isEqualTo(new Summary(2000, false, "Game turn 1", "", 0b10));
        plan(table, BLUE, "hold");
        assertThat(summary(table).awaited()).as("the raiders move first").isEqualTo(0b01);
    }

    @Test
    void whoThinksAboutASealedChoiceDoesNotShowInIt() throws Exception {
        GameTable table = border();
        now.set(2000);
        choose(table, RED, "raid");
        assertThat(summary(table)).isEqualTo(new Summary(1000, false, "Game turn 1", "", 0b11));
    }

    @Test
    void aTableThatIsReadAgainStillHidesIt() throws Exception {
        GameTable table = border();
        now.set(2000);
        GameTable again = tables().find(table.id()).orElseThrow();
        choose(again, RED, "raid");
        assertThat(summary(table).updated()).isEqualTo(1000);
    }

    @Test
    void aGameThatIsOverSaysWhoWon() throws Exception {
        GameTable table = border();
        for (int i = 0; i < 1000 && !summary(table).over(); i++) {
            AtATable.Asked asked = AtATable.asked(table).stream()
                    .filter(AtATable.Asked::awaited)
                    .findFirst()
                    .orElseThrow();
            table.answer(asked.seat(), asked.decision(), asked.choices().getFirst(), "");
        }
        Summary end = summary(table);
        assertThat(end.over()).isTrue();
        assertThat(end.awaited()).isZero();
        assertThat(end.winner())
                .isEqualTo(AtATable.sighting(table, RED).get("winner").textValue());
    }

    private GameTable border() throws StoreProblem {
        return AtATable.make(tables, "border", "").table();
    }

    private Summary summary(GameTable table) throws StoreProblem {
        return store.summary(table.id()).orElseThrow();
    }

    private static void choose(GameTable table, int seat, String word) {
        AtATable.Asked asked = asked(table, seat);
        assertThat(table.answer(seat, asked.decision(), word, "")).isEqualTo(new Reply.Taken(false));
    }

    /** Chooses and says that they are ready. */
    private static void plan(GameTable table, int seat, String word) {
        choose(table, seat, word);
        List<AtATable.Asked> then = AtATable.asked(table);
        then.stream()
                .filter(asked -> asked.seat() == seat && asked.awaited() && asked.sealed())
                .forEach(asked -> choose(table, seat, asked.choices().getFirst()));
    }

    private static AtATable.Asked asked(GameTable table, int seat) {
        return AtATable.asked(table).stream()
                .filter(asked -> asked.seat() == seat && asked.awaited())
                .findFirst()
                .orElseThrow();
    }
}
