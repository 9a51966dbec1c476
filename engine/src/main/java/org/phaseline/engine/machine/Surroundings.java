package org.phaseline.engine.machine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What whoever corrects a game has to know of the code besides what it does.
 *
 * @param at for each address what stands around it
 * @param steps for each step of the outline where its code stands
 */
public record Surroundings(@Nullable Around[] at, List<StepCode> steps) {

    /** Of code that was not made from a text. */
    public static final Surroundings UNKNOWN = new Surroundings(new Around[0], List.of());

    public @Nullable Around around(int address) {
        return address < at.length ? at[address] : null;
    }

    public StepCode step(int index) {
        return index < steps.size() ? steps.get(index) : StepCode.NONE;
    }
}
