package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The turn as it is played on the umpire's own map. */
class OcsLessonTest {

    private static final String PANZERS = "5th Panzer Regiment";
    private static final String GRENADIERS = "104th Panzer Grenadiers";
    private static final String INFANTRY = "90th Infantry Division";

    @Test
    @Plays({"2.1:turn", "2.1:two", "2.1:advance", "2.1:phasing", "TurnEnd", "PT1", "PT2"})
    void twoGameTurnsOfTwoPlayerTurnsEachAndThenTheObjectivesAreCounted() {
        Played game = Ocs.refused(Ocs.lesson());
        for (int turn = 1; turn <= 2; turn++) {
            game.isGameTurn(turn);
            while (!game.over() && !game.entered().contains("TurnEnd")) {
                game.leastAnswer();
            }
            assertThat(game.entered().stream().filter("Player Turn"::equals)).hasSize(2);
            game.passes("PreTurn", "Weather", "FirstPlayer", "Player Turn", "Reaction", "Player Turn", "TurnEnd");
            game.look();
        }
        game.isDrawn();
    }

    @Test
    @Plays({"2.1:strict", "2.1:one-actor"})
    void thePhasesOfAPlayerTurnComeInPrintedOrder() {
        Played game = Ocs.refused(Ocs.lesson()).look().does("Axis", "To go first");
        while (!game.entered().contains("CleanUp:train")) {
            game.leastAnswer();
        }

        game.passes(
                "Reinforce",
                "Reinforce:arrive",
                "Reinforce:supply",
                "Reinforce:variable",
                "MoveSeg",
                "BarrageSeg",
                "Supply",
                "Supply:stocks",
                "Supply:trace",
                "Reaction",
                "Reaction:move",
                "Combat:artillery",
                "Exploit",
                "Exploit:move",
                "CleanUp",
                "CleanUp:dg",
                "CleanUp:exploit",
                "CleanUp:fuel",
                "CleanUp:train");
    }

    @Test
    @Plays({"MoveSeg:move", "MoveSeg:fuel", "CleanUp:fuel"})
    void tracksMoveWhenTheyAreFuelledAndAFormationUntilTheOwnersNextCleanUp() {
        Played game = Ocs.axisMoves().does("Axis", "Move a unit or stack", PANZERS);
        game.cannot("Axis", "Go to a hex").does("Axis", "Fuel", "The whole formation (1 SP)", "0104");
        game.has(GRENADIERS, "fuelled", "yes").does("Axis", "Take others along", "Go to a hex", "0404");
        game.tells("5th Panzer Regiment goes to 0404 for 1 MP").does("Axis", "no more");

        // Who has moved does not move again.
        game.does("Axis", "Move a unit or stack").cannot("Axis", PANZERS);
        Ocs.idleTo(game.does("Axis", INFANTRY, "no more"), "Allied", Ocs.MOVES);
        game.tells("2 units are no longer fuelled");
    }

    @Test
    @Plays({"MoveSeg:mode", "MoveSeg:reserve", "MoveSeg:strat"})
    void aUnitChangesItsModeBeforeItMovesAndItsAllowanceWithIt() {
        Played game = Ocs.axisMoves().does("Axis", "Move a unit or stack", INFANTRY, "Change mode");

        game.offers("Axis", "MoveSeg:mode", "Move Mode", "Reserve Mode (1/4 MA)", "Strat Mode (x2 MA)");
        game.does("Axis", "Strat Mode (x2 MA)")
                .has(INFANTRY, "mode", "stratMode")
                .has(INFANTRY, "strength", "3");
        game.does("Axis", "Go to a hex");
        // Zones are closed to Strat mode: the 8th Infantry Division stands in 0504.
        game.cannot("Axis", "0404").does("Axis", "0304");
        game.cannot("Axis", "Change mode");
    }

    @Test
    @Plays("MoveSeg:destroy")
    void aDumpIsBlownUpOnceInAPhase() {
        Played game = Ocs.axisMoves().rolls(2).does("Axis", "Destroy a dump", "0302", "8");

        game.tells("4T are blown up in 0302, 4T are left").does("Axis", "Destroy a dump");
        game.cannot("Axis", "0302");
    }

