package org.phaseline.games.rof;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class TurnTest {

    private static Skirmish two() {
        return Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 4")
                .element("Anton", "German", 8, "rifles", "12, 20");
    }

    @Test
    @Plays({
        "3", "3.1", "3:span", "3.1(1)", "3.1(2)", "3.1(3)", "3.1(4)", "3.1(5)", "3.1(6)", "3.1(7)", "3.1(8)", "3.1(9)",
        "3.1(10)"
    })
    void theTenPhasesComeInThePrintedOrderFromSpottingToTheEndOfTheTurn() {
        Played game = two().hidden("Fox", "German", 3, "rifles")
                .hidden("Straw", "German", 0, "rifles")
                .counter("One", "German", "4, 20")
                .counter("Two", "German", "20, 20")
                .begins();

        game.does("German", "Fox", "Straw").idlesTo("British", "Move1:activate");
        while (game.sighting("British").gameTurn() == 1) {
            game.leastAnswer();
        }
        game.passes(
                "3.1(1)", "3.1(2)", "3.1(3)", "3.1(4)", "3.1(5)", "3.1(6)", "3.1(7)", "3.1(8)", "3.1(9)", "3.1(10)",
                "3.1(1)");
    }

    @Test
    @Plays("Spotting:condition")
    void theSpottingPhaseIsPassedOverWhenNothingIsHidden() {
        two().begins().never("3.1(1)", "Spotting:nominate").awaits("British", "Initiative:choice");
    }

    @Test
    @Plays({"Initiative", "Initiative:roll", "Initiative:choice"})
    void equalDiceAreThrownAgainAndTheHigherDieChoosesWhoMovesFirst() {
        Played.rolling("rof", "Patrol", 3, 3, 6, 6, 2, 5)
                .awaits("German", "Initiative:choice")
                .offers("German", "Initiative:choice", "First", "Second")
                .does("German", "Second")
                .awaits("British", "Move1:activate");
        Played.rolling("rof", "Patrol", 4, 2).does("British", "First").awaits("British", "Move1:activate");
    }

    @Test
    @Plays("Initiative:scenario")
    void aScenarioMayGiveTheInitiativeAway() {
        two().line("initiative = German")
                .rolling(6, 1)
                .begins()
                .never("Initiative:roll")
                .awaits("German", "Initiative:choice");
    }

    @Test
    @Plays({"3:length", "3.2(6)", "3.2(2)"})
    void turnAfterTurnIsPlayedUntilTheAllottedOnesAreOver() {
        Played game = two().line("allotted = 3").line("randomEnd = no").begins();

        for (int turn = 1; turn <= 3; turn++) {
            game.idlesTo("British", "Initiative:choice").isGameTurn(turn).does("British", "First");
        }
        game.idlesTo("British", "Initiative:choice").isWonBy("");
    }
}
