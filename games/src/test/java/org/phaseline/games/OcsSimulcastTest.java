package org.phaseline.games;

import org.junit.jupiter.api.Test;

class OcsSimulcastTest {

    @Test
    @Plays({"2.4:when", "2.4"})
    void oneRefusalIsEnoughForAnOrdinaryTurn() {
        Ocs.spring()
                .awaitsTogether("Axis at 2.4", "Allied at 2.4")
                .does("Allied", "do it")
                .awaits("Axis", "2.4")
                .does("Axis", "skip")
                .awaits("Axis", "FirstPlayer:elect")
                .holds("", "simulcastTurn", "none there");
    }

    @Test
    @Plays({"2.4:when", "2.4(1)"})
    void whenBothDeclareItBothPlayTheSameTurnAtTheSameTime() {
        Ocs.simulcastTurn()
                .never("FirstPlayer", "FirstPlayer:roll", "FirstPlayer:elect", "Player Turn")
                .holds("", "simulcastTurn", "yes")
                .awaitsTogether("Axis at Refit:do", "Allied at Refit:do");
    }

    @Test
    @Plays("2.4(1)")
    void nobodyBeginsAPhaseBeforeTheOtherHasFinishedTheOneBefore() {
        Played game = Ocs.simulcastTurn().does("Axis", "no more").awaits("Allied", "Refit:do");

        game.does("Allied", "1", "2").awaits("Allied", "Refit:do").does("Allied", "no more");
        game.awaitsTogether("Axis at Reinforce:arrive", "Allied at Reinforce:arrive");

        // Within a phase all players go at their own pace.
        game.does("Axis", "done", "20", "3", "no more")
                .awaitsTogether("Axis at Reinforce:consolidate", "Allied at Reinforce:arrive");
        game.does("Axis", "no more").awaits("Allied", "Reinforce:arrive");
    }

    @Test
    @Plays({"2.4(1)", "2.4(2)", "2.4(3)"})
    void combatBarrageAndReactionAreOutOfReach() {
        Played game = Ocs.simulcastTurn();

        // Both try everything they are offered once before they do as little as they may.
        for (int i = 0; i < 400 && !game.entered().contains("TurnEnd"); i++) {
            if (!game.doesSomethingNew("None is left", "Out of Supply: attrition")) {
                game.leastAnswer("None is left");
            }
        }

        game.passes("MoveSeg:move", "Supply:oos", "Exploit:who", "CleanUp:train", "TurnEnd")
                .never("MoveSeg:overrun", "Exploit:overrun", "BarrageSeg", "BarrageSeg:air", "BarrageSeg:naval")
                .never("Reaction", "Reaction:barrage", "Combat", "Combat:artillery", "Combat:attack")
                .never("Exploit:barrage", "Exploit:combat", "Fighter sweep", "Hip shoot", "Air drop");
    }

    @Test
    @Plays({"2.4(2)", "2.4(3)", "Air:missions"})
    void onlyTransportIsFlown() {
        Played game = Ocs.simulcastTurn();
        String act = "Ships, units and stacks";
        while (!game.entered().contains("Air")) {
            game.leastAnswer("None is left");
        }

        game.does("Allied", "no more")
                .awaitsTogether("Axis at " + act, "Allied at " + act)
                .doesAt("Allied", "Air", "do it")
                .offers("Allied", "Air", "Air transport")
                .does("Allied", "Air transport")
                .leavesOpen("Allied", "Air")
                .leavesOpen("Axis", "Air");

        while (!game.entered().contains("Exploit:air")) {
            game.leastAnswer("None is left");
        }
        game.doesAt("Axis", "Exploit:air", "do it").offers("Axis", "Exploit:air", "Air transport");
    }

    @Test
    @Plays("2.4:when")
    void aTurnIsASimulcastTurnUntilBothHaveFinishedIt() {
        Played game = Ocs.simulcastTurn();
        while (!game.entered().contains("CleanUp:train")) {
            game.leastAnswer("None is left");
        }

        game.does("Axis", "done")
                .awaits("Allied", "CleanUp:dg")
                .holds("", "simulcastTurn", "yes")
                .does("Allied", "done", "done", "done", "done")
                .holds("", "simulcastTurn", "none there");
    }

    @Test
    @Plays("2.4(3)")
    void theOpponentMayObjectToWhatLooksLikeAnAttack() {
        Ocs.simulcastTurn()
                .raises("Allied", "Object to an act in a Simulcast Turn")
                .awaits("Axis", "Answer the objection")
                .does("Axis", "Show that it is no attack and no raid")
                .awaitsTogether("Axis at Refit:do", "Allied at Refit:do");
    }

    @Test
    @Plays("2.4(3)")
    void inAnOrdinaryTurnThereIsNothingToObjectTo() {
        Ocs.axisPlayerTurn()
                .raises("Allied", "Object to an act in a Simulcast Turn")
                .awaits("Axis", "Refit:do");
    }

    @Test
    @Plays({"2.4:when", "TurnEnd"})
    void aSimulcastTurnEndsAndTheNextTurnAsksAgain() {
        Played game = Ocs.simulcastTurn();
        while (!game.entered().contains("TurnEnd")) {
            game.leastAnswer("None is left");
        }

        game.isGameTurn(2).awaitsTogether("Axis at 2.4", "Allied at 2.4").holds("", "simulcastTurn", "none there");
        Ocs.refused(game).passes("FirstPlayer:roll");
    }
}
