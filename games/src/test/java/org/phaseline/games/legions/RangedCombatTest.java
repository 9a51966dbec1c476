package org.phaseline.games.legions;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Plays;

class RangedCombatTest {

    private static final String[] SHOT = {"Archers", "Ranged combat", "front", "Cohort", "front"};

    /** Archers three steps in front of a cohort. */
    private static Drill apart() {
        return Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "north")
                .unit("Cohort", "Egypt", "legionaries", "8, 6", "south");
    }

    @Test
    @Plays({"Ranged Combat (a)", "Ranged Combat (l)"})
    void withoutATargetItGoesToItsEndAndCostsNothing() {
        apart().begins()
                .look()
                .does("Rome", "Archers", "Ranged combat", "skip")
                .passes("RangedCombat (a)", "RangedCombat (l)", "RangedCombat (m)")
                .never("RangedCombat (b)", "RangedCombat (c)", "RangedCombat (k)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays({"Ranged Combat (a)", "Ranged Combat (a):target"})
    void onlySidesThatSeeEachOtherAreOffered() {
        apart().unit("Slingers", "Egypt", "slingers", "3, 10", "south")
                .begins()
                .look()
                .does("Rome", "Archers", "Ranged combat")
                .offers("Rome", "RangedCombat (a)", "front", "skip")
                .does("Rome", "front")
                .offers("Rome", "RangedCombat (a)", "Cohort")
                .does("Rome", "Cohort")
                .offers("Rome", "RangedCombat (a)", "front")
                .does("Rome", "front", "do it")
                .announces("OrderGiven (Ranged combat, Rome, Archers, Cohort)");
    }

    @Test
    @Plays({"Ranged Combat (b)", "Ranged Combat (l)"})
    void unpaidItGoesToItsEnd() {
        apart().begins()
                .look()
                .does("Rome", SHOT)
                .does("Rome", "skip")
                .passes("RangedCombat (a)", "RangedCombat (b)", "RangedCombat (l)")
                .never("RangedCombat (c)", "RangedCombat (d)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays("Ranged Combat (b)")
    void aSortieShootsForOnePoint() {
        apart().unit("Slingers", "Rome", "slingers", "12, 3", "north")
                .unit("Spears", "Egypt", "spearmen", "12, 7", "south")
                .begins()
                .does("Rome", "Slingers", "Ranged combat", "front", "Spears", "front", "do it")
                .holds("Rome", "orderPoints", "7");
    }

    @Test
    @Plays({"Ranged Combat (c)", "Ranged Combat (l)"})
    void calledOffItGoesToItsEndAndStaysPaid() {
        apart().unit("Guards", "Egypt", "guards", "10, 6", "south")
                .reactions()
                .begins()
                .look()
                .does("Rome", SHOT)
                .does("Rome", "do it")
                .awaits("Egypt", "Countermand a combat order")
                .does("Egypt", "Guards")
                .passes("RangedCombat (c)", "Countermand a combat order", "RangedCombat (l)")
                .never("RangedCombat (d)", "RangedCombat (e)", "RangedCombat (k)")
                .holds("Rome", "orderPoints", "6");
    }

    @Test
    @Plays({"Ranged Combat", "Ranged Combat (d)", "Ranged Combat (l)", "Ranged Combat (m)"})
    void nobodyStopsItSoItRunsThroughAllItsStepsAndReturns() {
        apart().begins()
                .look()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", SHOT)
                .does("Rome", "do it", "skip")
                .passes(
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
                .announces(
                        "OrderGiven (Ranged combat, Rome, Archers, Cohort)",
                        "OrderEnded (Ranged combat, Rome, Archers, Cohort)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "6");
    }

    @Test
    @Plays("Ranged Combat (a)")
    void sixStepsAreTheLongestShot() {
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "north")
                .unit("Cohort", "Egypt", "legionaries", "8, 9", "south")
                .begins()
                .does("Rome", "Archers", "Ranged combat");
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "north")
                .unit("Cohort", "Egypt", "legionaries", "8, 9.5", "south")
                .begins()
                .does("Rome", "Archers")
                .offers("Rome", "2(b)", "Move", "Regroup");
    }

    @Test
    @Plays("Ranged Combat (a)")
    void withoutAReadyRangedIconNobodyShoots() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 7", "south")
                .begins()
                .does("Rome", "Cohort")
                .offers("Rome", "2(b)", "Move", "Regroup");
    }

    @Test
    @Plays("Ranged Combat (a)")
    void nobodyShootsWithAnEnemyNextToThem() {
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 4", "north")
                .unit("Cohort", "Egypt", "legionaries", "8, 5", "south")
                .unit("Spears", "Egypt", "spearmen", "11, 7", "south")
                .begins()
                .does("Rome", "Archers")
                .offers("Rome", "2(b)", "Close combat", "Move", "Regroup");
    }

    @Test
    @Plays("Ranged Combat (g)")
    void everyReadyIconIsADieAndAWallOfShieldsGivesTheDefenderTwo() {
        apart().begins().does("Rome", SHOT).does("Rome", "do it").tells("5 blue dice against 4 white");
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 6", "south")
                .begins()
                .does("Rome", "Archers", "Ranged combat", "front", "Spears", "front", "do it")
                .tells("5 blue dice against 6 white");
    }

    @Test
    @Plays("Ranged Combat (g)")
    void aSideThatIsNotBlueCostsThreeDiceAndAGreyOneTheDefenderThree() {
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "east")
                .unit("Cohort", "Egypt", "legionaries", "8, 7", "south")
                .begins()
                .does("Rome", "Archers", "Ranged combat", "left", "Cohort", "front", "do it")
                .tells("2 blue dice against 4 white");
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "north")
                .unit("Cohort", "Egypt", "legionaries", "8, 6", "north")
                .begins()
                .does("Rome", "Archers", "Ranged combat", "front", "Cohort", "rear", "do it")
                .tells("5 blue dice against 1 white");
    }

    @Test
    @Plays("Ranged Combat (e)")
    void eachUnitAndEachHinderingTerrainInTheWayCostsADie() {
        apart().unit("Slingers", "Rome", "slingers", "8, 4", "north")
                .begins()
                .does("Rome", SHOT)
                .does("Rome", "do it")
                .tells("4 blue dice against 4 white");
        apart().terrain("Reeds", "hindering", 4, 1, "8, 4")
                .begins()
                .does("Rome", SHOT)
                .does("Rome", "do it")
                .tells("4 blue dice against 4 white");
        apart().unit("Slingers", "Rome", "slingers", "8, 4", "north")
                .terrain("Reeds", "hindering", 4, 1, "8, 4")
                .begins()
                .does("Rome", SHOT)
                .does("Rome", "do it")
                .tells("3 blue dice against 4 white");
    }

    @Test
    @Plays("Ranged Combat (e)")
    void nobodyShootsThroughBlockingTerrain() {
        apart().terrain("Tower", "blocking", 6, 1, "8, 4")
                .begins()
                .does("Rome", "Archers")
                .offers("Rome", "2(b)", "Move", "Regroup");
    }

    @Test
    @Plays("Ranged Combat (f)")
    void aShotIntoAFightCostsADie() {
        apart().unit("Champions", "Rome", "champions", "9.5, 6", "west")
                .begins()
                .does("Rome", SHOT)
                .does("Rome", "do it")
                .tells("4 blue dice against 4 white");
    }

    @Test
    @Plays({"Ranged Combat (h)", "Ranged Combat (h):crit", "Ranged Combat (i)", "Ranged Combat (j)"})
    void sharpshootersThrowDiceAgainAndTheCriticalOfTheFirstThrowStays() {
        apart().begins()
                .look()
                .rolls(6, 6, 6, 1, 1, 1, 1, 1, 1)
                .does("Rome", SHOT)
                .does("Rome", "do it")
                .rolled("the dice of the ranged combat", 20, 4)
                .tells("Critical hits: 1")
                .awaits("Rome", "RangedCombat (i)")
                .rolls(3, 1)
                .does("Rome", "do it", "6", "6")
                .tells("3 hits on the defender");
    }

    @Test
    @Plays({"Ranged Combat (j)", "Ranged Combat (k)"})
    void onlyTheTargetIsHurtHoweverHighItThrows() {
        apart().begins()
                .rolls(6, 6, 1, 1, 1, 5, 5, 5, 5)
                .does("Rome", SHOT)
                .does("Rome", "do it", "skip")
                .tells("2 hits on the defender")
                .awaits("Egypt", "Assign one damage")
                .does("Egypt", "front left", "rear right")
                .awaits("Rome", "2(b)")
                .has("Cohort", "standing", "front far left, front right, front far right, rear far left, rear left");
    }
}