    @Test
    @Plays("MoveSeg:overrun")
    void whoRetreatsFromAnOverrunDoesNotEnterTheHexAndMovesNoFurther() {
        Played game = toTheTown(Ocs.axisMoves());
        game.look().does("Axis", "Overrun (+3 MP)", "do it", "0104").does("Allied", "skip");
        game.rolls(3, 3, 6, 6).does("Axis", PANZERS);

        // 14 against 4.5 is 3:1, column 6 of a town; 7 does not surprise, and 13 is Ao1e4 DL1o2.
        game.rolled("for surprise", 7).rolled("on the combat table", 13).tells("Result: Ao1e4 DL1o2");
        game.does("Axis", "1", "0304", "0304").does("Allied", "skip");

        game.tells("the Allies may ignore the options")
                .tells("8th Infantry Division loses a step, 2 left")
                .never("Exploitation Mode", "Advance after combat")
                .awaits("Axis", Ocs.MOVES);
    }

    @Test
    @Plays({"Reaction", "Reaction:who", "Reaction:half", "Reaction:fuel", "Reaction:overrun", "Reaction:no-combat"})
    void aReserveIsReleasedInTheEnemysTurnMovesHalfAndOverruns() {
        Played game = Ocs.axisMoves();
        game.does("Axis", "Move a unit or stack", PANZERS, "Change mode", "Reserve Mode (1/4 MA)", "no more");
        Ocs.idleTo(game, "Allied", Ocs.MOVES);
        game.does("Allied", "Move a unit or stack", "53rd Armored Engineers", "Fuel");
        game.does("Allied", "Each unit for this phase (1T a unit)", "0802", "Go to a hex", "0502");
        // The engineers drive into the zone of the 90th Infantry Division, and stop.
        game.cannot("Allied", "Go to a hex").does("Allied", "no more");

        Ocs.idleTo(game, "Axis", "Ships and released Reserves");
        game.does("Axis", "Move released Reserves (1/2 MA)").cannot("Axis", GRENADIERS);
        game.does("Axis", PANZERS).tells("5th Panzer Regiment is released from Reserve");
        game.does("Axis", "Fuel", "Each unit for this phase (1T a unit)", "0302", "Go to a hex", "0403");
        game.does("Axis", "Overrun (+3 MP)").look().does("Axis", "do it", "0302");
        game.rolls(4, 4, 2, 3, 4).does("Allied", "do it", "0802");
        game.tells("16 against 3 is 5:1: column 9, ratings 1")
                .tells("The attacker surprises: 2 columns to the right")
                .tells("5th Panzer Regiment advances into 0502")
                .never("Exploitation Mode");

        game.look()
                .does("Axis", "no more", "no more")
                .passes("Combat:artillery")
                .awaits("Allied", "Combat:artillery");
    }

    @Test
    @Plays({"Combat:artillery", "Combat:attack", "Combat:results"})
    void anAttackIsPaidRatedSurprisedRolledAndThenLossesRetreatsAndAdvancesFollow() {
        Played game = attackOnTheTown();

        game.tells("26 against 4.5 is 6:1: column 8, ratings 2")
                .tells("The attacker surprises: 2 columns to the right")
                .tells("Result: Ae4 DL1o2");
        game.look().does("Allied", "2").tells("8th Infantry Division loses a step, 2 left");
        // The second hex of a retreat disorganizes, and so does a zone; who is DG already loses a step there.
        game.does("Allied", "0604").tells("8th Infantry Division loses a step, 1 left");
        game.does("Allied", "0704").tells("104th Panzer Grenadiers is in Exploit mode");
        // e4: the 90th Infantry Division has a rating of 3.
        game.has(INFANTRY, "mode", "combatMode");
        game.does("Axis", PANZERS).tells("the Axis holds 0504");
    }

