package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.cli.play.FakeScreen.play;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

class AreaBordersTest {

    private static final TerminalStyle SCREEN = new TerminalStyle(false, true, 100, 40);

    private static final String BAY = """
            rulebook "The bay"
            language 2
            side Red
            side Blue
            board Bay: areas
              mill "The Mill" next to pier, fen
              pier "The Pier" next to isle
              fen "The Fen"
              isle "The Isle"
            sides of Bay have
              road: flag
              lane: flag "Sea lane"
              toll: 0..9
            roster sides of Bay: road
              pier - mill - fen: yes
            roster sides of Bay: lane, toll
              pier - isle: yes, 2
            piece Force on Bay
            Force has
              side: Side
            roster Force: side, at
              foot "Foot": Red, mill
            length 2 game turns
            game turn "Turn"
              "Break up a road"             Red may
                choose there from neighbours(foot.at) where side(foot.at, it).road
                side(foot.at, there).road = no
            """;

    @Test
    void theListOfAreasSaysWhatLiesOnTheWayToEachNeighbour() {
        assertThat(play(BAY, SCREEN).readable())
                .contains("A Foot  next to The Pier (road), The Fen (road)")
                .contains("next to The Mill (road), The Isle (Sea lane, toll 2)")
                .contains("next to The Mill (road)\n");
    }

    @Test
    void whatIsBrokenUpIsNoLongerThere() {
        assertThat(play(BAY, SCREEN, "The Fen").readable())
                .contains("The Mill - The Fen road: yes becomes no")
                .contains("A Foot  next to The Pier (road), The Fen\n");
    }
}
