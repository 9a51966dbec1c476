package org.phaseline.bots;

import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.SpaceBoard;

/** How far apart two spaces of a board are, from 1 for right there to 0 for far away. */
final class Distances {

    /** Larger boards are not kept as a table. */
    private static final int MOST_SPACES = 1_400;

    private final Board board;
    private final double near;
    private final double far;
    private final byte @Nullable [] table;

    Distances(Board board) {
        this.board = board;
        this.near = Math.max(4, (board.columns() + board.rows()) / 3.0);
        this.far = Math.max(2 * near, board.columns() + board.rows());
        this.table = board instanceof SpaceBoard && board.spaces() <= MOST_SPACES
                ? new byte[board.spaces() * board.spaces()]
                : null;
    }

    /** Every step counts, also from far away; the last ones count most. */
    double nearness(int from, int to) {
        double distance = distance(from, to);
        return 0.5 * Math.max(0, 1 - distance / near) + 0.5 * Math.max(0, 1 - distance / far);
    }

    private double distance(int from, int to) {
        return switch (board) {
            case SpaceBoard spaces -> steps(spaces, from, to);
            case MeasuredTable ruler -> Math.hypot(ruler.x(from) - ruler.x(to), ruler.y(from) - ruler.y(to));
        };
    }

    /** Worked out when it is first asked for; two threads that do so come to the same. */
    private int steps(SpaceBoard spaces, int from, int to) {
        if (table == null) {
            return spaces.distance(from, to);
        }
        int at = from * spaces.spaces() + to;
        if (table[at] == 0) {
            table[at] = (byte) (Math.min(spaces.distance(from, to), Byte.MAX_VALUE - 1) + 1);
        }
        return table[at] - 1;
    }
}
