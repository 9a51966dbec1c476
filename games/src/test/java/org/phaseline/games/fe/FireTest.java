package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.Battle.ATTACKER;
import static org.phaseline.games.fe.Battle.BASE;
import static org.phaseline.games.fe.Battle.DEFENDER;
import static org.phaseline.games.fe.Battle.ENEMIES;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Intensity, electronic warfare, dice and damage. */
@Tag("slow")
class FireTest {

    private static final String IMMOBILE = "Only units that cannot move fight for me";
    private static final String CAPTURED = "Captured ships: +1 die roll";
    private static final String PLANS = "Stolen war-plans: +1 BIR";
    private static final String PULLED = ": Cripples pulled from the web by ships that are left";
    private static final String THROW = "Damage Coefficient roll";

    // ---- intensity

    @Test
    @Plays("5-3X2")
    void theIntensityIsChosenUnseenAndShownTogether() {
        Played low = intensity().does(ATTACKER, "1", "ready");
        Played high = intensity().does(ATTACKER, "4", "ready");

        assertThat(low.sighting(DEFENDER)).isEqualTo(high.sighting(DEFENDER));
        low.look().rolls(3).does(DEFENDER, "2", "ready");
        high.look().rolls(3).does(DEFENDER, "2", "ready");
        assertThat(low.revealed()).containsExactly(ATTACKER + ": bid = 1", DEFENDER + ": bid = 2");
        low.holds(ATTACKER, "rating", "3").holds(DEFENDER, "rating", "3");
        high.holds(ATTACKER, "rating", "6").holds(DEFENDER, "rating", "6");
    }

    @Test
    @Plays({"5-3X2", "5-3X4"})
    void theRatingDriftsByADieWithinZeroAndTen() {
        drifts(1, "1", "0");
        drifts(2, "1", "1");
        drifts(3, "1", "2");
        drifts(4, "4", "8");
        drifts(5, "4", "9");
        drifts(6, "4", "10");
    }

    private static void drifts(int die, String each, String rating) {
        Battle.sealed(intensity().rolls(die), each, each)
                .rolled("for the intensity", die)
                .holds(ATTACKER, "rating", rating)
                .holds(DEFENDER, "rating", rating);
    }

    @Test
    @Plays({"5-3X1", "5-3X4"})
    void inAFightingRetreatThoseWhoFleeHaveNoneAndThoseInTheirWayHaveTen() {
        Played game =
                Battle.retreat().does(DEFENDER, "skip").does(ATTACKER, "done").does(DEFENDER, "skip");
        Battle.to(game, "5-1A", ENEMIES).holds(ATTACKER, "fledTo", "B");

        Battle.to(game, "5-4")
                .holds(ATTACKER, "rating", "0")
                .holds(DEFENDER, "rating", "10")
                .rolled("for the intensity");
        game.never("Select your BIR");
    }

    @Test
    @Plays({"5-3X1", "5-8F"})
    void aPursuitOutOfAFightingRetreatIsFoughtWithChosenIntensity() {
        Played game =
                Battle.retreat().does(DEFENDER, "skip").does(ATTACKER, "done").does(DEFENDER, "skip");
        Battle.to(Battle.to(game, "5-1A", ENEMIES), "5-7A1")
                .does(DEFENDER, "done")
                .does(ATTACKER, "skip");
        Battle.to(game, "5-7B").does(ATTACKER, "do it").rolls(6);

        assertThat(Battle.prompts(game, "5-4")).contains(ATTACKER + ": Your part of the intensity");
    }

    @Test
    @Plays({"5-3X2:exceptions", "5-3X2"})
    void againstUnitsThatCannotMoveTheAttackerChoosesForBoth() {
        Played game =
                Battle.base().does(ATTACKER, "done").does(DEFENDER, "Reject").does(ATTACKER, "skip");
        Battle.to(game, "5-3X2:exceptions").asks(DEFENDER, IMMOBILE).does(DEFENDER, "yes");

        game.awaits(ATTACKER, "Select the BIR of both").cannot(ATTACKER, "1").cannot(ATTACKER, "9");
        game.rolls(3).does(ATTACKER, "8").holds(ATTACKER, "rating", "8").holds(DEFENDER, "rating", "8");
    }

