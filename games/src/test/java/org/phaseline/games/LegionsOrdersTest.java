package org.phaseline.games;

import org.junit.jupiter.api.Test;

class LegionsOrdersTest {

    // ---- move

    @Test
    @Plays({"Move (a)", "Move (h)"})
    void anUnpaidMoveSkipsToTheLossOfMovementPointsAndNothingSaysThatItEnded() {
        Legions.duel()
                .does("Rome", "Move", "skip")
                .announces()
                .enters("Move", "MoveOrder (a)", "MoveOrder (h)", "MoveOrder (i)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays("Move (b)")
    void aCardThatCallsOffAMoveSendsTheUnitToTheLossOfItsMovementPoints() {
        String card = """

                when OrderGiven (order, giver) "Stand still" opponents(giver) may if order is moving
                  cancel
                """;
        Played.of(Shelf.text("legions", card), "Duel")
                .does("Rome", "0", "Move", "2")
                .look()
                .does("Egypt", "do it")
                .enters("MoveOrder (h)", "MoveOrder (i)")
                .announces()
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Move (c)")
    void neighboursStrikeBeforeAnyMovementPointsAreThereAndThenTheMoveGoesOn() {
        Played game = Legions.quietDuel()
                .does("Rome", "Move", "2", "yes")
                .enters(
                        "Move",
                        "MoveOrder (a)",
                        "MoveOrder (b)",
                        "MoveOrder (c)",
                        "Strike with a unit next to the mover")
                .awaits("Egypt", "Strike with a unit next to the mover")
                .does("Egypt", "do it")
                .awaits("Egypt", "CloseCombat (a)")
                .does("Egypt", "Rome")
                .offers("Egypt", "CloseCombat (b)", "0", "skip")
                .does("Egypt", "0");
        Legions.fight(game, "Egypt", "Rome");

        game.asks("Rome", "The unit I was moving is destroyed")
                .does("Rome", "no")
                .awaits("Egypt", "Strike with a unit next to the mover")
                .never("MoveOrder (d)")
                .does("Egypt", "no more")
                .passes("MoveOrder (d)")
                .awaits("Rome", "MoveOrder (d)");
    }

    @Test
    @Plays("Move (c)")
    void eachNeighbourIsAskedInTurnFromTheActivePlayer() {
        Played game = Played.without("Reactions", "legions", "FourCorners");
        game.does("Rome", "0", "no more").does("Egypt", "0", "no more").does("Han", "0", "Move", "2", "yes");

        game.awaits("Carthage", "Strike with a unit next to the mover").does("Carthage", "no more");
        game.awaits("Rome", "Strike with a unit next to the mover").does("Rome", "no more");
        game.awaits("Egypt", "Strike with a unit next to the mover").does("Egypt", "no more");
        game.awaits("Han", "MoveOrder (d)");
    }

    @Test
    @Plays("Move (c)")
    void aMoverThatDoesNotSurviveTheStrikeHasNoMovementAndNoEnd() {
        Played game = Legions.quietDuel().does("Rome", "Move", "2", "yes").does("Egypt", "do it", "Rome", "0");
        Legions.fight(game, "Egypt", "Rome");

        game.look()
                .does("Rome", "yes")
                .enters("MoveOrder (h)", "MoveOrder (i)")
                .announces()
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Move (c)")
    void aSortieOrAUnitWithoutNeighboursMovesUndisturbed() {
        Legions.quietDuel().does("Rome", "Move", "1", "no").awaits("Rome", "MoveOrder (d)");
    }

    @Test
    @Plays({"Move (f)", "Move (e)", "Move (e)1", "Move (e)2"})
    void aMoveThatWasPaidForIsMadeAndAnotherMayBeBoughtUntilNoneIs() {
        Legions.quietDuel()
                .does("Rome", "Move", "2", "no", "5")
                .look()
                .offers(
                        "Rome",
                        "MoveOrder (e)",
                        "Name a direction to step in and pay for it",
                        "Lay the tool on an edge, name the edge to turn to, pay",
                        "skip")
                .does("Rome", "Name a direction to step in and pay for it", "front")
                .offers("Rome", "MoveOrder (e)1", "1", "2", "3", "4", "5")
                .does("Rome", "2")
                .enters("MoveOrder (e)1", "MoveOrder (f)", "MoveOrder (e)")
                .does("Rome", "Lay the tool on an edge, name the edge to turn to, pay", "left", "front")
                .offers("Rome", "MoveOrder (e)2", "1", "2", "3")
                .does("Rome", "1")
                .enters("MoveOrder (e)2", "MoveOrder (f)", "MoveOrder (e)")
                .does("Rome", "skip")
                .announces("OrderEnded (moving, Rome)")
                .passes("MoveOrder (g)", "MoveOrder (h)", "MoveOrder (i)")
                .never("MoveOrder (e)", "MoveOrder (e)1", "MoveOrder (e)2");
    }

    @Test
    @Plays("Move (f)")
    void withoutMovementPointsNoFurtherMoveIsOffered() {
        Legions.quietDuel()
                .does("Rome", "Move", "2", "no", "1")
                .look()
                .does("Rome", "Name a direction to step in and pay for it", "rear", "1")
                .passes("MoveOrder (e)1", "MoveOrder (f)", "MoveOrder (g)", "MoveOrder (h)", "MoveOrder (i)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays({"Move", "Move (i)"})
    void aMoveReturnsToTheChoiceOfOrders() {
        Legions.duel()
                .does("Rome", "Move", "1", "no", "0")
                .passes("MoveOrder (g)", "MoveOrder (h)", "MoveOrder (i)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "3");
    }

    // ---- regroup

    @Test
    @Plays({"Regroup (a)", "Regroup (e)"})
    void anUnpaidRegroupGoesToItsEndWhichIsSaid() {
        Legions.duel()
                .does("Rome", "Regroup", "skip")
                .announces("OrderEnded (regrouping, Rome)")
                .enters("Regroup", "RegroupOrder (a)", "RegroupOrder (e)", "RegroupOrder (f)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays({"Regroup", "Regroup (f)", "Regroup (b)", "Regroup (c)", "Regroup (d)", "Regroup (e)"})
    void aRegroupReturnsToTheChoiceOfOrders() {
        Legions.duel()
                .does("Rome", "Regroup", "do it", "done", "skip")
                .announces("OrderGiven (regrouping, Rome)", "OrderEnded (regrouping, Rome)")
                .enters(
                        "Regroup",
                        "RegroupOrder (a)",
                        "RegroupOrder (b)",
                        "RegroupOrder (c)",
                        "RegroupOrder (d)",
                        "RegroupOrder (e)",
                        "RegroupOrder (f)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "3");
    }

    // ---- special

    @Test
    @Plays("Special (a)")
    void aSpecialOrderThatNeedsTargetsAndGetsNoneReturnsAtOnce() {
        Legions.duel()
                .does("Rome", "Special order", "yes", "skip")
                .announces()
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (f)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Special (a)")
    void aSpecialOrderWithoutTargetsGoesOnToItsCosts() {
        Legions.duel()
                .does("Rome", "Special order", "no")
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (b)")
                .awaits("Rome", "SpecialOrder (b)");
    }

    @Test
    @Plays("Special (b)")
    void anUnpaidSpecialOrderReturnsWithoutEffectAndWithoutEnd() {
        Legions.duel()
                .does("Rome", "Special order", "yes", "done", "skip")
                .announces()
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (b)", "SpecialOrder (f)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays({"Special", "Special (f)", "Special (c)", "Special (d)", "Special (e)"})
    void aSpecialOrderReturnsToTheChoiceOfOrders() {
        Legions.duel()
                .does("Rome", "Special order", "yes", "done", "do it", "On the table", "2")
                .announces("OrderGiven (special, Rome)", "OrderEnded (special, Rome)")
                .passes("SpecialOrder (c)", "SpecialOrder (d)", "SpecialOrder (e)", "SpecialOrder (f)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "3")
                .holds("Rome", "victory", "2");
    }

    @Test
    @Plays({"Special (d)", "Special (f)"})
    void anOrderGivenByASpecialOrderReturnsIntoIt() {
        Legions.duel()
                .does("Rome", "Special order", "no", "do it", "It gives one of your units an order", "Regroup")
                .look()
                .does("Rome", "do it", "skip", "skip")
                .passes("RegroupOrder (f)", "SpecialOrder (e)", "SpecialOrder (f)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "3");
    }
}
