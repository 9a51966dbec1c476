package org.phaseline.games;

import org.junit.jupiter.api.Test;

class OcsAirTest {

    private static final String ACT = "Ships, units and stacks";

    @Test
    @Plays({"Air", "Air:missions"})
    void missionsAreOpenThroughoutTheMovementSegmentAndClosedAfterIt() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "Breakout").closes("Air");

        Ocs.idleTo(game, "Axis", ACT).leavesOpen("Axis", "Air");
        game.does("Axis", "Fuel units and formations").leavesOpen("Axis", "Air");
        game.does("Axis", "Move a ship, unit or stack").leavesOpen("Axis", "Air");
        game.doesAt("Axis", "Air", "do it")
                .offers("Axis", "Air", "Fighter sweep", "Hip shoot", "Air transport", "Air drop");
        drop(game, "Axis", "Allied");
        game.awaits("Axis", "MoveSeg:mode").leavesOpen("Axis", "Air");

        game.does("Axis", "skip", "no more", "no more")
                .awaits("Axis", "BarrageSeg:air")
                .closes("Air");
    }

    @Test
    @Plays({"Air", "BarrageSeg:air"})
    void theBarrageSegmentLetsAircraftAndShipsBarrageAndNobodyElse() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "BarrageSeg:air");

        game.does("Axis", "do it").does("Allied", "no").does("Axis", "0");
        // Aircraft pay nothing for shells.
        game.awaits("Axis", "Target hex and barrage points")
                .look()
                .does("Axis", "20")
                .never("Barrage supply")
                .does("Allied", "1")
                .awaits("Axis", "BarrageSeg:air")
                .does("Axis", "no more")
                .awaits("Axis", "BarrageSeg:naval");
    }

    @Test
    @Plays("Air")
    void theSegmentDoesNotEndWhileAMissionIsUnderWay() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", ACT);

        game.doesAt("Axis", "Air", "do it").does("Axis", "Air transport");
        game.doesAt("Axis", ACT, "no more")
                .awaits("Allied", "no step")
                .never("BarrageSeg")
                .does("Allied", "no")
                .does("Axis", "no")
                .awaits("Axis", "BarrageSeg:air");
    }

    @Test
    @Plays("Air:combat")
    void aHipShootRunsThroughAirCombatUntilTheAirIsClearedThenFlakAndThenItsBarrage() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", ACT);
        game.doesAt("Axis", "Air", "do it").does("Axis", "Hip shoot");

        game.asks("Allied", "My active aircraft fight this mission").does("Allied", "yes");
        // What is declared is fought: nobody can say before the first round that the air is cleared.
        game.cannot("Axis", "yes").look().rolls(3, 3, 5);
        game.doesAt("Axis", "Air Combat", "2").doesAt("Axis", "Air Combat", "1");
        game.rolled("for the air combat", 7)
                .tells("Both planes abort.")
                .tells("Each plane that aborts also loses a step.");
        game.asks("Axis", "The air is cleared").doesAt("Axis", "Air Combat", "yes");
        game.rolls(6, 4)
                .doesAt("Axis", "Flak", "1")
                .rolled("for flak", 11)
                .tells("Flak: one step is lost before the mission is resolved.");
        game.look()
                .rolls(4, 5)
                .doesAt("Axis", "Target hex and barrage points", "20")
                .rolled("on the barrage table", 9);
        game.doesAt("Allied", "Barrage result", "1").leavesOpen("Axis", "Air");
    }

    @Test
    @Plays("Reaction:air")
    void theReactingPlayerFliesThroughoutTheirMovementAndDropsNobody() {
        String act = "Ships and released Reserves";
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", act).leavesOpen("Allied", "Reaction:air");

        game.doesAt("Allied", "Reaction:air", "do it")
                .offers("Allied", "Reaction:air", "Fighter sweep", "Hip shoot", "Air transport");
        // A sweep draws no flak.
        game.does("Allied", "Fighter sweep").does("Axis", "no").closes("Flak");
        game.awaits("Allied", act).leavesOpen("Allied", "Reaction:air");
        game.does("Allied", "Move a ship").leavesOpen("Allied", "Reaction:air");
        game.does("Allied", "no more").awaits("Allied", "Reaction:barrage").closes("Reaction:air");
    }

    @Test
    @Plays("Exploit:air")
    void missionsAreOpenThroughoutTheExploitationMovementAndDropNobody() {
        String act = "Exploiting units and released Reserves";
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", act).leavesOpen("Axis", "Exploit:air");

        game.does("Axis", "Move a unit or stack", "Released Reserve (full MA)")
                .awaits("Axis", "Exploit:overrun")
                .leavesOpen("Axis", "Exploit:air");
        game.doesAt("Axis", "Exploit:air", "do it")
                .offers("Axis", "Exploit:air", "Fighter sweep", "Hip shoot", "Air transport");
        game.does("Axis", "Hip shoot").does("Allied", "no").doesAt("Axis", "Flak", "0");
        game.doesAt("Axis", "Target hex and barrage points", "12").does("Allied", "0");
        game.doesAt("Axis", "Exploit:overrun", "no more").leavesOpen("Axis", "Exploit:air");

        game.does("Axis", "no more").awaits("Axis", "Exploit:barrage").closes("Exploit:air");
        game.does("Axis", "Air barrage").asks("Allied", "My active aircraft fight this mission");
    }

    @Test
    @Plays({"Air", "Reaction:air", "Exploit:air", "Weather", "BarrageSeg:air"})
    void inAStormNothingFlies() {
        Played game = Ocs.beside("Spring", 6, 6, 6, 6, 1, 1);
        Ocs.refused(game).does("Axis", "To go first");

        Ocs.idleTo(game, "Axis", ACT).closes("Air");
        Ocs.idleTo(game, "Axis", "BarrageSeg:naval").never("BarrageSeg:air");
        Ocs.idleTo(game, "Allied", "Ships and released Reserves").closes("Reaction:air");
        Ocs.idleTo(game, "Allied", "Reaction:barrage").cannot("Allied", "Air barrage");
        Ocs.idleTo(game, "Axis", "Exploiting units and released Reserves").closes("Exploit:air");
    }

    /** An air drop that nobody opposes, outside of patrol zones. */
    private static void drop(Played game, String flying, String other) {
        game.does(flying, "Air drop").does(other, "no").does(flying, "no");
    }
}
