package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.Battle.ATTACKER;
import static org.phaseline.games.fe.Battle.DEFENDER;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Who fights in a round: chosen unseen, shown together. */
class ForcesTest {

    private static final String PINWHEELS = "Ships that can form pinwheels are here";
    private static final String SMALL = "The forces are small enough for it";

    // ---- secrets

    @Test
    @Plays({
        "5-3C",
        "5-3D",
        "5-3D:admiral",
        "5-3D:command-points",
        "5-3D:marine",
        "5-3E",
        "5-3E:leaders",
        "5-3E:pinwheel",
        "5-3E:prime",
        "5-3E:generals",
        "5-3E:decoys",
        "5-3G:formation",
        "5-3G:scout",
        "5-3G:isc",
        "5-3G:tow"
    })
    void groupsFlagshipsForcesAndBonusesAreSealed() {
        Played game = Battle.round(
                "CommandPoints", "Admirals", "Marines", "PrimeTeams", "Pinwheels", "Webs", "CloakedDecoys", "Echelons");
        Set<String> sealed = new TreeSet<>();
        game.look();
        while (!game.entered().contains("5-3H")) {
            for (String seat : List.of(ATTACKER, DEFENDER)) {
                game.sighting(seat).decisions().stream()
                        .filter(OpenDecision::sealed)
                        .forEach(decision -> sealed.add(decision.prompt()));
            }
            if (game.sighting(DEFENDER).decisions().stream()
                    .anyMatch(each -> each.prompt().equals("Core positions"))) {
                game.doesAt(DEFENDER, "5-3E:echelon", "2");
            } else {
                game.leastAnswer();
            }
        }

        assertThat(sealed)
                .containsExactlyInAnyOrder(
                        "Carrier and escort groups",
                        "Select the flagship",
                        "Command Rating with an admiral aboard",
                        "Command Points",
                        "Commando ship above the Command Rating",
                        "Transfer admirals and generals",
                        "Form pinwheels",
                        "Assign Prime Teams",
                        "Marine Major General missions",
                        "Record locations of ships with decoys",
                        "ISC core formation positions",
                        "Ships to tow cripples from the web",
                        // What is asked in them.
                        "Command Rating of the flagship, with the admiral",
                        "Command Points that are spent",
                        "Ground troops aboard the commando ship",
                        "Select the Battle Force",
                        "Admirals and generals who change ships",
                        "Pinwheels that are formed",
                        "Prime Teams that get a mission",
                        "Generals who get a mission",
                        "Ships with decoys in the battle force: how many?",
                        "Where they are in it",
                        "Formation bonus",
                        "Scout bonus",
                        "Ships in core positions",
                        "Sound ships that tow");
    }

    @Test
    @Plays({"5-3D:command-points", "5-3G", "5-3G:command-drone"})
    void commandPointsStayUnseenUntilAllIsShownAtOneMoment() {
        Played spent = commandPoints("3");
        Played saved = commandPoints("skip");

        while (!spent.entered().contains("5-3G:command-drone")) {
            assertThat(spent.sighting(DEFENDER)).isEqualTo(saved.sighting(DEFENDER));
            assertThat(spent.revealed()).isEmpty();
            spent.leastAnswer();
            saved.leastAnswer();
        }
        assertThat(spent.revealed())
                .contains(
                        ATTACKER + ": Carrier and escort groups = done",
                        ATTACKER + ": commandPoints = 3",
                        DEFENDER + ": Command Points = not done",
                        ATTACKER + ": Select the Battle Force = done");
        assertThat(saved.revealed())
                .as("what nobody did is told in one line")
                .noneMatch(line -> line.contains("Command Points"));
        spent.holds(ATTACKER, "spentPoints", "3").holds(DEFENDER, "spentPoints", "0");
    }

    private static Played commandPoints(String word) {
        return Battle.to(Battle.round("CommandPoints"), "5-3D:command-points")
                .does(ATTACKER, word, "ready")
                .look();
    }

    @Test
    @Plays({"5-3E:prime", "5-3E:generals", "5-3E:decoys", "5-3G:command-drone"})
    void missionsAndDecoysAreNotShownWithTheForces() {
        Played game = Battle.to(Battle.round("Marines", "PrimeTeams", "CloakedDecoys"), "5-3H");

        assertThat(game.revealed())
                .isNotEmpty()
                .noneMatch(each -> each.contains("missions") || each.contains("decoys"));
    }

    @Test
    @Plays({"5-3C", "5-3D:command-points", "5-7A4"})
    void groupsAndCommandPointsAreForTheFirstRoundOnly() {
        Played game = Battle.round("CommandPoints");

        assertThat(Battle.prompts(game, "5-3G"))
                .contains(ATTACKER + ": Carrier and escort groups", ATTACKER + ": Command Points that are spent");
        assertThat(Battle.prompts(Battle.to(game, "5-2"), "5-3G"))
                .contains(ATTACKER + ": Select the flagship")
                .doesNotContain(ATTACKER + ": Carrier and escort groups", ATTACKER + ": Command Points that are spent");
    }

