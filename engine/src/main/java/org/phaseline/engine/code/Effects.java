package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.Report;

/** Changes of state and of names. */
public final class Effects {

    /** How many members of a set a slot may hold: all of them are said before and after a change. */
    private static final int MEMBERS_A_SLOT = 64;

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

    /** Something is set to what its party has just answered, or set back because of it: they need not read it twice. */
    public record AsAnswered(Change change) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            int from = m.reports.size();
            int next = change.run(m, here);
            m.reports.cover(from, m.audience());
            return next;
        }
    }

    static long within(long value, long low, long high) {
        return low > high ? value : Math.max(low, Math.min(high, value));
    }

    static void apply(Machine m, Operation operation, int index, long operand, long low, long high) {
        long old = m.position.slots[index];
        long value = within(operation.of(old, operand), low, high);
        Before before = value == old ? null : before(m, index);
        m.set(index, value);
        tell(m, index, before);
    }

    /** Sets all slots of a holder's value by hand, and tells of it. */
    public static void setByHand(Machine m, StateField field, int holder, long[] values) {
        int index = field.slot() + holder * field.width();
        m.endSealing();
        Before before = before(m, index);
        for (int i = 0; i < values.length; i++) {
            m.write(index + i, values[i]);
        }
        tell(m, index, before);
    }

    /** What a value was, in words, and who may know that it was. */
    record Before(StateField field, String words, long audience) {}

    /** What the value a slot belongs to is before it is changed; null when nobody listens. */
    static @Nullable Before before(Machine m, int index) {
        if (!m.reporting()) {
            return null;
        }
        Before[] before = new Before[1];
        m.telling(() -> {
            StateField field = field(m, index);
            if (field != null && !field.untold()) {
                m.looksAt(field.width() == 1 ? 1 : MEMBERS_A_SLOT * field.width());
                int holder = (index - field.slot()) / field.width();
                before[0] = new Before(field, field.say(m.position.slots, holder), Veil.audience(m, field, holder));
            }
        });
        return before[0];
    }

    /** Tells that the value a slot belongs to is not what it was. */
    static void tell(Machine m, int index, @Nullable Before before) {
        if (before != null) {
            m.telling(() -> changed(m, index, before));
        }
    }

    private static void changed(Machine m, int index, Before before) {
        StateField field = before.field;
        int holder = (index - field.slot()) / field.width();
        String now = field.say(m.position.slots, holder);
        if (!now.equals(before.words)) {
            String whose = field.holder(index, m.rulebook.outline().parties());
            // What becomes visible by this very change may be told; what was hidden in it may not.
            boolean appears = field.owner() == StateField.Owner.MEMBER
                    && Veil.audience(m, field.kind(), holder) == Report.EVERYONE;
            long audience = m.audience() & Veil.audience(m, field, holder);
            long known = appears && !hides(m, field) ? audience : audience & before.audience;
            m.report(new Report.Changed(m.step(), known, whose, field.name(), before.words, now));
        }
    }

    /** Whether a value of a field can itself be a piece that not everybody sees. */
    private static boolean hides(Machine m, StateField field) {
        return Veil.over(m.rulebook, field.type().kind());
    }

    private static @Nullable StateField field(Machine m, int index) {
        for (StateField field : m.rulebook.outline().state()) {
            m.looksAt(1);
            if (index >= field.slot()
                    && index < field.slot() + field.slots(m.rulebook.outline().parties())) {
                return field;
            }
        }
        return null;
    }
}
