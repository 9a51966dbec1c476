package org.phaseline.laboratory.play;

import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.umpire.Sandbox;

/** Answers whatever is asked with anything that can be answered. */
final class RandomSeatPlayer implements SeatPlayer {

    /** So seldom somebody who is ready decides anew: otherwise several would never be ready together. */
    static final int SELDOM = 8;

    private final Chance chance;

    RandomSeatPlayer(long seed) {
        this.chance = new Chance(seed);
    }

    @Override
    public boolean decide(Sandbox game, int seat, int question, Menu menu, Move move) {
        boolean ready = game.kind(question) == Question.Kind.READY && chance.below(SELDOM) != 0;
        move.set(question, menu.item(ready || menu.size() == 1 ? 0 : chance.below(menu.size())));
        return true;
    }
}
