package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** A set with a condition that is told by fields of its members, at least in part. It is the same set as without that knowledge. */
public final class FilteredSet {

    private FilteredSet() {}

    /**
     * A set of any size.
     *
     * @param plain the set as it is written
     * @param base the set without its conditions: all members there are, if the filter looks them up
     */
    public record Crowd(Crowds.Where plain, Formula base, FieldFilter filter) implements Formula {
        @Override
        public long of(Machine m) {
            int all = filter.tested(m, base, plain.words());
            if (filter.rest() != null) {
                Crowds.keepFitting(m, all, plain.words(), filter.rest());
            }
            return all;
        }

        boolean any(Machine m) {
            int all = filter.tested(m, base, plain.words());
            return filter.rest() == null
                    ? !m.scratch.isEmpty(all, plain.words())
                    : Crowds.anyFits(m, all, plain.words(), filter.rest());
        }
    }

    /** A set that fits into one number. */
    public record Mask(Formula base, FieldFilter filter) implements Formula {
        @Override
        public long of(Machine m) {
            long members = filter.tested(m, base);
            return filter.rest() == null ? members : Sets.fitting(m, members, filter.rest());
        }

        boolean any(Machine m) {
            long members = filter.tested(m, base);
            return filter.rest() == null ? members != 0 : Sets.anyFits(m, members, filter.rest());
        }
    }
}
