package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/** Working through a set, each member exactly once, while the set may change. */
public final class Loops {

    private Loops() {}

    /** Notes who is in the set now, and that nobody has been worked off. */
    public record Begin(Formula set, Slots.Slot atStart, Slots.Slot worked) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            atStart.set(m, set.of(m));
            worked.set(m, 0);
            return here + 1;
        }
    }

    /**
     * Takes the next member: the only one left, the first in printed or turn order, or the one somebody picks.
     *
     * @param from the side the turn order begins with; null for printed order
     * @param picker who picks; null when nobody does
     */
    public record Next(
            String prompt,
            Formula set,
            Slots.Slot atStart,
            Slots.Slot worked,
            boolean includingNew,
            Slots.Slot member,
            ValueType type,
            @Nullable Formula from,
            @Nullable Formula picker,
            int exit)
            implements Question {

        @Override
        public int run(Machine m, int here) {
            long left = left(m);
            if (left == 0) {
                return exit;
            }
            if (picker != null && Long.bitCount(left) > 1 && picker.of(m) != 0) {
                return m.ask();
            }
            return take(m, here, from == null ? Long.numberOfTrailingZeros(left) : inTurn(m, left, (int) from.of(m)));
        }

        private long left(Machine m) {
            long now = set.of(m);
            return (includingNew ? now : now & atStart.of(m)) & ~worked.of(m);
        }

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
            worked.set(m, worked.of(m) | 1L << next);
            member.set(m, next);
            return here + 1;
        }

        @Override
        public long asked(Machine m) {
            return picker == null ? 0 : picker.of(m);
        }

        @Override
        public void offer(Machine m, Menu menu) {
            menu.addMembers(left(m));
        }

        @Override
        public int answer(Machine m, int here, long item) {
            return take(m, here, item);
        }

        @Override
        public String prompt(Machine m) {
            return prompt;
        }

        @Override
        public String word(Machine m, long item) {
            return type.say(item);
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
