package org.phaseline.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;

/** Makes players for a rulebook. What they have in common is worked out once, and they may play in several threads. */
public final class Players {

    /** How often the level easy answers anything; more often it would not get a move of several answers together. */
    private static final double BLUNDERS = 0.4;

    static final Horizon HORIZON = new Horizon(14, 8, 60);

    private final Runner runner;
    private final Evaluation derived;
    private final Evaluation best;

    public Players(CompiledRulebook rulebook) {
        this(rulebook, null);
    }

    /** @param weights what was learned of the rulebook, which the level hard uses; null for nothing */
    public Players(CompiledRulebook rulebook, @Nullable Weights weights) {
        this.runner = CompiledRunner.of(rulebook);
        List<Feature> features = FeatureSet.of(rulebook);
        this.derived = Evaluation.of(rulebook, features, null);
        this.best = Evaluation.of(rulebook, features, weights);
    }

    /** One player; whoever needs several makes {@link Players} once. */
    public static Player of(CompiledRulebook rulebook, BotLevel level, long seed, Budget budget) {
        return new Players(rulebook).player(level, seed, budget);
    }

    /** A player who thinks as much as its level does. */
    public Player player(BotLevel level, long seed) {
        return player(level, seed, level.budget());
    }

    /** One that gives hints: its reasons also say what it expects to change. */
    public Player adviser(long seed, Budget budget) {
        return new PlanningPlayer(runner, derived, new PlanningPlayer.Style(budget, HORIZON, 0, false, true), seed);
    }

    public Player player(BotLevel level, long seed, Budget budget) {
        return switch (level) {
            case RANDOM -> new RandomPlayer(seed);
            case EASY -> new PlanningPlayer(runner, derived, new PlanningPlayer.Style(budget, HORIZON, BLUNDERS), seed);
            case NORMAL -> new PlanningPlayer(runner, derived, new PlanningPlayer.Style(budget, HORIZON, 0), seed);
            case HARD ->
                new PlanningPlayer(runner, best, new PlanningPlayer.Style(budget, HORIZON, 0, true, false), seed);
        };
    }
}
