package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;

/** What those who draw a game learn of its boards. */
class BoardsOfTheOutlineTest {

    private static final String TEXT = """
            rulebook "Boards"
            language 2
            side Red
            board Sea: hexes 4 x 4
            board Port: areas
              quay "Quay" next to mole
              mole "Mole"
            board Damage: squares 4 x 2
            piece Ship on Sea
            piece Vane on Sea
            piece Buoy on Sea
            piece Gull on Sea
            piece Tally on Damage
            roster Ship: at, facing
              swan: a1, north
            roster Vane: at
              vane: b2
            roster Buoy: at
              buoy: c2
            roster Gull: at
              gull: c3
            roster Tally: at
              tally: a1
            length 1 game turns
            game turn "Turn"
              1 "Turn"                    automatic
                vane.facing = turned(vane.facing, 1)
              2 "Go on"                   Red must
            scenario Calm "Calm" for Red
            scenario Gale "Gale" for Red
              gull.facing = south
            """;

    private static Outline outline(String scenario) {
        return Loader.load(RulebookText.of("test.sop", TEXT), scenario, List.of(), List.of())
                .rulebook()
                .orElseThrow()
                .outline();
    }

    private static List<String> faced(String scenario) {
        return outline(scenario).pieces().stream()
                .filter(PieceKind::faced)
                .map(PieceKind::name)
                .toList();
    }

    @Test
    void boardsComeInTheOrderOfTheText() {
        assertThat(outline("Calm").boards().stream().map(BoardInfo::name)).containsExactly("Sea", "Port", "Damage");
    }

    @Test
    void piecesAreFacedWhereARosterARuleOrTheScenarioSaysHow() {
        assertThat(faced("Calm")).containsExactly("Ship", "Vane");
        assertThat(faced("Gale")).containsExactly("Ship", "Vane", "Gull");
    }
}