    @Test
    @Plays("5-3E:gce")
    void aGroundElementIsPaidForByAnEmpireThatHasTheMoney() {
        Played game = Battle.to(Battle.round("Troops"), "5-3E:gce");

        game.offers(ATTACKER, "5-3E:gce", "Klingon", "skip").does(ATTACKER, "Klingon", "3");
        game.holds("Klingon", "treasury", "2").cannot(DEFENDER, "Kzinti");
    }

    // ---- pinwheels

    @Test
    @Plays("5-3F")
    void withoutShipsThatCanFormPinwheelsThereIsNoneOfIt() {
        Played game = Battle.to(Battle.round("Pinwheels"), "5-3F")
                .asks(DEFENDER, PINWHEELS)
                .look();

        game.does(DEFENDER, "no").passes("5-3G", "5-3G:formation").never("5-3F1", "5-3F2", "5-3F3", "5-3F4");
    }

    @Test
    @Plays({"5-3F1", "5-3F2"})
    void whereNoPinwheelIsFormedNothingIsOffered() {
        pinwheels("0").passes("5-3G").never("5-3F2", "5-3F3", "5-3F4");
    }

    @Test
    @Plays("5-3F2")
    void withoutAnOfferThePinwheelsFight() {
        pinwheels("2")
                .awaits(ATTACKER, "5-3F2")
                .does(ATTACKER, "skip")
                .passes("5-3G")
                .never("5-3F3", "5-3F4");
    }

    @Test
    @Plays("5-3F3")
    void anAcceptedOfferLeavesThePinwheelsOut() {
        Played game =
                pinwheels("1").does(ATTACKER, "8").awaits(DEFENDER, "5-3F3").look();

        game.does(DEFENDER, "Accept: the pinwheels stay out", "3");
        game.tells("1 pinwheel with 3 ships stays out of this battle")
                .passes("5-3G")
                .never("5-3F4", "5-7");
    }

    @Test
    @Plays({"5-3F3", "5-3F4", "5-7A4"})
    void aRefusedOfferLeadsToTheRetreatsAndThenToTheNextRound() {
        Played game = pinwheels("1").does(ATTACKER, "8").look().does(DEFENDER, "Refuse");

        game.passes("5-3F4", "5-7", "5-7A1").never("5-3G", "5-3K", "5-3X", "5-6");
        game.awaits(DEFENDER, "5-7A1")
                .does(DEFENDER, "skip")
                .does(ATTACKER, "skip")
                .look()
                .does(DEFENDER, "skip");
        game.passes("5-7A4", "5-2").never("5-7B");
    }

    private static Played pinwheels(String number) {
        return Battle.to(Battle.round("Pinwheels"), "5-3F1", PINWHEELS).look().does(DEFENDER, number);
    }

    // ---- duels and small-scale combat

    @Test
    @Plays("5-3H")
    void aDuelIsFoughtBySmallScaleCombatAndComesBackTheAttackerFirst() {
        Played game = Battle.to(Battle.round("PenalShips"), "5-3H").awaits(ATTACKER, "5-3H");

        game.look().does(ATTACKER, "do it").passes("Battle Force").never("5-3J");
        Battle.to(game, "Forced retreat");
        game.look().does(ATTACKER, "no").does(DEFENDER, "no").awaits(DEFENDER, "5-3H");
        game.does(DEFENDER, "skip").passes("5-3J", "5-3K", "5-3X");
    }

    @Test
    @Plays({"5-3B:ssc", "5-3K"})
    void smallScaleCombatIsDecidedBeforeTheFirstRoundAndTakesThePlaceOfTheFireInAll() {
        Played game = Battle.round("SmallScale");

        assertThat(Battle.prompts(game, "5-6", SMALL)).contains(ATTACKER + ": " + SMALL);
        game.passes("5-3K", "Battle Force", "5-6").never("5-3X", "5-4", "5-4C3", "5-5");
        Battle.to(game, "5-2");
        assertThat(Battle.prompts(game, "5-6")).doesNotContain(ATTACKER + ": " + SMALL);
        game.passes("5-3K", "Battle Force", "5-6").never("5-3X", "5-4", "5-5");
    }

    @Test
    @Plays({"5-3B:ssc", "5-3K"})
    void forcesTooLargeForItFightAnOrdinaryRound() {
        Battle.to(Battle.round("SmallScale"), "5-6")
                .passes("5-3K", "5-3X", "5-4", "5-5", "5-6")
                .never("Battle Force");
    }
}