    @Test
    @Plays("5-3X2:raise")
    void afterFourRoundsWithABaseTheAttackerMayRaiseTheIntensity() {
        String raise = ATTACKER + ": The new rating";
        Played game =
                Battle.base().does(ATTACKER, "done").does(DEFENDER, "Reject").does(ATTACKER, "skip");
        for (int round = 1; round <= 4; round++) {
            assertThat(Battle.prompts(game, "5-3X4", BASE)).doesNotContain(raise);
            Battle.to(game, "5-2", BASE);
        }
        Battle.to(game, "5-3X2:raise", BASE).awaits(ATTACKER, "5-3X2:raise").cannot(ATTACKER, "2");
        game.rolls(3).does(ATTACKER, "7").holds(ATTACKER, "rating", "7").holds(DEFENDER, "rating", "7");
    }

    @Test
    @Plays("5-3X5")
    void webCastersLowerTheIntensityOfTheIscOnly() {
        Played game =
                Battle.to(Battle.round("Webs", "Echelons").rolls(3), "5-3X5").awaits(ATTACKER, "5-3X5");

        game.does(ATTACKER, "do it").holds(DEFENDER, "rating", "1").holds(ATTACKER, "rating", "2");
    }

    private static Played intensity() {
        return Battle.to(Battle.round(), "Select your BIR").look();
    }

    // ---- electronic warfare

    @Test
    @Plays("5-4A2")
    void electronicWarfareIsSetUnseenAndShownTogether() {
        Played none = Battle.to(Battle.round(), "5-4A2").does(ATTACKER, "0", "ready");
        Played much = Battle.to(Battle.round(), "5-4A2").does(ATTACKER, "9", "ready");

        assertThat(none.sighting(DEFENDER)).isEqualTo(much.sighting(DEFENDER));
        much.look().does(DEFENDER, "2", "ready").holds(ATTACKER, "ew", "9").holds(DEFENDER, "ew", "2");
        assertThat(much.revealed()).contains(ATTACKER + ": points = 9", DEFENDER + ": points = 2");
    }

    @Test
    @Plays({"5-4A3", "5-4A4"})
    void xBasesSetTheirsUnseenWhenTheOthersAreKnown() {
        Played game = Battle.to(Battle.round("XShips"), "5-4A2");
        Battle.sealed(game, "3", "1").does(ATTACKER, "2").does(DEFENDER, "0");

        game.holds(ATTACKER, "ew", "5").does(DEFENDER, "6", "ready").holds(DEFENDER, "ew", "1");
        game.does(ATTACKER, "skip", "ready").holds(DEFENDER, "ew", "7").holds(ATTACKER, "ew", "5");
    }

    // ---- stasis fields

    @Test
    @Plays({"5-4A7", "5-4A7A", "5-4A7B", "5-4A7E"})
    void everyAttemptIsRolledAndPointsOfFrozenUnitsAreTakenOff() {
        Played game = stasis("StasisFields").does(ATTACKER, "do it", "2");
        game.rolls(5).awaits(ATTACKER, "5-4A7B").does(ATTACKER, "Frozen").awaits(ATTACKER, "5-4A7B");
        game.does(ATTACKER, "No effect").awaitsTogether(ATTACKER + " at 5-4A7E", DEFENDER + " at 5-4A7E");

        game.does(ATTACKER, "0").does(DEFENDER, "4").holds(DEFENDER, "ew", "2").holds(ATTACKER, "ew", "6");
        game.awaits(DEFENDER, "5-4A7").look().does(DEFENDER, "skip").passes("5-4B");
    }

    @Test
    @Plays({"5-4A7", "5-4A7E"})
    void whoTriesNothingGoesOn() {
        stasis("StasisFields")
                .does(ATTACKER, "skip")
                .awaits(DEFENDER, "5-4A7")
                .does(DEFENDER, "skip")
                .never("5-4A7A", "5-4A7B", "5-4A7E")
                .passes("5-4B");
    }

