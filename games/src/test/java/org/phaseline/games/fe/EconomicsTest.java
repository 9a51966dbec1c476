package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Phases 1 and 2: money, missions, and what the yards deliver. */
class EconomicsTest {

    // ---- money

    @Test
    @Plays({"1C2", "1C4", "1C4:penalty"})
    void theInterestFixedBeforeTheIncomeIsPaidAfterIt() {
        Played game = War.of("use Debt", "Klingon.debt = 25", "length 2 game turns");
        game.idlesTo(COALITION, "1C3:income").holds("Klingon", "interest", "3").holds("Klingon", "treasury", "0");

        game.does(COALITION, "10").idlesTo(COALITION, "1C5");
        game.holds("Klingon", "treasury", "7").holds("Klingon", "interest", "0").holds("Klingon", "debt", "25");

        // What is borrowed now costs interest from the next turn on.
        game.does(COALITION, "Klingon", "20", "no more")
                .holds("Klingon", "treasury", "27")
                .holds("Klingon", "interest", "0");
        game.idlesTo(ALLIANCE, "1C3:income").idlesTo(COALITION, "1C3:income").holds("Klingon", "interest", "5");
        game.does(COALITION, "0").idlesTo(COALITION, "1C5").holds("Klingon", "treasury", "22");
    }

    @Test
    @Plays({"1C4", "1C4:penalty", "1C5"})
    void interestThatIsNotPaidIsOwedWithAPenalty() {
        Played game = War.of("use Debt", "Lyran.debt = 40", "length 1 game turns");
        game.idlesTo(COALITION, "1C3:income");

        game.does(COALITION, "0", "1").idlesTo(COALITION, "1C5");

        // Four are due and one is paid; three are left, and half of it once more.
        game.holds("Lyran", "treasury", "0").holds("Lyran", "debt", "45").holds("Lyran", "interest", "0");
        game.does(COALITION, "Lyran")
                .cannot(COALITION, "6")
                .does(COALITION, "5")
                .cannot(COALITION, "Lyran");
    }

    @Test
    @Plays({"1B:prime-team", "1C3:diplomacy"})
    void primeTeamsAndDiplomatsAreThrownForInTheirPlaces() {
        Played game = War.using("PrimeTeams", "Diplomacy").rolls(2, 5);

        game.idlesTo(COALITION, "1B:survey").look();
        game.does(COALITION, "4")
                .rolled("for the Prime Team", 2)
                .rolled("for the talks")
                .awaits(COALITION, "1C3:income");
        game.idlesTo(COALITION, "1C3:grid").look();
        game.does(COALITION, "no more").rolled("for the talks", 5).passes("1C3:diplomacy", "1D");
    }

    // ---- missions

    @Test
    @Plays("1F:later")
    void tugsGetTheirMissionsAtTheBeginningAndAtEveryLaterPlaceThatIsPrinted() {
        Played game = War.of("length 1 game turns").idlesTo(COALITION, "1F").does(COALITION, "done");

        game.idlesTo(COALITION, "2A3").does(COALITION, "do it");
        game.does(COALITION, "Tug or transport, Mission J1").passes("2A3:J1");
        game.idlesTo(COALITION, "2B3:missions").does(COALITION, "missionJ3", "Klingon", "2");
        game.tells("The Klingon books: Mission J3 2");
        game.idlesTo(COALITION, "2B7:missionD").does(COALITION, "do it", "Lyran", "1");
        game.tells("The Lyran books: Mission D 1");
        game.idlesTo(COALITION, "3B2").does(COALITION, "Assign a tug or transport mission");
        game.passes("3B2:tugs").awaits(COALITION, "3B2");
        game.idlesTo(COALITION, "7B:missionE").does(COALITION, "done");
        game.idlesTo(COALITION, "8A:tugs").does(COALITION, "done");
        game.idlesTo(COALITION, "9A:tugs").does(COALITION, "done");
        game.idlesTo(COALITION, "10C").does(COALITION, "done").awaits(ALLIANCE, "10C");
    }

    // ---- the yards

