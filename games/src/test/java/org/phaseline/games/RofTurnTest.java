package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RofTurnTest {

    @Test
    @Plays({
        "3", "3.1", "3:span", "3.1(1)", "3.1(2)", "3.1(3)", "3.1(4)", "3.1(5)", "3.1(6)", "3.1(7)", "3.1(8)", "3.1(9)",
        "3.1(10)"
    })
    void theTenPhasesComeInThePrintedOrderFromSpottingToTheEndOfTheTurn() {
        Played game = Played.of("rof", "Ambush").idlesTo("German", "Move1:activate");

        game.idlesTo("Soviet", "Initiative:choice").isGameTurn(2);
        game.passes(
                "3.1(1)", "3.1(2)", "3.1(3)", "3.1(4)", "3.1(5)", "3.1(6)", "3.1(7)", "3.1(8)", "3.1(9)", "3.1(10)",
                "3.1(1)", "3.1(2)", "3.1(3)");
    }

    @Test
    @Plays("Spotting:condition")
    void theSpottingPhaseIsPassedOverWhenNothingIsHidden() {
        Rof.patrol().never("Spotting:nominate").awaits("British", "Initiative:choice");
    }

    @Test
    @Plays({"Spotting Phase", "Spotting:both", "Spotting:roll"})
    void bothSidesSpotAtOnceAndWhatOneUncoversDoesNotStopTheOther() {
        Played game = Rof.table("British.hidden = {able}", "German.hidden = {anton}")
                .awaitsTogether("British at Spotting:roll", "German at Spotting:roll");

        game.rolls(5).does("British", "yes").holds("German", "hidden", "anton");
        game.rolls(4).does("German", "yes");
        game.holds("German", "hidden", "none").holds("British", "hidden", "able");
        game.awaits("British", "Initiative:choice");
    }

    @Test
    @Plays({"Spotting:loop", "Spotting:nominate", "Spotting:roll"})
    void everyCounterIsNominatedOnceAndRolledForIfItIsSeen() {
        Played game = Played.of("rof", "Ambush")
                .offers("German", "Spotting:nominate", "able", "baker", "charlie", "dog")
                .look()
                .rolls(5, 4, 6);

        game.does("German", "baker", "yes").offers("German", "Spotting:nominate", "able", "charlie", "dog");
        game.does("German", "able", "yes", "dog", "no", "yes");
        game.rolled("spotting", 5, 4, 6).holds("Soviet", "hidden", "able, dog");
        game.awaits("Soviet", "Initiative:choice");
    }

    @Test
    @Plays("Spotting:nominate")
    void brokenFiguresSpotNothing() {
        Rof.table("German.hidden = {anton}", "British.broken = {able, baker}").never("Spotting:roll");
        Rof.table("German.hidden = {anton}", "British.broken = {able}").awaits("British", "Spotting:roll");
    }

    @Test
    @Plays({"Rally Phase", "Rally:roll", "Rally:suppressed-fail", "Rally:broken-fail"})
    void brokenElementsThatFailToRallyRunWhenAllHaveRolled() {
        Played game = Rof.table("British.broken = {able}", "British.suppressed = {baker}", "German.broken = {anton}")
                .awaitsTogether("British at Rally:roll", "German at Rally:roll");

        game.rolls(6, 5).does("British", "able", "1", "0").rolled("rally", 5, 5);
        game.never("Rally:move").awaits("German", "Rally:roll");
        game.rolls(4).does("German", "0").holds("German", "broken", "none").holds("German", "suppressed", "none");

        game.awaits("British", "Rally:move").does("British", "yes");
        game.holds("British", "broken", "able").holds("British", "suppressed", "baker");
        game.holds("British", "fled", "able").holds("British", "exposed", "able");
        game.does("British", "First").offers("British", "Move1:activate", "baker", "no more");
    }

    @Test
    @Plays("Rally:roll")
    void aScenarioMayLetBrokenElementsRallyByOneLevelOnly() {
        Played game = Rof.table("British.broken = {able}", "British.suppressed = {baker}", "oneLevel = yes");

        game.rolls(1, 1).does("British", "able", "0", "0");
        game.holds("British", "broken", "none").holds("British", "suppressed", "able");
    }

    @Test
    @Plays({"Initiative", "Initiative:roll", "Initiative:choice"})
    void equalDiceAreThrownAgainAndTheHigherDieChoosesWhoMovesFirst() {
        Played.rolling("rof", "Patrol", 3, 3, 6, 6, 2, 5)
                .awaits("German", "Initiative:choice")
                .offers("German", "Initiative:choice", "First", "Second")
                .does("German", "Second")
                .awaits("British", "Move1:activate");
        Rof.patrol()
                .awaits("British", "Initiative:choice")
                .does("British", "First")
                .awaits("British", "Move1:activate");
    }

    @Test
    @Plays("Initiative:scenario")
    void aScenarioMayGiveTheInitiativeAway() {
        Played game = Played.rolling("rof", "Ambush", 1, 6, 1, 6).idlesTo("Soviet", "Initiative:choice");

        game.isGameTurn(1).does("Soviet", "First").idlesTo("Soviet", "Initiative:choice");
        game.isGameTurn(2).never("Initiative:roll");
    }

    @Test
    @Plays({"3:length", "3.2(6)"})
    void turnAfterTurnIsPlayedUntilTheAllottedOnesAreOver() {
        Played game = Played.of("rof", "Ambush");
        for (int turn = 1; turn <= 7; turn++) {
            game.idlesTo("Soviet", "Initiative:choice").isGameTurn(turn).does("Soviet", "First");
        }

        game.look().idlesTo("Soviet", "Initiative:choice").isWonBy("");
        game.passes("3.2(1)", "3.2(2)", "3.2(3)", "3.2(4)", "3.2(5)", "3.2(6)", "The last turn is over");
    }

    @Test
    @Plays({"3.2(2)", "3.2(2):random"})
    void afterTheAllottedTurnsADieEndsTheGameMoreAndMoreEasilyAndAtLastForCertain() {
        Played game = Rof.table("allotted = 2").look();

        turn(game, 1).rolled("ending").isGameTurn(2);
        turn(game.rolls(4), 2).rolled("ending", 4).isGameTurn(3);
        turn(game.rolls(2), 3).rolled("ending", 4, 2).isGameTurn(4);
        turn(game.rolls(1), 4).rolled("ending", 4, 2, 1);
        assertThat(game.over()).isTrue();
    }

    private static Played turn(Played game, int turn) {
        return game.isGameTurn(turn).does("British", "First").idlesTo("British", "Initiative:choice");
    }

    @Test
    @Plays({"3.2(2)", "3.2:order", "3.2"})
    void theRestOfTheListIsDoneBeforeARollEndsTheGame() {
        Played game = Rof.table("allotted = 1", "German.held = {crossroads}", "British.moving = {able}");
        game.does("British", "First");
        claims(game.rolls(5), "British", "baker");

        game.passes("3.2(1)", "3.2(2)", "3.2(3)", "3.2(4)", "3.2(5)", "3.2(6)").holds("British", "moving", "none");
        game.isWonBy("British");
    }

    /** Idles until objectives are claimed; one side claims the crossroads, the other nothing. */
    private static void claims(Played game, String seat, String element) {
        String other = seat.equals("British") ? "German" : "British";
        String claim = "Claim an objective with an unbroken element";
        while (game.entered().stream().noneMatch(claim::equals)) {
            game.leastAnswer();
        }
        game.doesAt(seat, claim, "crossroads").doesAt(seat, claim, element).does(other, "no more");
    }

    @Test
    @Plays({"3.2(1)", "3.2:order", "3.2(6)", "End Turn Phase"})
    void automaticVictoryLooksAtTheObjectivesOfTheTurnBeforeAndEndsPlayAtOnce() {
        Played game = Rof.table("goals = 1", "allotted = 9").does("British", "First");
        claims(game, "British", "able");
        game.holds("British", "held", "crossroads").isGameTurn(2).look();

        game.does("British", "First").idlesTo("British", "Initiative:choice").isWonBy("British");
        game.passes("3.2(1)").never("3.2(2)", "3.2(3)", "3.2(4)", "3.2(5)", "3.2(6)");
    }

    @Test
    @Plays("3.2(1):restrict")
    void anObjectiveBoughtTooDearlyIsNoVictory() {
        String[] held = {"goals = 1", "allotted = 9", "British.held = {crossroads}", "British.mustered = 16"};
        String[] dear = {held[0], held[1], held[2], held[3], "British.lost = 9", "British.breakPoint = 99"};

        turn(Rof.table(held), 1).isWonBy("British");
        turn(Rof.table(dear), 1).isGameTurn(2);
    }
}
