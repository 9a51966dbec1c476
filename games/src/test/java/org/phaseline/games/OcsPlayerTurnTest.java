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
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Ships, units and stacks");

        game.look()
                .does("Axis", "Move a ship, unit or stack", "skip", "no more")
                .enters("MoveSeg:move", "MoveSeg:mode", "MoveSeg:overrun")
                .awaits("Axis", "Ships, units and stacks")
                .does("Axis", "Move a ship, unit or stack", "Move Mode", "no more")
                .enters("MoveSeg:move", "MoveSeg:mode", "Move Mode", "MoveSeg:overrun")
                .awaits("Axis", "Ships, units and stacks")
                .does("Axis", "Fuel units and formations")
                .enters("MoveSeg:fuel")
                .does("Axis", "no more")
                .awaits("Axis", "BarrageSeg:air");
    }

    @Test
    @Plays({"MoveSeg:overrun", "MoveSeg:move"})
    void anOverrunIsResolvedAtOnceAndThenTheMoveGoesOn() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Ships, units and stacks");
        game.does("Axis", "Move a ship, unit or stack", "Combat Mode").look();

        game.doesAt("Axis", "MoveSeg:overrun", "do it").awaits("Axis", "Target hex and attacking units");
        Ocs.fight(game, "Axis", "Allied");

        // To advance is compulsory after an overrun, and nobody exploits it.
        game.offers("Axis", "Advance after combat", "done")
                .does("Axis", "done")
                .never("Exploitation Mode")
                .awaits("Axis", "MoveSeg:overrun")
                .doesAt("Axis", "MoveSeg:overrun", "no more")
                .awaits("Axis", "Ships, units and stacks");
    }

    @Test
    @Plays({"MoveSeg:overrun", "Combat:results"})
    void whoHasRetreatedFromAnOverrunDoesNotAdvance() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Ships, units and stacks");
        game.does("Axis", "Move a ship, unit or stack", "Combat Mode");
        game.doesAt("Axis", "MoveSeg:overrun", "do it");

        Ocs.battle(game, "Axis", "Allied");

        game.asks("Axis", "The attackers have retreated")
                .look()
                .does("Axis", "yes")
                .never("Advance after combat", "Exploitation Mode")
                .awaits("Axis", "MoveSeg:overrun");
    }

    @Test
    @Plays("Combat:results")
    void whoHasRetreatedNeitherAdvancesNorExploits() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack").does("Axis", "do it");

        Ocs.battle(game, "Axis", "Allied");

        game.look().does("Axis", "yes").never("Advance after combat", "Exploitation Mode");
        game.awaits("Axis", "Combat:attack");
    }

    @Test
    @Plays("Supply:oos")
    void everyUnitWithoutTraceIsSettledBeforeSupplyIsOver() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Supply:oos");

        game.asks("Axis", "None is left")
                .does("Axis", "no", "Expend on-map supply (1T per 2 RE)")
                .asks("Axis", "None is left")
                .rolls(2, 2)
                .does("Axis", "no", "Out of Supply: attrition", "5")
                .rolled("for attrition", 7)
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

        game.does("Allied", "Naval barrage", "12")
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
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "Ships and released Reserves");

        game.offers(
                        "Allied",
                        "Ships and released Reserves",
                        "Move released Reserves (1/2 MA)",
                        "Fuel units and formations",
                        "Move a ship",
                        "Destroy a supply dump",
                        "no more")
                .does("Allied", "Move released Reserves (1/2 MA)")
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
                .rolled("on the barrage table")
                .never("Barrage Table", "Barrage result")
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
            game.does("Axis", "Naval barrage", "30").does("Allied", "0").awaits("Axis", "Exploit:barrage");
        }
    }

    @Test
    @Plays("Combat:attack")
    void theAttackerNamesHisUnitsBeforeTheDefender() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack")
                .does("Axis", "do it", "done", "done")
                .does("Allied", "skip")
                .awaits("Axis", "Action Ratings")
                .does("Axis", "4")
                .awaits("Allied", "Action Ratings")
                .does("Allied", "2")
                .awaits("Allied", "Terrain");
    }

    @Test
    @Plays("Combat:attack")
    void anAttackThatIsNotPaidForDoesNotHappen() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack")
                .look()
                .does("Axis", "do it", "done", "skip")
                .enters("Target hex and attacking units", "Attacker's combat supply (1T per step)")
                .awaits("Axis", "Combat:attack");
    }

    @Test
    @Plays("Combat:results")
    void aBattleMakesTheLosersRetreatAndTheWinnersAdvanceOrExploit() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack").does("Axis", "do it");
        Ocs.fight(game, "Axis", "Allied");

        game.passes(
                        "Attacker's losses and retreats",
                        "Defender's losses and retreats",
                        "Disorganized (DG)",
                        "Advance after combat")
                .offers("Axis", "Advance after combat", "done", "skip")
                .does("Axis", "done")
                .awaits("Axis", "Exploitation Mode");
    }

    @Test
    @Plays("Exploit:combat")
    void theExploitationPhaseEndsAfterTheLastOfItsAttacks() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Exploit:combat");
        for (int attack = 0; attack < 2; attack++) {
            game.does("Axis", "do it");
            Ocs.fight(game, "Axis", "Allied");
            // Nobody exploits an attack of this phase.
            game.does("Axis", "skip").never("Exploitation Mode").awaits("Axis", "Exploit:combat");
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
                .rolled("for the breakout", 5)
                .awaits("Axis", "Breakout")
                .rolls(4)
                .does("Axis", "no")
                .tells("It is lost.")
                .does("Axis", "no more")
                .passes("MoveSeg");
    }
}
