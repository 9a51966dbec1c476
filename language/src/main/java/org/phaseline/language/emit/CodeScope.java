package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Instruction;

/** What stands around a line, from the inside out: what a jump has to leave, and where it can go. */
sealed interface CodeScope {

    @Nullable
    CodeScope outer();

    /** What it becomes in the engine. */
    EmittedScope made();

    /** Lines of which some are steps: for each of these the label it begins at and the slot its names begin at. */
    final class Lines implements CodeScope {

        private final @Nullable CodeScope outer;
        private final EmittedScope made = new EmittedScope();
        private final TreeMap<Integer, Begin> begins = new TreeMap<>();
        private final List<Integer> steps = new ArrayList<>();
        private final CodeContext context;
        private int end;

        private static final class Begin {

            private final JumpLabel label = new JumpLabel();
            private int slot = -1;
        }

        Lines(CodeContext context) {
            this.outer = context.scope();
            this.context = context;
        }

        @Override
        public @Nullable CodeScope outer() {
            return outer;
        }

        @Override
        public EmittedScope made() {
            return made;
        }

        CodeContext context() {
            return context;
        }

        /** The indexes of the steps among the lines, in their order. */
        List<Integer> steps() {
            return steps;
        }

        void add(int step) {
            begins.put(step, new Begin());
            steps.add(step);
        }

        /** The label of a step among these lines, else null. */
        @Nullable
        JumpLabel label(int step) {
            Begin begin = begins.get(step);
            return begin == null ? null : begin.label;
        }

        /** Where the names of a step begin, or -1 when it has not been come to. */
        int begins(int step) {
            Begin begin = begins.get(step);
            return begin == null ? -1 : begin.slot;
        }

        void begin(int step, CodeBuffer code) {
            Begin begin = java.util.Objects.requireNonNull(begins.get(step));
            code.bind(begin.label);
            begin.slot = context.frame().slots();
        }

        /** Where the names of all these lines end; known when they are through. */
        int end() {
            return end;
        }

        void close() {
            end = context.frame().slots();
        }
    }

    /**
     * A step being carried out. Leaving it by a jump counts as done.
     *
     * @param again where another round of it begins, or null
     * @param rounds where its rounds are counted, or null
     */
    record InStep(
            @Nullable CodeScope outer,
            OpenStep step,
            Steps.Result result,
            LeavingCode leave,
            @Nullable JumpLabel again,
            Slots.@Nullable Slot rounds,
            JumpLabel end,
            EmittedScope made)
            implements CodeScope {}

    /** A loop; {@code exit} is where it is over, {@code giveBack} gives a role back to who had it before, null when it binds none. */
    record Loop(
            @Nullable CodeScope outer,
            String name,
            JumpLabel next,
            JumpLabel exit,
            @Nullable Instruction giveBack,
            EmittedScope made)
            implements CodeScope {

        Loop(@Nullable CodeScope outer, String name, JumpLabel next, JumpLabel exit, @Nullable Instruction giveBack) {
            this(outer, name, next, exit, giveBack, new EmittedScope());
        }
    }

    /** Branches: no jump crosses this. */
    record Fork(@Nullable CodeScope outer, EmittedScope made) implements CodeScope {

        Fork(@Nullable CodeScope outer) {
            this(outer, new EmittedScope());
        }
    }

    /** Steps conducted again: no jump leaves them. */
    record Range(@Nullable CodeScope outer, EmittedScope made) implements CodeScope {

        Range(@Nullable CodeScope outer) {
            this(outer, new EmittedScope());
        }
    }
}
