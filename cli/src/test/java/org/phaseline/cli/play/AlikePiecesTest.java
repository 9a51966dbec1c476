package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

/** Pieces with one title, as players choose among them. */
class AlikePiecesTest {

    private static final TerminalStyle PLAIN = new TerminalStyle(false, false, 100, 40);

    private static final String MULES = """
            rulebook "Mules"
            language 2
            side Red
            side Blue
            board Map: hexes 4 x 3
            boxes of Map: camp "the Camp" next to a1
            piece Mule on Map
            Mule has
              side: Side
            roster Mule: side, at
              mule x 4 "Mule": Red, camp
            marker tired on Mule until end of [2]
            length 2 game turns
            game turn "Day"
              1 "March" Red may
                choose m from Mule where it.at is not none "Which mule marches?"
                choose hex from neighbours(m.at) "Where does {m} go?"
                m.at = hex
                mark m tired
              2 "Rest" Red must
            """;

    @Test
    void thoseInOnePlaceAreOfferedOnceAndNeedNoPlace() {
        assertThat(FakeScreen.play(MULES, PLAIN, "try 1").readable()).contains("1 Mule   2 skip");
    }

    @Test
    void thoseInDifferentPlacesAreToldApartByWhereTheyStand() {
        String read = FakeScreen.play(MULES, PLAIN, "Mule", "a1", "done", "Mule in the Camp", "a1", "state")
                .readable();
        assertThat(read)
                .contains("1 Mule in a1   2 Mule in the Camp   3 skip")
                .contains("Mule at: the Camp becomes a1");
        assertThat(read).doesNotContain("Mule 2");
    }

    @Test
    void aTitleThatSeveralHaveDoesNotSayWhichOneIsMeant() {
        assertThat(FakeScreen.play(MULES, PLAIN, "Mule", "a1", "done", "Mule").readable())
                .contains("'Mule' could be")
                .contains("Mule in a1")
                .contains("Mule in the Camp");
    }
}
