package org.phaseline.games;

import org.junit.jupiter.api.Test;

/** What is thrown, where and by whom; the tables themselves belong to the single games. */
class OcsDiceTest {

    @Test
    @Plays({"Reinforce:supply", "Reinforce:variable"})
    void supplyIsRolledForBeforeReplacementsAndTheTablesSayWhatComes() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Reinforce:arrive")
                .look()
                .rolls(4, 3, 6, 5)
                .does("Axis", "done")
                .rolled("for supplies", 7)
                .rolled("for replacements")
                .awaits("Axis", "Reinforce:supply")
                .does("Axis", "12")
                .rolled("for replacements", 11)
                .awaits("Axis", "Reinforce:variable")
                .does("Axis", "2")
                .awaits("Axis", "Reinforce:rebuild");
    }

    @Test
    @Plays("BarrageSeg:air")
    void aBarrageByAircraftRollsTwoDiceWhenTheMissionIsThrough() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "BarrageSeg:air");

        game.does("Axis", "do it").does("Allied", "no").does("Axis", "0");
        barrage(game, "Axis", "Allied").awaits("Axis", "BarrageSeg:air");
    }

    @Test
    @Plays("BarrageSeg:naval")
    void aBarrageByShipsRollsTwoDiceAndPaysForNoShells() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "BarrageSeg:naval");

        game.does("Axis", "do it");
        barrage(game, "Axis", "Allied").never("Air Combat", "Barrage supply").awaits("Axis", "BarrageSeg:naval");
    }

    @Test
    @Plays("Combat:artillery")
    void aBarrageByArtilleryIsRolledOnlyWhenItsShellsArePaidFor() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:artillery");

        game.look()
                .does("Axis", "do it", "20", "skip")
                .rolled("on the barrage table")
                .awaits("Axis", "Combat:artillery");
        game.rolls(6, 4).does("Axis", "do it", "20", "done").rolled("on the barrage table", 10);
    }

    @Test
    @Plays("Reaction:barrage")
    void inReactionTheOtherPlayerRollsTheirBarragesAndThePhasingOneSuffersThem() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "Reaction:barrage");

        game.does("Allied", "Naval barrage");
        barrage(game, "Allied", "Axis").awaits("Allied", "Reaction:barrage");
        game.look().rolls(2, 1).does("Allied", "Artillery barrage", "8", "done").rolled("on the barrage table", 3);
        game.does("Axis", "0").awaits("Allied", "Reaction:barrage");
    }

    @Test
    @Plays("Exploit:barrage")
    void exploitationAllowsBarragesByAirSeaAndArtillery() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Exploit:barrage");

        game.does("Axis", "Air barrage").does("Allied", "no").does("Axis", "0");
        barrage(game, "Axis", "Allied").awaits("Axis", "Exploit:barrage");
        game.does("Axis", "Naval barrage");
        barrage(game, "Axis", "Allied").awaits("Axis", "Exploit:barrage");
        game.look().rolls(6, 6).does("Axis", "Artillery barrage", "8", "done").rolled("on the barrage table", 12);
        game.does("Allied", "3").awaits("Axis", "Exploit:barrage");
    }

    @Test
    @Plays("MoveSeg:overrun")
    void anOverrunSurprisesFromNineOn() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Ships, units and stacks");
        game.does("Axis", "Move a ship, unit or stack", "skip");

        surprise(game, "Axis", "Allied", "MoveSeg:overrun");
    }

    @Test
    @Plays("Reaction:overrun")
    void anOverrunInReactionIsRolledForTheReactingPlayer() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "Ships and released Reserves");
        game.does("Allied", "Move released Reserves (1/2 MA)");

        surprise(game, "Allied", "Axis", "Reaction:overrun");
    }

    @Test
    @Plays("Exploit:overrun")
    void anOverrunInExploitationIsResolvedWithinTheMove() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Exploiting units and released Reserves");
        game.does("Axis", "Move a unit or stack", "Exploitation Mode (1/2 MA)");

        surprise(game, "Axis", "Allied", "Exploit:overrun");
    }

    @Test
    @Plays({"Combat:attack", "Combat:results"})
    void anAttackThatIsNoOverrunDoesNotSurpriseWithNine() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Combat:attack").does("Axis", "do it");

        assault(game, "Axis", "Allied", 5, 4, 6, 5);
        game.rolled("for surprise", 9)
                .rolled("for the columns of the surprise")
                .rolled("for the columns of the surprise")
                .rolled("on the combat table", 11);
    }

    @Test
    @Plays("Exploit:combat")
    void anAttackInExploitationIsRolledLikeAnyOther() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Exploit:combat").does("Axis", "do it");

        assault(game, "Axis", "Allied", 2, 3, 4, 6, 5);
        game.rolled("for surprise", 5)
                .rolled("for the columns of the surprise", 4)
                .rolled("on the combat table", 11);
    }

    /** One barrage after what brings it there: the dice, then the losses of the other side. */
    private static Played barrage(Played game, String firing, String suffering) {
        return game.awaits(firing, "Target hex and barrage points")
                .look()
                .rolls(5, 4)
                .does(firing, "20")
                .rolled("on the barrage table", 9)
                .awaits(suffering, "Barrage result")
                .does(suffering, "1");
    }

    /** An overrun that rolls nine is a surprise, by six columns, and then the battle is rolled. */
    private static void surprise(Played game, String attacker, String defender, String overrun) {
        game.doesAt(attacker, overrun, "do it");
        assault(game, attacker, defender, 5, 4, 6, 3, 4);
        game.rolled("for surprise", 9)
                .rolled("for the columns of the surprise", 6)
                .rolled("on the combat table", 7)
                .offers(attacker, "Advance after combat", "done")
                .does(attacker, "done")
                .awaits(attacker, overrun);
    }

    private static void assault(Played game, String attacker, String defender, int... faces) {
        game.look().rolls(faces);
        Ocs.fight(game, attacker, defender);
    }
}
