package org.phaseline.engine.code;

import java.util.Arrays;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Who is due in a game turn: {@code turns} in order, and for each of them a set. */
public final class Schedule {

    private Schedule() {}

    /** As a mask. */
    public record Mask(Formula turn, long[] turns, long[] sets) implements Formula {
        @Override
        public long of(Machine m) {
            int at = Arrays.binarySearch(turns, turn.of(m));
            return at < 0 ? 0 : sets[at];
        }
    }

    /** As a set of any size, in the machine's scratch. */
    public record Crowd(Formula turn, long[] turns, long[] sets, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int set = m.scratch.take(words);
            int at = Arrays.binarySearch(turns, turn.of(m));
            if (at >= 0) {
                System.arraycopy(sets, at * words, m.scratch.words, set, words);
            }
            return set;
        }
    }
}
