package org.phaseline.bots;

import org.phaseline.engine.machine.CompiledRulebook;

/** Makes players for a rulebook. */
public final class Players {

    private Players() {}

    /** A player who thinks as much as its level does. */
    public static Player of(CompiledRulebook rulebook, BotLevel level, long seed) {
        return of(rulebook, level, seed, level.budget());
    }

    public static Player of(CompiledRulebook rulebook, BotLevel level, long seed, Budget budget) {
        return new RandomPlayer(seed);
    }
}
