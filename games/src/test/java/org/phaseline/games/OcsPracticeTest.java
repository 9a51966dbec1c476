package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.Sighting;

/** Air, supply, barrage, refit, breakout and construction on the umpire's own map, with their numbers. */
class OcsPracticeTest {

    private static final String ACT = Ocs.MOVES;

    /** The first Refit Phase of the practice field: the Axis are phasing. */
    private static Played refit() {
        return Ocs.refused(Ocs.onMap("Yard", 3, 3, 6, 6, 1, 1)).does("Axis", "To go first");
    }

    private static Played moves() {
        return Ocs.idleTo(refit(), "Axis", ACT);
    }

    @Test
    @Plays({"Refit:do", "Refit:cost", "Refit:limit"})
    void aBaseRefitsOncePaysOneTokenAndHoldsSoManyActivePlanes() {
        Played game = refit().does("Axis", "0203", "0203").tells("1T is paid from 0203, 39T are left");

        // Level 2 refits four planes, but six may be Active there and five are: there is one place, and the base refits
        // once.
        game.does("Axis", "JG 1").tells("1 plane is ready in 0203").has("JG 1", "active", "yes");
        game.has("JG 2", "active", "no").cannot("Axis", "0203");
    }

    @Test
    @Plays("Refit:zoc")
    void aBaseInAnEnemyZoneThatNobodyNegatesRefitsNobody() {
        Played game = Ocs.idleTo(refit(), "Allied", "Refit:do");

        // The 44th Infantry Division in 0606 stands beside both bases; in 0706 the 9th Rifle Division negates its zone.
        game.offers("Allied", "Refit:do", "0706", "no more");
    }

    @Test
    @Plays({"Air:missions", "Air:combat"})
    void aUnitDropsByThePlanThatWasMadeForThisTurnThroughFlak() {
        Played game = moves().does("Axis", "Air Missions", "Air drop of a unit", "Plan 1");
        game.tells("Plan 1: 1st Parachute Battalion is to drop in 1003").does("Axis", "Transport Wing 3", "skip");

        // 7, 1 more for the air base, 2 more in a patrol zone without a fighter; 5 is enough in clear ground.
        game.rolls(3, 4, 2, 3).does("Allied", "skip").rolled("for flak", 10).rolled("for the air drop", 5);
        game.tells("1st Parachute Battalion comes down in 1003").tells("the Axis holds 1003");
        game.does("Axis", "Move a unit or stack").cannot("Axis", "1st Parachute Battalion");
    }

    @Test
    @Plays("Air:missions")
    void aPlanIsMadeTwoTurnsAheadAndNobodyElseReadsIt() {
        Played game = Ocs.idleTo(refit(), "Axis", "Air drop plans").look();

        game.does("Axis", "Plan 2", "write it").cannot("Axis", "1st Parachute Battalion");
        game.does("Axis", "2nd Parachute Regiment", "0801").cannot("Axis", "2").does("Axis", "3");
        game.tells("Plan 2: 2nd Parachute Regiment drops in 0801 in game turn 3");
        assertThat(game.sighting("Allied").pieces().stream().map(Sighting.Piece::name))
                .doesNotContain("Plan 1", "Plan 2")
                .contains("2nd Parachute Regiment");
    }

    @Test
    @Plays("Air:missions")
    void whoMissesTheDropZoneIsLost() {
        Played game = moves().does("Axis", "Air Missions", "Air drop of a unit", "Plan 1", "Transport Wing 3");
        game.does("Axis", "skip");

        game.rolls(3, 3, 1, 3).does("Allied", "skip").rolled("for the air drop", 4);
        game.tells("The drop in 1003 fails").tells("1st Parachute Battalion is eliminated");
    }

    @Test
    @Plays("Air:missions")
    void aUnitIsFlownToABaseAndHasHalfOfItsAllowanceLeft() {
        Played game =
                moves().does("Axis", "Air Missions", "Air transport of a unit", "16th Air Landing Regiment", "0207");

        // 4T are more than the three planes can carry one by one, and more than a base of level 1 unloads.
        game.does("Axis", "Transport Wing 3", "skip", "Transport Wing 1", "skip");
        game.tells("Transport Wing 1 stays in 0207").tells("16th Air Landing Regiment is flown to 0207, 4 MP are left");
    }

