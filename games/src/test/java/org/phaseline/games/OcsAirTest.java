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
        mission(game, "Axis", "Allied", "Air drop");
        game.awaits("Axis", "MoveSeg:mode").leavesOpen("Axis", "Air");

        game.does("Axis", "skip", "no more", "no more")
                .awaits("Axis", "BarrageSeg:air")
                .closes("Air");
    }

    @Test
    @Plays({"Air", "BarrageSeg:air"})
    void theBarrageSegmentLetsAircraftAndShipsBarrageAndNobodyElse() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "BarrageSeg:air");

        game.does("Axis", "do it").does("Allied", "no").does("Axis", "no");
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
    void everyMissionRunsThroughAirCombatUntilTheAirIsClearedAndThenFlak() {
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", ACT);
        game.doesAt("Axis", "Air", "do it").does("Axis", "Hip shoot");

        game.asks("Allied", "My active aircraft fight this mission").does("Allied", "yes");
        game.asks("Axis", "The air is cleared").doesAt("Axis", "Air Combat", "no");
        game.look().rolls(3, 3, 5);
        game.doesAt("Axis", "Air Combat", "2").doesAt("Axis", "Air Combat", "1");
        game.rolled("duel", 7).tells("Both planes abort.").tells("Each plane that aborts also loses a step.");
        game.doesAt("Axis", "Air Combat", "yes");
        game.asks("Axis", "The mission draws flak").doesAt("Axis", "Flak", "yes");
        game.rolls(6, 4)
                .doesAt("Axis", "Flak", "1")
                .rolled("flak", 11)
                .tells("Flak: one step is lost before the mission is resolved.")
                .leavesOpen("Axis", "Air");
    }

    @Test
    @Plays("Reaction:air")
    void theReactingPlayerFliesThroughoutTheirMovementAndDropsNobody() {
        String act = "Ships and released Reserves";
        Played game = Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", act).leavesOpen("Allied", "Reaction:air");

        game.doesAt("Allied", "Reaction:air", "do it")
                .offers("Allied", "Reaction:air", "Fighter sweep", "Hip shoot", "Air transport");
        mission(game, "Allied", "Axis", "Fighter sweep");
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
        mission(game, "Axis", "Allied", "Hip shoot");
        game.doesAt("Axis", "Exploit:overrun", "no more").leavesOpen("Axis", "Exploit:air");

        game.does("Axis", "no more").awaits("Axis", "Exploit:barrage").closes("Exploit:air");
        game.does("Axis", "Air barrage").asks("Allied", "My active aircraft fight this mission");
    }

    @Test
    @Plays({"Air", "Reaction:air", "Exploit:air", "Weather"})
    void inAStormNothingFlies() {
        Played game = Ocs.beside("Spring", 6, 6, 6, 6, 1, 1);
        Ocs.refused(game).does("Axis", "To go first");

        Ocs.idleTo(game, "Axis", ACT).closes("Air");
        Ocs.idleTo(game, "Allied", "Ships and released Reserves").closes("Reaction:air");
        Ocs.idleTo(game, "Axis", "Exploiting units and released Reserves").closes("Exploit:air");
    }

    /** A mission nobody opposes and that draws no flak. */
    private static void mission(Played game, String flying, String other, String mission) {
        game.does(flying, mission).does(other, "no").does(flying, "no");
    }
}
