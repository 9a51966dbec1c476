package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** What tugs do on the star map: supply, mobile bases, repairs in the field, docks in tow. */
class TugsTest {

    private static Played frontier() {
        return Stars.war(
                "roster Map: world, owner",
                "  0203: capitalPlanet, Klingon",
                "  1103: capitalPlanet, Kzinti",
                "Klingon.treasury = 20",
                "roster Ship: side, empire, class, at",
                "  kTug_ \"Tug\": Coalition, Klingon, TUG, 0404",
                "  homeTug \"Home tug\": Coalition, Klingon, TUG, 0203",
                "  kBase_ \"Mobile base\": Coalition, Klingon, MB, none",
                "  kNew_ \"New tug\": Coalition, Klingon, TUG, none",
                "  kFar \"Station\": Coalition, Klingon, BATS, 0602",
                "  k1 \"Cripple\": Coalition, Klingon, D7, 0602",
                "  k2 \"Second cripple\": Coalition, Klingon, D7, 0602",
                "  k3 \"Third cripple\": Coalition, Klingon, D7, 0602",
                "  zGuard \"Guard\": Alliance, Kzinti, KziFF, 1103",
                "k1.crippled = yes",
                "k2.crippled = yes",
                "k3.crippled = yes");
    }

    @Test
    @Plays({"1F", "1F:later", "3B6", "8C", "1A1"})
    void aBaseTugSetsUpAMobileBaseThatIsOperationalInTheNextTurn() {
        Played game = frontier().does(COALITION, "Tug", "base tug", "no more");
        game = War.to(game, "MapMovement 3B2").does(COALITION, "no more", "Tug");
        assertThat(game.told()).contains("Tug sets up Mobile base in 0404 for 5; it is operational next turn");
        game.holds("Klingon", "spentShips", "5");

        while (game.told().stream().noneMatch(line -> line.contains("operational now"))) {
            game.leastAnswer();
        }
        assertThat(game.told()).contains("Mobile base is operational now");
    }

    @Test
    @Plays({"3B2:tugs", "10C"})
    void aTugGetsAnotherMissionBeforeItMovesAndOnceMoreForTheTurnOfTheEnemy() {
        Played game = War.to(frontier(), "MapMovement 3B2");
        game.does(COALITION, "Tug", "Get another mission", "repair tug").cannot(COALITION, "Take a ship along");
        assertThat(game.told()).contains("Tug is a repair tug now");
        game.does(COALITION, "Go to a hex", "0504").cannot(COALITION, "Get another mission");

        War.to(game, "MapFinal 10C").does(COALITION, "Tug", "supply tug");
        assertThat(game.told()).contains("Tug is a supply tug now");
        game.has("Tug", "mission", "supplyTug").awaits(COALITION, "MapFinal 10C");
    }

    @Test
    @Plays("2B7:new-tugs")
    void aNewTugGetsItsMissionWhenProductionIsOver() {
        Played game = War.to(frontier(), "MapShipyard 2B3:receive").does(COALITION, "New tug");
        assertThat(game.told()).anyMatch(line -> line.startsWith("New tug is built in 0203 for 10"));

        game.idlesTo(COALITION, "MapShipyard 2B7:new-tugs").does(COALITION, "base tug");
        game.has("New tug", "mission", "baseTug");
    }

    @Test
    @Plays({"8A", "8A:tugs", "9A", "9A:tugs"})
    void aTugThatWasSentAlongTheGridGetsItsMissionWhereItArrivesAndOneInReserveAnother() {
        Played game = War.to(frontier(), "MapStrategic 8A").does(COALITION, "Home tug", "0602", "no more");
        game.cannot(COALITION, "Tug").does(COALITION, "Home tug", "repair tug");
        game.has("Home tug", "mission", "repairTug");

        War.to(game, "MapEstablish 9A").does(COALITION, "Home tug", "no more");
        game.cannot(COALITION, "Tug").does(COALITION, "Home tug", "supply tug");
        game.has("Home tug", "mission", "supplyTug");
    }

    @Test
    @Plays("1F")
    void onlyTugsHaveMissions() {
        frontier().has("Tug", "mission", "supplyTug").has("Cripple", "mission", "none");
    }

    @Test
    @Plays({"7B", "7B:missionE", "7C", "7D"})
    void aRepairTugGoesOutForOneMoreRepairAndHomeAgain() {
        Played game = War.to(frontier(), "MapFieldRepair 7A").does(COALITION, "Home tug", "0602");
        game.does(COALITION, "Cripple", "Second cripple", "Third cripple");
        assertThat(game.told())
                .contains("Home tug goes to 0602 for repairs", "Home tug goes back to 0203")
                .anyMatch(line -> line.startsWith("Third cripple is repaired in the field for 2"));
    }

    @Test
    @Plays("7C")
    void withoutARepairTugTwoShipsAreRepairedInTheField() {
        Played game = War.to(frontier(), "MapFieldRepair 7A").does(COALITION, "skip", "Cripple", "Second cripple");

        assertThat(game.sighting(COALITION).decisions())
                .noneMatch(each -> each.prompt().contains("repaired in the field"));
    }

    @Test
    @Plays("5-7D:tow")
    void aTugThatLeavesTakesADockAlong() {
        Played game = Stars.battle(
                "roster Map: world, owner",
                "  0203: capitalPlanet, Klingon",
                "roster Ship: side, empire, class, at",
                "  kRaider \"Raider\": Coalition, Klingon, D7, 0704",
                "  kTug_ \"Tug\": Alliance, Kzinti, TUG, 0704",
                "  zDock_ \"Dock\": Alliance, Kzinti, FRD, 0704");
        game.does(COALITION, "Raider", "ready").does(ALLIANCE, "Tug", "ready");
        game.rolls(3, 1, 1).does(COALITION, "1", "ready").does(ALLIANCE, "1", "ready");
        game.does(ALLIANCE, "do it")
                .does(COALITION, "skip")
                .does(ALLIANCE, "Dock")
                .does(COALITION, "no");
        assertThat(game.told()).contains("Dock is towed along");
        game.does(ALLIANCE, "0804");
        assertThat(game.told()).contains("Tug and Dock retreat from 0704 to 0804");
    }
}
