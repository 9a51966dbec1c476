package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.Arrays;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.SealedValue;

/**
 * What the party of a sealed branch has set under seal, laid over the state while that branch runs or is looked at: it reads what it
 * has set, and nobody else does. Whoever hands out a position takes the layer off first.
 */
final class SealedLayer {

    /** The state it lies on, which need not be that of the machine's position any more. */
    private long[] under = Branch.EMPTY;

    private int[] slots = new int[4];
    private long[] before = new long[4];
    private int size;

    /** Lays over a position what a party has set under seal so far, in whatever step. */
    void lay(Position position, int party) {
        if (position.sealed.isEmpty()) {
            return;
        }
        for (SealedValue value : position.sealed) {
            if (value.party() == party) {
                cover(position, value.slot());
                position.slots[value.slot()] = value.value();
            }
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    void takeOff() {
        // Backwards: what two steps have set was covered twice.
        while (size > 0) {
            size--;
            under[slots[size]] = before[size];
        }
    }

    /** A value is set under seal; the state must be given it afterwards. */
    void set(Position position, SealedValue value) {
        cover(position, value.slot());
        ArrayList<SealedValue> sealed = position.sealed;
        int at = java.util.Collections.binarySearch(sealed, value);
        if (at >= 0) {
            sealed.set(at, value);
        } else {
            sealed.add(-at - 1, value);
        }
    }

    private void cover(Position position, int slot) {
        under = position.slots;
        if (size == slots.length) {
            slots = Arrays.copyOf(slots, 2 * size);
            before = Arrays.copyOf(before, 2 * size);
        }
        slots[size] = slot;
        before[size] = under[slot];
        size++;
    }
}
