package org.phaseline.games.legions;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class MoveTest {

    static final String STEP = "Take a step";
    private static final String STRIKE = "Make a breakaway attack";
    static final String TURN = "Use the turning tool";

    /** A cohort with nobody near. */
    private static Drill alone() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south");
    }

    /** A cohort with champions in front and archers at its right side. */
    private static Drill surrounded() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Champions", "Egypt", "champions", "8, 5", "south")
                .unit("Archers", "Egypt", "archers", "10, 4", "south");
    }

    @Test
    @Plays({"Move (a)", "Move (h)"})
    void unpaidItSkipsToTheLossOfMovementPointsAndNothingSaysThatItEnded() {
        alone().begins()
                .look()
                .does("Rome", "Cohort", "Move", "skip")
                .announces()
                .enters("Move", "MoveOrder (a)", "MoveOrder (h)", "MoveOrder (i)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays("Move (a)")
    void aFormationPaysTwoPointsAndASortieOne() {
        alone().begins().does("Rome", "Cohort", "Move", "do it").holds("Rome", "orderPoints", "6");
        alone().unit("Riders", "Rome", "riders", "3, 4", "north")
                .begins()
                .does("Rome", "Riders", "Move", "do it")
                .holds("Rome", "orderPoints", "7");
    }

    @Test
    @Plays("Move (b)")
    void pinnedItLosesItsMovementPointsAndNothingSaysThatItEnded() {
        surrounded()
                .unit("Riders", "Egypt", "riders", "6.5, 4", "east")
                .reactions()
                .begins()
                .look()
                .does("Rome", "Cohort", "Move", "do it")
                .awaits("Egypt", "Pin a unit that wants to move")
                .look()
                .does("Egypt", "Riders")
                .passes("MoveOrder (h)", "MoveOrder (i)")
                .never("MoveOrder (c)", "MoveOrder (d)", "MoveOrder (g)")
                .announces()
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Move (c)")
    void eachNeighbourMayStrikeOnceForNothingBeforeThereAreMovementPoints() {
        Played game = surrounded().begins().does("Rome", "Cohort", "Move", "do it");

        game.offers("Egypt", STRIKE, "Champions", "Archers", "no more")
                .look()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Egypt", "Champions")
                .tells("4 red dice against 5 white")
                .holds("Egypt", "orderPoints", "0")
                .never("CloseCombat (b)", "MoveOrder (d)")
                .does("Rome", "skip")
                .offers("Egypt", STRIKE, "Archers", "no more")
                .does("Egypt", "no more")
                .passes("MoveOrder (d)")
                .awaits("Rome", "MoveOrder (e)");
    }

    @Test
    @Plays({"Move (c)", "Move (d)"})
    void movementIconsLostToAStrikeDoNotCount() {
        surrounded()
                .begins()
                .rolls(1, 1, 1, 1, 1, 6, 1, 1, 1)
                .does("Rome", "Cohort", "Move", "do it")
                .does("Egypt", "Champions")
                .does("Rome", "skip", "front left")
                .does("Egypt", "no more")
                .has("Cohort", "moves", "2");
    }

    @Test
    @Plays("Move (c)")
    void aSortieBreaksAwayUndisturbed() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 4", "north")
                .unit("Champions", "Egypt", "champions", "8, 5", "south")
                .begins()
                .does("Rome", "Riders", "Move", "do it")
                .awaits("Rome", "MoveOrder (e)");
    }

    @Test
    @Plays("Move (c)")
    void ownersStrikeInTurnFromTheActivePlayer() {
        Played game = Drill.of("Rome, Egypt, Han, Carthage")
                .unit("Cohort", "Rome", "legionaries", "2, 2", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .unit("Wall", "Han", "spearmen", "8, 4", "north")
                .unit("Elephants", "Carthage", "elephants", "8, 3", "north")
                .unit("Champions", "Rome", "champions", "6.5, 4", "east")
                .begins();
        game.does("Rome", "no more").does("Egypt", "no more").does("Han", "Wall", "Move", "do it");

        game.awaits("Carthage", STRIKE).does("Carthage", "no more");
        game.awaits("Rome", STRIKE).does("Rome", "no more");
        game.awaits("Egypt", STRIKE).does("Egypt", "no more");
        game.awaits("Han", "MoveOrder (e)");
    }

    @Test
    @Plays("Move (c)")
    void aMoverThatDoesNotSurviveHasNoMovementAndNoEnd() {
        Played game = Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 4", "north")
                .unit("Slingers", "Rome", "slingers", "2, 2", "north")
                .unit("Elephants", "Egypt", "elephants", "8, 5", "south")
                .begins()
                .rolls(1, 1, 1, 6, 6, 6, 6, 6, 6)
                .does("Rome", "Archers", "Move", "do it")
                .does("Egypt", "Elephants");
        game.does("Rome", "bow far left", "bow left", "master archer", "bow right", "bow far right")
                .look()
                .does("Rome", "knife left")
                .passes("MoveOrder (h)", "MoveOrder (i)")
                .never("MoveOrder (d)", "MoveOrder (g)")
                .holds("Egypt", "victory", "2")
                .has("Archers", "at", "none")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays({"Move (d)", "Move (e)", "Move (e)1", "Move (f)"})
    void aStepCostsWhatTheCardSaysForItsSideAndIsMadeOnceItIsPaid() {
        alone().begins()
                .does("Rome", "Cohort", "Move", "do it")
                .has("Cohort", "moves", "3")
                .offers("Rome", "MoveOrder (e)", STEP, TURN, "skip")
                .does("Rome", STEP)
                .offers("Rome", "MoveOrder (e)1", "front", "right", "rear", "left")
                .look()
                .does("Rome", "front")
                .enters("MoveOrder (f)", "MoveOrder (e)")
                .has("Cohort", "at", "8,5")
                .has("Cohort", "moves", "2")
                .does("Rome", STEP, "right")
                .has("Cohort", "at", "9,5")
                .has("Cohort", "moves", "0")
                .passes("MoveOrder (f)", "MoveOrder (g)", "MoveOrder (h)", "MoveOrder (i)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays({"Move (e)", "Move (e)2", "Move (f)"})
    void aFormationTurnsForTwiceTheCostOfTheSideOntoALongSideAndThriceOntoAShortOne() {
        Played game = alone().begins().does("Rome", "Cohort", "Move", "do it", TURN);

        game.offers("Rome", "MoveOrder (e)2", "front")
                .does("Rome", "front")
                .offers("Rome", "MoveOrder (e)2", "toLeft", "toRight")
                .does("Rome", "toRight")
                .offers("Rome", "MoveOrder (e)2", "front", "right", "rear", "left")
                .does("Rome", "rear")
                .has("Cohort", "facing", "northeast")
                .has("Cohort", "at", "8.3,4.8")
                .has("Cohort", "moves", "1")
                .offers("Rome", "MoveOrder (e)", STEP, "skip");

        alone().begins()
                .does("Rome", "Cohort", "Move", "do it", TURN, "front", "toLeft", "right")
                .has("Cohort", "facing", "northeast")
                .has("Cohort", "at", "7.3,5.2")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Move (e)2")
    void theSideTheToolLayOnCanComeToItsPointAgainSoThatTheUnitFlipsRound() {
        alone().begins()
                .does("Rome", "Cohort", "Move", "do it", TURN, "front", "toRight", "front")
                .has("Cohort", "facing", "southwest")
                .has("Cohort", "at", "8.3,4.8")
                .has("Cohort", "moves", "1");
    }

    @Test
    @Plays("Move (e)2")
    void onASideOfCostTwoAFormationTurnsForFourOrSix() {
        alone().unit("Lancers", "Rome", "lancers", "3, 4", "north")
                .begins()
                .does("Rome", "Lancers", "Move", "do it", TURN)
                .offers("Rome", "MoveOrder (e)2", "front", "right", "left")
                .does("Rome", "right", "toRight")
                .offers("Rome", "MoveOrder (e)2", "front", "rear")
                .look()
                .does("Rome", "rear")
                .has("Lancers", "facing", "southeast")
                .has("Lancers", "moves", "0")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Move (e)2")
    void aTurnThatWouldOverlapSomebodyIsNotOffered() {
        alone().unit("Guards", "Rome", "guards", "9.5, 5.25", "north")
                .begins()
                .does("Rome", "Cohort", "Move", "do it", TURN, "front")
                .offers("Rome", "MoveOrder (e)2", "toLeft");
    }

    @Test
    @Plays("Move (e)2")
    void aSortieTurnsForTheCostOfTheSideSoTwoTurnsTakeItForwardAndAsideForTwo() {
        alone().unit("Riders", "Rome", "riders", "3, 4", "north")
                .begins()
                .does("Rome", "Riders", "Move", "do it", TURN, "front", "toRight", "rear")
                .has("Riders", "moves", "3")
                .has("Riders", "facing", "northeast")
                .does("Rome", TURN, "front", "toLeft", "rear")
                .has("Riders", "moves", "2")
                .has("Riders", "facing", "north")
                .has("Riders", "at", "3.7,5.7");
    }

    @Test
    @Plays("Move (e)1")
    void aStepEndsInContactAndNobodyEntersBlockingTerrain() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5.5", "south")
                .terrain("Tower", "blocking", 1, 1, "10, 4")
                .begins()
                .does("Rome", "Cohort", "Move", "do it", STEP)
                .offers("Rome", "MoveOrder (e)1", "front", "rear", "left")
                .does("Rome", "front")
                .has("Cohort", "at", "8,4.5");
    }

    @Test
    @Plays({"Move (e)1", "Move (e)2"})
    void inHinderingTerrainEveryStepAndTurnCostsOneMore() {
        alone().unit("Riders", "Rome", "riders", "3, 4", "north")
                .terrain("Reeds", "hindering", 4, 4, "3, 4")
                .begins()
                .does("Rome", "Riders", "Move", "do it", STEP, "front")
                .has("Riders", "moves", "2")
                .does("Rome", TURN, "front", "toRight", "rear")
                .has("Riders", "facing", "northeast")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Move (e)1")
    void nobodyLeavesTheTable() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "0.5, 0.5", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .begins()
                .does("Rome", "Riders", "Move", "do it", STEP)
                .offers("Rome", "MoveOrder (e)1", "front", "right");
    }

    @Test
    @Plays({"Move", "Move (f)", "Move (g)", "Move (i)"})
    void whoBuysNothingMoreEndsTheMovementAndReturns() {
        alone().begins()
                .look()
                .does("Rome", "Cohort", "Move", "do it", "skip")
                .announces("OrderGiven (Move, Rome, Cohort, none)", "OrderEnded (Move, Rome, Cohort, none)")
                .passes("MoveOrder (g)", "MoveOrder (h)", "MoveOrder (i)")
                .has("Cohort", "moves", "0")
                .awaits("Rome", "2(b)");
    }
}
