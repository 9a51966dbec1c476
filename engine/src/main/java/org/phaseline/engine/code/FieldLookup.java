package org.phaseline.engine.code;

import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.engine.machine.FieldIndex;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** The members of a kind that pass a test, found by an index instead of being asked one after the other. */
sealed interface FieldLookup {

    /** Adds them to a set whose first word is at an index of an array. */
    void add(Machine m, long[] bits, int set);

    /** The same as a mask, where there are no more than 64. */
    default long mask(Machine m) {
        int word = m.scratch.take(1);
        add(m, m.scratch.words, word);
        m.scratch.top = word;
        return m.scratch.words[word];
    }

    /** Those whose field has a value. */
    record Equal(int base, int members, Formula value) implements FieldLookup {
        @Override
        public void add(Machine m, long[] bits, int set) {
            long wanted = value.of(m);
            FieldLookup.add(m.caches.index(base, members), wanted, bits, set);
        }
    }

    /** Those that stand next to a space, in it, or either. */
    record Near(Grid grid, int base, int members, Formula space, boolean inIt, boolean nextToIt)
            implements FieldLookup {
        @Override
        public void add(Machine m, long[] bits, int set) {
            int middle = (int) space.of(m);
            if (middle < 0) {
                return;
            }
            FieldIndex index = m.caches.index(base, members);
            if (inIt) {
                FieldLookup.add(index, middle, bits, set);
            }
            for (int exit = 0; nextToIt && exit < grid.exits(middle); exit++) {
                int next = grid.exit(middle, exit);
                if (next != Board.NOWHERE) {
                    FieldLookup.add(index, next, bits, set);
                }
            }
        }
    }

    private static void add(FieldIndex index, long value, long[] bits, int set) {
        for (int member = index.first(value); member >= 0; member = index.next(member)) {
            bits[set + (member >> 6)] |= 1L << member;
        }
    }
}
