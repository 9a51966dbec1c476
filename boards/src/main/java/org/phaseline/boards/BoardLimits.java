package org.phaseline.boards;

/** How large a board may be. */
final class BoardLimits {
    private BoardLimits() {}

    static void check(int columns, int rows) {
        if (columns < 1 || rows < 1 || (long) columns * rows > Board.MOST_SPACES) {
            throw new IllegalArgumentException("no board has " + columns + " by " + rows + " spaces");
        }
    }
}
