package org.phaseline.engine.code;

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
        m.position.slots[index] = value;
        if (m.reporting() && value != old) {
            report(m, index, old, value);
        }
    }

    private static void report(Machine m, int index, long old, long value) {
        for (StateField field : m.rulebook.outline().state()) {
            boolean ofGame = field.owner() == StateField.Owner.GAME;
            int width = ofGame ? 1 : m.rulebook.outline().parties().count();
            if (index >= field.slot() && index < field.slot() + width) {
                String owner = ofGame
                        ? ""
                        : m.rulebook
                                .outline()
                                .parties()
                                .get(index - field.slot())
                                .title();
                m.report(new Report.Changed(
                        m.step(),
                        m.audience(),
                        owner,
                        field.name(),
                        field.type().say(old),
                        field.type().say(value)));
                return;
            }
        }
    }
}