    @Test
    @Plays({"5-4A7C", "5-4A7B"})
    void aRandomTargetIsOneOfSixThatBothName() {
        Played game = stasis("StasisFields").does(ATTACKER, "do it", "1").does(ATTACKER, "A random target");

        game.awaits(ATTACKER, "Three targets of the SFG player").does(ATTACKER, "done");
        game.awaits(DEFENDER, "Three targets of the defender")
                .look()
                .rolls(4)
                .does(DEFENDER, "done")
                .rolled("for the target", 4);
    }

    @Test
    @Plays({"5-4A7D", "5-4A7C", "5-4A7E"})
    void aBreakdownVoidsAllAttemptsOfItsOwnerAndOnlyHis() {
        Played game = stasis("StasisFields")
                .does(ATTACKER, "do it", "3")
                .does(ATTACKER, "Frozen")
                .look();

        game.does(ATTACKER, "Breakdown")
                .passes("5-4A7D")
                .never("5-4A7E", "5-4A7F")
                .awaits(DEFENDER, "5-4A7");
        game.look().does(DEFENDER, "do it", "1").does(DEFENDER, "Breakdown");
        game.passes("5-4A7D", "5-4B").never("5-4A7E", "5-4A7F").rolled("for the target");
    }

    @Test
    @Plays("5-4A7F")
    void decoysOfFrozenShipsMayBeShownAsLongAsShipsAreFrozen() {
        Played game = stasis("StasisFields", "CloakedDecoys", "Echelons").does(ATTACKER, "skip");
        game.does(DEFENDER, "do it", "1", "Frozen").does(ATTACKER, "0").does(DEFENDER, "0");

        game.awaits(ATTACKER, "Reveal a cloaked decoy")
                .rolls(3)
                .does(ATTACKER, "do it")
                .rolled("for the decoy", 3);
        game.awaits(ATTACKER, "Reveal a cloaked decoy").rolls(4).does(ATTACKER, "do it");
        game.awaits(DEFENDER, "Recalculate core positions");
    }

    @Test
    @Plays("5-4A7B")
    void aWebCasterMayShieldTheTargetBeforeEachRoll() {
        Played game = stasis("StasisFields", "Webs").does(ATTACKER, "do it", "2");

        game.awaits(DEFENDER, "Web caster protection").does(DEFENDER, "done").does(ATTACKER, "No effect");
        game.awaits(DEFENDER, "Web caster protection");
    }

    /** Both have six points of electronic warfare. */
    private static Played stasis(String... options) {
        Played game = Battle.to(Battle.round(options), "5-4A2");
        return Battle.sealed(game, "6", "6").awaits(ATTACKER, "5-4A7").look();
    }

    // ---- damage

    @Test
    @Plays({"5-4C3", "5-4C4", "5-4A2"})
    void theDamageIsReadFromRatingDieAndShift() {
        // Eighteen factors at rating 2 score 15 percent on a 1 and 25 on a 6.
        Played even = potentials(Battle.quietly(Battle.round()), "18", "18");
        dice(even, 1, 6).holds(ATTACKER, "damage", "3").holds(DEFENDER, "damage", "5");

        // Nine points ahead are three off the other's die.
        Played ahead = Battle.to(Battle.round().rolls(3), "5-4A2");
        Battle.sealed(ahead, "9", "0");
        dice(potentials(ahead, "100", "100"), 6, 6)
                .holds(ATTACKER, "damage", "25")
                .holds(DEFENDER, "damage", "20");
    }

