package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Phase 3A, the last three steps: blockade runners, and pacification stations. */
class BlockadeTest {

    private static final String HOME = "Return to the Raid Pool";
    private static final String ONWARD = "Continue the mission";
    private static final String STAY = "End movement, leave the Raid Pool";
    private static final String EXCHANGE = "Drop off and pick up cargo";

    private static final Set<String> LETTERS = Set.of(
            "3A-4B", "3A-4C", "3A-4D", "3A-4E", "3A-4F", "3A-4G", "3A-4H", "3A-4J", "3A-4K", "3A-4L", "3A-4M", "3A-4N",
            "3A-4P", "3A-4Q");

    /** Two groups are on their way in, without cargo, and have not been intercepted yet. */
    private static Played twoRuns(String... options) {
        Played game = War.using(options).idlesTo(COALITION, "3A-4A").look();
        game.does(COALITION, "run1", "run2").cannot(COALITION, "run1");
        return game.does(COALITION, "no more", "skip", "skip", "16", "10", "18", "12")
                .awaits(ALLIANCE, "3A-4D");
    }

    private static List<String> letters(Played game) {
        return game.cameAbout().stream().filter(LETTERS::contains).toList();
    }

    @Test
    @Plays({"3A-4A", "3A-4Q"})
    void withoutRunnersOnlyTheMoneyOfTheWynIsLeft() {
        Played game =
                War.using("BlockadeRuns", "Wyn").idlesTo(COALITION, "3A-4A").look();

        game.does(COALITION, "no more").awaits(COALITION, "3A-5B");

        assertThat(letters(game)).containsExactly("3A-4Q");
    }

    @Test
    @Plays({"3A-4D", "3A-4H", "3A-4K"})
    void runnersThatAreNotInterceptedGoInAndOutLetterByLetter() {
        Played game = twoRuns("BlockadeRuns").does(ALLIANCE, "skip", "skip").awaits(COALITION, "3A-4H");
        game.does(COALITION, EXCHANGE, EXCHANGE, "4", "2")
                .tells("Blockade run 1 is on its way back with 4 Economic Points aboard");
        game.awaits(ALLIANCE, "3A-4K").does(ALLIANCE, "skip", "skip").awaits(COALITION, "3A-4P");
        game.does(COALITION, "2", "Klingon", "3", "Lyran");
        game.tells("Blockade run 2 returns with 3 ships and brings Lyran 2 Economic Points: 2 in the treasury");

        game.holds("Klingon", "treasury", "4").holds("Lyran", "treasury", "2").awaits(COALITION, "3A-5B");
        assertThat(letters(game))
                .containsExactly(
                        "3A-4B", "3A-4B", "3A-4C", "3A-4C", "3A-4D", "3A-4D", "3A-4H", "3A-4H", "3A-4J", "3A-4J",
                        "3A-4K", "3A-4K", "3A-4P", "3A-4P");
    }

    @Test
    @Plays({"3A-4D", "3A-4K", "3A-4E"})
    void whoTriedOnTheWayInCannotTryAgainOnTheWayOut() {
        Played game = twoRuns("BlockadeRuns").rolls(3).does(ALLIANCE, "do it").rolled("for the interception", 3);
        game.awaits(ALLIANCE, "3A-4D").does(ALLIANCE, "skip");

        // A failed attempt is an attempt, and leads on to the target.
        game.never("3A-4E", "3A-4F", "3A-4G").awaits(COALITION, "3A-4H");
        game.does(COALITION, "skip", "skip", "1", "1").look();
        // The second group is left, and nobody else.
        game.awaits(ALLIANCE, "3A-4K").rolls(2).does(ALLIANCE, "do it").rolled("for the interception", 2);
        game.never("3A-4L", "3A-4M", "3A-4N").awaits(COALITION, "3A-4P");
    }

    @Test
    @Plays({"3A-4D", "3A-4E", "ext:SSC"})
    void runnersThatAreCaughtFightOneSmallScaleRoundAndGoOnUnhurt() {
        Played game = twoRuns("BlockadeRuns").rolls(4).does(ALLIANCE, "do it").does(ALLIANCE, "skip");

        War.skirmish(game, "0", "0").never("3A-4F", "3A-4G").awaits(COALITION, "3A-4H");
        assertThat(game.entered().stream().filter("Battle Force"::equals)).hasSize(1);
        game.does(COALITION, "skip", "skip", "1", "1").awaits(ALLIANCE, "3A-4K");
        game.does(ALLIANCE, "skip").awaits(COALITION, "3A-4P");
    }

    @Test
    @Plays({"3A-4E", "3A-4F", "3A-4G"})
    void crippledRunnersGoHomeOrOnAndThoseDrivenOffGoHome() {
        Played game = twoRuns("BlockadeRuns").rolls(6).does(ALLIANCE, "do it");
        game.rolls(6).does(ALLIANCE, "do it");
        War.skirmish(game, "1", "0");
        War.skirmish(game, "0 driven", "1 driven").look();

        game.offers(COALITION, "3A-4F", HOME, ONWARD).does(COALITION, ONWARD);
        game.offers(COALITION, "3A-4F", HOME).does(COALITION, HOME);
        game.awaits(ALLIANCE, "3A-4G")
                .does(ALLIANCE, "2")
                .tells("2 ships of the Alliance retreat from Blockade run 2")
                .look();

        // One group is left; nobody can try to intercept it again.
        game.does(COALITION, EXCHANGE, "3").never("3A-4K", "3A-4L").does(COALITION, "2", "Klingon");
        assertThat(letters(game)).containsExactly("3A-4J", "3A-4P");
        game.awaits(COALITION, "3A-5B");
    }

