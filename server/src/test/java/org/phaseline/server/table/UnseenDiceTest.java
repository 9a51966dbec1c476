package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.RollNumbering;
import org.phaseline.language.RulebookText;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;

/** Dice that only one side sees are shown to the others when the game is over, with all it takes to compute them again. */
class UnseenDiceTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int WATCHING = -1;

    private static final String RULEBOOK = """
            rulebook "Scouts"
            language 2
            side Red
            side Blue
            piece Scout, unseen while yes
            Scout has
              side: Side
              men: 0..12
            roster Scout: side
              fox: Red
              owl: Red
            length 1 game turns
            game turn "Day"
              1 "Count the scouts"                    automatic
                shuffle (Scout where it.side is Red)
                roll more: 2d6, seen by Red
                draw s from Scout, seen by Red
                s.men = more
              2 "Wait"                                Blue must
            """;

    private static final String SHUFFLE = "r1";
    private static final String ROLL = "r2";
    private static final String DRAW = "r3";

    @TempDir
    private Path folder;

    private Store store;
    private GameTable table;

    @BeforeEach
    void open() throws StoreProblem {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        GameTables tables = AtATable.tables(store, new Library());
        TableOrder order = new TableOrder(
                "",
                Optional.of(new RulebookText("scouts.sop", RULEBOOK, new TreeMap<>())),
                "",
                List.of(),
                List.of(),
                List.of());
        table = ((Created.Made) tables.create(order)).table();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private JsonNode proof(int viewer, String roll) throws StoreProblem, IOException {
        return new ObjectMapper().readTree(table.dice().proof(viewer, roll).orElseThrow());
    }

    private JsonNode rolls(int viewer) throws StoreProblem, IOException {
        return new ObjectMapper().readTree(table.dice().evidence(viewer)).get("rolls");
    }

    @Test
    void nobodyElseIsShownThemWhileTheGameIsPlayed() throws StoreProblem, IOException {
        assertThat(proof(RED, ROLL).get("faces")).hasSize(2);
        assertThat(rolls(RED)).hasSize(1);
        for (int viewer : List.of(BLUE, WATCHING)) {
            for (String roll : List.of(SHUFFLE, ROLL, DRAW)) {
                JsonNode proof = proof(viewer, roll);
                assertThat(proof.get("faces")).as(roll).isEmpty();
                assertThat(proof.get("sides").intValue()).as(roll).isZero();
            }
            assertThat(rolls(viewer)).isEmpty();
        }
    }

    @Test
    void everybodyCanComputeThemAgainWhenTheGameIsOver() throws StoreProblem, IOException {
        AtATable.Asked asked = AtATable.asked(table).getFirst();
        table.answer(asked.seat(), asked.decision(), "done", "");

        assertThat(proof(BLUE, SHUFFLE).get("faces")).as("a lot for each piece").hasSize(2);
        assertThat(proof(BLUE, DRAW).get("faces"))
                .as("the shuffle had settled it")
                .isEmpty();
        assertThat(rolls(BLUE)).hasSize(2);
        for (String roll : List.of(SHUFFLE, ROLL)) {
            JsonNode proof = proof(BLUE, roll);
            byte[] seed = HexFormat.of().parseHex(proof.get("seed").textValue());
            List<byte[]> nothingAdded = List.of(new byte[0], new byte[0]);
            FairDice dice = new FairDice(RollNumbering.BY_COUNT, FairDice.key(seed, nothingAdded));
            for (int die = 0; die < 2; die++) {
                assertThat(proof.get("faces").get(die).intValue())
                        .isEqualTo(dice.face(roll, die, proof.get("sides").intValue()));
            }
        }
    }
}
