package org.phaseline.games.legions;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class CloseCombatTest {

    private static final String STRIKE = "Assign one damage";

    /** A cohort and spears, front to front; archers of Egypt out of reach. */
    private static Drill fronts() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .unit("Archers", "Egypt", "archers", "8, 10", "south");
    }

    @Test
    @Plays({"Close Combat (a)", "Close Combat (j)"})
    void withoutATargetItGoesToItsEndAndCostsNothing() {
        fronts().begins()
                .look()
                .does("Rome", "Cohort", "Close combat")
                .offers("Rome", "CloseCombat (a)", "Spears", "skip")
                .does("Rome", "skip")
                .passes("CloseCombat (a)", "CloseCombat (j)", "CloseCombat (k)")
                .never("CloseCombat (b)", "CloseCombat (c)", "CloseCombat (i)")
                .announces("OrderEnded (Close combat, Rome, Cohort, none)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays({"Close Combat (b)", "Close Combat (j)"})
    void unpaidItGoesToItsEnd() {
        fronts().begins()
                .look()
                .does("Rome", "Cohort", "Close combat", "Spears", "skip")
                .passes("CloseCombat (a)", "CloseCombat (b)", "CloseCombat (j)")
                .never("CloseCombat (c)", "CloseCombat (d)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays("Close Combat (b)")
    void aFormationPaysTwoPointsAndASortieOne() {
        fronts().begins()
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .holds("Rome", "orderPoints", "6");
        Drill.duel()
                .unit("Champions", "Rome", "champions", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .begins()
                .does("Rome", "Champions", "Close combat", "Spears", "do it")
                .holds("Rome", "orderPoints", "7");
    }

    @Test
    @Plays({"Close Combat (c)", "Close Combat (j)"})
    void calledOffItGoesToItsEndAndStaysPaid() {
        fronts().unit("Guards", "Egypt", "guards", "8, 7", "south")
                .reactions()
                .begins()
                .look()
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .awaits("Egypt", "Countermand a combat order")
                .does("Egypt", "Guards")
                .passes("CloseCombat (c)", "Countermand a combat order", "CloseCombat (j)")
                .never("CloseCombat (d)", "CloseCombat (e)", "CloseCombat (i)")
                .holds("Rome", "orderPoints", "6");
    }

    @Test
    @Plays({"Close Combat", "Close Combat (c)", "Close Combat (d)", "Close Combat (j)", "Close Combat (k)"})
    void nobodyStopsItSoItRunsThroughAllItsStepsAndReturns() {
        fronts().begins()
                .look()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it", "skip")
                .passes(
                        "CloseCombat (a)",
                        "CloseCombat (b)",
                        "CloseCombat (c)",
                        "CloseCombat (d)",
                        "CloseCombat (e)",
                        "CloseCombat (f)",
                        "CloseCombat (g)",
                        "CloseCombat (h)",
                        "CloseCombat (i)",
                        "CloseCombat (j)",
                        "CloseCombat (k)")
                .announces(
                        "OrderGiven (Close combat, Rome, Cohort, Spears)",
                        "OrderEnded (Close combat, Rome, Cohort, Spears)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Close Combat (e)")
    void everyReadyIconIsADieAndHeavyArmorOneMore() {
        fronts().begins()
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .tells("6 red dice against 4 white");
        fronts().begins()
                .does("Rome", "no more")
                .does("Egypt", "Spears", "Close combat", "Cohort", "do it")
                .tells("5 red dice against 5 white");
    }

    @Test
    @Plays("Close Combat (e)")
    void aGreySideCostsTheAttackerThreeDiceAndTheDefenderThree() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "south")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .begins()
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .tells("Red dice: 6, -3 attacking from a grey side = 3")
                .tells("3 red dice against 4 white");
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "north")
                .begins()
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .tells("6 red dice against 1 white");
    }

    @Test
    @Plays("Close Combat (e)")
    void aChargeAfterAMoveHasTwoDiceMore() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 3.5", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .begins()
                .does("Rome", "Riders", "Move", "do it", "Take a step", "front", "skip")
                .does("Rome", "Riders", "Close combat", "Spears", "do it")
                .tells("6 red dice against 4 white");
    }

    @Test
    @Plays({"Close Combat (f)", "Close Combat (f):crit", "Close Combat (g)", "Close Combat (h)"})
    void threeSixesOfTheFirstThrowStayACriticalHitWhateverIsThrownAgain() {
        fronts().begins()
                .look()
                .rolls(6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .rolled("the dice of the close combat", 21, 4)
                .tells("Critical hits: 1")
                .awaits("Rome", "CloseCombat (g)")
                .rolls(2)
                .does("Rome", "do it", "6", "no more")
                .tells("4 hits on the defender, 0 on the attacker");
    }

    @Test
    @Plays("Close Combat (f):crit")
    void twoSixesAreNoCriticalHit() {
        fronts().begins()
                .rolls(6, 6, 5, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .tells("Critical hits: 0")
                .does("Rome", "skip")
                .tells("3 hits on the defender, 0 on the attacker");
    }

    @Test
    @Plays("Close Combat (g)")
    void onlyWhoseUnitIsDrilledThrowsDiceAgainAndTwoAtMost() {
        fronts().begins()
                .rolls(1, 1, 1, 2, 2, 2, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .awaits("Rome", "CloseCombat (g)")
                .rolls(5, 5)
                .does("Rome", "do it", "1", "1")
                .tells("4 hits on the defender, 0 on the attacker");
    }

    @Test
    @Plays("Close Combat (h)")
    void diceArePairedFromTheTopAndAMissingOneCountsAsTwo() {
        fronts().begins()
                .rolls(2, 3, 6, 3, 5, 4, 6, 6, 6, 6)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it", "skip")
                .tells("1 hit on the defender, 3 on the attacker");
    }

    @Test
    @Plays("Close Combat (i)")
    void eachOwnerSaysWhichOfTheirFiguresAreStruck() {
        Played game = fronts().begins()
                .rolls(6, 1, 1, 1, 1, 1, 5, 5, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it", "skip")
                .tells("1 hit on the defender, 1 on the attacker");

        game.awaits("Egypt", STRIKE)
                .offers(
                        "Egypt",
                        STRIKE,
                        "spear far left",
                        "spear left",
                        "spear right",
                        "spear far right",
                        "reserve far left",
                        "reserve left",
                        "reserve right")
                .does("Egypt", "reserve right")
                .awaits("Rome", STRIKE)
                .does("Rome", "rear right")
                .awaits("Rome", "2(b)")
                .has(
                        "Spears",
                        "standing",
                        "spear far left, spear left, spear right, spear far right, reserve far left, reserve left");
    }

    @Test
    @Plays("Close Combat (e)")
    void theIconsOfFallenFiguresAreNotReady() {
        fronts().begins()
                .rolls(1, 1, 1, 1, 1, 1, 5, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Spears", "do it", "skip", "front left")
                .does("Rome", "no more")
                .look()
                .does("Egypt", "Spears", "Close combat", "Cohort", "do it")
                .tells("5 red dice against 4 white");
    }

    @Test
    @Plays("Close Combat (e)")
    void ofTwoStaticAbilitiesThatBeginTogetherThatOfThePlayerWhoIsNotActiveCounts() {
        // The cataphracts turn every side they strike grey, the phalangites have no grey side while they are attacked.
        Drill.duel()
                .unit("Cataphracts", "Rome", "cataphracts", "8, 4", "north")
                .unit("Pikes", "Egypt", "phalangites", "8, 5", "south")
                .begins()
                .does("Rome", "Cataphracts", "Close combat", "Pikes", "do it")
                .tells("Outflanking against Hedgehog: what Egypt has counts")
                .tells("6 red dice against 5 white");
        Drill.duel()
                .unit("Pikes", "Rome", "phalangites", "8, 4", "north")
                .unit("Cataphracts", "Egypt", "cataphracts", "8, 5", "south")
                .begins()
                .does("Rome", "Pikes", "Move", "do it")
                .does("Egypt", "Cataphracts")
                .tells("Outflanking against Hedgehog: what Egypt has counts")
                .tells("6 red dice against 2 white");
    }

    @Test
    @Plays("Close Combat (e)")
    void ofTwoStaticAbilitiesTheOneThatBecameActiveLaterCounts() {
        // Colossi are steady from the start; outflanking begins with the attack.
        Drill.duel()
                .unit("Cataphracts", "Rome", "cataphracts", "8, 4", "north")
                .unit("Colossi", "Egypt", "colossi", "8, 5", "south")
                .begins()
                .does("Rome", "Cataphracts", "Close combat", "Colossi", "do it")
                .tells("6 red dice against 2 white");
        Drill.duel()
                .unit("Lancers", "Rome", "lancers", "8, 4", "north")
                .unit("Colossi", "Egypt", "colossi", "8, 5", "north")
                .begins()
                .does("Rome", "Lancers", "Close combat", "Colossi", "do it")
                .tells("6 red dice against 5 white");
    }
}
