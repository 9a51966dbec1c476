package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.position.Position;

/** Plays games that are learned from: one player on all seats, who errs now and then so that games differ. For several threads. */
final class SelfPlay {

    /** So many answers lie between two positions that are learned from; twice as many in a game that has too many of them. */
    private static final int EVERY = 7;

    private static final int MOST_POSITIONS = 32;
    private static final double BLUNDERS = 0.1;

    private final CompiledRulebook rulebook;
    private final LearningSettings settings;
    private final Runner runner;
    private final Arena arena;
    private final Parties parties;
    private final List<Feature> features;

    SelfPlay(CompiledRulebook rulebook, LearningSettings settings, List<Feature> features) {
        this.rulebook = rulebook;
        this.settings = settings;
        this.runner = CompiledRunner.of(rulebook);
        this.arena = new Arena(rulebook, settings.most());
        this.parties = rulebook.outline().parties();
        this.features = features;
    }

    /** The game with a number: it follows from that, the settings and the evaluation. */
    LearnedGame play(long game, Evaluation evaluation) {
        long number = Randomness.derived(settings.seed(), game);
        List<Player> players = new ArrayList<>();
        int seats = arena.seats().all().size();
        PlanningPlayer.Style style = new PlanningPlayer.Style(settings.budget(), Players.HORIZON, BLUNDERS);
        for (int seat = 0; seat < seats; seat++) {
            players.add(new PlanningPlayer(runner, evaluation, style, Randomness.derived(number, 1_000L + seat)));
        }
        Met met = new Met(evaluation);
        try {
            arena.play(players, number, met);
        } catch (EndlessRulebook endless) {
            // The same as a game that does not end.
            return LearnedGame.UNDECIDED;
        }
        return met.game();
    }

    /** The positions that are met in a game. */
    private final class Met implements Arena.Watcher {

        private final Evaluation evaluation;
        private final List<float[][]> leads = new ArrayList<>();
        private Position last = rulebook.setUp();
        private int every = EVERY;

        Met(Evaluation evaluation) {
            this.evaluation = evaluation;
        }

        @Override
        public void look(Position position, long answers) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            }
            last = position;
            if (answers % every == 0 && !position.over) {
                leads.add(leads(position));
                if (leads.size() > MOST_POSITIONS) {
                    for (int i = leads.size() - 1; i >= 0; i -= 2) {
                        leads.remove(i);
                    }
                    every *= 2;
                }
            }
        }

        private float[][] leads(Position position) {
            float[][] all = new float[parties.sides()][features.size()];
            for (int side = 0; side < parties.sides(); side++) {
                for (int i = 0; i < features.size(); i++) {
                    all[side][i] = (float) evaluation.lead(features.get(i), position.slots, side);
                }
            }
            return all;
        }

        LearnedGame game() {
            if (!last.over || last.winners == 0) {
                return LearnedGame.UNDECIDED;
            }
            List<LearnedGame.Example> examples = new ArrayList<>();
            for (float[][] each : leads) {
                for (int side = 0; side < parties.sides(); side++) {
                    if (parties.get(side).present()) {
                        examples.add(new LearnedGame.Example(side, each[side], evaluation.wins(last.winners, side)));
                    }
                }
            }
            return new LearnedGame(true, examples);
        }
    }
}
