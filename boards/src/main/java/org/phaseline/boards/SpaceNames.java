package org.phaseline.boards;

/** Names of spaces in a grid: the column's letter or letters, a to z, then aa, ab, and the row's number from 1. */
final class SpaceNames {
    private static final int LETTERS = 26;

    private SpaceNames() {}

    static String name(int x, int y) {
        StringBuilder name = new StringBuilder();
        for (int rest = x + 1; rest > 0; rest = (rest - 1) / LETTERS) {
            name.insert(0, (char) ('a' + (rest - 1) % LETTERS));
        }
        return name.append(y + 1).toString();
    }

    static int find(Board grid, String name) {
        int at = 0;
        int column = 0;
        while (at < name.length() && name.charAt(at) >= 'a' && name.charAt(at) <= 'z' && column <= grid.columns()) {
            column = column * LETTERS + (name.charAt(at) - 'a') + 1;
            at++;
        }
        int digits = at;
        int row = 0;
        while (at < name.length() && name.charAt(at) >= '0' && name.charAt(at) <= '9' && row <= grid.rows()) {
            row = row * 10 + (name.charAt(at) - '0');
            at++;
        }
        boolean whole = at == name.length() && digits > 0 && at > digits && name.charAt(digits) != '0';
        return whole ? grid.space(column - 1, row - 1) : Board.NOWHERE;
    }
}
