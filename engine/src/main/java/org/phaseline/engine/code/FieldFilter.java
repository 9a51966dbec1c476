package org.phaseline.engine.code;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * A condition on the members of a set, taken apart: what is told by their fields, and the rest, which each of them that is left is asked.
 *
 * @param tests all that is told by fields
 * @param lookup finds those that pass one of the tests, out of all members there are; null if there is no such test
 * @param test the other tests, if there are any
 * @param rest the rest of the condition, if there is any
 */
record FieldFilter(
        List<FieldTest> tests,
        @Nullable FieldLookup lookup,
        @Nullable FieldTest test,
        @Nullable Formula rest) {

    /** The mask that passes all tests; {@code set} need not be worked out where there is a lookup. */
    long tested(Machine m, Formula set) {
        long members = lookup == null ? set.of(m) : lookup.mask(m);
        m.looksAt(counted(Long.bitCount(members)));
        return test == null ? members : test.keep(m, members);
    }

    /** The same for a set in the scratch; returns where it begins. */
    int tested(Machine m, Formula set, int words) {
        int all;
        if (lookup == null) {
            all = (int) set.of(m);
        } else {
            all = m.scratch.take(words);
            lookup.add(m, m.scratch.words, all);
        }
        m.looksAt(counted(m.scratch.size(all, words)));
        if (test != null) {
            test.keep(m, all, words);
        }
        return all;
    }

    /** To look up nobody counts, too. */
    private int counted(int members) {
        return lookup == null ? members : Math.max(1, members);
    }
}
