package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.Report;

/** Changes of state and of names. */
public final class Effects {

    private Effects() {}

    public enum Operation {
        SET,
        ADD,
        SUBTRACT,
        /** A member joins a set. */
        JOIN,
        /** A member leaves a set. */
        DROP;

        private static final Operation[] ALL = values();

        public static Operation of(int ordinal) {
            return ALL[ordinal];
        }

        public long of(long old, long value) {
            return switch (this) {
                case SET -> value;
                case ADD -> old + value;
                case SUBTRACT -> old - value;
                case JOIN -> value < 0 ? old : old | 1L << value;
                case DROP -> value < 0 ? old : old & ~(1L << value);
            };
        }
    }

    /** Changes a value and keeps it in its range. */
    public record Change(Slots.Slot slot, Operation operation, Formula value, long low, long high)
            implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long operand = value.of(m);
            if (slot instanceof Slots.StateSlot state) {
                int index = state.index(m);
                if (index >= 0) {
                    apply(m, operation, index, operand, low, high);
                }
            } else {
                slot.set(m, within(operation.of(slot.of(m), operand), low, high));
            }
            return here + 1;
        }
    }

    static long within(long value, long low, long high) {
        return low > high ? value : Math.max(low, Math.min(high, value));
    }

    static void apply(Machine m, Operation operation, int index, long operand, long low, long high) {
        long old = m.position.slots[index];
        long value = within(operation.of(old, operand), low, high);
        String before = value == old ? "" : saying(m, index);
        m.position.slots[index] = value;
        if (value != old) {
            tell(m, index, before);
        }
    }

    /** What the value a slot belongs to is now, in words; empty when nobody listens. */
    static String saying(Machine m, int index) {
        StateField field = m.reporting() ? field(m, index) : null;
        return field == null ? "" : field.say(m.position.slots, (index - field.slot()) / field.width());
    }

    /** Tells that the value a slot belongs to is not what it was. */
    static void tell(Machine m, int index, String before) {
        StateField field = m.reporting() ? field(m, index) : null;
        String now = saying(m, index);
        if (field != null && !now.equals(before)) {
            String holder = field.holder(index, m.rulebook.outline().parties());
            m.report(new Report.Changed(m.step(), m.audience(), holder, field.name(), before, now));
        }
    }

    private static @Nullable StateField field(Machine m, int index) {
        for (StateField field : m.rulebook.outline().state()) {
            if (index >= field.slot()
                    && index < field.slot() + field.slots(m.rulebook.outline().parties())) {
                return field;
            }
        }
        return null;
    }
}
