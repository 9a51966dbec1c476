package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;

/** Characters in rows and columns, each with what it shows, so that colours never change where something stands. */
final class Canvas {

    /** What a character shows. A side's pieces are {@code SIDE}, with the side's number beside it. */
    enum Shade {
        BLANK,
        GROUND,
        TERRAIN,
        SIDE,
        CHOICE
    }

    private final char[][] signs;
    private final Shade[][] shades;
    private final int[][] sides;

    Canvas(int columns, int rows) {
        signs = new char[rows][columns];
        shades = new Shade[rows][columns];
        sides = new int[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(signs[row], ' ');
            Arrays.fill(shades[row], Shade.BLANK);
        }
    }

    int columns() {
        return signs.length == 0 ? 0 : signs[0].length;
    }

    int rows() {
        return signs.length;
    }

    /** What lies outside is not drawn. */
    void put(int column, int row, char sign, Shade shade, int side) {
        if (row >= 0 && row < rows() && column >= 0 && column < columns()) {
            signs[row][column] = sign;
            shades[row][column] = shade;
            sides[row][column] = side;
        }
    }

    void write(int column, int row, String text, Shade shade, int side) {
        for (int i = 0; i < text.length(); i++) {
            put(column + i, row, text.charAt(i), shade, side);
        }
    }

    List<String> lines(TerminalStyle look) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            lines.add(line(row, look));
        }
        return lines;
    }

    /** Neighbours that look alike are styled together, so that a line holds few steering characters. */
    private String line(int row, TerminalStyle look) {
        StringBuilder line = new StringBuilder();
        for (int from = 0; from < columns(); ) {
            int to = from + 1;
            while (to < columns() && shades[row][to] == shades[row][from] && sides[row][to] == sides[row][from]) {
                to++;
            }
            String text = new String(signs[row], from, to - from);
            line.append(
                    switch (shades[row][from]) {
                        case BLANK -> text;
                        case GROUND -> look.faint(text);
                        case TERRAIN -> look.terrain(text);
                        case SIDE -> look.side(sides[row][from], text);
                        case CHOICE -> look.chosen(text);
                    });
            from = to;
        }
        return line.toString();
    }
}
