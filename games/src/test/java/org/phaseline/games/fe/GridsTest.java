package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** What partial grids and off-map areas are good for. */
class GridsTest {

    private static final String[] WORLDS = {
        "roster Map: world, owner",
        "  0203: capitalPlanet, Klingon",
        "  0603: minorPlanet, Klingon",
        "  1103: capitalPlanet, Kzinti",
        "roster Ship: side, empire, class, at",
        "  guard \"Guard\": Coalition, Klingon, PDU, 0603"
    };

    private static Played with(String... more) {
        String[] lines = new String[WORLDS.length + more.length];
        System.arraycopy(WORLDS, 0, lines, 0, WORLDS.length);
        System.arraycopy(more, 0, lines, WORLDS.length, more.length);
        return Stars.war(lines);
    }

    /** A line of ships from the northern to the southern edge. */
    private static final String LINE = "  z x 6 \"Blockader\": Alliance, Kzinti, KziFF, 0401";

    @Test
    @Plays("1C3:grid")
    void aPlanetThatIsCutOffKeepsWhatItYields() {
        Played game = with(LINE, "z_2.at = 0402", "z_3.at = 0403", "z_4.at = 0404", "z_5.at = 0405", "z_6.at = 0406");

        assertThat(game.told()).contains("1 Klingon planet is cut off: 3 Economic Points are held there");
        game.holds("Klingon", "stranded", "3").holds("Klingon", "fromPlanets", "5");
    }

    @Test
    @Plays("1C3:grid")
    void whatWasHeldComesBackWhenTheGridIsWholeAgain() {
        Played game = with("Klingon.stranded = 3", "Klingon.islands = {0603}", "Klingon.treasury = 1");

        assertThat(game.told())
                .contains("The Klingon grid is whole again: 3 Economic Points come back, and the treasury has 14");
    }

    @Test
    @Plays({"1A2", "1C3:income"})
    void anOffMapAreaIsASourceNextToItsRimAndPays() {
        Played game = with("roster Map: rim", "  0601: Klingon", "Klingon.beyond = 2");

        game.holds("Klingon", "fromBeyond", "2");
        assertThat(game.told()).anyMatch(line -> line.contains("2 from off the map"));
    }

    @Test
    @Plays("1C3:scrap")
    void aScrappedShipBringsThreeEighthsOfItsPrice() {
        Played game = with("  hulk_ \"Hulk\": Coalition, Klingon, D7, 0203", "use Debt");

        game.does(COALITION, "Hulk");
        assertThat(game.told()).contains("Hulk is scrapped for 3 Economic Points");
        game.holds("Klingon", "fromSalvage", "3");
    }
}
