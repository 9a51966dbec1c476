package org.phaseline.games;

import static org.phaseline.games.Rof.A;
import static org.phaseline.games.Rof.C;
import static org.phaseline.games.Rof.M;
import static org.phaseline.games.Rof.moves;
import static org.phaseline.games.Rof.watches;

import org.junit.jupiter.api.Test;

class RofMovementTest {

    @Test
    @Plays({"First Side Movement", "Move1:activate", "Move1:complete"})
    void anElementFinishesItsMoveBeforeTheNextIsActivatedAndEachIsActivatedOnce() {
        Played game = Rof.britishMoveFirst().offers("British", "Move1:activate", "able", "baker", "no more");

        game.does("British", "able").awaits("British", "Move1:marker").cannot("British", "baker");
        game.does("British", M).awaits("British", "Carry out its whole move").cannot("British", "baker");
        game.does("British", "no").offers("British", "Move1:activate", "baker", "no more");
        moves(game, "British", "baker", M, "no");
        game.cannot("British", "able").cannot("British", "baker");
    }

    @Test
    @Plays({"Move1:orders", "Move1:marker", "Move1:fire-timing"})
    void eachOfTheThreeOrdersHasItsMarker() {
        Played game = Rof.table("British.force = {able, baker, charlie}").does("British", "First");
        game.does("British", "able").offers("British", "Move1:marker", M, C, A);

        game.does("British", M, "yes");
        moves(game, "British", "baker", C, "yes");
        moves(game, "British", "charlie", A, "yes");
        game.holds("British", "moving", "able").holds("British", "cautious", "baker");
        game.holds("British", "doubling", "charlie").holds("British", "exposed", "able, charlie");
    }

    @Test
    @Plays("Move1:activate")
    void brokenElementsAreNotActivatedAndSuppressedOnesAre() {
        Played game = Rof.table("German.broken = {anton}", "German.suppressed = {berta}");
        game.rolls(6, 6).does("German", "anton", "0", "0", "no");

        game.does("British", "Second").offers("German", "Move1:activate", "berta", "caesar", "no more");
    }

    @Test
    @Plays({"Move1:end", "Move2:same", "Move2:end", "Second Side Movement"})
    void whenTheFirstSideIsContentTheSecondMovesByTheSameProcedureAndThenMovementIsOver() {
        Played game = moves(Rof.britishMoveFirst(), "British", "able", A, "no");
        game.does("British", "no more").idlesTo("German", "Move1:activate");

        game.offers("German", "Move1:activate", "anton", "berta", "no more").cannot("British", "baker");
        game.does("German", "berta").offers("German", "Move1:marker", M, C, A).does("German", C, "no");
        game.holds("German", "cautious", "berta").leavesOpen("British", "Move1:opfire");
        game.does("German", "no more").does("British", "no more");
        game.awaitsTogether("British at SFire:eligible", "German at SFire:eligible")
                .closes("Move1:activate");
    }

    @Test
    @Plays({"Move1:opfire", "Move1:activate"})
    void theOtherSideLaysOpportunityFireMarkersWhileElementsMove() {
        Played game = Rof.britishMoveFirst().closes("Move1:opfire");
        game.does("British", "able", M).leavesOpen("German", "Move1:opfire");
        game.awaits("British", "Carry out its whole move");

        watches(game, "German", "anton", "able");
        game.holds("German", "watching", "anton").holds("British", "marked", "able");
        game.does("British", "no").leavesOpen("German", "Move1:opfire");
        // One marker for each element: there is nobody left after the second.
        watches(game, "German", "berta", "able").holds("German", "watching", "anton, berta");
        game.closes("Move1:opfire");
        game.does("British", "no more").awaits("German", "Move1:activate");
    }

    @Test
    @Plays({"Move1:opfire", "Move1:end"})
    void theOtherSideIsAskedOnceMoreBeforeTheMovementEnds() {
        Played game = moves(Rof.britishMoveFirst(), "British", "able", M, "no");

        game.does("British", "no more").awaits("German", "Move1:opfire").never("3.1(5)");
        game.does("German", "no more").awaits("German", "Move1:activate");
    }

    @Test
    @Plays("Move2:opfire")
    void inTheSecondMovementOnlyThoseOfTheFirstSideThatDidNotMoveCanWatch() {
        Played game = moves(Rof.britishMoveFirst(), "British", "able", M, "no");
        game.does("British", "no more").does("German", "no more");
        game.does("German", "anton", M).leavesOpen("British", "Move1:opfire");

        watches(game, "British", "baker", "anton").holds("British", "watching", "baker");
        game.holds("German", "marked", "anton").closes("Move1:opfire");
    }

    @Test
    @Plays({"SFire:opfire", "SFire:types"})
    void whoLaidAMarkerAndMovedAfterwardsHasLostItAndTheOthersFireAtWhatTheyMarked() {
        Played game = moves(Rof.table().does("British", "First"), "British", "able", M, "no");
        watches(game, "German", "anton", "able");
        watches(game, "German", "berta", "able").does("British", "no more").does("German", "no more");
        moves(game, "German", "anton", M, "no").does("German", "no more").does("British", "no more");
        game.holds("German", "watching", "anton, berta");

        game.offers("German", "SFire:eligible", "berta", "caesar", "no more").does("German", "berta");
        game.offers("German", "SFire:eligible", "Direct fire", "Opportunity fire", "Indirect fire");
        game.does("German", "Opportunity fire").offers("German", "Opportunity fire", "able");
        Rof.aims(game.does("German", "able"), "German", "SFire:eligible", 0).does("German", "caesar");
        game.offers("German", "SFire:eligible", "Direct fire", "Indirect fire");
        game.does("British", "baker").offers("British", "SFire:eligible", "Direct fire", "Indirect fire");
    }

    @Test
    @Plays("3.2(5):reinforcements")
    void reinforcementsAlterTheBreakPointAsSoonAsTheyArrive() {
        Played game = Rof.table(
                "British.due = {charlie}",
                "British.dueTurn = 2",
                "British.dueFigures = 8",
                "British.dueBreak = 4",
                "British.mustered = 16",
                "British.breakPoint = 8");
        game.does("British", "First").holds("British", "breakPoint", "8");
        game.idlesTo("British", "Initiative:choice").isGameTurn(2).holds("British", "breakPoint", "8");

        game.does("British", "First").awaits("British", "Place them on the table");
        game.holds("British", "breakPoint", "12").holds("British", "mustered", "24");
        game.does("British", "done").offers("British", "Move1:activate", "able", "baker", "charlie", "no more");
    }
}
