package org.phaseline.engine.code;

import java.util.Arrays;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * A range of slots of a frame. With a stride of 0 it is simply its slots; else every name in it has one slot a party, the stride is
 * the number of parties, and only the slots of {@code party} are meant.
 */
public record Stretch(int from, int to, int stride, Formula party) {

    /** A stretch longer than this takes long to forget. */
    private static final int FEW = 64;

    void forget(Machine m) {
        long[] locals = m.frame.locals;
        if (to - from > FEW) {
            m.looksAt((to - from) / FEW);
        }
        if (stride == 0) {
            if (to - from == 1) {
                locals[from] = 0;
            } else {
                Arrays.fill(locals, from, to, 0);
            }
            return;
        }
        int own = (int) party.of(m);
        for (int i = from; i < to; i += stride) {
            locals[i + own] = 0;
        }
    }
}
