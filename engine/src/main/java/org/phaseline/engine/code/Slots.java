package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Where values are kept: in the game's state, or in the frame being played. */
public final class Slots {

    private Slots() {}

    /** A place that can be read and written. */
    public sealed interface Slot extends Formula {

        void set(Machine m, long value);
    }

    /** A value of the state; its index can be kept for later, because state outlives frames. */
    public sealed interface StateSlot extends Slot {

        int index(Machine m);

        @Override
        default long of(Machine m) {
            int index = index(m);
            return index < 0 ? 0 : m.position.slots[index];
        }

        @Override
        default void set(Machine m, long value) {
            int index = index(m);
            if (index >= 0) {
                m.set(index, value);
            }
        }
    }

    public record OfGame(int slot) implements StateSlot {
        @Override
        public int index(Machine m) {
            return slot;
        }
    }

    /**
     * Of a party, or of a member of a kind: each has {@code stride} slots. Of nobody it reads as {@code absent} and ignores what
     * is written.
     */
    public record OfMember(int base, int stride, Formula member, long absent) implements StateSlot {
        @Override
        public int index(Machine m) {
            long index = member.of(m);
            return index < 0 ? -1 : base + (int) index * stride;
        }

        @Override
        public long of(Machine m) {
            long index = member.of(m);
            return index < 0 ? absent : m.position.slots[base + (int) index * stride];
        }
    }

    public record Local(int slot) implements Slot {
        @Override
        public long of(Machine m) {
            return m.frame.locals[slot];
        }

        @Override
        public void set(Machine m, long value) {
            m.frame.locals[slot] = value;
        }
    }

    /** A name of the branch's own party: each has its own slot in the frame the branches share. */
    public record OwnLocal(int base) implements Slot {
        @Override
        public long of(Machine m) {
            return m.frame.locals[base + m.branch.party];
        }

        @Override
        public void set(Machine m, long value) {
            m.frame.locals[base + m.branch.party] = value;
        }
    }

    public record LocalOf(int base, Formula party) implements Slot {
        @Override
        public long of(Machine m) {
            long index = party.of(m);
            return index < 0 ? 0 : m.frame.locals[base + (int) index];
        }

        @Override
        public void set(Machine m, long value) {
            long index = party.of(m);
            if (index >= 0) {
                m.frame.locals[base + (int) index] = value;
            }
        }
    }

    /** A role, bound for everything the branch plays. */
    public record Role(int role) implements Slot {
        @Override
        public long of(Machine m) {
            return m.branch.roles[role];
        }

        @Override
        public void set(Machine m, long value) {
            m.branch.roles[role] = value;
        }
    }
}