    @Test
    @Plays({"5-4C2", "5-4C3:modifiers", "5-4C4", "5-4D"})
    void capturedShipsHelpTheDieAndStolenPlansTheRating() {
        Played game =
                Battle.quietly(Battle.round("Resistance")).does(ATTACKER, "100").does(DEFENDER, "100");
        game.awaitsTogether(ATTACKER + " at " + CAPTURED, DEFENDER + " at " + CAPTURED);
        game.does(ATTACKER, "done").does(DEFENDER, "skip");
        game.awaitsTogether(ATTACKER + " at " + PLANS, DEFENDER + " at " + PLANS);
        game.does(ATTACKER, "skip").does(DEFENDER, "done").look();

        // A 2 is a 3 and scores 20 percent; rating 3 scores 20 on a 2 where rating 2 scores 15.
        dice(game, 2, 2).holds(ATTACKER, "damage", "20").holds(DEFENDER, "damage", "20");
        game.tells("The attacker's captured ships are removed.");
        game.neverTells("The defender's captured ships are removed.");
    }

    @Test
    @Plays("5-4C3:admirals")
    void admiralsShowTheirWorthTogether() {
        Played game = Battle.to(Battle.round("Admirals"), "5-4C3:admirals")
                .does(ATTACKER, "2", "ready")
                .look();

        assertThat(game.revealed()).isEmpty();
        game.does(DEFENDER, "1", "ready");
        assertThat(game.revealed()).containsExactly(ATTACKER + ": worth = 2", DEFENDER + ": worth = 1");
    }

    @Test
    @Plays({"5-4E", "5-5D"})
    void minusPointsLowerTheNextDamageAndPlusPointsRaiseWhatIsLeftAfterAiming() {
        Played game = potentials(Battle.quietly(Battle.round()), "100", "100");
        Battle.to(dice(game, 1, 1), "5-6A").does(DEFENDER, "0", "4");
        game.does(ATTACKER, "3").holds(ATTACKER, "minusPoints", "4").holds(DEFENDER, "plusPoints", "3");

        Battle.to(game, "5-2");
        dice(potentials(Battle.quietly(game), "100", "100"), 1, 1).awaits(ATTACKER, "5-5B");
        game.holds(ATTACKER, "damage", "11").holds(DEFENDER, "damage", "15").holds(ATTACKER, "minusPoints", "0");
        game.does(ATTACKER, "skip").does(DEFENDER, "skip").awaits(DEFENDER, "5-6A");
        game.holds(ATTACKER, "damage", "11").holds(DEFENDER, "damage", "18").holds(DEFENDER, "plusPoints", "0");
    }

    @Test
    @Plays({"5-6A", "5-6B"})
    void nobodyHasMorePointsLeftThanWereScoredNorPointsLeftAndTakenTooMany() {
        Played game = dice(potentials(Battle.quietly(Battle.round()), "20", "0"), 1, 1);

        Battle.to(game, "5-6A").cannot(DEFENDER, "4").does(DEFENDER, "3").awaits(ATTACKER, "5-6B");
        game.cannot(ATTACKER, "1").does(ATTACKER, "0").passes("5-6D");
        game.holds(ATTACKER, "plusPoints", "3")
                .holds(ATTACKER, "minusPoints", "0")
                .holds(DEFENDER, "minusPoints", "0");
    }

    @Test
    @Plays({"5-5B", "5-5C"})
    void theAttackerAimsFirstAndBothPayFromWhatTheyScored() {
        Played game = dice(potentials(Battle.quietly(Battle.round()), "100", "100"), 1, 1);

        game.awaits(ATTACKER, "5-5B")
                .does(ATTACKER, "Damage")
                .cannot(ATTACKER, "16")
                .does(ATTACKER, "10");
        game.holds(ATTACKER, "damage", "5").awaits(DEFENDER, "5-5C").does(DEFENDER, "Damage", "15");
        game.holds(DEFENDER, "damage", "0").awaits(DEFENDER, "5-6A");
    }

