package org.phaseline.bots;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What was found where the weights of a rulebook should be.
 *
 * @param weights null when there are none that can be used, which is normal
 * @param trouble why those that are there cannot be used, in one sentence
 */
public record FoundWeights(@Nullable Weights weights, Optional<String> trouble) {

    public static final FoundWeights NOTHING = new FoundWeights(null, Optional.empty());

    /** @param title of the rulebook they are to be used for */
    public static FoundWeights in(String file, String text, String title) {
        return switch (Weights.read(text, title)) {
            case Weights.Read read -> new FoundWeights(read.weights(), Optional.empty());
            case Weights.Refused refused -> new FoundWeights(null, Optional.of(refused.sentence(file)));
        };
    }
}
