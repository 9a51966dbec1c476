package org.phaseline.benchmarks;

import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Sandbox;

/** Random games of a rulebook, one decision after the other, a new game whenever one is over. */
final class RandomGames {

    private final RandomPlayer player = new RandomPlayer(1);
    private long seed;
    private final Sandbox game;

    RandomGames(CompiledRulebook rulebook) {
        this.game = Sandbox.begin(rulebook, new QuickDice(seed));
    }

    /** Answers so many questions; what it returns keeps the work from being thought away. */
    long play(int decisions) {
        long left = decisions;
        while (left > 0) {
            left -= player.play(game, left);
            if (left > 0) {
                game.beginAgain(new QuickDice(++seed));
            }
        }
        return game.position().slots[CompiledRulebook.GAME_TURN_SLOT];
    }
}
