package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;

/** What stands around a line, from the inside out: what a jump has to leave, and where it can go. */
sealed interface Scope {

    @Nullable
    Scope outer();

    /** What it becomes in the compiled form. */
    MadeAround made();

    /** A list of headings, each with the label it begins at and the slot its page begins at. */
    final class Block implements Scope {

        private final @Nullable Scope outer;
        private final MadeAround made = new MadeAround();
        final TreeMap<Place, Label> labels = new TreeMap<>();
        final TreeMap<Place, Integer> begins = new TreeMap<>();
        final List<Heading> headings = new ArrayList<>();
        final Context context;
        int end;

        Block(Context context) {
            this.outer = context.scope();
            this.context = context;
        }

        @Override
        public @Nullable Scope outer() {
            return outer;
        }

        @Override
        public MadeAround made() {
            return made;
        }
    }

    /** A step being carried out. Leaving it by a jump counts as done. */
    record Step(
            @Nullable Scope outer,
            Heading heading,
            int index,
            Steps.Result result,
            List<String> options,
            Leaving leave,
            @Nullable Label again,
            Slots.@Nullable Slot rounds,
            Label end,
            MadeAround made)
            implements Scope {}

    /** A loop; {@code giveBack} gives a role back to who had it before, null when it binds none. */
    record Loop(
            @Nullable Scope outer,
            String name,
            Label next,
            @Nullable Instruction giveBack,
            MadeAround made) implements Scope {}

    /** Branches: no jump crosses this. */
    record Fork(@Nullable Scope outer, String said, MadeAround made) implements Scope {

        Fork(@Nullable Scope outer, String said) {
            this(outer, said, new MadeAround());
        }
    }

    /** A range of steps conducted again: no jump leaves it. */
    record Range(@Nullable Scope outer, String said, MadeAround made) implements Scope {

        Range(@Nullable Scope outer, String said) {
            this(outer, said, new MadeAround());
        }
    }
}
