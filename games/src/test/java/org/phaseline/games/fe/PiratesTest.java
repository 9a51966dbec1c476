package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Phase 11; the Alliance speaks for the Orions. */
class PiratesTest {

    private static Played pirates(String options, String... lines) {
        String[] all = new String[lines.length + 3];
        System.arraycopy(lines, 0, all, 3, lines.length);
        all[0] = "use " + options;
        all[1] = "absent Lyran, Romulan, Gorn, Hydran, Tholian, ISC";
        all[2] = "length 1 game turns";
        return War.of(all);
    }

    @Test
    @Plays("11G")
    void theEmpiresBidForEachShipInTurnEachMoreThanTheLast() {
        Played game = pirates("Orions", "Klingon.treasury = 9", "Federation.treasury = 7", "Kzinti.treasury = 5");
        game.idlesTo(ALLIANCE, "11F").does(ALLIANCE, "lot2", "lot5").cannot(ALLIANCE, "lot2");
        game.does(ALLIANCE, "no more").look();

        // The first ship goes to the Federation, for the Kzinti cannot bid more.
        game.awaits(COALITION, "11G").does(COALITION, "4");
        game.awaits(ALLIANCE, "11G").cannot(ALLIANCE, "4").does(ALLIANCE, "6");
        game.awaits(ALLIANCE, "Deploy the leased ship with an active fleet").does(ALLIANCE, "done");
        game.holds("Klingon", "treasury", "9")
                .holds("Federation", "treasury", "1")
                .holds("", "orionPurse", "6");

        // The second to the Klingons.
        game.awaits(COALITION, "11G")
                .does(COALITION, "1")
                .awaits(ALLIANCE, "11G")
                .asks(ALLIANCE, "How many Economic Points do you bid for Ship 5?");
        game.does(ALLIANCE, "skip").awaits(COALITION, "Deploy the leased ship with an active fleet");
        game.does(COALITION, "done").holds("Klingon", "treasury", "8").holds("", "orionPurse", "7");
        game.awaits(ALLIANCE, "11H");
    }

    @Test
    @Plays("11G")
    void aShipNobodyBidsForIsNotLeased() {
        Played game = pirates("Orions", "Klingon.treasury = 9");
        game.idlesTo(ALLIANCE, "11F").does(ALLIANCE, "lot1", "no more").look();

        game.does(COALITION, "skip")
                .never("Deploy the leased ship with an active fleet")
                .awaits(ALLIANCE, "11H");
        game.holds("Klingon", "treasury", "9").holds("", "orionPurse", "0");
    }

    @Test
    @Plays("11G")
    void withoutAShipForLeaseNobodyBids() {
        pirates("Orions", "Klingon.treasury = 9")
                .idlesTo(ALLIANCE, "11F")
                .look()
                .does(ALLIANCE, "no more")
                .never("11G")
                .awaits(ALLIANCE, "11H");
    }

    @Test
    @Plays({"11D", "11E"})
    void bribesAreOfferedOpenlyAndPaidIfTaken() {
        Played game = pirates("Orions", "Klingon.treasury = 9", "Federation.treasury = 7");
        game.idlesTo(COALITION, "11D").does(COALITION, "5").holds("Klingon", "bribe", "5");
        // Open offers are not made under seal as well.
        game.does(ALLIANCE, "3", "skip").never("The sealed offers stand").awaits(ALLIANCE, "11E");

        game.offers(ALLIANCE, "11E", "Klingon", "Federation", "no more").does(ALLIANCE, "Klingon");
        game.holds("Klingon", "treasury", "4").holds("", "orionPurse", "5");
        game.offers(ALLIANCE, "11E", "Federation", "no more").does(ALLIANCE, "no more");
        game.holds("Federation", "treasury", "7").holds("Federation", "bribe", "0");
    }

    @Test
    @Plays({"11D", "11E"})
    void sealedBribesAreOpenedWhenAllAreReady() {
        Played game = pirates("Orions, SealedBribes", "Klingon.treasury = 9", "Federation.treasury = 7");
        game.idlesTo(ALLIANCE, "11C2").does(ALLIANCE, "no more").look();
        Sighting before = game.sighting(ALLIANCE);

        game.does(COALITION, "5", "ready");

        assertThat(game.sighting(ALLIANCE).state()).isEqualTo(before.state());
        assertThat(game.sighting(ALLIANCE).decisions()).isEqualTo(before.decisions());
        assertThat(game.revealed()).isEmpty();
        game.never("11D").does(ALLIANCE, "0", "ready", "0", "ready").holds("Klingon", "bribe", "5");
        assertThat(game.revealed()).contains("Klingon: sealed = 5");
        game.offers(ALLIANCE, "11E", "Klingon", "no more");
    }

    @Test
    @Plays({"11A", "11B", "11C1", "11H", "11:enemy"})
    void shipsOfTheOrionsComeBackFromPiracyAndLeaseAndAreRepairedForNothing() {
        Played game = War.of("use Orions", "pirates = 4", "leased = 2", "hurtPirates = 1", "length 1 game turns");
        game.idlesTo(ALLIANCE, "11A").cannot(ALLIANCE, "5").does(ALLIANCE, "3", "2");

        // Two came back crippled, and one was before.
        game.tells("3 Orion ships come back from piracy, 2 of them crippled");
        game.tells("2 leased ships are the Orions' again").holds("", "leased", "0");
        game.awaits(ALLIANCE, "11C1").cannot(ALLIANCE, "4").does(ALLIANCE, "3").holds("", "hurtPirates", "0");
        game.idlesTo(ALLIANCE, "11H").does(ALLIANCE, "5").holds("", "pirates", "5");
        game.tells("The Orions have 5 ships out for piracy: in the player turns they are enemies of everybody");
    }

    @Test
    @Plays({"11A", "11C1"})
    void withoutShipsThatAreOutNobodyIsAskedForThem() {
        War.of("use Orions", "length 1 game turns").idlesTo(ALLIANCE, "11C2").never("11C1", "11B");
    }
}
