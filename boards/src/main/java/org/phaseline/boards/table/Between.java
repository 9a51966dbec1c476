package org.phaseline.boards.table;

/** What stands in the way of a straight line. */
public final class Between {
    private Between() {}

    /** Whether something stands between two bases: on the line from middle to middle. */
    public static boolean stands(Base one, Base other, Base thing) {
        return EdgeSegment.betweenMiddles(one, other).runsThrough(thing);
    }

    /** The same for the line from the middle of an edge to the middle of an edge. */
    public static boolean stands(Base one, Edge edge, Base other, Edge others, Base thing) {
        EdgeSegment from = EdgeSegment.of(one, edge);
        EdgeSegment to = EdgeSegment.of(other, others);
        return new EdgeSegment(from.middleX(), from.middleY(), to.middleX(), to.middleY()).runsThrough(thing);
    }
}
