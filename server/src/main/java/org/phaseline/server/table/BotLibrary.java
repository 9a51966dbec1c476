package org.phaseline.server.table;

import java.util.Map;
import java.util.WeakHashMap;
import org.phaseline.bots.Players;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.RulebookText;

/** What bots work out once for each rulebook that they play, as long as the rulebook is in memory. */
final class BotLibrary {

    private final Map<CompiledRulebook, Players> players = new WeakHashMap<>();

    /** {@code text}: that of the rulebook, with what was learned of it if that was uploaded, too. */
    synchronized Players players(CompiledRulebook rulebook, RulebookText text) {
        return players.computeIfAbsent(
                rulebook,
                fresh -> new Players(
                        fresh, TableWeights.of(text, fresh.outline().title()).weights()));
    }
}
