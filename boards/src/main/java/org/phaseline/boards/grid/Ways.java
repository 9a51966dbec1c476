package org.phaseline.boards.grid;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.SpaceBoard;

/**
 * Shortest paths (Dijkstra) from neighbour to neighbour. What it costs to enter a space, the caller says; a space that costs
 * nothing or less cannot be entered. Of equally cheap ways the one through the lower numbers is found, on every machine.
 */
public final class Ways {
    private final SpaceBoard grid;
    private final IntUnaryOperator cost;
    private final long[] total;
    private final int[] cameFrom;
    private final Queue queue = new Queue();

    private Ways(SpaceBoard grid, IntUnaryOperator cost) {
        this.grid = grid;
        this.cost = cost;
        total = new long[grid.spaces()];
        cameFrom = new int[grid.spaces()];
        Arrays.fill(total, Long.MAX_VALUE);
    }

    /** Adds every space that can be reached at no more than a cost, the first one left out. */
    public static void reach(SpaceBoard grid, int from, int most, IntUnaryOperator cost, long[] bits, int offset) {
        Ways ways = new Ways(grid, cost);
        ways.search(from, Board.NOWHERE, most);
        for (int space = 0; space < grid.spaces(); space++) {
            if (space != from && ways.total[space] != Long.MAX_VALUE) {
                Bits.put(bits, offset, space);
            }
        }
    }

    /** Adds the spaces entered on a cheapest way, the last one among them. False, and adds nothing, if there is none. */
    public static boolean path(SpaceBoard grid, int from, int to, IntUnaryOperator cost, long[] bits, int offset) {
        Ways ways = new Ways(grid, cost);
        ways.search(from, to, Integer.MAX_VALUE);
        if (ways.total[to] == Long.MAX_VALUE) {
            return false;
        }
        for (int space = to; space != from; space = ways.cameFrom[space]) {
            Bits.put(bits, offset, space);
        }
        return true;
    }

    private void search(int from, int goal, int most) {
        total[from] = 0;
        queue.add(0, from);
        while (!queue.isEmpty()) {
            long first = queue.poll();
            int space = Queue.space(first);
            if (space == goal) {
                return;
            }
            // A cheaper way to it was found after it was put in.
            if (total[space] == Queue.cost(first)) {
                goOn(space, most);
            }
        }
    }

    private void goOn(int space, int most) {
        for (int way = 0; way < grid.exits(space); way++) {
            int next = grid.exit(space, way);
            int price = next == Board.NOWHERE ? 0 : cost.applyAsInt(next);
            if (price > 0 && total[space] + price <= most && total[space] + price < total[next]) {
                total[next] = total[space] + price;
                cameFrom[next] = space;
                queue.add(total[next], next);
            }
        }
    }
}
