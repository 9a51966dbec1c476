package org.phaseline.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.position.Position;

/** How good a position is for a side, from 0 for lost to 1 for won: its features compared with those of the others, weighted. */
final class Evaluation {

    /** How fast a lead becomes a sure win where nothing was learned. */
    private static final double STEEP = 3;

    private final Parties parties;
    private final List<Feature> features;
    private final double[] weights;

    /** @param weights for each feature, in units of its scale */
    private Evaluation(CompiledRulebook rulebook, List<Feature> features, double[] weights) {
        this.parties = rulebook.outline().parties();
        this.features = features;
        this.weights = weights;
    }

    /** By what the outline and the end of the game tell. */
    static Evaluation derived(CompiledRulebook rulebook) {
        return of(rulebook, FeatureSet.of(rulebook), null);
    }

    /** By what was learned; what was not learned of counts as the outline tells, as another scenario may have other features. */
    static Evaluation of(CompiledRulebook rulebook, List<Feature> features, @Nullable Weights known) {
        double[] weights = features.stream()
                .mapToDouble(feature -> known == null
                        ? STEEP * feature.worth()
                        : known.values().getOrDefault(feature.name(), STEEP * feature.worth()))
                .toArray();
        return learned(rulebook, features, weights);
    }

    static Evaluation learned(CompiledRulebook rulebook, List<Feature> features, double[] weights) {
        return new Evaluation(rulebook, features, weights);
    }

    double[] weights() {
        return weights.clone();
    }

    double of(Position position, int side) {
        if (position.over) {
            return position.winners == 0 ? 0.5 : wins(position.winners, side) ? 1 : 0;
        }
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                sum += weights[i] * lead(features.get(i), position.slots, side);
            }
        }
        // Whatever it looks like, only the end of the game is certain.
        return 0.02 + 0.96 / (1 + Math.exp(-sum));
    }

    boolean wins(long winners, int side) {
        return (winners & (1L << side | parties.factionsOf(side))) != 0;
    }

    /** By how much a side is ahead of the average of the others, in units of the feature's scale. */
    double lead(Feature feature, long[] slots, int side) {
        if (!feature.compared()) {
            return feature.of(slots, side) / feature.scale();
        }
        double others = 0;
        int count = 0;
        for (int other = 0; other < parties.sides(); other++) {
            if (other != side && parties.get(other).present()) {
                others += feature.of(slots, other);
                count++;
            }
        }
        return (feature.of(slots, side) - (count == 0 ? 0 : others / count)) / feature.scale();
    }

    List<Feature> features() {
        return features;
    }
}
