package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/** Working through a set (see {@link Crowds}), each member exactly once, while the set may change. */
public final class Loops {

    private Loops() {}

    /** Notes who is in the set now, and that nobody has been worked off. */
    public record Begin(Formula set, Slots.Slot[] atStart, Slots.Slot[] worked) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            int mark = m.scratch.top;
            int all = (int) set.of(m);
            for (int i = 0; i < atStart.length; i++) {
                atStart[i].set(m, m.scratch.words[all + i]);
                worked[i].set(m, 0);
            }
            m.scratch.top = mark;
            return here + 1;
        }
    }

    /**
     * Takes the next member: the only one left, the first in printed or turn order, or the one somebody picks.
     *
     * @param beginning the side the turn order begins with; null for printed order
     * @param order another order than the printed one, looked at anew for each member; null when there is none
     * @param picker who picks; null when nobody does
     */
    public record Next(
            Wording prompt,
            Formula set,
            Slots.Slot[] atStart,
            Slots.Slot[] worked,
            boolean includingNew,
            Slots.Slot member,
            ValueType type,
            @Nullable Formula beginning,
            @Nullable MemberOrder order,
            @Nullable Formula picker,
            int exit)
            implements Question {

        @Override
        public int run(Machine m, int here) {
            if (beginning == null && order == null && Candidates.isLazy(set)) {
                return nextCandidate(m, here);
            }
            if (!includingNew && !(set instanceof Crowds.OfMask) && isWorkedOff(m)) {
                return exit;
            }
            int mark = m.scratch.top;
            int left = left(m);
            int first = m.scratch.next(left, worked.length, 0);
            boolean several = first >= 0 && m.scratch.next(left, worked.length, first + 1) >= 0;
            int next = several ? ordered(m, left, first) : first;
            m.scratch.top = mark;
            if (first < 0) {
                return exit;
            }
            return several && picker != null && picker.of(m) != 0 ? m.ask() : take(m, here, next);
        }

        /** Asks the condition of one candidate at a time: a loop over a large set would ask each in every pass. */
        private int nextCandidate(Machine m, int here) {
            int mark = m.scratch.top;
            // Everything there is need not be written down to be looked through.
            Formula base = Candidates.of(set);
            int candidates = base instanceof Crowds.All && !includingNew ? -1 : (int) base.of(m);
            int first = next(m, candidates, 0);
            boolean asks = first >= 0 && picker != null && next(m, candidates, first + 1) >= 0 && picker.of(m) != 0;
            m.scratch.top = mark;
            if (first < 0) {
                return exit;
            }
            return asks ? m.ask() : take(m, here, first);
        }

        /** The first that fits from a number on, or -1; {@code candidates} is -1 for all who were there at the start. */
        private int next(Machine m, int candidates, int from) {
            for (int word = from >> 6; word < worked.length; word++) {
                long rest = candidates < 0 ? -1L : m.scratch.words[candidates + word];
                rest &= (includingNew ? -1L : atStart[word].of(m)) & ~worked[word].of(m);
                rest &= word == from >> 6 ? -1L << from : -1L;
                for (; rest != 0; rest &= rest - 1) {
                    int member = (word << 6) + Long.numberOfTrailingZeros(rest);
                    if (Candidates.fits(m, set, member)) {
                        return member;
                    }
                }
            }
            return -1;
        }

        /** Whether everybody who was there at the start has had their turn: then the set need not be worked out. */
        private boolean isWorkedOff(Machine m) {
            for (int i = 0; i < worked.length; i++) {
                if ((atStart[i].of(m) & ~worked[i].of(m)) != 0) {
                    return false;
                }
            }
            return true;
        }

        private int ordered(Machine m, int left, int first) {
            if (order != null) {
                return order.first(m, left, worked.length);
            }
            return beginning == null ? first : inTurn(m, m.scratch.words[left], (int) beginning.of(m));
        }

        private int left(Machine m) {
            int left = (int) set.of(m);
            for (int i = 0; i < worked.length; i++) {
                long now = m.scratch.words[left + i];
                m.scratch.words[left + i] = (includingNew ? now : now & atStart[i].of(m)) & ~worked[i].of(m);
            }
            return left;
        }

        /** Parties fit into one word. */
        private static int inTurn(Machine m, long left, int first) {
            int best = -1;
            int bestRank = Integer.MAX_VALUE;
            for (long rest = left; rest != 0; rest &= rest - 1) {
                int party = Long.numberOfTrailingZeros(rest);
                int rank = Turns.rank(m, party, first);
                if (rank < bestRank) {
                    bestRank = rank;
                    best = party;
                }
            }
            return best;
        }

        private int take(Machine m, int here, long next) {
            Slots.Slot word = worked[(int) (next >> 6)];
            word.set(m, word.of(m) | 1L << next);
            member.set(m, next);
            return here + 1;
        }

        @Override
        public long asked(Machine m) {
            return picker == null ? 0 : picker.of(m);
        }

        @Override
        public void offer(Machine m, Menu menu) {
            int mark = m.scratch.top;
            int left = left(m);
            for (int at = m.scratch.next(left, worked.length, 0);
                    at >= 0;
                    at = m.scratch.next(left, worked.length, at + 1)) {
                menu.add(at);
            }
            m.scratch.top = mark;
        }

        @Override
        public int answer(Machine m, int here, long item) {
            return take(m, here, item);
        }

        @Override
        public String prompt(Machine m) {
            return prompt.say(m);
        }

        @Override
        public long readers(Machine m) {
            return prompt.audience(m, asked(m));
        }

        @Override
        public String word(Machine m, long item) {
            return type.word(item);
        }

        @Override
        public String title(Machine m, long item) {
            return type.say(item);
        }

        @Override
        public String from() {
            return type.kind();
        }

        @Override
        public int[] next(int here) {
            return new int[] {here + 1, exit};
        }

        @Override
        public int[] answers(int here) {
            return new int[] {here + 1};
        }
    }
}
