package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Units that their owner gives up. */
class ScuttlingTest {

    /** In a corner of the map two cruisers meet a crippled ship that they do no harm in the first round. */
    private static Played corner(String... more) {
        List<String> lines = new ArrayList<>(List.of(
                "flag_.crippled = yes",
                "roster Ship: side, empire, class, at",
                "  d7 x 2 \"Cruiser\": Coalition, Klingon, D7, 0101",
                "  flag_ \"Flagship\": Alliance, Kzinti, KziCC, 0101"));
        lines.addAll(List.of(more));
        Played game = War.to(Stars.oneTurn(lines.toArray(String[]::new)), "Forces 5-3D");
        game.does(COALITION, "Cruiser 1", "that is all", "ready").does(ALLIANCE, "Flagship", "ready");
        game.does(COALITION, "1", "ready").rolls(3, 1, 1).look();
        return game.does(ALLIANCE, "1", "ready");
    }

    @Test
    @Plays("5-6X9")
    void aCrippleThatCannotGetAwayCanBeScuttledBeforeItIsTaken() {
        Played game = corner(
                "  b1 \"North\": Coalition, Klingon, BATS, 0102",
                "  b2 \"East\": Coalition, Klingon, BATS, 0201",
                "  b3 \"South\": Coalition, Klingon, BATS, 0202");

        game.does(ALLIANCE, "Flagship").holds(ALLIANCE, "losses", "10");
        assertThat(game.told()).contains("Flagship is scuttled", "the Coalition holds 0101");
    }

    @Test
    @Plays("5-6X9")
    void whoCanGetAwayIsNotAsked() {
        corner().awaits(ALLIANCE, "Battle 5-7A1");
    }

    /** A whole half-year; a cripple of each side is among enemies, and neither has a base or a planet nearby. */
    private static Played cutOff() {
        return Stars.war(
                "d7_.crippled = yes",
                "ff_.crippled = yes",
                "roster Map: world, owner",
                "  0203: capitalPlanet, Klingon",
                "  1103: capitalPlanet, Kzinti",
                "roster Ship: side, empire, class, at",
                "  d7_ \"Klingon cripple\": Coalition, Klingon, D7, 1103",
                "  ff_ \"Kzinti cripple\": Alliance, Kzinti, KziFF, 0203",
                "  zGuard \"Guard\": Alliance, Kzinti, KziDN, 1103",
                "  kGuard \"Sentry\": Coalition, Klingon, C8, 0203");
    }

    @Test
    @Plays("2B11")
    void bothSidesMayScuttleWhatIsCrippledAndCutOffThePhasingPlayerFirst() {
        Played game = cutOff().idlesTo(COALITION, "MapShipyard 2B11");

        game.does(COALITION, "Klingon cripple").does(ALLIANCE, "Kzinti cripple");
        assertThat(game.told()).contains("Klingon cripple is scuttled", "Kzinti cripple is scuttled");
        // A D7 and a frigate, at what they cost; nobody gets salvage without a way home.
        game.holds(COALITION, "losses", "8").holds(ALLIANCE, "losses", "2");
        game.holds("Klingon", "fromSalvage", "0");
    }

    @Test
    @Plays("10D")
    void atTheEndOfTheTurnCripplesThatFoughtCanBeGivenUp() {
        Played game = War.to(
                Stars.war(
                        "d7_.crippled = yes",
                        "cc_.crippled = yes",
                        "roster Ship: side, empire, class, at",
                        "  d7_ \"Klingon cripple\": Coalition, Klingon, D7, 0704",
                        "  cc_ \"Kzinti cripple\": Alliance, Kzinti, KziCC, 0704"),
                "Forces 5-3D");
        game.does(COALITION, "Klingon cripple", "ready").does(ALLIANCE, "Kzinti cripple", "ready");
        game.does(COALITION, "1", "ready").rolls(3, 1, 1).does(ALLIANCE, "1", "ready");
        game.does(ALLIANCE, "skip")
                .does(COALITION, "do it")
                .does(ALLIANCE, "skip")
                .does(COALITION, "0604");

        game.idlesTo(COALITION, "MapFinal 10D").does(COALITION, "Klingon cripple");
        assertThat(game.told()).contains("Klingon cripple is scuttled");
        game.awaits(ALLIANCE, "MapFinal 10D").does(ALLIANCE, "Kzinti cripple").holds(ALLIANCE, "losses", "10");
    }
}
