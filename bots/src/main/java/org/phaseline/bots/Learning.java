package org.phaseline.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.position.Position;

/**
 * Learns what counts in a rulebook from games it plays against itself: positions of these games, and who won, are fitted by logistic
 * regression. It begins with what the outline tells, or with what was learned before, and moves away from that only as far as the games show
 * (a prior). The same seed and number of games give the same weights.
 */
public final class Learning {

    /** So many answers lie between two positions that are learned from. */
    private static final int EVERY = 7;

    private static final double BLUNDERS = 0.1;

    private final CompiledRulebook rulebook;
    private final Runner runner;
    private final Arena arena;
    private final Parties parties;
    private final List<Feature> features;
    private final long seed;
    private final long playouts;
    private final List<double[]> leads = new ArrayList<>();
    private final List<Boolean> won = new ArrayList<>();
    private final double[] prior;
    private final long before;
    private Evaluation evaluation;
    private double[] weights;
    private long games;
    private long decided;

    /**
     * @param known what was learned before, to go on from
     * @param playouts how much the players think about each decision of the games that are learned from
     * @param most after so many answers a game is given up
     */
    public Learning(CompiledRulebook rulebook, @Nullable Weights known, long seed, long playouts, long most) {
        this.rulebook = rulebook;
        this.runner = CompiledRunner.of(rulebook);
        this.arena = new Arena(rulebook, most);
        this.parties = rulebook.outline().parties();
        this.features = FeatureSet.of(rulebook);
        this.seed = seed;
        this.playouts = playouts;
        this.before = known == null ? 0 : known.games();
        Evaluation start = Evaluation.of(rulebook, features, known);
        this.prior = start.weights();
        this.weights = prior.clone();
        this.evaluation = start;
    }

    /** Plays one more game. */
    public void play() {
        long number = Randomness.derived(seed, before + games++);
        List<Player> players = new ArrayList<>();
        int seats = arena.seats().all().size();
        PlanningPlayer.Style style = new PlanningPlayer.Style(Budget.playouts(playouts), 2, Players.LONG, BLUNDERS);
        for (int seat = 0; seat < seats; seat++) {
            players.add(new PlanningPlayer(runner, evaluation, style, Randomness.derived(number, 1_000L + seat)));
        }
        List<double[][]> met = new ArrayList<>();
        Position[] last = {rulebook.setUp()};
        arena.play(players, number, (position, answers) -> {
            last[0] = position;
            if (answers % EVERY == 0 && !position.over) {
                met.add(leads(position));
            }
        });
        Position end = last[0];
        if (!end.over || end.winners == 0) {
            return;
        }
        decided++;
        for (double[][] each : met) {
            for (int side = 0; side < parties.sides(); side++) {
                if (parties.get(side).present()) {
                    leads.add(each[side]);
                    won.add(evaluation.wins(end.winners, side));
                }
            }
        }
    }

    private double[][] leads(Position position) {
        double[][] all = new double[parties.sides()][features.size()];
        for (int side = 0; side < parties.sides(); side++) {
            for (int i = 0; i < features.size(); i++) {
                all[side][i] = evaluation.lead(features.get(i), position.slots, side);
            }
        }
        return all;
    }

    /** Fits the weights to all games so far; the next games are played with them. */
    public void fit() {
        if (leads.isEmpty()) {
            return;
        }
        weights = new LogisticFit(prior, 1.0 / decided).fit(leads, won);
        evaluation = Evaluation.learned(rulebook, features, weights);
    }

    /** How many games were played, and how many of them somebody has won. */
    public long games() {
        return games;
    }

    public long decided() {
        return decided;
    }

    /** What was learned so far. */
    public Weights weights() {
        LinkedHashMap<String, Double> values = new LinkedHashMap<>();
        for (int i = 0; i < weights.length; i++) {
            values.put(features.get(i).name(), weights[i]);
        }
        List<String> made = List.of("Learned from " + (before + games) + " games against itself, " + playouts
                + " playouts a decision, seed " + seed + ".");
        return new Weights(rulebook.outline().title(), made, before + games, values);
    }
}
