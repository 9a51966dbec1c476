package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Sets of words or parties, as masks, and what is asked of them member by member. */
public final class Sets {

    private Sets() {}

    public record One(Formula member) implements Formula {
        @Override
        public long of(Machine m) {
            long index = member.of(m);
            return index < 0 ? 0 : 1L << index;
        }
    }

    public record Listed(List<Formula> members) implements Formula {
        @Override
        public long of(Machine m) {
            long mask = 0;
            for (Formula member : members) {
                long index = member.of(m);
                mask |= index < 0 ? 0 : 1L << index;
            }
            return mask;
        }
    }

    public record Union(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) | right.of(m);
        }
    }

    public record Without(Formula left, Formula right) implements Formula {
        @Override
        public long of(Machine m) {
            return left.of(m) & ~right.of(m);
        }
    }

    /** With loops of its own, not those below: each further call costs the virtual machine a level of what it inlines. */
    public record Where(Formula set, Formula condition) implements Formula {
        @Override
        public long of(Machine m) {
            long saved = m.it;
            long kept = 0;
            long members = set.of(m);
            m.looksAt(Long.bitCount(members));
            for (long rest = members; rest != 0; rest &= rest - 1) {
                m.it = Long.numberOfTrailingZeros(rest);
                if (condition.of(m) != 0) {
                    kept |= Long.lowestOneBit(rest);
                }
            }
            m.it = saved;
            return kept;
        }

        /** Whether there is one, without looking for all of them. */
        boolean any(Machine m) {
            long saved = m.it;
            boolean found = false;
            long members = set.of(m);
            m.looksAt(Long.bitCount(members));
            for (long rest = members; rest != 0 && !found; rest &= rest - 1) {
                m.it = Long.numberOfTrailingZeros(rest);
                found = condition.of(m) != 0;
            }
            m.it = saved;
            return found;
        }
    }

    /** Those of a mask that fulfil a condition. */
    static long fitting(Machine m, long members, Formula condition) {
        long saved = m.it;
        long kept = 0;
        for (long rest = members; rest != 0; rest &= rest - 1) {
            m.it = Long.numberOfTrailingZeros(rest);
            if (condition.of(m) != 0) {
                kept |= Long.lowestOneBit(rest);
            }
        }
        m.it = saved;
        return kept;
    }

    static boolean anyFits(Machine m, long members, Formula condition) {
        long saved = m.it;
        boolean found = false;
        for (long rest = members; rest != 0 && !found; rest &= rest - 1) {
            m.it = Long.numberOfTrailingZeros(rest);
            found = condition.of(m) != 0;
        }
        m.it = saved;
        return found;
    }

    static boolean any(Machine m, Formula set) {
        // No switch: it would be a call that the virtual machine does not always inline.
        if (set instanceof Where where) {
            return where.any(m);
        }
        return set instanceof FilteredSet.Mask filtered ? filtered.any(m) : set.of(m) != 0;
    }

    public record Count(Formula set) implements Formula {
        @Override
        public long of(Machine m) {
            return Long.bitCount(set.of(m));
        }
    }

    /** The first member in printed order, or none. */
    public record First(Formula set) implements Formula {
        @Override
        public long of(Machine m) {
            long members = set.of(m);
            return members == 0 ? -1 : Long.numberOfTrailingZeros(members);
        }
    }

    public record Some(Formula set) implements Formula {
        @Override
        public long of(Machine m) {
            return any(m, set) ? 1 : 0;
        }
    }

    public record Sum(Formula value, Formula set) implements Formula {
        @Override
        public long of(Machine m) {
            long saved = m.it;
            long sum = 0;
            long members = set.of(m);
            m.looksAt(Long.bitCount(members));
            for (long rest = members; rest != 0; rest &= rest - 1) {
                m.it = Long.numberOfTrailingZeros(rest);
                sum += value.of(m);
            }
            m.it = saved;
            return sum;
        }
    }

    /** The highest (or lowest) value over a set; nothing counts as 0. */
    public record Extreme(Formula value, Formula set, boolean highest) implements Formula {
        @Override
        public long of(Machine m) {
            long saved = m.it;
            long best = 0;
            boolean any = false;
            long members = set.of(m);
            m.looksAt(Long.bitCount(members));
            for (long rest = members; rest != 0; rest &= rest - 1) {
                m.it = Long.numberOfTrailingZeros(rest);
                long v = value.of(m);
                best = !any || (highest ? v > best : v < best) ? v : best;
                any = true;
            }
            m.it = saved;
            return best;
        }
    }

    /** The member with the highest (or lowest) value, the first in printed order of several; none of an empty set. */
    public record Best(Formula value, Formula set, boolean highest) implements Formula {
        @Override
        public long of(Machine m) {
            long saved = m.it;
            long best = 0;
            long which = -1;
            long members = set.of(m);
            m.looksAt(Long.bitCount(members));
            for (long rest = members; rest != 0; rest &= rest - 1) {
                m.it = Long.numberOfTrailingZeros(rest);
                long v = value.of(m);
                if (which < 0 || (highest ? v > best : v < best)) {
                    best = v;
                    which = m.it;
                }
            }
            m.it = saved;
            return which;
        }
    }
}
