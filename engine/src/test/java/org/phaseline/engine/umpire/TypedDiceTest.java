package org.phaseline.engine.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.handbuilt.Assembler.ROME;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.handbuilt.PlayedTable;

class TypedDiceTest {

    private static PlayedTable rolled(int sides, int first, int second) {
        PlayedTable table = new PlayedTable(HandBuilt.rerolled(sides), true);
        table.answer(ROME, "Roll a d" + sides + " for luck, die 1 of 2", "" + first);
        table.answer(ROME, "Roll a d" + sides + " for luck, die 2 of 2", "" + second);
        return table;
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 20, 1000})
    void aDieThatIsRolledAgainTakesThePlaceOfTheOld(int sides) {
        PlayedTable table = rolled(sides, sides, 2);
        table.answer(ROME, "Which die of luck is rolled again?", "2");
        table.answer(ROME, "Roll a d" + sides + " again for luck", "" + sides);

        assertThat(table.asked(ROME, "Go on")).isNotNull();
        assertThat(table.position().slots[HandBuilt.TOTAL]).isEqualTo(2L * sides);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 1000})
    void nobodyNeedsToRollADieAgain(int sides) {
        PlayedTable table = rolled(sides, 3, 2);
        table.answer(ROME, "Which die of luck is rolled again?", "no more");

        assertThat(table.position().slots[HandBuilt.TOTAL]).isEqualTo(5);
    }
}
