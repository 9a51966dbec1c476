package org.phaseline.bots;

import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.umpire.Sandbox;

/** How far leads spread in random games from what they are when these begin: the root of the mean square. */
record LeadSpread(CompiledRulebook rulebook) {

    /** An evaluation that moves farther than this tells nothing apart most of the time. */
    static final double MOST = 2;

    private static final int GAMES = 4;

    /** So many answers in all, so that large games take no longer than small ones. */
    private static final int MOST_ANSWERS = 600;

    private static final int EVERY = 5;

    double of(Evaluation evaluation) {
        Sandbox sandbox = new Sandbox(rulebook, CompiledRunner.of(rulebook), rulebook.setUp(), new QuickDice(1));
        double squares = 0;
        int positions = 0;
        int answers = 0;
        try {
            for (int game = 0; game < GAMES && answers < MOST_ANSWERS; game++) {
                sandbox.beginAgain(new QuickDice(game));
                RandomPlayer player = new RandomPlayer(game);
                double[] begun = leads(evaluation, sandbox);
                while (!sandbox.over() && answers < MOST_ANSWERS && player.play(sandbox)) {
                    if (++answers % EVERY == 0) {
                        squares += square(begun, leads(evaluation, sandbox));
                        positions++;
                    }
                }
            }
        } catch (EndlessRulebook | IllegalStateException odd) {
            // Then what was seen until there has to do.
        }
        return positions == 0 ? 0 : Math.sqrt(squares / positions);
    }

    private double[] leads(Evaluation evaluation, Sandbox sandbox) {
        Parties parties = rulebook.outline().parties();
        double[] leads = new double[parties.sides()];
        for (int side = 0; side < leads.length; side++) {
            leads[side] = parties.get(side).present() ? evaluation.lead(sandbox.position().slots, side) : 0;
        }
        return leads;
    }

    private static double square(double[] begun, double[] now) {
        double sum = 0;
        for (int i = 0; i < now.length; i++) {
            sum += (now[i] - begun[i]) * (now[i] - begun[i]);
        }
        return sum / now.length;
    }
}