    @Test
    @Plays({"Reinforce:rebuild", "Reinforce:variable", "Reinforce:consolidate"})
    void replacementsRebuildUnitsPlanesAndTrucksAndLikeUnitsAreConsolidated() {
        Played game = Ocs.idleTo(refit().rolls(3, 4, 3, 4), "Axis", "Reinforce:rebuild");
        game.tells("Axis draft arrives in 0101").does("Axis", "Rebuild a unit", "33rd Panzer Regiment");
        // Armor takes equipment.
        game.cannot("Axis", "Axis replacements").does("Axis", "Axis equipment 1");
        game.tells("33rd Panzer Regiment is rebuilt in 0302");
        game.does("Axis", "Repair planes", "Axis equipment 2", "KG 5", "JG 2").has("KG 5", "steps", "2");
        game.does("Axis", "Replace a truck point", "Axis equipment 3", "Corps trucks")
                .has("Corps trucks", "points", "3");

        game.does("Axis", "1st Light Brigade", "2nd Light Brigade");
        game.has("1st Light Brigade", "steps", "4").has("2nd Light Brigade", "steps", "2");
    }

    @Test
    @Plays({"Breakout", "Reinforce:arrive"})
    void whoBreaksOutComesBackAsManyTurnsLaterAsTheSecondDieShows() {
        Played game = Ocs.idleTo(refit(), "Axis", "Breakout").cannot("Axis", "11th Motor Battalion");

        // 4 and 1 more on the first turn out of trace; the other regiment has been out of it before.
        game.rolls(4, 1).does("Axis", "9th Infantry Regiment").rolled("for the breakout of 9th Infantry Regiment", 5);
        game.tells("9th Infantry Regiment gets away, and comes back after 1 turn")
                .look();
        game.rolls(4).does("Axis", "10th Infantry Regiment").rolled("for the breakout of 10th Infantry Regiment", 4);
        game.tells("10th Infantry Regiment is eliminated");
        while (!game.over() && !game.told().contains("9th Infantry Regiment arrives in 0101")) {
            game.leastAnswer();
        }
        game.isGameTurn(2);
    }

    @Test
    @Plays("Breakout")
    void trucksBreakOutOnTheFirstTurnADieForEachPoint() {
        Played game = Ocs.idleTo(refit(), "Axis", "Breakout of trucks");

        game.rolls(4, 3, 6, 1).does("Axis", "Lost trucks").rolled("for the breakout of Lost trucks", 5, 4, 7);
        game.tells("Lost trucks get away with 2 points, and come back after 1 turn");
    }

    @Test
    @Plays("MoveSeg:construct")
    void pioneersRepairAPortAndInfantryDigs() {
        Played game = moves().does("Axis", "Move a unit or stack", "51st Pioneers", "Construction", "Repair a port");
        game.does("Axis", "0305").tells("4T are paid from 0305, 36T are left");
        game.tells("51st Pioneers repairs the port in 0309: 1 hit is left").awaits("Axis", ACT);

        game.does("Axis", "Move a unit or stack", "44th Infantry Division", "Construction", "Hedgehog");
        game.does("Axis", "0305").tells("8T are paid from 0305, 28T are left");
        game.tells("44th Infantry Division digs: hedgehog of level 1 in 0606");
    }

    @Test
    @Plays("MoveSeg:destroy")
    void aPortAndAnAirBaseAreWreckedOnceATurn() {
        Played game =
                moves().does("Axis", "Move a unit or stack", "45th Infantry Division", "Wreck an air base or port");
        game.tells("45th Infantry Division wrecks the port in 0309: 3 hits");

        game.does("Axis", "Move a unit or stack", "IV Corps HQ", "Wreck an air base or port", "0305");
        game.tells("IV Corps HQ wrecks the air base in 0305: it is at level 1");
        // The pioneers are as near to both, but the base is at level 1 and the port was wrecked in this turn.
        game.does("Axis", "Move a unit or stack", "51st Pioneers").cannot("Axis", "Wreck an air base or port");
    }

    @Test
    @Plays("MoveSeg:destroy")
    void aPartOfADumpIsBlownToTheNearestToken() {
        Played game = moves().does("Axis", "Destroy a dump", "0309");

        // 75 percent of 6T are 4.5, and that is 5.
        game.rolls(5).does("Axis", "6").tells("5T are blown up in 0309, 3T are left");
    }

    @Test
    @Plays("MoveSeg:transport")
    void lightInfantryCountsHalfOnATrainAndRailwayEngineersRelayTheLine() {
        Played game = moves().does("Axis", "Transport", "A unit by rail", "46th Infantry Division");
        // 3 RE with 6 leg MP are 6T: two of the three caps.
        game.cannot("Axis", "0501").does("Axis", "0301").tells("46th Infantry Division goes by rail to 0301");

        game.does("Axis", "Move a unit or stack", "3rd Railway Engineers", "Go to a hex", "0801", "no more");
        game.tells("3rd Railway Engineers relays the railway in 0701");
        game.does("Axis", "Transport", "Supply by rail", "0801")
                .cannot("Axis", "2")
                .does("Axis", "1");
        game.tells("4T go by rail from 0101 to 0801");
    }

