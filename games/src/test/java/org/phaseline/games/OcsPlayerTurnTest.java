package org.phaseline.games;

import org.junit.jupiter.api.Test;

class OcsPlayerTurnTest {

    @Test
    @Plays({"Refit:do", "Refit:limit", "Refit:cost"})
    void airBasesAreRefittedOneAfterTheOtherTwoPlanesToTheLevel() {
        Ocs.axisPlayerTurn()
                .does("Axis", "1")
                .offers("Axis", "Refit:do", "1", "2")
                .does("Axis", "2")
                .awaits("Axis", "Refit:do")
                .does("Axis", "3")
                .offers("Axis", "Refit:do", "1", "2", "3", "4", "5", "6")
                .does("Axis", "6", "no more")
                .awaits("Axis", "Reinforce:arrive");
    }

    @Test
    @Plays("MoveSeg:move")
    void unitsAreMovedOneAfterTheOtherAsLongAsThePhasingPlayerLikes() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Act with ships, units and stacks");

        game.look()
                .does("Axis", "Move a ship, a unit or a stack", "skip", "no more")
                .enters("MoveSeg:move", "MoveSeg:mode", "MoveSeg:overrun")
                .awaits("Axis", "Act with ships, units and stacks")
                .does("Axis", "Move a ship, a unit or a stack", "Move mode", "no more")
                .enters("MoveSeg:move", "MoveSeg:mode", "Move mode", "MoveSeg:overrun")
                .awaits("Axis", "Act with ships, units and stacks")
                .does("Axis", "Fuel a unit or a formation")
                .enters("MoveSeg:fuel")
                .does("Axis", "no more")
                .awaits("Axis", "BarrageSeg:air");
    }

    @Test
    @Plays({"MoveSeg:overrun", "MoveSeg:move"})
    void anOverrunIsResolvedAtOnceAndThenTheMoveGoesOn() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Act with ships, units and stacks");
        game.does("Axis", "Move a ship, a unit or a stack", "Combat mode").look();

        game.doesAt("Axis", "MoveSeg:overrun", "do it").awaits("Axis", "Name the hex attacked and the units attacking");
        Ocs.fight(game, "Axis", "Allied");

        // To advance is compulsory after an overrun, and nobody exploits it.
        game.offers("Axis", "Advance into the empty hex", "done")
                .does("Axis", "done")
                .never("Units change to exploitation mode")
                .awaits("Axis", "MoveSeg:overrun")
                .doesAt("Axis", "MoveSeg:overrun", "no more")
                .awaits("Axis", "Act with ships, units and stacks");
    }

    @Test
    @Plays("Supply:oos")
    void everyUnitWithoutTraceIsSettledBeforeSupplyIsOver() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Supply:oos");

        game.asks("Axis", "None is left")
                .does("Axis", "no", "It eats supply from the map, 1T for 2 RE")
                .asks("Axis", "None is left")
                .rolls(2, 2)
                .does("Axis", "no", "It goes out of supply and checks attrition", "5")
                .rolled("hunger", 7)
                .does("Axis", "1")
                .asks("Axis", "None is left")
                .never("Reaction")
                .does("Axis", "yes")
                .passes("Supply:oos", "Reaction");
    }

    @Test
    @Plays("Reaction:no-combat")
    void theReactionPhaseEndsAfterItsBarrageWithoutAnyAttack() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "Reaction:barrage");

        game.does("Allied", "By ships", "12")
                .does("Axis", "0")
                .awaits("Allied", "Reaction:barrage")
                .look()
                .does("Allied", "no more")
                .enters("Combat", "Combat:artillery")
                .awaits("Axis", "Combat:artillery");
    }

    @Test
    @Plays({"Reaction:who", "Reaction:half", "Reaction:overrun", "Reaction:fuel", "Reaction:destroy"})
    void inReactionTheOtherPlayerMovesReservesAndShipsAndBuildsNothing() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "Act with ships and released reserves");

        game.offers(
                        "Allied",
                        "Act with ships and released reserves",
                        "Move released reserves, half allowance",
                        "Fuel a unit or a formation",
                        "Move a ship",
                        "Wreck a supply dump",
                        "no more")
                .does("Allied", "Move released reserves, half allowance")
                .awaits("Allied", "Reaction:overrun");
        for (int overrun = 0; overrun < 2; overrun++) {
            game.doesAt("Allied", "Reaction:overrun", "do it");
            Ocs.fight(game, "Allied", "Axis");
            game.does("Allied", "done").awaits("Allied", "Reaction:overrun");
        }
    }

    @Test
    @Plays({"Combat:artillery", "Combat:attack"})
    void artilleryComesFirstAndThenAttackAfterAttack() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:artillery");
        game.does("Axis", "do it", "8", "done").does("Allied", "0").awaits("Axis", "Combat:artillery");

        game.does("Axis", "no more").awaits("Axis", "Combat:attack");
        for (int attack = 0; attack < 2; attack++) {
            game.does("Axis", "do it");
            Ocs.fight(game, "Axis", "Allied");
            game.does("Axis", "skip", "skip").awaits("Axis", "Combat:attack");
        }
        game.look().does("Axis", "no more").passes("Exploit").never("Combat:artillery");
    }

    @Test
    @Plays("Combat:artillery")
    void artilleryThatIsNotPaidForDoesNotFire() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:artillery")
                .look()
                .does("Axis", "do it", "8", "skip")
                .rolled("barrage")
                .never("Roll on the barrage table", "Carry out the result")
                .awaits("Axis", "Combat:artillery");
    }

    @Test
    @Plays({"BarrageSeg:naval", "Exploit:barrage"})
    void shipsAndExploitersBarrageAsOftenAsTheyLike() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "BarrageSeg:naval");
        for (int barrage = 0; barrage < 2; barrage++) {
            game.does("Axis", "do it", "30").does("Allied", "0").awaits("Axis", "BarrageSeg:naval");
        }
        Ocs.idleTo(game, "Axis", "Exploit:barrage");
        for (int barrage = 0; barrage < 2; barrage++) {
            game.does("Axis", "By ships", "30").does("Allied", "0").awaits("Axis", "Exploit:barrage");
        }
    }

    @Test
    @Plays("Combat:attack")
    void theAttackerNamesHisUnitsBeforeTheDefender() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack")
                .does("Axis", "do it", "done", "done")
                .does("Allied", "skip")
                .awaits("Axis", "Name the units whose ratings count")
                .does("Axis", "4")
                .awaits("Allied", "Name the units whose ratings count")
                .does("Allied", "2")
                .awaits("Allied", "The defender names the terrain");
    }

    @Test
    @Plays("Combat:attack")
    void anAttackThatIsNotPaidForDoesNotHappen() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack")
                .look()
                .does("Axis", "do it", "done", "skip")
                .enters(
                        "Name the hex attacked and the units attacking",
                        "Pay combat supply: 1T for each attacking step")
                .awaits("Axis", "Combat:attack");
    }

    @Test
    @Plays("Combat:results")
    void aBattleMakesTheLosersRetreatAndTheWinnersAdvanceOrExploit() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack").does("Axis", "do it");
        Ocs.fight(game, "Axis", "Allied");

        game.passes(
                        "The attacker loses steps or retreats",
                        "The defender loses steps or retreats",
                        "Units change to DG",
                        "Advance into the empty hex")
                .offers("Axis", "Advance into the empty hex", "done", "skip")
                .does("Axis", "done")
                .awaits("Axis", "Units change to exploitation mode");
    }

    @Test
    @Plays("Exploit:combat")
    void theExploitationPhaseEndsAfterTheLastOfItsAttacks() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Exploit:combat");
        for (int attack = 0; attack < 2; attack++) {
            game.does("Axis", "do it");
            Ocs.fight(game, "Axis", "Allied");
            game.does("Axis", "skip", "skip").awaits("Axis", "Exploit:combat");
        }

        game.look().does("Axis", "no more").enters("CleanUp", "CleanUp:dg");
    }

    @Test
    @Plays("Breakout")
    void unitsBreakOutBeforeAnythingMovesAndEasierOnTheFirstTurn() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Breakout")
                .look()
                .rolls(4, 3)
                .does("Axis", "yes")
                .rolled("escape", 5)
                .awaits("Axis", "Breakout")
                .rolls(4)
                .does("Axis", "no")
                .tells("It is lost.")
                .does("Axis", "no more")
                .passes("MoveSeg");
    }
}
