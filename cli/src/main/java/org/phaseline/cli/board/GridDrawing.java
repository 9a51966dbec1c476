package org.phaseline.cli.board;

import java.util.List;
import java.util.Map;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.cli.board.Canvas.Shade;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.umpire.Sighting;

/** Squares or hexes: three characters a space; every other column of hexes lies half a row higher. */
final class GridDrawing implements Drawing {

    private static final int MARGIN = 4;
    private static final int WIDE = 3;

    private final Grid grid;
    private final List<Sighting.SideMark> sides;
    private final boolean hexes;
    private final int deep;

    /** {@code sides} is what lies between the spaces: then squares have room between them, as hexes always do. */
    GridDrawing(Grid grid, List<Sighting.SideMark> sides) {
        this.grid = grid;
        this.sides = sides;
        this.hexes = grid instanceof HexBoard;
        this.deep = hexes || !sides.isEmpty() ? 2 : 1;
    }

    @Override
    public Canvas draw(
            List<PieceLetters.Marked> pieces, List<Character> chosen, Map<Integer, String> spaces, TerminalStyle look) {
        int rows = hexes ? grid.rows() * deep + 1 : grid.rows() * deep - (deep - 1);
        Canvas canvas = new Canvas(MARGIN + grid.columns() * WIDE, rows + 1);
        for (int space = 0; space < grid.spaces(); space++) {
            canvas.put(column(space), row(space), look.unicode() ? '\u00b7' : '.', Shade.GROUND, 0);
        }
        for (int y = 0; y < grid.rows(); y++) {
            canvas.write(0, row(grid.space(0, y)), String.format("%3d", y + 1), Shade.GROUND, 0);
        }
        for (int x = 0; x < grid.columns(); x++) {
            String name = grid.name(grid.space(x, 0));
            canvas.write(MARGIN + x * WIDE, rows, name.substring(0, name.length() - 1), Shade.GROUND, 0);
        }
        SideSigns.draw(canvas, grid, sides, this::column, this::row, look);
        spaces.forEach((space, label) ->
                canvas.write(column(space), row(space), label.length() > 2 ? "+" : label, Shade.CHOICE, 0));
        for (PieceLetters.Marked piece : pieces) {
            int space = piece.spot().space();
            boolean offered = chosen.contains(piece.letter());
            Shade shade = piece.piece().side() < 0 ? Shade.TERRAIN : offered ? Shade.CHOICE : Shade.SIDE;
            int side = piece.piece().side();
            canvas.put(column(space), row(space), piece.letter(), shade, side);
            if (side >= 0) {
                char arrow = Arrows.of(piece.spot().facing(), grid.facings(), look.unicode());
                canvas.put(column(space) + 1, row(space), arrow, shade, side);
            }
        }
        return canvas;
    }

    private int column(int space) {
        return MARGIN + grid.x(space) * WIDE;
    }

    private int row(int space) {
        int fromNorth = grid.rows() - 1 - grid.y(space);
        boolean higher = grid.x(space) % 2 == 1;
        return fromNorth * deep + (hexes && !higher ? 1 : 0);
    }
}