    @Test
    @Plays("2B2")
    void divisionsAreFormedFromSpringY181EachInTheTurnOfItsOwner() {
        Played game = War.of("use Divisions", "date = \"Fall Y180\"", "length 3 game turns");
        War.to(game, "End of the Game Turn").never("2B2", "6G");
        assertThat(War.date(game)).isEqualTo("Spring Y181");

        game.idlesTo(COALITION, "2B2").does(COALITION, "do it").awaits(COALITION, "2B3:receive");
        game.holds("Klingon", "division", "yes").holds("Kzinti", "division", "no");
        game.idlesTo(ALLIANCE, "2B2").does(ALLIANCE, "do it").holds("Kzinti", "division", "yes");

        // Formed is formed.
        game.look().idlesTo(COALITION, "2B3:receive").never("2B2");
        game.idlesTo(COALITION, "6G").does(COALITION, "do it").holds("Klingon", "division", "no");
    }

    @Test
    @Plays("2B4:initial-pf")
    void thereAreNoFirstPatrolShipsWhereTheyAreNotUsed() {
        War.of("length 1 game turns")
                .idlesTo(COALITION, "2B4")
                .does(COALITION, "done")
                .awaits(COALITION, "2B4:initial-pf");
        War.of("without FastPatrol", "length 1 game turns")
                .idlesTo(COALITION, "2B4")
                .look()
                .does(COALITION, "done")
                .never("2B4:initial-pf")
                .awaits(COALITION, "2B5");
    }

    @Test
    @Plays("2B8")
    void theSwarmIsThrownForInTheTurnOfTheKlingonsOnly() {
        Played game = War.of("use Swarm", "length 2 game turns").rolls(6, 5);

        game.idlesTo(COALITION, "2B10").rolled("for the swarm", 6).passes("The swarm is placed at the capital");
        game.look().idlesTo(ALLIANCE, "2B10").never("2B8").rolled("for the swarm");
        game.look().idlesTo(COALITION, "2B10").rolled("for the swarm", 5);
        assertThat(game.told()).isEmpty();
    }

    @Test
    @Plays("2B8")
    void withoutKlingonsThereIsNoSwarm() {
        War.of("use Swarm", "absent Klingon", "length 1 game turns")
                .idlesTo(COALITION, "2B10")
                .never("2B8")
                .rolled("for the swarm");
    }

    @Test
    @Plays("2B9")
    void specialFightersAreReplacedInTheTurnOfTheFederationOnly() {
        Played game = War.of("length 1 game turns");
        game.idlesTo(COALITION, "2B10").never("2B9");
        game.idlesTo(ALLIANCE, "2B9").does(ALLIANCE, "3");
        game.tells("The Federation books: squadrons of special fighters 3");

        War.of("absent Federation", "length 1 game turns")
                .idlesTo(ALLIANCE, "2B10")
                .never("2B9");
    }

    // ---- decoys

    @Test
    @Plays("2B7:decoys")
    void howManyDecoysThereAreIsOpenAndWhichShipsTheyGoWithIsNot() {
        Played game = War.using("CloakedDecoys").idlesTo(COALITION, "Cloaked decoys to the Raid Pool");
        game.does(COALITION, "2").awaits(COALITION, "Record the ship of each decoy");
        Sighting before = game.sighting(ALLIANCE);

        game.notes(COALITION, "done", "the first with the Condor");

        assertThat(game.sighting(ALLIANCE)).isEqualTo(before);
        assertThat(game.sighting(COALITION).ownSecrets().toString()).contains("the first with the Condor");
        game.does(COALITION, "ready").awaits(COALITION, "2B10");
        assertThat(game.sighting(COALITION).ownSecrets().toString()).contains("the first with the Condor");
        assertThat(game.sighting(ALLIANCE).toString()).doesNotContain("Condor");
        War.to(game, "End of the Game Turn");
        assertThat(game.revealed()).isEmpty();
    }

    @Test
    @Plays("2B7:decoys")
    void withoutDecoysNothingIsRecordedAndTheOtherSideHasNone() {
        Played game = War.using("CloakedDecoys").idlesTo(COALITION, "Cloaked decoys to the Raid Pool");
        game.does(COALITION, "skip").never("Record the ship of each decoy");
        game.look().idlesTo(ALLIANCE, "2B10").never("2B7:decoys", "Cloaked decoys to the Raid Pool");
    }
}
