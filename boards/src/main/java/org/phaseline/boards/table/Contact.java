package org.phaseline.boards.table;

import org.phaseline.boards.MeasuredTable;

/** What two bases are to each other where they stand. */
public final class Contact {
    /** Between edges that are equally good. */
    private static final Edge[] ORDER = {Edge.FRONT, Edge.RIGHT, Edge.LEFT, Edge.REAR};

    private Contact() {}

    public static boolean touching(MeasuredTable table, Base one, Base other) {
        return !one.isBeyond(other, Scale.touchPoints(table)) && one.gap(other) <= Scale.touch(table);
    }

    /** From nearest point to nearest point, in units, rounded up. */
    public static int distance(MeasuredTable table, Base one, Base other) {
        return Scale.unitsUp(table, one.gap(other));
    }

    /** Within so many units; within 0 is touching. */
    public static boolean near(MeasuredTable table, Base one, Base other, int units) {
        if (units < 0) {
            return false;
        }
        int most = Math.min(units, 2 * MeasuredTable.MOST_POINTS / table.points());
        return one.gap(other) <= Math.max(Scale.touch(table), Scale.squareOf(table, most));
    }

    /** From the nearest point of one's edge to the nearest point of the other's, in units, rounded up. */
    public static int range(MeasuredTable table, Base one, Edge edge, Base other, Edge others) {
        return Scale.unitsUp(table, EdgeSegment.of(one, edge).gap(EdgeSegment.of(other, others)));
    }

    /** Whether some of the other lies beyond the line of the edge. */
    public static boolean looks(Base one, Edge edge, Base other) {
        for (int corner = 0; corner < 4; corner++) {
            if (beyond(one, edge, other.cornerX(corner), other.cornerY(corner)) > 0) {
                return true;
            }
        }
        return false;
    }

    private static long beyond(Base one, Edge edge, long x, long y) {
        return switch (edge) {
            case FRONT -> one.aheadOf(x, y) - one.halfDeep();
            case RIGHT -> one.rightOf(x, y) - one.halfWide();
            case REAR -> -one.aheadOf(x, y) - one.halfDeep();
            case LEFT -> -one.rightOf(x, y) - one.halfWide();
        };
    }

    /**
     * The edge of one that is nearest to the other. All that come as near as touching to the nearest are looked at; the
     * one that has most of the other straight before it is taken.
     */
    public static Edge edge(MeasuredTable table, Base one, Base other) {
        long nearest = Long.MAX_VALUE;
        for (Edge edge : ORDER) {
            nearest = Math.min(nearest, EdgeSegment.of(one, edge).gapTo(other));
        }
        Edge best = Edge.FRONT;
        long most = Long.MIN_VALUE;
        for (Edge edge : ORDER) {
            boolean isNear = EdgeSegment.of(one, edge).gapTo(other) <= Math.max(nearest, Scale.touch(table));
            long facing = isNear ? straightBefore(one, edge, other) : Long.MIN_VALUE;
            if (facing > most) {
                most = facing;
                best = edge;
            }
        }
        return best;
    }

    /** How much of the edge's length the other covers, seen along the edge; less than nothing if it lies past its end. */
    private static long straightBefore(Base one, Edge edge, Base other) {
        boolean across = edge == Edge.FRONT || edge == Edge.REAR;
        long half = across ? one.halfWide() : one.halfDeep();
        long directionX = across ? one.rightX() : one.frontX();
        long directionY = across ? one.rightY() : one.frontY();
        long middle =
                (other.x() - one.x()) * Scale.POINT * directionX + (other.y() - one.y()) * Scale.POINT * directionY;
        long shadow = other.shadow(directionX, directionY);
        return Math.min(half, middle + shadow) - Math.max(-half, middle - shadow);
    }
}
