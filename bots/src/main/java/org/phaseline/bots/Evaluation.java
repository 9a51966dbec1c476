package org.phaseline.bots;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.position.Position;

/** How good a position is for a side, from 0 for lost to 1 for won: its features compared with those of the others, weighted. */
final class Evaluation {

    /** How fast a lead becomes a sure win where nothing was learned. */
    private static final double STEEP = 3;

    /** Whatever it looks like, only the end of the game is certain. */
    private static final double UNCERTAIN = 0.02;

    /** With a lead of so much there is still something to see of what makes it larger or smaller. */
    private static final double MOST_LEAD = 1.5;

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
        double[] told = calmed(
                rulebook,
                features,
                features.stream()
                        .mapToDouble(feature -> STEEP * feature.worth())
                        .toArray());
        if (known == null) {
            return learned(rulebook, features, told);
        }
        double[] weights = new double[told.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = known.values().getOrDefault(features.get(i).name(), told[i]);
        }
        return learned(rulebook, features, calmed(rulebook, features, weights));
    }

    /** Where leads change a lot in any game, such as many ships at once, each counts less; also where they were learned in a small scenario. */
    private static double[] calmed(CompiledRulebook rulebook, List<Feature> features, double[] weights) {
        double spread = new LeadSpread(rulebook).of(learned(rulebook, features, weights));
        double part = Math.min(1, LeadSpread.MOST / spread);
        return Arrays.stream(weights).map(weight -> part * weight).toArray();
    }

    static Evaluation learned(CompiledRulebook rulebook, List<Feature> features, double[] weights) {
        return new Evaluation(rulebook, features, weights);
    }

    double[] weights() {
        return weights.clone();
    }

    double of(Position position, int side) {
        return of(position, side, 0);
    }

    /** @param base which lead counts as none */
    double of(Position position, int side, double base) {
        if (position.over) {
            return position.winners == 0 ? 0.5 : wins(position.winners, side) ? 1 : 0;
        }
        return UNCERTAIN + (1 - 2 * UNCERTAIN) / (1 + StrictMath.exp(base - lead(position.slots, side)));
    }

    /** By how much a side is ahead, all features together. */
    double lead(long[] slots, int side) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                sum += weights[i] * lead(features.get(i), slots, side);
            }
        }
        return sum;
    }

    /** Which lead to count as none when it is thought about a position: whoever is far ahead or behind still sees what is better. */
    double base(Position position, int side) {
        double lead = lead(position.slots, side);
        return lead - Math.clamp(lead, -MOST_LEAD, MOST_LEAD);
    }

    /** What a value that was found with a base is without one: for people. */
    static double withoutBase(double value, double base) {
        double part = (value - UNCERTAIN) / (1 - 2 * UNCERTAIN);
        return base == 0 || part <= 0 || part >= 1
                ? value
                : UNCERTAIN + (1 - 2 * UNCERTAIN) / (1 + (1 - part) / part * StrictMath.exp(-base));
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
