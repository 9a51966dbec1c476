package org.phaseline.games.fe;

import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Operational movement with the reactions that interrupt it, and the reserves. */
class MovementTest {

    private static final String MOVE = "Move a ship, a unit or a stack";

    @Test
    @Plays("3B3")
    void everyMoveIsInterruptedByReactionsAndThenMovementGoesOn() {
        Played game = War.of("length 1 game turns").idlesTo(COALITION, "3B2").look();

        game.does(COALITION, MOVE).announces("UnitsMove (the Coalition)").awaits(ALLIANCE, "3B3");
        game.does(ALLIANCE, "done").awaits(ALLIANCE, "3B3").does(ALLIANCE, "done", "no more");
        game.awaits(COALITION, "3B2").does(COALITION, MOVE).awaits(ALLIANCE, "3B3");
        game.does(ALLIANCE, "no more").awaits(COALITION, "3B2");

        // Nothing comes afterwards.
        game.look().does(COALITION, "no more").never("3B3").awaits(COALITION, "3B6");
    }

    @Test
    @Plays("3B3")
    void onlyMovesAreReactedTo() {
        Played game = War.using("Wyn").idlesTo(COALITION, "3B2").look();

        game.does(COALITION, "Assign a tug or transport mission").awaits(COALITION, "3B2");
        game.does(COALITION, "WYN trade", "Klingon", "3").awaits(COALITION, "3B2");
        game.announces().never("3B3");
    }

    @Test
    @Plays({"4A", "4A:x"})
    void tacticalReservesMoveOneByOneAndXShipsReactBeforeTheNext() {
        Played game =
                War.using("TacticalReserves", "XShips").idlesTo(ALLIANCE, "4A").look();

        game.does(ALLIANCE, "7").announces("ReserveArrives (the Alliance)").awaits(COALITION, "X-ships react");
        game.tells("A tactical reserve force of 7 units of the Alliance moves");
        game.does(COALITION, "2").reacts(COALITION + ": X-ships react").awaits(ALLIANCE, "4A");
        game.tells("2 X-ships of the Coalition react")
                .does(ALLIANCE, "5")
                .awaits(COALITION, "X-ships react")
                .does(COALITION, "skip");
        game.awaits(ALLIANCE, "4A").does(ALLIANCE, "no more").awaits(COALITION, "5:battle-hex");
    }

    @Test
    @Plays({"4B", "4B:x"})
    void reserveFleetsMoveOneByOneUntilNoneIsLeftAndXShipsReactToEach() {
        Played game = War.of("use XShips", "Alliance.reserves = 2", "length 1 game turns");
        game.idlesTo(ALLIANCE, "4B").look();

        game.does(ALLIANCE, "do it").holds(ALLIANCE, "reserves", "1").awaits(COALITION, "X-ships react");
        game.does(COALITION, "skip").awaits(ALLIANCE, "4B");
        game.does(ALLIANCE, "do it").holds(ALLIANCE, "reserves", "0").awaits(COALITION, "X-ships react");
        game.does(COALITION, "1").awaits(COALITION, "5:battle-hex");
    }

    @Test
    @Plays("4B")
    void reservesNeedNotMove() {
        War.of("Alliance.reserves = 2", "length 1 game turns")
                .idlesTo(ALLIANCE, "4B")
                .does(ALLIANCE, "do it")
                .awaits(ALLIANCE, "4B")
                .does(ALLIANCE, "skip")
                .holds(ALLIANCE, "reserves", "1")
                .awaits(COALITION, "5:battle-hex");
    }

    @Test
    @Plays({"4A:x", "4B:x"})
    void withoutXShipsNobodyReactsToReserves() {
        Played game = War.of("use TacticalReserves", "Alliance.reserves = 1", "length 1 game turns");
        game.idlesTo(ALLIANCE, "4A").look();

        game.does(ALLIANCE, "4").awaits(ALLIANCE, "4A").does(ALLIANCE, "no more", "do it");
        game.reacts().awaits(COALITION, "5:battle-hex");
    }

    @Test
    @Plays({"4B", "1D"})
    void reservesAreSetUpInPhaseNineAndStandUntilTheNextTurnOfTheirOwner() {
        Played game = War.of("length 2 game turns").idlesTo(COALITION, "9A");

        game.does(COALITION, "2").idlesTo(COALITION, "4B").does(COALITION, "do it");
        game.holds(COALITION, "reserves", "1").look();
        game.does(COALITION, "skip").idlesTo(COALITION, "1D").holds(COALITION, "reserves", "1");
        game.does(COALITION, "done").holds(COALITION, "reserves", "0");
    }
}
