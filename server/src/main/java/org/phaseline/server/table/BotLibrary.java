package org.phaseline.server.table;

import java.util.Map;
import java.util.WeakHashMap;
import org.phaseline.bots.Players;
import org.phaseline.engine.machine.CompiledRulebook;

/** What bots work out once for each rulebook that they play, as long as the rulebook is in memory. */
final class BotLibrary {

    private final Map<CompiledRulebook, Players> players = new WeakHashMap<>();

    synchronized Players players(CompiledRulebook rulebook) {
        return players.computeIfAbsent(rulebook, Players::new);
    }
}
