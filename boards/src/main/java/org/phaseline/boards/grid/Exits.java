package org.phaseline.boards.grid;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.SpaceBoard;

/**
 * Where the ways out of each space lead, worked out once for many searches. The steps from space to space are numbered, those out of
 * the first space first; ways off the board are left out.
 */
public final class Exits {

    private final int[] first;
    private final int[] to;

    /** The steps into each space, one space after the other, and where those of a space begin. */
    private final int[] into;

    private final int[] firstInto;

    private Exits(int[] first, int[] to) {
        this.first = first;
        this.to = to;
        firstInto = new int[first.length];
        for (int space : to) {
            firstInto[space + 1]++;
        }
        for (int space = 1; space < firstInto.length; space++) {
            firstInto[space] += firstInto[space - 1];
        }
        int[] next = firstInto.clone();
        into = new int[to.length];
        for (int step = 0; step < to.length; step++) {
            into[next[to[step]]++] = step;
        }
    }

    public static Exits of(SpaceBoard board) {
        int[] first = new int[board.spaces() + 1];
        int[] to = new int[8 * board.spaces()];
        int steps = 0;
        for (int space = 0; space < board.spaces(); space++) {
            first[space] = steps;
            for (int way = 0; way < board.exits(space); way++) {
                int next = board.exit(space, way);
                if (next != Board.NOWHERE) {
                    to = steps < to.length ? to : Arrays.copyOf(to, 2 * steps + 1);
                    to[steps++] = next;
                }
            }
        }
        first[board.spaces()] = steps;
        return new Exits(first, Arrays.copyOf(to, steps));
    }

    /** Adds the spaces next to one. */
    public void addNext(int space, long[] bits, int offset) {
        for (int step = first[space]; step < first[space + 1]; step++) {
            Bits.put(bits, offset, to[step]);
        }
    }

    public int spaces() {
        return first.length - 1;
    }

    /** How many steps there are. */
    public int steps() {
        return to.length;
    }

    /** Tells of every step out of a space and into it. */
    public void stepsAt(int space, IntConsumer told) {
        for (int step = first[space]; step < first[space + 1]; step++) {
            told.accept(step);
        }
        for (int i = firstInto[space]; i < firstInto[space + 1]; i++) {
            told.accept(into[i]);
        }
    }

    /** The number of the first step out of a space; that of the next space is behind its last one. */
    int first(int space) {
        return first[space];
    }

    /** Where a step leads. */
    int to(int step) {
        return to[step];
    }
}
