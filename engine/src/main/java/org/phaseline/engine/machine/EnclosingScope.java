package org.phaseline.engine.machine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scope that encloses an address (a step, a loop, a fork), and what leaving it takes. Play itself never looks at this: its code
 * says all that a rulebook wants. Only a correction has to leave from where no line says so.
 */
public sealed interface EnclosingScope {

    @Nullable
    EnclosingScope outer();

    /**
     * A step.
     *
     * @param fail notes that it was not done
     * @param leave what leaving it by a jump takes
     * @param inStep whether nobody leaves it before the others do, where a turn is played in step
     * @param count counts a round that begins; null unless it is a round
     * @param end where it is left in the ordinary way
     */
    record InStep(
            @Nullable EnclosingScope outer,
            int step,
            Instruction fail,
            List<Instruction> leave,
            boolean inStep,
            @Nullable Instruction count,
            int end)
            implements EnclosingScope {}

    /** A loop; {@code giveBack} gives a role back to who had it before, null when it binds none. */
    record InLoop(@Nullable EnclosingScope outer, @Nullable Instruction giveBack) implements EnclosingScope {}

    /** A branch. */
    record InFork(@Nullable EnclosingScope outer) implements EnclosingScope {}

    /** Steps that are conducted again. */
    record InRange(@Nullable EnclosingScope outer) implements EnclosingScope {}

    /** A list of headings. */
    record InBlock(@Nullable EnclosingScope outer, List<Place> places) implements EnclosingScope {

        /** Where a heading begins; {@code forget} blanks the frame from there to the end of the block. */
        public record Place(int step, int address, Instruction forget) {}

        public @Nullable Place place(int step) {
            for (Place place : places) {
                if (place.step == step) {
                    return place;
                }
            }
            return null;
        }
    }
}