    @Test
    @Plays({"BarrageSeg:air", "BarrageSeg:naval", "Combat:artillery"})
    void planesShipsAndGunsFireEachOnItsTable() {
        Played game = moves().does("Axis", "Move a ship", "Cruiser", "0810", "no more");
        game.does("Axis", "Bomb combat units", "KG 4", "0706", "that is all");
        // 16 points are column 6, one to the right within 10 hexes; flak 3, 2 more for the base, 2 more in the patrol
        // zone.
        game.rolls(1, 2, 4, 5).does("Allied", "skip").rolled("for flak", 7);
        game.tells("Barrage of 0706: column 6 shifted 1, result [1/2]").tells("9th Rifle Division is DG");
        game.has("9th Rifle Division", "steps", "3");

        game.does("Axis", "no more").rolls(5).does("Axis", "Cruiser", "0809");
        game.tells("The port in 0809 is hit: 2 of 4 hits");

        Ocs.idleTo(game, "Axis", "Combat:artillery");
        game.does("Axis", "70th Artillery", "0706", "the air base or port")
                .rolls(5, 4)
                .does("Axis", "0305");
        game.tells("2T are paid from 0305, 38T are left").tells("The air base in 0706 is at level 1");
        game.tells("2nd Bomber Group loses a step");
    }

    @Test
    @Plays({"Supply:stocks", "Supply:trace"})
    void stocksAreRestoredBeforeTraceIsChecked() {
        Played game = moves().does("Axis", "no more");
        while (!game.over() && !game.told().contains("10th Infantry Regiment in 1307 is not in trace")) {
            game.leastAnswer();
        }

        // 2T for each of its three steps.
        game.passes("Supply:stocks", "Draw supply", "Supply:trace").tells("6T are paid from 0309, 2T are left");
        game.tells("1st Light Brigade has full internal stocks again");
    }

    @Test
    @Plays("Supply:oos")
    void whoHasNoTraceEatsOneTokenForTwoElementsOrSuffersAttrition() {
        Played game = Ocs.refused(Ocs.onMap("Drill", 3, 3, 6, 6, 1, 1)).does("Axis", "To go first");
        Ocs.idleTo(game, "Axis", "Supply:oos").does("Axis", "0708");

        game.does("Axis", "Expend on-map supply (1T per 2 RE)").tells("4T are paid from 0708, 6T are left");
        game.cannot("Axis", "Expend on-map supply (1T per 2 RE)").rolls(5, 3);
        game.does("Axis", "Out of Supply: attrition").rolled("for attrition", 8);
        game.has("7th Infantry Division", "steps", "1").has("7th Infantry Division", "oos", "yes");
    }

    @Test
    @Plays("CleanUp:train")
    void aRailwayIsRepairedInTheCleanUpOfWhoeverItBelongsTo() {
        Played game = moves().does("Axis", "no more", "Trainbusting", "KG 4", "1201", "that is all");
        game.rolls(1, 2, 4).does("Allied", "skip").tells("The railway in 1201 is busted");

        Ocs.idleTo(game.look(), "Allied", ACT).neverTells("The railway in 1201 is repaired");
        while (!game.over() && !game.entered().contains("TurnEnd")) {
            game.leastAnswer();
        }
        game.tells("The railway in 1201 is repaired");
    }

    @Test
    @Plays({"Exploit:fuel", "Exploit:destroy"})
    void aReserveIsFuelledInExploitationBlowsADumpAndBuildsNothing() {
        Played game = Ocs.axisMoves().does("Axis", "Move a unit or stack", "5th Panzer Regiment", "Change mode");
        game.does("Axis", "Reserve Mode (1/4 MA)", "no more");
        Ocs.idleTo(game, "Axis", "Exploiting units and released Reserves");
        game.does("Axis", "Move a unit or stack", "5th Panzer Regiment").cannot("Axis", "Go to a hex");

        game.does("Axis", "Fuel", "Each unit for this phase (1T a unit)", "0104", "Go to a hex", "0303");
        game.cannot("Axis", "Construction").rolls(6).does("Axis", "no more", "Destroy a dump", "0302", "8");
        game.tells("8T are blown up in 0302, 0T are left");
    }
}
