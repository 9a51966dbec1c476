package org.phaseline.boards.table;

import static org.phaseline.boards.table.Scale.ONE;
import static org.phaseline.boards.table.Scale.POINT;

import org.phaseline.boards.MeasuredTable;

/**
 * What a piece covers of the table: a rectangle with its middle on a point of the lattice, facing one of eight ways. Its
 * sizes are in points, across its front and from front to rear.
 */
public record Base(int x, int y, int facing, int wide, int deep) {
    public static Base at(MeasuredTable table, int place, int facing, int wide, int deep) {
        return new Base(table.x(place), table.y(place), facing, wide, deep);
    }

    public Base movedTo(int newX, int newY) {
        return new Base(newX, newY, facing, wide, deep);
    }

    // ---- corners, in the finer scale: 0 front right, 1 rear right, 2 rear left, 3 front left

    long cornerX(int corner) {
        return x * POINT + ahead(corner) * frontX() + aside(corner) * rightX();
    }

    long cornerY(int corner) {
        return y * POINT + ahead(corner) * frontY() + aside(corner) * rightY();
    }

    private long ahead(int corner) {
        return corner == 0 || corner == 3 ? deep : -deep;
    }

    private long aside(int corner) {
        return corner < 2 ? wide : -wide;
    }

    long frontX() {
        return Scale.east(facing);
    }

    long frontY() {
        return Scale.north(facing);
    }

    long rightX() {
        return Scale.east(facing + 2);
    }

    long rightY() {
        return Scale.north(facing + 2);
    }

    /** The corner at which an edge begins, going clockwise; it ends at the corner of that edge's number. */
    static int beginOf(Edge edge) {
        return (edge.ordinal() + 3) & 3;
    }

    static int endOf(Edge edge) {
        return edge.ordinal();
    }

    // ---- in its own frame: how far ahead of its middle and to the right of it, times ONE

    long aheadOf(long pointX, long pointY) {
        return (pointX - x * POINT) * frontX() + (pointY - y * POINT) * frontY();
    }

    long rightOf(long pointX, long pointY) {
        return (pointX - x * POINT) * rightX() + (pointY - y * POINT) * rightY();
    }

    /** Half of what lies behind an edge, in points of the finer scale for each unit of a direction. */
    long halfBehind(Edge edge) {
        return edge == Edge.FRONT || edge == Edge.REAR ? deep : wide;
    }

    /** Half its depth in that frame. */
    long halfDeep() {
        return deep * (frontX() * frontX() + frontY() * frontY());
    }

    long halfWide() {
        return wide * (rightX() * rightX() + rightY() * rightY());
    }

    /** The square of how far a point lies outside, in the finer scale times ONE. */
    long gapTo(long pointX, long pointY) {
        long ahead = Math.max(0, Math.abs(aheadOf(pointX, pointY)) - halfDeep());
        long aside = Math.max(0, Math.abs(rightOf(pointX, pointY)) - halfWide());
        return ahead * ahead + aside * aside;
    }

    /** The square of the gap between two bases, 0 if they overlap; in the finer scale times ONE. */
    public long gap(Base other) {
        if (meets(other, 0)) {
            return 0;
        }
        long least = Long.MAX_VALUE;
        for (int corner = 0; corner < 4; corner++) {
            least = Math.min(least, gapTo(other.cornerX(corner), other.cornerY(corner)));
            least = Math.min(least, other.gapTo(cornerX(corner), cornerY(corner)));
        }
        return least;
    }

    /** Whether the two share more than an edge. */
    public boolean overlaps(Base other) {
        return !isBeyond(other, 1) && meets(other, 1);
    }

    /** Whether they are certainly more than so many points apart, which is told at a glance: no corner is farther from the middle than half of both sizes. */
    boolean isBeyond(Base other, int points) {
        int apart = Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
        return 2 * (apart - points) > wide + deep + other.wide + other.deep;
    }

    /** Two rectangles are apart if and only if they are apart along a side of one of them. */
    private boolean meets(Base other, long by) {
        return reaches(other, by) && other.reaches(this, by);
    }

    private boolean reaches(Base other, long by) {
        long ahead = Math.abs(aheadOf(other.x * POINT, other.y * POINT));
        long aside = Math.abs(rightOf(other.x * POINT, other.y * POINT));
        return ahead + by <= halfDeep() + other.shadow(frontX(), frontY())
                && aside + by <= halfWide() + other.shadow(rightX(), rightY());
    }

    /** Half of what it covers of a line in a direction. */
    long shadow(long directionX, long directionY) {
        return Math.abs(deep * (frontX() * directionX + frontY() * directionY))
                + Math.abs(wide * (rightX() * directionX + rightY() * directionY));
    }

    public boolean isOn(MeasuredTable table) {
        long halfX = shadow(ONE, 0);
        long halfY = shadow(0, ONE);
        return x * POINT * ONE >= halfX
                && y * POINT * ONE >= halfY
                && (table.columns() - 1 - x) * POINT * ONE >= halfX
                && (table.rows() - 1 - y) * POINT * ONE >= halfY;
    }
}