    @Test
    @Plays({"Exploit:who", "Exploit:move", "Exploit:combat", "CleanUp:exploit", "CleanUp:dg"})
    void exploitingUnitsMoveHalfAttackOnceMoreAndExploitNoFurther() {
        Played game = attackOnTheTown();
        game.does("Allied", "2", "0604").does("Allied", "0704");
        game.does("Axis", PANZERS, GRENADIERS, "no more").awaits("Axis", "Exploiting units and released Reserves");
        game.does("Axis", "Move a unit or stack").cannot("Axis", "155th Artillery");
        game.does("Axis", PANZERS, "Take others along", "Go to a hex", "0605", "no more", "no more");
        game.awaits("Axis", "Exploit:combat");
        game.does("Axis", PANZERS, GRENADIERS, "do it", "0104").does("Allied", "do it", "1004");
        game.look().does("Axis", PANZERS).rolls(6, 5, 6, 6, 6).does("Allied", "37th Tank Battalion");

        // 21 against 9.25 is 2:1, six columns further 12; 12 there is Ae2 DL2o3DG.
        game.tells("21 against 9.25 is 2:1: column 6, ratings 0").tells("Result: Ae2 DL2o3DG");
        game.never("Exploitation Mode").tells("37th Tank Battalion is eliminated");
        Ocs.idleTo(game, "Allied", Ocs.MOVES);
        game.tells("104th Panzer Grenadiers is in Combat mode again");
    }

    @Test
    void whoMarchesIntoARailheadCapturesAPartOfItsDumpAndNoMoreSupplyArrivesThere() {
        Played game = Ocs.axisMoves().does("Axis", "Move a unit or stack", PANZERS);
        game.does("Axis", "Fuel", "The whole formation (1 SP)", "0104").rolls(4).does("Axis", "Go to a hex", "1004");
        game.tells("the Axis captures the dump in 1004: 12T are left").tells("the Axis holds 1004");

        Ocs.idleTo(game.does("Axis", "no more"), "Allied", Ocs.MOVES);
        game.tells("No supply arrives: the Allies hold no source");
    }

    @Test
    void aHexThatABarrageHasEmptiedCannotBeAttacked() {
        Played game = Ocs.axisMoves().does("Axis", "Move a unit or stack", INFANTRY, "Go to a hex", "0503", "no more");
        game.does("Axis", "Move a unit or stack", "155th Artillery", "Fuel", "Each unit for this phase (1T a unit)");
        game.does("Axis", "0104", "Go to a hex", "0302", "no more");
        Ocs.idleTo(game, "Axis", "Combat:artillery").rolls(6, 6, 4);
        game.does("Axis", "155th Artillery", "0603", "0104").tells("53rd Armored Engineers is eliminated");

        // The town is the only hex left beside it.
        game.does("Axis", INFANTRY).tells("90th Infantry Division attacks 0504");
    }

    @Test
    @Plays({"2.4:when", "2.4(1)", "2.4(2)", "2.4(3)"})
    void inASimulcastTurnBothPlayPhaseByPhaseAndNobodyAttacks() {
        Played game = Ocs.lesson().does("Axis", "do it").does("Allied", "do it");
        game.never("FirstPlayer:roll", "Player Turn");
        toTheTown(Ocs.idleTo(game, "Axis", Ocs.MOVES)).cannot("Axis", "Overrun (+3 MP)");

        Ocs.idleTo(game.does("Axis", "no more"), "Allied", Ocs.MOVES);
        while (!game.entered().contains("TurnEnd")) {
            game.leastAnswer();
        }

        game.never("BarrageSeg", "Reaction", "Combat", "Combat:attack", "Exploit:barrage", "Exploit:combat")
                .passes("Movement", "Supply", "Exploit", "CleanUp", "TurnEnd")
                .isGameTurn(2);
    }

    /** The 21st Panzer Division beside the town, in the middle of its move. */
    private static Played toTheTown(Played game) {
        game.does("Axis", "Move a unit or stack", PANZERS, "Fuel", "The whole formation (1 SP)", "0104");
        return game.does("Axis", "Take others along", "Go to a hex", "0404");
    }

    /** A barrage that disorganizes, then an attack by three units that surprises: its result is Ae4 DL1o2. */
    private static Played attackOnTheTown() {
        Played game = Ocs.axisMoves();
        game.does("Axis", "Move a unit or stack", INFANTRY, "Go to a hex", "0503", "no more");
        Ocs.idleTo(toTheTown(game).does("Axis", "no more"), "Axis", "Combat:artillery");
        game.rolls(5, 5, 2).does("Axis", "155th Artillery", "0104");
        game.tells("8th Infantry Division is DG").does("Axis", PANZERS, GRENADIERS, INFANTRY, "do it");
        game.does("Axis", "0104", "0104").does("Allied", "do it", "1004");
        return game.look().rolls(5, 4, 2, 4, 4).does("Axis", PANZERS);
    }
}
