package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** The basic game on the umpire's own star map. The scripts of the game reckon the same to the last point. */
class StarMapTest {

    /** The lesson: all Klingon ships are at the station, nobody else has come, nobody withdraws. */
    private static Played atTheStation() {
        Played game =
                Played.of("fe", "Lesson").does(COALITION, "Northern D7C", "Take all along", "Go to a hex", "0704");
        return game.does(ALLIANCE, "no more", "skip").look();
    }

    /** The practice, before the first ship moves: nothing is repaired, borrowed, built or converted. */
    private static Played frontier() {
        return Played.of("fe", "Practice").does(COALITION, "no more", "no more", "no more");
    }

    @Test
    @Plays({"3B2"})
    void inTheLessonTheFleetGoesWhereItIsToldAndNowhereElse() {
        Played game = Played.of("fe", "Lesson").cannot(COALITION, "no more").does(COALITION, "Northern F5 1");
        game.cannot(COALITION, "no more").does(COALITION, "Go to a hex").cannot(COALITION, "0605");

        game.does(COALITION, "0704");
        assertThat(game.told()).contains("There are enemies in 0704: 1 of your ships is pinned there");
        // It has been done, so that nobody else has to go.
        game.does(COALITION, "no more").awaits(ALLIANCE, "MapReserves 4B");
    }

    @Test
    @Plays({"5-6A"})
    void nobodyIsAskedHowManyFightersAreLostWhereItCanOnlyBeOne() {
        Played game = Stars.battle(
                "roster Ship: side, empire, class, at",
                "  d7 \"Cruiser\": Coalition, Klingon, D7, 0704",
                "  cv \"Carrier\": Alliance, Kzinti, KziCV, 0704");
        game.does(COALITION, "Cruiser", "ready").does(ALLIANCE, "Carrier", "ready");
        game.does(COALITION, "1", "ready").rolls(3, 1, 1).does(ALLIANCE, "1", "ready");

        game.does(ALLIANCE, "Carrier");
        assertThat(game.told()).contains("Carrier loses 1 fighter factor");
        game.awaits(ALLIANCE, "Battle 5-7A1");
    }

    @Test
    @Plays({"5-2A2", "5-2A3", "5-2B1", "5-7A1", "5-7A3", "5-8B"})
    void anApproachMustBeOfferedAndWhoLeavesWhenItIsRefusedIsHarderToCatch() {
        Played game = atTheStation().cannot(COALITION, "skip").does(COALITION, "do it");
        game.does(ALLIANCE, "Reject").does(COALITION, "do it").does(ALLIANCE, "skip", "skip");

        game.does(ALLIANCE, "do it", "Border FF 1", "that is all").rolls(4).does(ALLIANCE, "ready");
        assertThat(game.told()).contains("The pursuit fails: nobody is caught");
        game.cannot(COALITION, "0705").does(COALITION, "0604").isWonBy(ALLIANCE);
    }

    @Test
    @Plays({"5-3D", "5-3E", "5-3G:formation", "5-3G:scout"})
    void nobodySeesTheBattleForceOfTheOtherBeforeBothAreReady() {
        Played game = atTheStation()
                .does(COALITION, "do it")
                .does(ALLIANCE, "Accept: the base stays out")
                .look();
        Object before = game.sighting(ALLIANCE).decisions();

        game.does(
                COALITION,
                "Northern D7C",
                "Northern D7 1",
                "Northern D6",
                "Northern D6D",
                "Northern F5 1",
                "Northern F5 2",
                "Northern D6M",
                "Northern D6D",
                "ready");
        assertThat(game.sighting(ALLIANCE).decisions()).isEqualTo(before);
        assertThat(game.told()).noneMatch(line -> line.contains("fights with"));

        game.does(ALLIANCE, "Border CC", "Border FF 1", "Border FF 2", "Border CM 1", "ready");
        assertThat(game.told())
                .contains("the Coalition fights with Northern D7C, Northern D7, Northern D6M and Northern D6D");
        // On the approach the station stays out.
        assertThat(game.told()).contains("the Alliance fights with Border CC and Border CM ×2");
    }

    @Test
    @Plays({"3B2", "3B3"})
    void whoReactsPinsAsManyShipsAndTheOthersGoOn() {
        Played game = frontier().does(COALITION, "First D7C", "Take all along", "Go to a hex", "0703");
        game.does(ALLIANCE, "Border FF 1", "Border FF 2")
                .cannot(COALITION, "Go to a hex")
                .does(COALITION, "Go on with some");

        game.does(COALITION, "First D7C", "First D7 1", "First D7 2", "First D5 1", "Go to a hex", "0904")
                .does(ALLIANCE, "no more");
        assertThat(game.told()).contains("First D7C, First D7 ×2 and First D5 go to 0904");
    }

    @Test
    @Plays({"1C3:income", "1C4"})
    void incomeIsWhatIsLinkedToTheGridInTenths() {
        Played game = Played.of("fe", "Practice");

        game.holds("Klingon", "treasury", "22.7")
                .holds("Klingon", "fromProvinces", "4")
                .holds("Klingon", "fromZone", "0.2");
        game.does(COALITION, "Yard F5L", "Yard D6")
                .holds("Klingon", "treasury", "19.7")
                .holds("Klingon", "spentRepairs", "3");
    }

    @Test
    @Plays({"5-4C4", "5-5B", "5-6A", "5-3X2:exceptions"})
    void aPlanetFallsAtTheInstantItsLastUnitIsGone() {
        Played game = frontier().does(COALITION, "First D7C", "Take all along", "Go to a hex", "0802");
        game.does(ALLIANCE, "no more", "no more").does(COALITION, "no more", "no more", "do it");
        game.cannot(ALLIANCE, "Accept: the base stays out")
                .does(ALLIANCE, "Reject")
                .does(COALITION, "skip");
        game.does(COALITION, "First D7C", "that is all", "that is all", "ready");

        // Nobody on the other side can move: the attacker sets the intensity of both.
        game.rolls(3, 3, 3).does(COALITION, "8");
        assertThat(game.told()).contains("the Coalition scores 16 damage points: combat potential 46, 35 percent");
        game.does(COALITION, "skip").does(ALLIANCE, "Rrowl PDU", "6", "Rrowl PDU");
        assertThat(game.told()).contains("the Coalition captures the minor planet in 0802");
    }
}