    @Test
    @Plays({"5-5C:decoy", "5-5B:decoy"})
    void aDecoyOfTheSideThatIsAimedAtMayDivertTheDamage() {
        Played game = dice(potentials(Battle.quietly(Battle.round("CloakedDecoys")), "100", "100"), 1, 1);
        game.does(ATTACKER, "Damage", "2").awaits(DEFENDER, "5-5C").does(DEFENDER, "Damage", "2");

        game.awaits(ATTACKER, "5-5C:decoy")
                .look()
                .rolls(4)
                .does(ATTACKER, "do it")
                .rolled("for the decoy", 4);
        game.awaits(ATTACKER, "5-5C:decoy / The decoy takes the damage")
                .does(ATTACKER, "done")
                .awaits(DEFENDER, "5-6A");
    }

    @Test
    @Plays({"5-6X1:mauler", "5-6X1"})
    void aMaulerThatBoardsRollsApartAndOnlyItsOwner() {
        Played game = dice(potentials(Battle.quietly(Battle.round()), "100", "100"), 1, 1);
        game.does(ATTACKER, "Mauler capture attempt").does(DEFENDER, "Damage", "1");

        Battle.to(game, "5-6X1").rolls(6, 5, 3).does(ATTACKER, "2", "1").does(DEFENDER, "0", "0");
        game.rolled("for captured ships", 11, 0)
                .rolled("for the capture by the mauler", 3)
                .holds(ATTACKER, "damage", "0");
    }

    @Test
    @Plays({"5-4A6", "5-5E"})
    void attackForcesStrikeOnlyIfTheyWereAnnounced() {
        Played game = Battle.to(Battle.round("AttackForces"), "5-4A6").awaits(ATTACKER, "5-4A6");
        Battle.to(game.does(ATTACKER, "1"), "5-6A").tells("A force used against a fixed unit is destroyed.");

        Battle.to(Battle.to(Battle.round("AttackForces"), "5-6A"), "5-7").rolled("for the SAF");
    }

    @Test
    @Plays({"5-4F", "5-6C", "5-6D", "5-6H", "5-6X2", "5-6X1"})
    void diceAreThrownForAllThatIsInDanger() {
        Played game = Battle.round("ScoutShuttles", "PrimeTeams", "RescueTugs", "Admirals");

        Battle.to(game, "5-4F")
                .rolls(4)
                .does(ATTACKER, "1")
                .does(DEFENDER, "0")
                .rolled("for the survival of SWACs", 4, 0);
        Battle.to(game, "5-6C")
                .rolls(2, 3)
                .does(ATTACKER, "2")
                .does(DEFENDER, "0")
                .rolled("for the Prime Teams", 5, 0);
        game.rolls(1).does(ATTACKER, "0").does(DEFENDER, "1").rolled("for shock", 0, 1);
        Battle.to(game, "5-6H")
                .rolls(6)
                .does(ATTACKER, "1")
                .does(DEFENDER, "skip")
                .rolled("for the rescue tugs", 6);
        Battle.to(game, "5-6X2")
                .rolls(5)
                .does(ATTACKER, "1")
                .does(DEFENDER, "0")
                .rolled("for the admirals and generals", 5, 0);
    }

    @Test
    @Plays({"5-3G:tow", "5-6F"})
    void onlyWhoNamedTowingShipsPullsCripplesFromTheWeb() {
        Played game = Battle.to(Battle.round("Webs"), "5-3G:tow");
        Battle.sealed(game, "skip", "2").holds(DEFENDER, "towing", "2").holds(ATTACKER, "towing", "0");

        assertThat(Battle.prompts(game, "5-6G")).contains(DEFENDER + PULLED).doesNotContain(ATTACKER + PULLED);
        assertThat(Battle.prompts(Battle.to(game, "5-2"), "5-6G")).doesNotContain(DEFENDER + PULLED);
    }

    @Test
    @Plays({"5-6X3", "5-6X4"})
    void groundAssaultsAreFoughtByBothIfAnybodyNamedUnits() {
        Played game = Battle.to(Battle.round("Troops"), "5-6X3")
                .does(ATTACKER, "skip")
                .does(DEFENDER, "4");
        game.tells("4 units of the Alliance take part in a ground assault");
        game.awaitsTogether(ATTACKER + " at 5-6X4", DEFENDER + " at 5-6X4");
        game.rolls(2, 6).does(DEFENDER, "2").rolled("for the ground assaults", 8);

        Played none = Battle.to(Battle.round("Troops"), "5-6X3")
                .does(ATTACKER, "skip")
                .does(DEFENDER, "skip");
        none.passes("5-6X4").awaitsTogether(ATTACKER + " at 5-6X5", DEFENDER + " at 5-6X5");
    }

