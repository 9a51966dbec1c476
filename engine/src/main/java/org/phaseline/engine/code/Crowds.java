package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;

/**
 * Bit sets of any size: of pieces, of the spaces of a board. Such a formula gives the place in the machine's scratch where the
 * set's words begin; {@code words} is how many there are.
 */
public final class Crowds {

    private Crowds() {}

    /** How many words a set of so many possible members needs. */
    public static int words(int members) {
        return Math.max(1, (members + 63) >> 6);
    }

    /** Everything there is. */
    public record All(int members) implements Formula {
        @Override
        public long of(Machine m) {
            int words = words(members);
            int set = m.scratch.take(words);
            for (int i = 0; i < words; i++) {
                m.scratch.words[set + i] = -1L;
            }
            if (members < words << 6) {
                m.scratch.words[set + words - 1] = (1L << members) - 1;
            }
            return set;
        }
    }

    /** A mask as a set of one word, so that both can be worked on alike. */
    public record OfMask(Formula mask) implements Formula {
        @Override
        public long of(Machine m) {
            long value = mask.of(m);
            int set = m.scratch.take(1);
            m.scratch.words[set] = value;
            return set;
        }
    }

    public record Listed(List<Formula> members, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int set = m.scratch.take(words);
            for (int i = 0; i < members.size(); i++) {
                m.scratch.add(set, members.get(i).of(m));
            }
            return set;
        }
    }

    public record Union(Formula left, Formula right, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int set = (int) left.of(m);
            int mark = m.scratch.top;
            int other = (int) right.of(m);
            for (int i = 0; i < words; i++) {
                m.scratch.words[set + i] |= m.scratch.words[other + i];
            }
            m.scratch.top = mark;
            return set;
        }
    }

    public record Without(Formula left, Formula right, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int set = (int) left.of(m);
            int mark = m.scratch.top;
            int other = (int) right.of(m);
            for (int i = 0; i < words; i++) {
                m.scratch.words[set + i] &= ~m.scratch.words[other + i];
            }
            m.scratch.top = mark;
            return set;
        }
    }

    /** Takes those out of a set that do not fit. */
    public record Where(Formula set, Formula condition, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int all = (int) set.of(m);
            m.looksAt(m.scratch.size(all, words));
            keepFitting(m, all, words, condition);
            return all;
        }

        boolean any(Machine m) {
            int all = (int) set.of(m);
            m.looksAt(m.scratch.size(all, words));
            return anyFits(m, all, words, condition);
        }
    }

    /** Takes those out of a set that do not fulfil a condition. */
    static void keepFitting(Machine m, int set, int words, Formula condition) {
        int mark = m.scratch.top;
        long saved = m.it;
        for (int i = 0; i < words; i++) {
            for (long rest = m.scratch.words[set + i]; rest != 0; rest &= rest - 1) {
                m.it = (i << 6) + Long.numberOfTrailingZeros(rest);
                if (condition.of(m) == 0) {
                    m.scratch.words[set + i] &= ~Long.lowestOneBit(rest);
                }
                m.scratch.top = mark;
            }
        }
        m.it = saved;
    }

    /** Whether a condition is fulfilled by one of a set at least. */
    static boolean anyFits(Machine m, int set, int words, Formula condition) {
        int mark = m.scratch.top;
        long saved = m.it;
        boolean found = false;
        for (int at = m.scratch.next(set, words, 0); at >= 0 && !found; at = m.scratch.next(set, words, at + 1)) {
            m.it = at;
            found = condition.of(m) != 0;
            m.scratch.top = mark;
        }
        m.it = saved;
        return found;
    }

    public record Count(Formula set, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int size = m.scratch.size((int) set.of(m), words);
            m.scratch.top = mark;
            return size;
        }
    }

    public record Some(Formula set, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            boolean any = any(m, set, words);
            m.scratch.top = mark;
            return any ? 1 : 0;
        }
    }

    /** Whether there is one, without looking for all of them where that takes longer. The caller gives back the scratch. */
    static boolean any(Machine m, Formula set, int words) {
        if (set instanceof Where where) {
            return where.any(m);
        }
        if (set instanceof PartyFormulas.Defined call) {
            return call.test(m, (machine, body) -> any(machine, body, words));
        }
        return set instanceof FilteredSet.Crowd filtered ? filtered.any(m) : !m.scratch.isEmpty((int) set.of(m), words);
    }

    /** The first member in printed order, or none. */
    public record First(Formula set, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int first = m.scratch.next((int) set.of(m), words, 0);
            m.scratch.top = mark;
            return first;
        }
    }

    public record In(Formula member, Formula set) implements Formula {
        @Override
        public long of(Machine m) {
            long wanted = member.of(m);
            int mark = m.scratch.top;
            boolean in = m.scratch.has((int) set.of(m), wanted);
            m.scratch.top = mark;
            return in ? 1 : 0;
        }
    }

    /** Whether a member is in a set that is kept: one bit tells. */
    public record InStored(Formula member, Slots.Slot[] slots) implements Formula {
        @Override
        public long of(Machine m) {
            long wanted = member.of(m);
            return wanted < 0 ? 0 : slots[(int) (wanted >> 6)].of(m) >>> wanted & 1;
        }
    }

    /** Whether a member is in a set with a condition: the others need not be asked. */
    public record InWhere(Formula member, Where set) implements Formula {
        @Override
        public long of(Machine m) {
            long wanted = member.of(m);
            int mark = m.scratch.top;
            boolean in = m.scratch.has((int) Candidates.of(set).of(m), wanted) && Candidates.fits(m, set, (int) wanted);
            m.scratch.top = mark;
            return in ? 1 : 0;
        }
    }

    public record Sum(Formula value, Formula set, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int all = (int) set.of(m);
            m.looksAt(m.scratch.size(all, words));
            long saved = m.it;
            long sum = 0;
            for (int at = m.scratch.next(all, words, 0); at >= 0; at = m.scratch.next(all, words, at + 1)) {
                m.it = at;
                sum += value.of(m);
            }
            m.it = saved;
            m.scratch.top = mark;
            return sum;
        }
    }

    /** The highest (or lowest) value over a set; nothing counts as 0. */
    public record Extreme(Formula value, Formula set, int words, boolean highest) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int all = (int) set.of(m);
            m.looksAt(m.scratch.size(all, words));
            long saved = m.it;
            long best = 0;
            boolean any = false;
            for (int at = m.scratch.next(all, words, 0); at >= 0; at = m.scratch.next(all, words, at + 1)) {
                m.it = at;
                long v = value.of(m);
                best = !any || (highest ? v > best : v < best) ? v : best;
                any = true;
            }
            m.it = saved;
            m.scratch.top = mark;
            return best;
        }
    }

    /** The first member in some order; none of an empty set. */
    public record Best(MemberOrder order, Formula set, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int all = (int) set.of(m);
            int which = order.first(m, all, words);
            m.scratch.top = mark;
            return which;
        }
    }

    /** Two sets with the same members. */
    public record Same(Formula left, Formula right, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int one = (int) left.of(m);
            int other = (int) right.of(m);
            boolean same = true;
            for (int i = 0; i < words; i++) {
                same &= m.scratch.words[one + i] == m.scratch.words[other + i];
            }
            m.scratch.top = mark;
            return same ? 1 : 0;
        }
    }

    /** A set that is kept: one slot a word. */
    public record Stored(Slots.Slot[] slots) implements Formula {
        @Override
        public long of(Machine m) {
            int set = m.scratch.take(slots.length);
            for (int i = 0; i < slots.length; i++) {
                m.scratch.words[set + i] = slots[i].of(m);
            }
            return set;
        }
    }

    /** A set handed over under a name, which may be used again. */
    public record Copy(Formula set, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int from = (int) set.of(m);
            int copy = m.scratch.take(words);
            System.arraycopy(m.scratch.words, from, m.scratch.words, copy, words);
            return copy;
        }
    }

    /** A set that an event brings, word by word. */
    public record OfArguments(int first, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int set = m.scratch.take(words);
            System.arraycopy(m.arguments, first, m.scratch.words, set, words);
            return set;
        }
    }

    /** One word of a set, for handing it over slot by slot. */
    public record WordOf(Formula set, int word) implements Formula {
        @Override
        public long of(Machine m) {
            int mark = m.scratch.top;
            int from = (int) set.of(m);
            m.scratch.top = mark;
            return m.scratch.words[from + word];
        }
    }

    /** Keeps a set. */
    public record Keep(Slots.Slot[] slots, Formula set) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            int mark = m.scratch.top;
            int from = (int) set.of(m);
            int state = slots[0] instanceof Slots.StateSlot first ? first.index(m) : -1;
            Effects.Before before = state < 0 ? null : Effects.before(m, state);
            for (int i = 0; i < slots.length; i++) {
                slots[i].set(m, m.scratch.words[from + i]);
            }
            m.scratch.top = mark;
            if (state >= 0) {
                Effects.tell(m, state, before);
            }
            return here + 1;
        }
    }

    /** A member joins a set that is kept, or leaves it. */
    public record Change(Slots.Slot[] slots, Formula member, boolean join) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long which = member.of(m);
            if (which >= 0) {
                Slots.Slot word = slots[(int) (which >> 6)];
                int state = word instanceof Slots.StateSlot kept ? kept.index(m) : -1;
                Effects.Before before = state < 0 ? null : Effects.before(m, state);
                long bit = 1L << which;
                word.set(m, join ? word.of(m) | bit : word.of(m) & ~bit);
                if (state >= 0) {
                    Effects.tell(m, state, before);
                }
            }
            return here + 1;
        }
    }
}
