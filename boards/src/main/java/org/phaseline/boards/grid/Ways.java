package org.phaseline.boards.grid;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.SpaceBoard;

/**
 * Shortest paths (Dijkstra) from neighbour to neighbour, from one start or several. What a step costs, the caller says. Of
 * equally cheap ways the one through the lower numbers is found, on every machine.
 */
public final class Ways {

    /** What no way can cost. */
    public static final long NO_WAY = Long.MAX_VALUE;

    /** What it costs to go from a space to its neighbour; nothing or less if one cannot go there. */
    public interface StepPrice {
        int of(int from, int to);

        /** The same, for who keeps prices by the number of the step (see {@link Exits}). */
        default int of(int from, int to, int step) {
            return of(from, to);
        }

        /** What it costs to enter a space, from wherever. */
        static StepPrice ofEntering(IntUnaryOperator cost) {
            return (from, to) -> cost.applyAsInt(to);
        }
    }

    private static final int START = -1;

    private final Exits exits;
    private final StepPrice price;
    private final IntPredicate stopping;
    private final long[] total;
    private final int[] cameFrom;
    private final Queue queue = new Queue();

    /** {@code stopping} says which spaces can be entered but not left; a start can always be left. */
    public Ways(Exits exits, StepPrice price, IntPredicate stopping) {
        this.exits = exits;
        this.price = price;
        this.stopping = stopping;
        total = new long[exits.spaces()];
        cameFrom = new int[exits.spaces()];
        Arrays.fill(total, NO_WAY);
    }

    public Ways(SpaceBoard grid, StepPrice price) {
        this(Exits.of(grid), price, space -> false);
    }

    /** Begins here, too. */
    public Ways from(int start) {
        total[start] = 0;
        cameFrom[start] = START;
        queue.add(0, start);
        return this;
    }

    /** Finds everything that can be reached at no more than a cost. */
    public Ways upTo(long most) {
        search(Board.NOWHERE, most);
        return this;
    }

    /** Finds a cheapest way to a space that costs no more than this. */
    public Ways to(int goal, long most) {
        search(goal, most);
        return this;
    }

    /** What the cheapest way to a space costs, as far as was looked for, or {@link #NO_WAY}. */
    public long priceOf(int space) {
        return total[space];
    }

    /** Adds every space that was reached, without the starts. */
    public void addReached(long[] bits, int offset) {
        for (int space = 0; space < total.length; space++) {
            if (total[space] != NO_WAY && cameFrom[space] != START) {
                Bits.put(bits, offset, space);
            }
        }
    }

    /** Adds the spaces entered on the way found to a space, the last one among them; nothing if there is none. */
    public void addPath(int to, long[] bits, int offset) {
        if (total[to] == NO_WAY) {
            return;
        }
        for (int space = to; cameFrom[space] != START; space = cameFrom[space]) {
            Bits.put(bits, offset, space);
        }
    }

    private void search(int goal, long most) {
        while (!queue.isEmpty()) {
            long first = queue.poll();
            int space = Queue.space(first);
            if (space == goal) {
                return;
            }
            // If not, a cheaper way to it was found after it was put in.
            boolean cheapest = total[space] == Queue.cost(first);
            if (cheapest && (cameFrom[space] == START || !stopping.test(space))) {
                goOn(space, most);
            }
        }
    }

    private void goOn(int space, long most) {
        long soFar = total[space];
        if (soFar >= most) {
            return;
        }
        int end = exits.first(space + 1);
        for (int step = exits.first(space); step < end; step++) {
            int next = exits.to(step);
            // Every step costs something, so what was reached as cheaply is not asked for again.
            if (total[next] <= soFar + 1) {
                continue;
            }
            int paid = price.of(space, next, step);
            if (paid > 0 && soFar + paid <= most && soFar + paid < total[next]) {
                total[next] = soFar + paid;
                cameFrom[next] = space;
                queue.add(total[next], next);
            }
        }
    }
}
