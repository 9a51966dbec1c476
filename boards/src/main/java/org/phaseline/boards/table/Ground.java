package org.phaseline.boards.table;

import static org.phaseline.boards.table.Scale.ONE;
import static org.phaseline.boards.table.Scale.POINT;

import java.util.function.IntConsumer;
import org.phaseline.boards.MeasuredTable;

/**
 * What is slow and what is closed of a part of the table, for the middle of a base that walks as a disc as wide as its
 * front. From what it stands too close to at first it need only keep that distance; what it stands upon lets it go.
 */
final class Ground {
    private static final byte SLOW = 1;
    private static final byte CLOSED = 2;

    /** So many blank places, or so many that a thing may cover, cost as much as a look around from one. */
    private static final int BLANK = 16;

    final int west;
    final int south;
    final int columns;
    final int rows;
    private final Base walker;
    private final IntConsumer looksAt;
    private final byte[] ground;

    /** The part of the table that lies within so many points of the base. */
    Ground(MeasuredTable table, Base walker, int points, Base[] slow, Base[] impassable, IntConsumer looksAt) {
        this.walker = walker;
        west = Math.max(0, walker.x() - points);
        south = Math.max(0, walker.y() - points);
        columns = Math.min(table.columns() - 1, walker.x() + points) - west + 1;
        rows = Math.min(table.rows() - 1, walker.y() + points) - south + 1;
        this.looksAt = looksAt;
        looksAt.accept(columns * rows / BLANK);
        ground = new byte[columns * rows];
        closeTheRim(table);
        for (Base thing : slow) {
            put(thing, 1, SLOW);
        }
        long room = Scale.square(Math.max(1, walker.wide() * ONE * ONE));
        for (Base thing : impassable) {
            put(thing, Math.min(room, thing.gapTo(walker.x() * POINT, walker.y() * POINT)), CLOSED);
        }
    }

    int indexOf(int x, int y) {
        return (y - south) * columns + x - west;
    }

    int slowness(int index) {
        return ground[index] & SLOW;
    }

    boolean isClosed(int index) {
        return (ground[index] & CLOSED) != 0;
    }

    private void closeTheRim(MeasuredTable table) {
        int toTheRim = Math.min(
                Math.min(walker.x(), table.columns() - 1 - walker.x()),
                Math.min(walker.y(), table.rows() - 1 - walker.y()));
        int room = Math.min(walker.wide(), 2 * toTheRim);
        for (int y = south; y < south + rows; y++) {
            for (int x = west; x < west + columns; x++) {
                int free = Math.min(Math.min(x, table.columns() - 1 - x), Math.min(y, table.rows() - 1 - y));
                if (2 * free < room) {
                    ground[indexOf(x, y)] |= CLOSED;
                }
            }
        }
    }

    /** Everywhere nearer to the thing than the square of a gap. */
    private void put(Base thing, long nearer, byte what) {
        int margin = walker.wide() / 2 + 1;
        int halfX = (int) (thing.shadow(ONE, 0) / (POINT * ONE)) + margin;
        int halfY = (int) (thing.shadow(0, ONE) / (POINT * ONE)) + margin;
        int north = Math.min(south + rows - 1, thing.y() + halfY);
        int east = Math.min(west + columns - 1, thing.x() + halfX);
        int width = Math.max(0, east - Math.max(west, thing.x() - halfX) + 1);
        for (int y = Math.max(south, thing.y() - halfY); y <= north; y++) {
            looksAt.accept(width / BLANK);
            for (int x = Math.max(west, thing.x() - halfX); x <= east; x++) {
                if (thing.gapTo(x * POINT, y * POINT) < nearer) {
                    ground[indexOf(x, y)] |= what;
                }
            }
        }
    }
}
