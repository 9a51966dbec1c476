package org.phaseline.boards.table;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;

/**
 * Ways over the table for a base that turns as it likes. Inside slow things a way counts double. A way goes in 32
 * directions, so it is measured at most one part in seventy too long.
 *
 * <p>The search is Dijkstra's with a heap for each length (Dial's), because lengths are small whole numbers.
 */
public final class Walk {
    /** All lengths are doubled: a way that is slow at one end counts half as much again. */
    private static final int HEAPS = 4 * Strides.LONGEST + 1;

    private static final int NONE = -1;

    private static final IntConsumer UNCOUNTED = places -> {};

    private final Ground ground;
    private final IntConsumer looksAt;
    private final int[] length;
    private final int[] cameFrom;
    private final int[] newestOf = new int[HEAPS];
    private int[] waiting;
    private int[] older;
    private int added;
    private int open;

    private Walk(Ground ground, IntConsumer looksAt) {
        this.ground = ground;
        this.looksAt = looksAt;
        int size = ground.columns * ground.rows;
        length = new int[size];
        cameFrom = new int[size];
        waiting = new int[2 * size];
        older = new int[2 * size];
        Arrays.fill(length, Integer.MAX_VALUE);
        Arrays.fill(newestOf, NONE);
    }

    /** Adds every place it can come to with so many units of movement, the place where it stands left out. */
    public static void reach(
            MeasuredTable table, Base base, int units, Base[] slow, Base[] impassable, long[] bits, int offset) {
        reach(table, base, units, slow, impassable, bits, offset, UNCOUNTED);
    }

    /** The same, for somebody who counts the places that are looked at and may have enough of them. */
    public static void reach(
            MeasuredTable table,
            Base base,
            int units,
            Base[] slow,
            Base[] impassable,
            long[] bits,
            int offset,
            IntConsumer looksAt) {
        if (units <= 0) {
            return;
        }
        int points = Math.min(units, MeasuredTable.MOST_POINTS) * table.points();
        Ground ground = new Ground(table, base, Math.min(points, MeasuredTable.MOST_POINTS), slow, impassable, looksAt);
        Walk walk = new Walk(ground, looksAt);
        int start = ground.indexOf(base.x(), base.y());
        walk.search(start, NONE, 2 * points * Strides.ONE);
        for (int index = 0; index < walk.length.length; index++) {
            if (index != start && walk.length[index] != Integer.MAX_VALUE) {
                Bits.put(bits, offset, walk.place(table, index));
            }
        }
    }

    /**
     * Adds the places where a shortest way bends or goes on, from the first after its own to the last, the one asked for.
     * False, and adds nothing, if there is no way.
     */
    public static boolean path(
            MeasuredTable table, Base base, int place, Base[] slow, Base[] impassable, long[] bits, int offset) {
        return path(table, base, place, slow, impassable, bits, offset, UNCOUNTED);
    }

    /** The same, for somebody who counts the places that are looked at and may have enough of them. */
    public static boolean path(
            MeasuredTable table,
            Base base,
            int place,
            Base[] slow,
            Base[] impassable,
            long[] bits,
            int offset,
            IntConsumer looksAt) {
        if (place == Board.NOWHERE) {
            return false;
        }
        Ground ground = new Ground(table, base, MeasuredTable.MOST_POINTS, slow, impassable, looksAt);
        Walk walk = new Walk(ground, looksAt);
        int start = ground.indexOf(base.x(), base.y());
        int goal = ground.indexOf(table.x(place), table.y(place));
        walk.search(start, goal, Integer.MAX_VALUE);
        if (walk.length[goal] == Integer.MAX_VALUE) {
            return false;
        }
        for (int index = goal; index != start; index = walk.cameFrom[index]) {
            Bits.put(bits, offset, walk.place(table, index));
        }
        return true;
    }

    private int place(MeasuredTable table, int index) {
        return table.space(ground.west + index % ground.columns, ground.south + index / ground.columns);
    }

    private void search(int start, int goal, int most) {
        put(start, 0, NONE);
        for (int reached = 0; open > 0; reached++) {
            int heap = reached % HEAPS;
            while (newestOf[heap] != NONE) {
                int entry = newestOf[heap];
                newestOf[heap] = older[entry];
                open--;
                // A shorter way to it was found after it was put here.
                if (length[waiting[entry]] == reached) {
                    if (waiting[entry] == goal) {
                        return;
                    }
                    goOn(waiting[entry], most);
                }
            }
        }
    }

    private void goOn(int from, int most) {
        looksAt.accept(Strides.COUNT / 8);
        int x = from % ground.columns;
        int y = from / ground.columns;
        int slow = 2 + ground.slowness(from);
        for (int stride = 0; stride < Strides.COUNT; stride++) {
            int newX = x + Strides.EAST[stride];
            int newY = y + Strides.NORTH[stride];
            if (newX < 0 || newX >= ground.columns || newY < 0 || newY >= ground.rows) {
                continue;
            }
            int to = newY * ground.columns + newX;
            int total = length[from] + Strides.LENGTH[stride] * (slow + ground.slowness(to));
            if (total < length[to] && total <= most && isOpen(x, y, stride, to)) {
                put(to, total, from);
            }
        }
    }

    private boolean isOpen(int x, int y, int stride, int to) {
        if (ground.isClosed(to)) {
            return false;
        }
        for (int beside = 0; Strides.LONG[stride] && beside < 2; beside++) {
            int besideX = x + Strides.BESIDE_EAST[stride][beside];
            int besideY = y + Strides.BESIDE_NORTH[stride][beside];
            if (ground.isClosed(besideY * ground.columns + besideX)) {
                return false;
            }
        }
        return true;
    }

    private void put(int index, int total, int from) {
        if (added == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * added);
            older = Arrays.copyOf(older, 2 * added);
        }
        length[index] = total;
        cameFrom[index] = from;
        waiting[added] = index;
        older[added] = newestOf[total % HEAPS];
        newestOf[total % HEAPS] = added++;
        open++;
    }
}
