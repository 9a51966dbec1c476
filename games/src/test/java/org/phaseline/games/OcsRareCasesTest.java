package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.language.RulebookText;

/** What comes about rarely, on the practice field with some things changed: extenders, ports, wagons, lost air bases, strategic bombers. */
class OcsRareCasesTest {

    private static final int COLUMNS = 14;
    private static final int ROWS = 10;

    private static final RulebookText YARD = Ocs.changed(
            "wheels \"Corps trucks\", plural: Axis, 0302, 2, 0", "wheels \"Corps trucks\", plural: Axis, 0302, 5, 0",
            "0207: 0, Axis, none, 8, 1, 0, 0", "0207: 0, Axis, none, 8, 1, 4, 0",
            "  Axis.hasGliders = yes", "  Axis.hasGliders = yes\n  Axis.seaCap = 4",
            "  lightWheels.organic = light", "  lightWheels.organic = light\n  redWheels.wagon = yes",
            "bomberA \"KG 4\": Axis, 0203, bomber", "bomberA \"KG 4\": Axis, 0203, strategicBomber");

    /** The first Movement Segment: the Axis move. */
    private static Played moves() {
        Played game = Ocs.refused(Ocs.named(Played.rolling(YARD, "Yard", 3, 3, 6, 6, 1, 1)));
        return Ocs.idleTo(game.does("Axis", "To go first"), "Axis", Ocs.MOVES);
    }

    private static boolean inTrace(Played game, int column, int row) {
        return game.overlay("Axis", "In trace of the Axis").members().contains((ROWS - row) * COLUMNS + column - 1);
    }

    @Test
    @Plays("MoveSeg:transport")
    void fivePointsOfTrucksBecomeAnExtenderThatOthersTraceToAndTrucksAgainInALaterTurn() {
        Played game = moves();
        assertThat(inTrace(game, 6, 8)).isFalse();

        game.does("Axis", "Transport", "Trucks", "Corps trucks", "Go to a hex", "0405", "Turn into an extender");
        game.tells("Corps trucks are an extender now, in 0405").cannot("Axis", "Go to a hex");
        assertThat(inTrace(game, 6, 8)).isTrue();

        game.does("Axis", "no more");
        Ocs.idleTo(game, "Allied", Ocs.MOVES);
        Ocs.idleTo(game, "Axis", Ocs.MOVES).does("Axis", "Transport", "Trucks", "Corps trucks");
        game.does("Axis", "Turn back into trucks").tells("Corps trucks are no longer an extender");
    }

    @Test
    @Plays("MoveSeg:transport")
    void supplyIsNotOfferedByRailWhereNoTrainCanLeave() {
        RulebookText enemyGauge = Ocs.changed(
                "    0501, 0601, 0701, 0801: Allied", "    0201, 0301, 0401, 0501, 0601, 0701, 0801: Allied");
        Played game = Ocs.refused(Ocs.named(Played.rolling(enemyGauge, "Yard", 3, 3, 6, 6, 1, 1)));

        Ocs.idleTo(game.does("Axis", "To go first"), "Axis", Ocs.MOVES).does("Axis", "Transport");

        game.cannot("Axis", "Supply by rail").does("Axis", "A unit by rail", "46th Infantry Division", "0101");
        game.tells("46th Infantry Division goes by rail to 0101");
    }

    @Test
    @Plays("MoveSeg:transport")
    void supplyAndUnitsGoBySeaFromPortToPort() {
        Played game = moves().does("Axis", "Transport", "Supply by sea", "0309", "0207", "2");
        game.tells("8T go by sea from 0309 to 0207");

        game.does("Axis", "Move a unit or stack", "45th Infantry Division", "Change mode", "Move Mode", "no more");
        game.does("Axis", "Transport", "A unit by sea", "45th Infantry Division", "0207");
        game.tells("45th Infantry Division goes by sea to 0207");
        // 4 SP of sea cap: 2 for the supply, 2 for 3 RE on foot. Nothing is left.
        game.does("Axis", "Transport").cannot("Axis", "Supply by sea").cannot("Axis", "A unit by sea");
        game.does("Axis", "Supply by rail", "0401", "1", "Move a unit or stack");
        game.cannot("Axis", "45th Infantry Division");
    }

    @Test
    @Plays("MoveSeg:move")
    void planesOfACapturedBaseGetAwayToAnotherOneAndMayLoseAStep() {
        Played game = moves().rolls(3, 3);
        game.does("Axis", "Move a unit or stack", "44th Infantry Division", "Go to a hex", "0705");

        // 6 and nothing more: it was not Active, and nobody advanced after combat.
        game.tells("3rd Bomber Group loses a step").tells("3rd Bomber Group gets away to 0706");
        game.tells("the Axis holds 0705");
    }

    @Test
    @Plays("MoveSeg:move")
    void wagonsAreCapturedByTheirOwnColumn() {
        Played game = moves().rolls(6);
        game.does("Axis", "Move a unit or stack", "44th Infantry Division", "Go to a hex", "0608");

        // A 6 takes all wagons, but only three quarters of trucks.
        game.tells("the Axis captures 3 points of trucks and 12T of their load in 0608");
        game.tells("Allied trucks with 3 points and 12T now belong to the Axis");
    }

    @Test
    @Plays("MoveSeg:move")
    void capturedPointsWithoutACounterAreLostAndTheirLoadLiesOnTheGround() {
        Played game = moves().rolls(4);
        game.does("Axis", "Move a unit or stack", "44th Infantry Division", "Go to a hex", "0608");

        // Half of 3 points and of 12T; the Axis have a counter for trucks only. The others get away, up to 5 hexes.
        game.tells("the Axis has no counter for 2 points of trucks, which are lost")
                .tells("6T lie in 0608");
        game.cannot("Allied", "1203").does("Allied", "1008").tells("Allied trucks get away to 1008");
    }

    @Test
    @Plays("BarrageSeg:air")
    void strategicBombersNeverHaveASpotterAndNeverCountAsNear() {
        Played game = Ocs.idleTo(moves(), "Axis", "BarrageSeg:air");
        game.rolls(1, 1, 1, 1)
                .does("Axis", "Bomb combat units", "KG 4", "0706", "that is all")
                .does("Allied", "skip");

        // The 44th Infantry Division stands beside 0706, and KG 4 flies only 5 hexes.
        game.tells("Barrage of 0706: column 6 shifted -3, result no effect");
    }
}