    @Test
    @Plays("3A-4F")
    void whoGoesHomeIsPastEverythingElse() {
        Played game = twoRuns("BlockadeRuns").rolls(6).does(ALLIANCE, "do it");
        game.rolls(6).does(ALLIANCE, "do it");
        War.skirmish(War.skirmish(game, "1", "0"), "1", "0").look();

        game.does(COALITION, HOME, HOME).awaits(COALITION, "3A-5B");

        assertThat(letters(game)).containsOnly("3A-4F");
    }

    @Test
    @Plays("3A-4H")
    void whoStaysAtTheTargetDoesNotComeBack() {
        Played game = twoRuns("BlockadeRuns").does(ALLIANCE, "skip", "skip").look();
        game.offers(COALITION, "3A-4H", EXCHANGE, STAY, "skip").does(COALITION, STAY, STAY);

        game.never("3A-4J", "3A-4K", "3A-4P").awaits(COALITION, "3A-5B");
    }

    @Test
    @Plays({"3A-4K", "3A-4L", "ext:SSC"})
    void runnersThatAreCaughtOnTheWayOutFightOneRoundToo() {
        Played game = twoRuns("BlockadeRuns").does(ALLIANCE, "skip", "skip");
        game.does(COALITION, "skip", "skip", "6", "0").look().rolls(5);
        game.does(ALLIANCE, "do it", "skip").rolled("for the interception", 5).passes("3A-4L", "Battle Force");

        War.skirmish(game, "1", "0 driven")
                .awaits(COALITION, "3A-4M")
                .cannot(COALITION, "7")
                .does(COALITION, "2");
        game.awaits(ALLIANCE, "3A-4N")
                .does(ALLIANCE, "1")
                .awaits(COALITION, "3A-4P")
                .does(COALITION, "1", "Klingon", "2");
        game.tells("Blockade run 1 returns with 1 ship and brings Klingon 2 Economic Points: 2 in the treasury");
        game.tells("Blockade run 2 returns with 2 ships and without cargo").awaits(COALITION, "3A-5B");
        assertThat(letters(game)).containsExactly("3A-4K", "3A-4L", "3A-4M", "3A-4N", "3A-4P", "3A-4P");
    }

    @Test
    @Plays({"3A-4H", "3A-4Q"})
    void aShipSoldToTheWynIsPaidForWhenTheRunsAreOver() {
        Played game = twoRuns("BlockadeRuns", "Wyn").does(ALLIANCE, "skip", "skip");
        game.does(COALITION, "Sell a ship to the WYN", "Lyran", "7", "skip").holds("Lyran", "treasury", "0");
        game.does(COALITION, "1", "0").does(ALLIANCE, "skip", "skip");

        game.does(COALITION, "1", "Klingon", "1")
                .holds("Lyran", "treasury", "7")
                .passes("3A-4P", "3A-4Q");
    }

    // ---- pacification stations

    @Test
    @Plays({"3A-6", "3A-6C", "3A-6D"})
    void stationsArePlacedOneByOneUpToTheLimitAndEachGetsItsBattleForces() {
        Played game = War.using("Pacification").idlesTo(ALLIANCE, "3A-6A").look();

        game.does(ALLIANCE, "do it")
                .awaits(COALITION, "3A-6B")
                .does(COALITION, "3")
                .awaits(ALLIANCE, "3A-6A");
        game.does(ALLIANCE, "do it")
                .awaits(COALITION, "3A-6B")
                .does(COALITION, "3")
                .tells("3 units of the Coalition withdraw from the new station")
                .awaits(ALLIANCE, "3A-6D");
        game.enters("3A-6B", "3A-6C", "3A-6A", "3A-6B", "3A-6C", "3A-6D");
        game.does(ALLIANCE, "4")
                .awaits(ALLIANCE, "3A-6D")
                .does(ALLIANCE, "2")
                .tells("The ISC place 2 ships at a new station")
                .awaits(ALLIANCE, "3B1");
    }

    @Test
    @Plays({"3A-6C", "3A-6D"})
    void theIscCanStopAfterOneStation() {
        Played game = War.of("use Pacification", "stations = 3", "length 1 game turns")
                .idlesTo(ALLIANCE, "3A-6A");

        game.does(ALLIANCE, "do it").does(COALITION, "0").does(ALLIANCE, "skip").awaits(ALLIANCE, "3A-6D");
        game.does(ALLIANCE, "4").awaits(ALLIANCE, "3B1");
    }

    @Test
    @Plays({"3A-6", "3A-6D"})
    void whereThereIsNoStationThereAreNoBattleForces() {
        War.using("Pacification")
                .idlesTo(ALLIANCE, "3A-6A")
                .look()
                .does(ALLIANCE, "skip")
                .never("3A-6B", "3A-6D")
                .awaits(ALLIANCE, "3B1");
    }

    @Test
    @Plays("3A-6")
    void onlyTheSideOfTheIscPlacesStations() {
        War.using("Pacification").idlesTo(COALITION, "3B1").never("3A-6", "3A-6A", "3A-6D");
        War.of("use Pacification", "absent ISC", "length 1 game turns")
                .idlesTo(ALLIANCE, "3B1")
                .never("3A-6", "3A-6A", "3A-6D");
    }
}
