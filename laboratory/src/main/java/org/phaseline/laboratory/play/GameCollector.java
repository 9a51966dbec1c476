package org.phaseline.laboratory.play;

import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.PositionRule;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.laboratory.tally.Ending;
import org.phaseline.laboratory.tally.GameSummary;
import org.phaseline.laboratory.tally.Indicator;
import org.phaseline.laboratory.tally.LeadSamples;
import org.phaseline.laboratory.tally.Tally;
import org.phaseline.laboratory.tally.UsageCounter;
import org.phaseline.laboratory.tally.Violation;

/** Watches games, one after the other, and adds what it sees to a tally. */
final class GameCollector implements GameLoop.Listener {

    private final CompiledRulebook rulebook;
    private final Tally tally;
    private final UsageCounter usage;
    private final LeadSamples leads;
    private final boolean[] broken;
    private long number;
    private int positions;
    private int decisions;
    private int first;

    GameCollector(CompiledRulebook rulebook, List<Indicator> indicators, Tally tally) {
        this.rulebook = rulebook;
        this.tally = tally;
        this.usage = new UsageCounter(rulebook, tally.usage);
        this.leads = new LeadSamples(
                indicators,
                Playtest.seatsOf(rulebook).stream().mapToInt(Integer::intValue).toArray(),
                rulebook.outline().parties().sides());
        this.broken = new boolean[rulebook.invariants().size()];
    }

    void begin(long game) {
        number = game;
        positions = 0;
        decisions = 0;
        first = -1;
        java.util.Arrays.fill(broken, false);
        usage.begin(game);
        leads.begin();
    }

    @Override
    public void answering(Sandbox game, int question, int party, Menu menu, long item) {
        usage.answering(game, question, party, menu, item);
        if (menu.size() > 1) {
            decisions++;
            if (first < 0) {
                first = party;
            }
        }
    }

    @Override
    public void at(Sandbox game) {
        leads.at(game);
        for (int i = 0; i < broken.length; i++) {
            if (!broken[i]) {
                check(game, i);
            }
        }
        positions++;
    }

    private void check(Sandbox game, int invariant) {
        List<PositionRule.Breach> breaches = game.breaches(invariant);
        if (!breaches.isEmpty()) {
            broken[invariant] = true;
            tally.violations(invariant)
                    .add(new Violation(positions, number, breaches.getFirst().sentence()));
        }
    }

    GameSummary ended(Sandbox game, Ending ending, int answers, String trouble) {
        long winners = game.position().winners;
        int turns = (int) game.value(CompiledRulebook.GAME_TURN_SLOT);
        if (ending == Ending.OVER) {
            usage.ended(winners);
            long sides = winners & rulebook.outline().parties().sidesMask();
            if (Long.bitCount(sides) == 1) {
                leads.count(game, Long.numberOfTrailingZeros(sides), tally.leads);
            }
        }
        int side = first < 0 ? -1 : rulebook.outline().parties().sideOf(first);
        return new GameSummary(number, ending, winners, turns, answers, decisions, side, trouble);
    }
}
