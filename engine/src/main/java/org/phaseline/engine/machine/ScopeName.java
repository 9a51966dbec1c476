package org.phaseline.engine.machine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.ValueType;

/**
 * A name that means something at an address, and the one made before it. In the frame of a routine a name keeps its value when nobody means
 * it any more, so the frame alone does not tell whom or what a question is about.
 *
 * @param type of its value
 * @param words one for each word of its value; of the frame it belongs to
 * @param outer the name made before it in the same routine
 */
public record ScopeName(
        ValueType type, List<Formula> words, @Nullable ScopeName outer) {

    public ScopeName {
        words = List.copyOf(words);
    }
}
