package org.phaseline.games;

import org.junit.jupiter.api.Test;

/** Whoever reaches the target wins at that moment, wherever in the sequence that is. */
class LegionsVictoryTest {

    @Test
    @Plays("Close Combat (i)")
    void aCloseCombatCanWinTheGame() {
        Played game = nearlyWon("Rome").does("Rome", "Close combat", "Egypt", "2");
        game.does("Rome", "2").does("Egypt", "1").does("Rome", "skip").does("Egypt", "skip");

        game.does("Rome", "3", "0").does("Rome", "0").does("Egypt", "3").isWonBy("Rome");
    }

    @Test
    @Plays("Close Combat (i)")
    void ifBothGetThereInOneCombatTheActivePlayerWins() {
        Played game = nearlyWon("Rome", "Egypt").does("Rome", "no more").does("Egypt", "0");
        game.does("Egypt", "Close combat", "Rome", "2");
        game.does("Egypt", "2").does("Rome", "1").does("Egypt", "skip").does("Rome", "skip");

        game.does("Egypt", "3", "3").does("Egypt", "3").does("Rome", "3").isWonBy("Egypt");
    }

    @Test
    @Plays("Ranged Combat (k)")
    void aShotCanWinTheGame() {
        Played game = nearlyWon("Rome").does("Rome", "Ranged combat", "front", "Egypt", "left", "2");
        game.does("Rome", "0", "0", "2").does("Egypt", "1").does("Rome", "skip").does("Egypt", "skip");

        game.does("Rome", "2").does("Egypt", "3").isWonBy("Rome");
    }

    @Test
    @Plays("Special (d)")
    void aSpecialOrderCanWinTheGame() {
        nearlyWon("Rome")
                .does("Rome", "Special order", "no", "do it", "On the table", "3")
                .isWonBy("Rome");
    }

    @Test
    @Plays("trigger-halt")
    void anAbilityCanWinTheGameInAnotherPlayersTurn() {
        nearlyWon("Egypt")
                .raises("Egypt", "Resolve an ability")
                .does("Egypt", "It earns victory points", "3")
                .isWonBy("Egypt");
    }

    /** Eighteen of twenty-one points by abilities, in the turn of Rome, with nobody to answer orders. */
    private static Played nearlyWon(String... sides) {
        Played game = Legions.quietDuel();
        for (String side : sides) {
            for (int i = 0; i < 2; i++) {
                game.raises(side, "Resolve an ability").does(side, "It earns victory points", "9");
            }
            game.holds(side, "victory", "18");
        }
        return game;
    }
}
