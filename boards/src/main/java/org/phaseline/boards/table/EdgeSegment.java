package org.phaseline.boards.table;

import static org.phaseline.boards.table.Scale.ONE;

/** A stretch from one point of the finer scale to another, perhaps an edge of a base. */
record EdgeSegment(long fromX, long fromY, long toX, long toY) {
    static EdgeSegment of(Base base, Edge edge) {
        int begin = Base.beginOf(edge);
        int end = Base.endOf(edge);
        return new EdgeSegment(base.cornerX(begin), base.cornerY(begin), base.cornerX(end), base.cornerY(end));
    }

    static EdgeSegment betweenMiddles(Base one, Base other) {
        return new EdgeSegment(
                one.x() * Scale.POINT, one.y() * Scale.POINT, other.x() * Scale.POINT, other.y() * Scale.POINT);
    }

    /** Whole: the corners of an edge are an even number apart in the finer scale. */
    long middleX() {
        return (fromX + toX) / 2;
    }

    long middleY() {
        return (fromY + toY) / 2;
    }

    /** The square of the gap between two edges, as {@link Base#gap} gives it. */
    long gap(EdgeSegment other) {
        if (crosses(other)) {
            return 0;
        }
        return Math.min(
                Math.min(gapTo(other.fromX, other.fromY), gapTo(other.toX, other.toY)),
                Math.min(other.gapTo(fromX, fromY), other.gapTo(toX, toY)));
    }

    long gapTo(Base base) {
        long least = Long.MAX_VALUE;
        for (Edge edge : Edge.values()) {
            least = Math.min(least, gap(EdgeSegment.of(base, edge)));
        }
        boolean inside = base.gapTo(fromX, fromY) == 0 || base.gapTo(toX, toY) == 0;
        return inside ? 0 : least;
    }

    private long gapTo(long x, long y) {
        long alongX = toX - fromX;
        long alongY = toY - fromY;
        long past = (x - fromX) * alongX + (y - fromY) * alongY;
        if (past <= 0) {
            return apart(x - fromX, y - fromY);
        }
        if (past >= alongX * alongX + alongY * alongY) {
            return apart(x - toX, y - toY);
        }
        // Edges run in one of the eight directions, so their own direction can be told, and its length is ONE.
        long cross = (x - fromX) * direction(alongY, alongX) - (y - fromY) * direction(alongX, alongY);
        return cross * cross;
    }

    private static long direction(long part, long otherPart) {
        if (part == 0) {
            return 0;
        }
        long length = otherPart == 0 ? ONE : Scale.north(1);
        return part > 0 ? length : -length;
    }

    private static long apart(long x, long y) {
        return (x * x + y * y) * ONE * ONE;
    }

    private boolean crosses(EdgeSegment other) {
        return sideOf(other.fromX, other.fromY) * sideOf(other.toX, other.toY) < 0
                && other.sideOf(fromX, fromY) * other.sideOf(toX, toY) < 0;
    }

    private int sideOf(long x, long y) {
        return Long.signum((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
    }

    /** Whether it runs through the inside of a base; to run along an edge or through a corner is not enough. */
    boolean runsThrough(Base base) {
        long aheadFrom = base.aheadOf(fromX, fromY);
        long aheadTo = base.aheadOf(toX, toY);
        long rightFrom = base.rightOf(fromX, fromY);
        long rightTo = base.rightOf(toX, toY);
        boolean besideIt = Math.min(aheadFrom, aheadTo) >= base.halfDeep()
                || Math.max(aheadFrom, aheadTo) <= -base.halfDeep()
                || Math.min(rightFrom, rightTo) >= base.halfWide()
                || Math.max(rightFrom, rightTo) <= -base.halfWide();
        if (besideIt) {
            return false;
        }
        boolean left = false;
        boolean right = false;
        for (int corner = 0; corner < 4; corner++) {
            int side = sideOf(base.cornerX(corner), base.cornerY(corner));
            left |= side > 0;
            right |= side < 0;
        }
        return left && right;
    }
}
