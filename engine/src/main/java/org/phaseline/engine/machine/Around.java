package org.phaseline.engine.machine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands around an address, from the inside out, and what leaving it takes. Play itself never looks at this: its code says
 * all that a rulebook wants. Only whoever corrects a game has to leave from where no line says so.
 */
public sealed interface Around {

    @Nullable
    Around outer();

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
            @Nullable Around outer,
            int step,
            Instruction fail,
            List<Instruction> leave,
            boolean inStep,
            @Nullable Instruction count,
            int end)
            implements Around {}

    /** A loop; {@code giveBack} gives a role back to who had it before, null when it binds none. */
    record InLoop(@Nullable Around outer, @Nullable Instruction giveBack) implements Around {}

    /** A branch. */
    record InFork(@Nullable Around outer) implements Around {}

    /** Steps that are conducted again. */
    record InRange(@Nullable Around outer) implements Around {}

    /** A list of headings. */
    record InBlock(@Nullable Around outer, List<Place> places) implements Around {

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
