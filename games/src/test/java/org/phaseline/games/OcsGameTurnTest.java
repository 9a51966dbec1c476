package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OcsGameTurnTest {

    @Test
    @Plays({"2.1:turn", "TurnEnd"})
    void gameTurnsFollowEachOtherUntilTheScenarioEnds() {
        Played game = Ocs.spring();
        for (int turn = 1; turn <= 6; turn++) {
            game.isGameTurn(turn).awaitsTogether("Axis at 2.4", "Allied at 2.4");
            Ocs.refused(game);
            while (!game.over() && !game.entered().contains("TurnEnd")) {
                game.leastAnswer("None is left");
            }
            game.passes("PreTurn", "Weather", "FirstPlayer", "Player Turn", "TurnEnd")
                    .look();
        }
        assertThat(game.over()).isTrue();
    }

    @Test
    @Plays({"TurnEnd", "2.1:advance"})
    void afterTheSecondPlayerTurnTheMarkerMovesOnAndANewGameTurnBegins() {
        Played game =
                Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "CleanUp:train").isGameTurn(1);

        game.look()
                .does("Allied", "done")
                .enters("TurnEnd", "2.4")
                .isGameTurn(2)
                .awaitsTogether("Axis at 2.4", "Allied at 2.4");
        Ocs.refused(game).passes("PreTurn", "Weather", "FirstPlayer");
    }

    @Test
    @Plays({"2.1:advance", "2.1:two"})
    void theFirstPlayerTurnLeadsToTheSecondAndNotToTheEnd() {
        Ocs.idleTo(Ocs.axisPlayerTurn(), "Axis", "CleanUp:train")
                .look()
                .does("Axis", "done")
                .enters("Player Turn", "Refit", "Refit:do")
                .awaits("Allied", "Refit:do")
                .isGameTurn(1);
    }

    @Test
    @Plays("FirstPlayer:roll")
    void aTieForTheFirstPlayerIsRolledAgainUntilItIsNone() {
        Played game = Ocs.beside("Spring", 3, 3, /* a tie */ 4, 4, 5, 3, /* again */ 1, 1, 1, 1, 2, 3, 6, 6);

        Ocs.refused(game).rolled("elector", 8, 8, 2, 2, 5, 12).awaits("Allied", "FirstPlayer:elect");
    }

    @Test
    @Plays({"FirstPlayer:elect", "PT1"})
    void whoWinsTheRollMayGoFirst() {
        Ocs.refused(Ocs.spring())
                .awaits("Axis", "FirstPlayer:elect")
                .offers("Axis", "FirstPlayer:elect", "To go first", "To go second")
                .does("Axis", "To go first")
                .awaits("Axis", "Refit:do");
    }

    @Test
    @Plays({"FirstPlayer:elect", "PT1"})
    void whoWinsTheRollMayGoSecond() {
        Ocs.refused(Ocs.spring()).does("Axis", "To go second").awaits("Allied", "Refit:do");
    }

    @Test
    @Plays({"PT2", "2.1:phasing"})
    void theSecondPlayerTurnRepeatsEverythingWithTheRolesReversed() {
        Played first = Ocs.axisPlayerTurn();
        Ocs.idleTo(first, "Axis", "CleanUp:train");
        List<String> once = first.entered();
        first.does("Axis", "done").look();

        Played second = Ocs.idleTo(first, "Allied", "CleanUp:train");

        // The first step of the second player turn was entered by the answer that ended the first one.
        assertThat(once).endsWith("CleanUp:dg", "CleanUp:exploit", "CleanUp:fuel", "CleanUp:train");
        assertThat(second.entered()).isEqualTo(once);
        assertThat(once).contains("Reaction", "Combat", "Exploit");
    }

    @Test
    @Plays({"PT2", "Reaction"})
    void reactionBelongsToWhoeverIsNotPhasing() {
        Played game = Ocs.axisPlayerTurn();

        Ocs.idleTo(game, "Allied", "Reaction:barrage");
        Ocs.idleTo(game, "Allied", "Refit:do");
        Ocs.idleTo(game, "Axis", "Reaction:barrage").cannot("Allied", "no more");
    }

    @Test
    @Plays("FirstPlayer:elect")
    void theOrderOfTheTurnHoldsForThisGameTurnOnly() {
        Played game =
                Ocs.idleTo(Ocs.axisPlayerTurn(), "Allied", "CleanUp:train").does("Allied", "done");

        Ocs.refused(game.rolls(2, 2, 1, 1, 6, 5)).awaits("Allied", "FirstPlayer:elect");
    }

    @Test
    @Plays("Weather")
    void theWeatherIsRolledForTheWholeGameTurnAndAsTheScenarioSays() {
        Ocs.refused(Ocs.spring()).holds("", "weather", "fair");
        Ocs.beside("Spring", 5, 4).does("Axis", "skip").does("Allied", "skip").holds("", "weather", "poor");
        Ocs.beside("Spring", 6, 6).does("Axis", "skip").does("Allied", "skip").holds("", "weather", "storm");
        Ocs.beside("Winter", 5, 5).does("Soviet", "skip").does("German", "skip").holds("", "weather", "storm");
    }

    @Test
    @Plays({"2.1:strict", "2.1:one-actor", "PT1"})
    void exactlyOnePlayerIsAwaitedAtATimeAndStepsComeInPrintedOrder() {
        Played game = Ocs.axisPlayerTurn();

        Ocs.idleTo(game, "Axis", "CleanUp:train");

        game.enters(
                "Reinforce",
                "Reinforce:arrive",
                "Reinforce:supply",
                "Reinforce:variable",
                "Reinforce:rebuild",
                "Reinforce:consolidate",
                "Movement",
                "Breakout",
                "MoveSeg",
                "Ships, units and stacks",
                "Air",
                "BarrageSeg",
                "BarrageSeg:air",
                "BarrageSeg:naval",
                "Supply",
                "Supply:stocks",
                "Supply:trace",
                "Supply:oos",
                "Reaction",
                "Reaction:move",
                "Ships and released Reserves",
                "Reaction:air",
                "Reaction:barrage",
                "Combat",
                "Combat:artillery",
                "Combat:attack",
                "Exploit",
                "Exploit:move",
                "Exploiting units and released Reserves",
                "Exploit:air",
                "Exploit:barrage",
                "Exploit:combat",
                "CleanUp",
                "CleanUp:dg",
                "CleanUp:exploit",
                "CleanUp:fuel",
                "CleanUp:train");
    }
}
