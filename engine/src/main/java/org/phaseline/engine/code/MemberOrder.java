package org.phaseline.engine.code;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * An order of the members of a set other than the printed one, by a value that is looked at with {@link Machine#it} the member.
 *
 * @param ties what decides between equal values; null when it is the printed order
 */
public record MemberOrder(
        Formula value, boolean highestFirst, @Nullable MemberOrder ties) {

    /** The first of a set in this order; -1 when it is empty. The set stays in the scratch as it is. */
    int first(Machine m, int set, int words) {
        m.looksAt(m.scratch.size(set, words));
        long saved = m.it;
        int first = -1;
        long best = 0;
        for (int at = m.scratch.next(set, words, 0); at >= 0; at = m.scratch.next(set, words, at + 1)) {
            long its = valueOf(m, at);
            boolean before = its == best
                    ? ties != null && first >= 0 && ties.isBefore(m, at, first)
                    : highestFirst == its > best;
            if (first < 0 || before) {
                first = at;
                best = its;
            }
        }
        m.it = saved;
        return first;
    }

    private boolean isBefore(Machine m, int one, int other) {
        long mine = valueOf(m, one);
        long theirs = valueOf(m, other);
        if (mine == theirs) {
            return ties != null && ties.isBefore(m, one, other);
        }
        return highestFirst == mine > theirs;
    }

    private long valueOf(Machine m, int member) {
        int mark = m.scratch.top;
        m.it = member;
        long result = value.of(m);
        m.scratch.top = mark;
        return result;
    }

    /** At which place among the members that are written out the one looked at stands. */
    public record PlaceWritten(List<Formula> members) implements Formula {
        @Override
        public long of(Machine m) {
            long wanted = m.it;
            m.looksAt(members.size());
            for (int i = 0; i < members.size(); i++) {
                if (members.get(i).of(m) == wanted) {
                    return i;
                }
            }
            return members.size();
        }
    }
}
