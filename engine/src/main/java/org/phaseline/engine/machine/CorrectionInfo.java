package org.phaseline.engine.machine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a correction has to know of the code besides what it does.
 *
 * @param at for each address the innermost scope that encloses it
 * @param steps for each step of the outline where its code stands
 */
public record CorrectionInfo(@Nullable EnclosingScope[] at, List<StepCode> steps) {

    /** Of code that was not made from a text. */
    public static final CorrectionInfo UNKNOWN = new CorrectionInfo(new EnclosingScope[0], List.of());

    public @Nullable EnclosingScope enclosing(int address) {
        return address < at.length ? at[address] : null;
    }

    public StepCode step(int index) {
        return index < steps.size() ? steps.get(index) : StepCode.NONE;
    }
}
