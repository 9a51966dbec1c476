package org.phaseline.boards.table;

import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;

/** Where a base comes to by a step, a swing or a turning tool, and whether it can stand there. */
public final class Moves {
    private Moves() {}

    /** Whether it is wholly on the table and overlaps nothing. */
    public static boolean fits(MeasuredTable table, Base base, Base[] others) {
        if (!base.isOn(table)) {
            return false;
        }
        for (Base other : others) {
            if (base.overlaps(other)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Where it comes to by one unit straight out of an edge. It stops in contact with the first thing in its way; what it
     * stands upon already is not in its way. Nowhere, if it cannot move at all or would leave the table.
     */
    public static int stepped(MeasuredTable table, Base base, Edge edge, Base[] others) {
        int direction = base.facing() + edge.eighths();
        int east = Long.signum(Scale.east(direction));
        int north = Long.signum(Scale.north(direction));
        int farthest = east != 0 && north != 0 ? slanted(table.points()) : table.points();
        Base here = base;
        for (int point = 0; point < farthest; point++) {
            Base next = here.movedTo(here.x() + east, here.y() + north);
            if (!next.isOn(table)) {
                return Board.NOWHERE;
            }
            if (runsInto(base, next, others)) {
                break;
            }
            here = next;
        }
        return here == base ? Board.NOWHERE : table.space(here.x(), here.y());
    }

    private static boolean runsInto(Base before, Base next, Base[] others) {
        for (Base other : others) {
            if (next.overlaps(other) && !before.overlaps(other)) {
                return true;
            }
        }
        return false;
    }

    /** How many slanted ways from point to point are nearest to so many straight ones. */
    private static int slanted(int points) {
        return (int) Math.max(1, (2 * points * Scale.north(1) + Scale.ONE) / (2 * Scale.ONE));
    }

    /**
     * Where its middle comes to when it turns about the corner of two edges, from the one towards the other, by eighths of
     * a full turn: the nearest point. Nowhere, if the edges share no corner or it would leave the table.
     */
    public static int swung(MeasuredTable table, Base base, Edge from, Edge to, int eighths) {
        int clockwise = from.turnTowards(to);
        if (clockwise == 0) {
            return Board.NOWHERE;
        }
        Base turned = new Base(
                base.x(), base.y(), Math.floorMod(base.facing() + clockwise * eighths, 8), base.wide(), base.deep());
        int corner = clockwise > 0 ? Base.endOf(from) : Base.beginOf(from);
        // The turned base stands on the same middle: push it so that its corner comes back to where it was.
        Base swung = turned.movedTo(
                base.x() + nearest(base.cornerX(corner) - turned.cornerX(corner)),
                base.y() + nearest(base.cornerY(corner) - turned.cornerY(corner)));
        return swung.isOn(table) ? table.space(swung.x(), swung.y()) : Board.NOWHERE;
    }

    /**
     * Where its middle comes to when it is lifted over a tool whose point lies at the middle of an edge, and put down on the other side: the
     * middle of an edge, which can be the same one, comes to that point, and the base lies beyond it, in the direction the first edge looks,
     * turned clockwise by eighths of a full turn. The nearest point; nowhere, if it would leave the table.
     */
    public static int across(MeasuredTable table, Base base, Edge from, Edge onto, int eighths) {
        int ahead = base.facing() + from.eighths();
        int beyond = ahead + eighths;
        long depth = base.halfBehind(from);
        long newDepth = base.halfBehind(onto);
        Base put = new Base(
                base.x() + nearest(depth * Scale.east(ahead) + newDepth * Scale.east(beyond)),
                base.y() + nearest(depth * Scale.north(ahead) + newDepth * Scale.north(beyond)),
                facingAcross(base.facing(), from, onto, eighths),
                base.wide(),
                base.deep());
        return put.isOn(table) ? table.space(put.x(), put.y()) : Board.NOWHERE;
    }

    /** How a base faces that was put down across a tool: the edge at its point looks back. */
    public static int facingAcross(int facing, Edge from, Edge onto, int eighths) {
        return Math.floorMod(facing + from.eighths() - onto.eighths() + eighths + 4, 8);
    }

    /** Halves go away from 0, so that a swing and the same swing back end where they began. */
    private static int nearest(long length) {
        long points = (2 * Math.abs(length) + Scale.POINT) / (2 * Scale.POINT);
        return (int) (length < 0 ? -points : points);
    }
}
