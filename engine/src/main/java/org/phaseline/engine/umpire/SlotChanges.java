package org.phaseline.engine.umpire;

import java.util.Arrays;
import org.phaseline.engine.machine.Machine;

/**
 * Which values of the state differ from those at the beginning of a search. Only blocks that were ever written to since are looked at: a
 * large map has tens of thousands of values, of which a move changes a few.
 */
final class SlotChanges {

    private static final int BLOCK_BITS = 6;
    private static final int BLOCK = 1 << BLOCK_BITS;

    private final Machine m;
    private final long[] base;
    private final long begun;
    private int[] found = new int[16];

    SlotChanges(Machine m) {
        this.m = m;
        this.base = m.position.slots.clone();
        this.begun = m.changes.moment(m.position.slots);
    }

    /** The slots that differ now, in ascending order. */
    int[] slots() {
        long[] state = m.position.slots;
        int size = 0;
        for (int from = 0; from < base.length; from += BLOCK) {
            if (!wasWritten(from)) {
                continue;
            }
            int end = Math.min(from + BLOCK, base.length);
            for (int slot = from; slot < end; slot++) {
                if (state[slot] != base[slot]) {
                    if (size == found.length) {
                        found = Arrays.copyOf(found, 2 * size);
                    }
                    found[size++] = slot;
                }
            }
        }
        return Arrays.copyOf(found, size);
    }

    /** The same number for the same values. */
    long hash() {
        long[] state = m.position.slots;
        long hash = 0;
        for (int slot : slots()) {
            hash = (hash * 31 + slot) * 31 + state[slot];
        }
        return hash;
    }

    /** Gives these slots, in ascending order, these values, and all others those of the beginning. */
    void restore(int[] slots, long[] values) {
        long[] state = m.position.slots;
        int next = 0;
        for (int from = 0; from < base.length; from += BLOCK) {
            if (!wasWritten(from)) {
                continue;
            }
            int end = Math.min(from + BLOCK, base.length);
            for (int slot = from; slot < end; slot++) {
                boolean differs = next < slots.length && slots[next] == slot;
                long value = differs ? values[next++] : base[slot];
                if (state[slot] != value) {
                    m.write(slot, value);
                }
            }
        }
    }

    private boolean wasWritten(int from) {
        return m.changes.since(begun, from, Math.min(BLOCK, base.length - from));
    }
}
