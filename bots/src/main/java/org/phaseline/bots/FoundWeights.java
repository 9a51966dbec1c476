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

    /** @param title of the rulebook they are to be used for, with that of its scenario if it has one */
    public static FoundWeights in(String file, String text, String title) {
        return switch (WeightsFile.read(text)) {
            case WeightsFile.Read(WeightsFile read)
            when read.isOf(title) -> new FoundWeights(read.of(title).orElse(null), Optional.empty());
            case WeightsFile.Read(WeightsFile foreign) ->
                refused(
                        file,
                        new WeightsFile.Refused(
                                "it was learned for '" + foreign.title() + "', not for '" + title + "'"));
            case WeightsFile.Refused refused -> refused(file, refused);
        };
    }

    private static FoundWeights refused(String file, WeightsFile.Refused why) {
        return new FoundWeights(null, Optional.of(why.sentence(file)));
    }
}