    @Test
    @Plays({"5-3J", "5-4B:web-fist", "5-4C1"})
    void websShuttlesAndDuelsChangeTheCombatPotential() {
        Played game = Battle.to(Battle.round("Webs", "ScoutShuttles").rolls(3), "5-3J");
        game.does(ATTACKER, "30").does(DEFENDER, "skip");
        Battle.to(game, "5-4B:web-fist").does(ATTACKER, "20").does(DEFENDER, "skip");
        game.awaitsTogether(ATTACKER + " at 5-4C1", DEFENDER + " at 5-4C1")
                .does(ATTACKER, "0")
                .does(DEFENDER, "10");

        // 100 and 20 by web fists; 100, less 30 by web casters and 10 by shuttles. At rating 2 a 1 scores 15 percent.
        dice(potentials(game, "100", "100"), 1, 1)
                .holds(ATTACKER, "damage", "18")
                .holds(DEFENDER, "damage", "9");
        game.holds(ATTACKER, "webPoints", "0");
    }

    @Test
    @Plays({"5-4A1", "5-4A5", "5-4B", "5-5A", "5-6X3", "5-6X6", "5-6X8"})
    void whatBothAnnounceInARoundIsTold() {
        Played game = Battle.to(Battle.round("ScoutShuttles", "Troops", "PenalShips", "Shock"), "5-4A1");
        game.does(ATTACKER, "2").does(DEFENDER, "skip").tells("the Coalition sends 2 SWACs on a mission");
        Battle.to(game, "5-4A5").does(ATTACKER, "0").does(DEFENDER, "3");
        game.tells("3 units of the Alliance can join in a troop assault")
                .neverTells("0 units of the Coalition can join in a troop assault");
        game.awaitsTogether(ATTACKER + " at 5-4B", DEFENDER + " at 5-4B")
                .does(ATTACKER, "12")
                .does(DEFENDER, "0");
        game.tells("Ships of the Coalition that are subject to shock use 12 attack factors");
        Battle.to(game, "5-5A")
                .does(ATTACKER, "1")
                .does(DEFENDER, "skip")
                .tells("1 penal ship of the Coalition is sacrificed");
        Battle.to(game, "5-6X6")
                .does(ATTACKER, "skip")
                .does(DEFENDER, "2")
                .tells("2 GCEs of the Alliance change ships");
        Battle.to(game, "5-6X8")
                .does(ATTACKER, "skip")
                .does(DEFENDER, "6")
                .tells("Bases of the Alliance repair 6 points");
    }

    @Test
    @Plays("5-6X7")
    void salvageGoesIntoTheTreasuryAndWrecksIntoTheHoldingBox() {
        Played game = Battle.to(Battle.round("DepotRepair"), "5-6X7").does(ATTACKER, "1.5", "Klingon", "2", "Klingon");

        game.holds("Klingon", "treasury", "6.5").tells("The Klingon books: ships in the DLR holding box 2");
        game.does(DEFENDER, "0", "0").awaitsTogether(ATTACKER + " at 5-6X8", DEFENDER + " at 5-6X8");
    }

    // ---- helpers

    /** Both tell their potential, nothing helps anybody, and the dice are next. */
    private static Played potentials(Played game, String attacking, String defending) {
        Played ready = game.entered().contains("Calculate Combat Potential")
                ? game
                : Battle.to(game, "Calculate Combat Potential");
        ready.does(ATTACKER, attacking).does(DEFENDER, defending);
        return Battle.to(ready, THROW);
    }

    private static Played dice(Played game, int attacking, int defending) {
        return game.rolls(attacking).does(ATTACKER, "0").rolls(defending).does(DEFENDER, "0");
    }
}
