package org.phaseline.games.rof;

import static org.phaseline.games.rof.Skirmish.stand;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class TurnEndTest {

    private static Skirmish quiet() {
        return Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 10")
                .element("Anton", "German", 8, "rifles", "12, 22");
    }

    private static Played turn(Played game) {
        return stand(game).idlesTo("British", "Initiative:choice");
    }

    @Test
    @Plays({"3.2(2)", "3.2(2):random"})
    void afterTheAllottedTurnsADieEndsTheGameMoreAndMoreEasilyAndAtLastForCertain() {
        Played game = quiet().line("allotted = 1").begins();
        turn(stand(game)
                .rolls(4)
                .idlesTo("British", "Initiative:choice")
                .rolls(2)
                .isGameTurn(2));
        game.isGameTurn(3).rolls(1);
        turn(game);
        game.isWonBy("");
    }

    @Test
    @Plays({"3.2(2)", "3.2:order", "3.2", "3.2(3)", "3.2(4)"})
    void theRestOfTheListIsDoneBeforeARollEndsTheGame() {
        Played game = quiet().line("allotted = 1")
                .objective("Farm", "12, 12", "German")
                .begins()
                .does("British", "First");
        Skirmish.moves(game, "British", "Able", Skirmish.C, "12,11").look();
        game.rolls(6).idlesTo("British", "Initiative:choice");

        game.passes("3.2(1)", "3.2(2)", "3.2(3)", "3.2(4)", "3.2(5)", "3.2(6)").isWonBy("British");
        game.has("Able", "order", "none").has("Farm", "holder", "British");
    }

    @Test
    @Plays({"3.2(1)", "3.2:order", "3.2(6)", "End Turn Phase"})
    void automaticVictoryLooksAtTheObjectivesOfTheTurnBeforeAndEndsPlayAtOnce() {
        Played game = quiet().line("British.aim = 1")
                .objective("Farm", "12, 12", "none")
                .begins();

        turn(game).has("Farm", "holder", "British").isGameTurn(2).look();
        turn(game).isWonBy("British");
        game.passes("3.2(1)").never("3.2(3)", "3.2(6)");
    }

    @Test
    @Plays("3.2(1):restrict")
    void anObjectiveBoughtTooDearlyIsNoVictory() {
        Skirmish dear = quiet().line("British.aim = 1")
                .line("breakPercent = 100")
                .objective("Farm", "12, 12", "British")
                .line("British.lost = 5");
        turn(dear.begins()).isGameTurn(2);
        turn(dear.line("price = 70").begins()).isWonBy("British");
    }

    @Test
    @Plays("3.2(1)")
    void whoHasNobodyLeftIsBeaten() {
        Played game = Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 10")
                .element("Anton", "German", 1, "rifles", "12, 18")
                .begins();
        Skirmish.shoots(stand(game).rolls(6, 6, 6, 6, 6, 6, 6, 6, 6), "British", "Able", "Direct fire", "Anton");

        game.does("German", "no more").isWonBy("British");
    }

    @Test
    @Plays({"3.2(5)", "3.2(5):level", "3.2(5):tests"})
    void aForceAtItsBreakPointOrBeyondRollsOneDieForTheWholeFormationAndNotBelow() {
        Skirmish hurt =
                quiet().element("Baker", "British", 8, "rifles", "4, 10").line("German.lost = 3");
        Skirmish atBreakPoint = hurt.line("British.lost = 8");
        Played wavering = turn(atBreakPoint.rolling(5).begins());
        wavering.holds("British", "breakPoint", "8").rolled("for the morale of the whole force", 5);
        wavering.tells("the British have lost 8 figures: the whole force wavers");
        wavering.has("Able", "morale", "suppressed").has("Baker", "morale", "suppressed");
        wavering.has("Anton", "morale", "good");

        Played holding = turn(atBreakPoint.rolling(4).begins()).rolled("for the morale of the whole force", 4);
        holding.tells("the British have lost 8 figures: the whole force holds");
        holding.has("Able", "morale", "good").has("Baker", "morale", "good");

        turn(hurt.line("British.lost = 7").rolling().begins())
                .never("3.2(5):tests")
                .rolled("for the morale of the whole force");
    }

    @Test
    @Plays({"3.2(5)", "3.2(5):tests"})
    void theForceIsTestedOnceATurnAndLosesALevelEachTimeItFails() {
        Played game = Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 4", "regular", "suppressed", 0)
                .element("Baker", "British", 4, "rifles", "4, 4")
                .element("Anton", "German", 8, "rifles", "12, 22")
                .line("British.lost = 6")
                .rolling(6, 5)
                .begins();
        turn(game).rolled("for the morale of the whole force", 5);
        game.has("Able", "morale", "broken")
                .has("Baker", "morale", "suppressed")
                .look();

        // Neither rallies, Able runs; at the end of the turn it disperses, and its figures are lost.
        game.rolls(6, 6, 6).idlesTo("British", "Initiative:choice");
        turn(game).rolled("for the morale of the whole force", 6);
        game.has("Able", "at", "none").has("Baker", "morale", "broken").holds("British", "lost", "14");
    }

    @Test
    @Plays({"3.2(5):level", "3.2(5):tests"})
    void mostOfTheFiguresAndTheBestUnbrokenLeaderDecideWhatTheForceMustThrow() {
        Skirmish mixed = Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 4", "green", "good", 0)
                .element("Anton", "German", 8, "rifles", "12, 22")
                .line("British.lost = 20");
        turn(mixed.rolling(4).begins()).has("Able", "morale", "suppressed");
        turn(mixed.element("Baker", "British", 9, "rifles", "4, 4", "veteran", "good", 0)
                        .rolling(5)
                        .begins())
                .has("Able", "morale", "good");
        turn(mixed.element("Charlie", "British", 1, "rifles", "20, 4", "green", "good", 1)
                        .rolling(5)
                        .begins())
                .rolled("for the morale of the whole force", 4)
                .has("Able", "morale", "suppressed")
                .has("Baker", "morale", "suppressed");
        turn(mixed.rolling(4).begins())
                .rolled("for the morale of the whole force", 3)
                .has("Able", "morale", "good");
    }

    @Test
    @Plays({"3.2(6)", "3.2(6):broken", "3.2:order"})
    void whatBreaksInTheForceMoraleTestsHoldsNoObjective() {
        Played game = Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 10", "regular", "suppressed", 0)
                .element("Baker", "British", 8, "rifles", "4, 2")
                .element("Anton", "German", 8, "rifles", "12, 22")
                .objective("Farm", "12, 12", "German")
                .line("British.lost = 8")
                .rolling(6, 6)
                .begins();
        turn(game);

        game.has("Able", "morale", "broken").has("Farm", "holder", "German");
    }

    @Test
    @Plays("3.2(6)")
    void anObjectiveBothSidesAreCloseToStaysAsItWas() {
        Played game = quiet().element("Berta", "German", 8, "rifles", "12, 15")
                .objective("Farm", "12, 12", "British")
                .objective("Mill", "12, 18", "British")
                .begins();

        turn(game).has("Farm", "holder", "British").has("Mill", "holder", "German");
    }
}
