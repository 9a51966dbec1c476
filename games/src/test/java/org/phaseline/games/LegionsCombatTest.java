package org.phaseline.games;

import org.junit.jupiter.api.Test;

class LegionsCombatTest {

    // ---- close combat

    @Test
    @Plays({"Close Combat (a)", "Close Combat (j)"})
    void aCloseCombatWithoutTargetGoesToItsEndAndCostsNothing() {
        Legions.duel()
                .does("Rome", "Close combat", "skip")
                .passes("CloseCombat (a)", "CloseCombat (j)")
                .never("CloseCombat (b)", "CloseCombat (c)", "CloseCombat (i)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays({"Close Combat (b)", "Close Combat (j)"})
    void anUnpaidCloseCombatGoesToItsEnd() {
        Legions.duel()
                .does("Rome", "Close combat", "Egypt", "skip")
                .passes("CloseCombat (a)", "CloseCombat (b)", "CloseCombat (j)")
                .never("CloseCombat (c)", "CloseCombat (d)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays({"Close Combat (c)", "Close Combat (j)"})
    void aCountermandedCloseCombatGoesToItsEndAndStaysPaid() {
        Legions.duel()
                .does("Rome", "Close combat", "Egypt", "2")
                .reacts("Egypt: Countermand a combat order")
                .awaits("Egypt", "Countermand a combat order")
                .does("Egypt", "do it")
                .passes("CloseCombat (c)", "Countermand a combat order", "CloseCombat (j)")
                .never("CloseCombat (d)", "CloseCombat (e)", "CloseCombat (i)")
                .holds("Rome", "orderPoints", "2");
    }

    @Test
    @Plays({"Close Combat (c)", "Close Combat (d)", "Close Combat (j)"})
    void aCloseCombatNobodyStopsRunsThroughAllItsSteps() {
        Played game = Legions.duel().does("Rome", "Close combat", "Egypt", "2").does("Egypt", "skip");
        Legions.fight(game, "Rome", "Egypt");

        game.passes(
                        "CloseCombat (a)",
                        "CloseCombat (b)",
                        "CloseCombat (c)",
                        "CloseCombat (d)",
                        "CloseCombat (e)",
                        "CloseCombat (f)",
                        "CloseCombat (g)",
                        "CloseCombat (h)",
                        "CloseCombat (i)",
                        "CloseCombat (j)")
                .announces("OrderGiven (closeCombat, Rome)", "OrderEnded (closeCombat, Rome)");
    }

    @Test
    @Plays({"Close Combat (e)", "Close Combat (f)", "Close Combat (f):crit", "Close Combat (g)"})
    void bothCountAtTheSameTimeAndThreeSixesOfTheFirstThrowStayACriticalHit() {
        Legions.quietDuel()
                .does("Rome", "Close combat", "Egypt", "2")
                .awaitsTogether("Rome at CloseCombat (e)", "Egypt at CloseCombat (e)")
                .does("Egypt", "2")
                .awaits("Rome", "CloseCombat (e)")
                .rolls(6, 6, 6, 1, 5)
                .does("Rome", "3")
                .rolled("thrown", 18, 6)
                .tells("Critical hits: 1")
                .awaits("Rome", "CloseCombat (g)")
                .rolls(2)
                .does("Rome", "do it", "6", "no more")
                .rolled("thrown", 18, 6, 14)
                .awaits("Egypt", "CloseCombat (g)")
                .does("Egypt", "skip")
                .awaits("Rome", "CloseCombat (h)");
    }

    @Test
    @Plays("Close Combat (i)")
    void bothTakeTheirLossesTogetherAndTheOtherScoresThem() {
        Played game = Legions.quietDuel().does("Rome", "Close combat", "Egypt", "2");
        game.does("Rome", "2").does("Egypt", "2").does("Rome", "skip").does("Egypt", "skip");

        game.does("Rome", "2", "1")
                .awaitsTogether(
                        "Rome at Put the damage on your own figures", "Egypt at Put the damage on your own figures");
        game.does("Egypt", "2").holds("Rome", "victory", "0");
        game.does("Rome", "1").holds("Rome", "victory", "2").holds("Egypt", "victory", "1");
    }

    @Test
    @Plays({"Close Combat", "Close Combat (k)"})
    void aCloseCombatReturnsToTheChoiceOfOrders() {
        Played game = Legions.quietDuel().does("Rome", "Close combat", "Egypt", "1");
        Legions.fight(game, "Rome", "Egypt");

        game.passes("CloseCombat (j)", "CloseCombat (k)").awaits("Rome", "2(b)").holds("Rome", "orderPoints", "3");
    }

    // ---- ranged combat

    @Test
    @Plays({"Ranged Combat (a)", "Ranged Combat (l)"})
    void aShotWithoutTargetGoesToItsEndAndCostsNothing() {
        Legions.duel()
                .does("Rome", "Ranged combat", "skip")
                .passes("RangedCombat (a)", "RangedCombat (l)")
                .never("RangedCombat (b)", "RangedCombat (c)", "RangedCombat (k)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays({"Ranged Combat (b)", "Ranged Combat (l)"})
    void anUnpaidShotGoesToItsEnd() {
        Legions.duel()
                .does("Rome", "Ranged combat", "front", "Egypt", "left", "skip")
                .passes("RangedCombat (a)", "RangedCombat (b)", "RangedCombat (l)")
                .never("RangedCombat (c)", "RangedCombat (d)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays({"Ranged Combat (c)", "Ranged Combat (l)"})
    void aCountermandedShotGoesToItsEndAndStaysPaid() {
        Legions.duel()
                .does("Rome", "Ranged combat", "front", "Egypt", "left", "1")
                .awaits("Egypt", "Countermand a combat order")
                .does("Egypt", "do it")
                .passes("RangedCombat (c)", "Countermand a combat order", "RangedCombat (l)")
                .never("RangedCombat (d)", "RangedCombat (e)", "RangedCombat (k)")
                .holds("Rome", "orderPoints", "3");
    }

    @Test
    @Plays({"Ranged Combat (e)", "Ranged Combat (f)", "Ranged Combat (g)", "Ranged Combat (h)"})
    void whatIsInTheWayAndTheMeleeTakeDiceFromTheShooterOnly() {
        Legions.quietDuel()
                .does("Rome", "Ranged combat", "front", "Egypt", "left", "2")
                .does("Rome", "1", "1")
                .rolls(6, 6, 1, 1, 1)
                .does("Rome", "4")
                .does("Egypt", "3")
                .rolled("thrown", 12, 3);
    }

    @Test
    @Plays("Ranged Combat (i)")
    void afterAShotDiceAreThrownAgainTheShootersFirst() {
        Legions.quietDuel()
                .does("Rome", "Ranged combat", "front", "Egypt", "left", "2")
                .does("Rome", "0", "0")
                .rolls(6, 1, 4)
                .does("Rome", "2")
                .does("Egypt", "1")
                .rolled("thrown", 7, 4)
                .awaits("Rome", "RangedCombat (i)")
                .look()
                .rolls(5)
                .does("Rome", "do it", "1", "no more")
                .rolled("thrown", 11)
                .awaits("Egypt", "RangedCombat (i)")
                .does("Egypt", "skip")
                .awaits("Rome", "RangedCombat (j)");
    }

    @Test
    @Plays({"Ranged Combat (k)", "Ranged Combat (l)"})
    void onlyTheTargetOfAShotIsHurt() {
        Played game = Legions.quietDuel().does("Rome", "Ranged combat", "front", "Egypt", "left", "2");
        game.does("Rome", "0", "0", "2").does("Egypt", "1").does("Rome", "skip").does("Egypt", "skip");

        game.does("Rome", "2")
                .awaits("Egypt", "RangedCombat (k)")
                .does("Egypt", "2")
                .holds("Rome", "victory", "2")
                .holds("Egypt", "victory", "0");
    }

    @Test
    @Plays("Ranged Combat (i)")
    void whoeverShootsIsAskedForHisAbilitiesFirst() {
        Played game = Legions.quietDuel().does("Rome", "no more").does("Egypt", "0");
        game.does("Egypt", "Ranged combat", "front", "Rome", "left", "2", "0", "0", "2")
                .does("Rome", "1");

        game.awaits("Egypt", "RangedCombat (i)").does("Egypt", "skip");
        game.awaits("Rome", "RangedCombat (i)").does("Rome", "skip");
        game.awaits("Egypt", "RangedCombat (j)");
    }

    @Test
    @Plays({"Ranged Combat", "Ranged Combat (m)"})
    void aShotReturnsToTheChoiceOfOrders() {
        Played game = Legions.quietDuel().does("Rome", "Ranged combat", "front", "Egypt", "left", "2");
        Legions.shoot(game, "Rome", "Egypt");

        game.passes(
                        "RangedCombat (d)",
                        "RangedCombat (e)",
                        "RangedCombat (f)",
                        "RangedCombat (g)",
                        "RangedCombat (h)",
                        "RangedCombat (i)",
                        "RangedCombat (j)",
                        "RangedCombat (k)",
                        "RangedCombat (l)",
                        "RangedCombat (m)")
                .awaits("Rome", "2(b)");
    }
}
