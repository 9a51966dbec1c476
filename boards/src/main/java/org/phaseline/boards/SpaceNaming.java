package org.phaseline.boards;

/** How the spaces of a grid are called: {@code c4}, or as a map has it printed, {@code 0304}. */
public sealed interface SpaceNaming {

    /** The usual names: the column's letter or letters, a to z, then aa, ab, and the row's number from 1, from the south. */
    SpaceNaming LETTERS = new Lettered();

    String name(Grid grid, int space);

    int find(Grid grid, String name);

    /** The number of the column that a space is in, as its name tells it. */
    int column(Grid grid, int space);

    /** The number of the row. */
    int row(Grid grid, int space);

    /** The part of its name that all spaces of a column have in common. */
    String columnLabel(Grid grid, int space);

    /** The other part, that of its row. */
    String rowLabel(Grid grid, int space);

    record Lettered() implements SpaceNaming {
        private static final int LETTERS = 26;

        @Override
        public String name(Grid grid, int space) {
            return columnLabel(grid, space) + rowLabel(grid, space);
        }

        @Override
        public String columnLabel(Grid grid, int space) {
            StringBuilder letters = new StringBuilder();
            for (int rest = grid.x(space) + 1; rest > 0; rest = (rest - 1) / LETTERS) {
                letters.insert(0, (char) ('a' + (rest - 1) % LETTERS));
            }
            return letters.toString();
        }

        @Override
        public String rowLabel(Grid grid, int space) {
            return Integer.toString(grid.y(space) + 1);
        }

        @Override
        public int find(Grid grid, String name) {
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

        @Override
        public int column(Grid grid, int space) {
            return grid.x(space) + 1;
        }

        @Override
        public int row(Grid grid, int space) {
            return grid.y(space) + 1;
        }
    }

    /**
     * As many figures for the column as for the row, with zeros in front.
     *
     * @param column the number of the westernmost column
     * @param row the number of the first row
     * @param figures how many each of the two has
     * @param fromNorth whether the first row is the northernmost, not the southernmost
     */
    record Numbered(int column, int row, int figures, boolean fromNorth) implements SpaceNaming {

        /** Nobody prints more, and so many fit into a number. */
        public static final int MOST_FIGURES = 4;

        public Numbered {
            if (figures < 1 || figures > MOST_FIGURES || column < 0 || row < 0) {
                throw new IllegalArgumentException("no space is numbered so");
            }
        }

        /** Whether the figures suffice for so many columns and rows. */
        public boolean suffices(int columns, int rows) {
            long end = 1;
            for (int i = 0; i < figures; i++) {
                end *= 10;
            }
            return (long) column + columns <= end && (long) row + rows <= end;
        }

        @Override
        public String name(Grid grid, int space) {
            return columnLabel(grid, space) + rowLabel(grid, space);
        }

        @Override
        public String columnLabel(Grid grid, int space) {
            return padded(column(grid, space));
        }

        @Override
        public String rowLabel(Grid grid, int space) {
            return padded(row(grid, space));
        }

        private String padded(int number) {
            String text = Integer.toString(number);
            return "0".repeat(Math.max(0, figures - text.length())) + text;
        }

        @Override
        public int find(Grid grid, String name) {
            if (name.length() != 2 * figures || !name.chars().allMatch(c -> c >= '0' && c <= '9')) {
                return Board.NOWHERE;
            }
            int x = Integer.parseInt(name.substring(0, figures)) - column;
            int fromFirst = Integer.parseInt(name.substring(figures)) - row;
            return grid.space(x, fromNorth ? grid.rows() - 1 - fromFirst : fromFirst);
        }

        @Override
        public int column(Grid grid, int space) {
            return column + grid.x(space);
        }

        @Override
        public int row(Grid grid, int space) {
            return row + (fromNorth ? grid.rows() - 1 - grid.y(space) : grid.y(space));
        }
    }
}
