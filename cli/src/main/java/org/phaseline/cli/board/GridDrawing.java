package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.cli.board.Canvas.Shade;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.outline.Outline;

/**
 * Squares or hexes: three characters a space, and two rows where there is something to show. Pieces stand in the upper row, ground and
 * values in the lower one; every other column of hexes lies half a space higher.
 */
final class GridDrawing implements Drawing {

    private static final int MARGIN = 4;
    private static final int WIDE = 3;

    private final Grid grid;
    private final SpaceFeatures features;
    private final GridWindow window;
    private final Outline outline;
    private final int deep;

    GridDrawing(Grid grid, SpaceFeatures features, GridWindow window, Outline outline) {
        this.outline = outline;
        this.grid = grid;
        this.features = features;
        this.window = window;
        this.deep = deep(grid, features);
    }

    private static int deep(Grid grid, SpaceFeatures features) {
        return grid instanceof HexBoard || !features.isEmpty() ? 2 : 1;
    }

    /** How many columns of spaces fit into so many characters. */
    static int columnsIn(int characters) {
        return (characters - MARGIN) / WIDE;
    }

    /** How many rows of spaces fit into so many lines. */
    static int rowsIn(Grid grid, SpaceFeatures features, int lines) {
        return (lines - 2) / deep(grid, features);
    }

    @Override
    public Canvas draw(List<PieceLetters.Marked> pieces, Map<Integer, String> spaces, TerminalStyle look) {
        int rows = window.rows() * deep + (grid instanceof HexBoard ? 1 : 0);
        Canvas canvas = new Canvas(MARGIN + window.columns() * WIDE, rows + 1);
        for (int space = 0; space < grid.cells(); space++) {
            if (window.shows(grid, space)) {
                ground(canvas, space, look);
            }
        }
        for (int y = window.south(); y < window.south() + window.rows(); y++) {
            int space = grid.space(window.west(), y);
            canvas.write(0, row(space), String.format("%3s", grid.naming().rowLabel(grid, space)), Shade.GROUND, 0);
        }
        for (int x = window.west(); x < window.west() + window.columns(); x++) {
            int space = grid.space(x, window.south());
            canvas.write(column(space), rows, grid.naming().columnLabel(grid, space), Shade.GROUND, 0);
        }
        SideSigns.draw(
                canvas, grid, features.sides(), space -> window.shows(grid, space), this::column, this::row, look);
        spaces.forEach((space, label) -> {
            if (window.shows(grid, space)) {
                canvas.write(column(space), row(space), label.length() > 2 ? "+" : label, Shade.CHOICE, 0);
            }
        });
        stacks(pieces).forEach((space, stack) -> stack(canvas, space, stack, look));
        return canvas;
    }

    private void ground(Canvas canvas, int space, TerminalStyle look) {
        String symbol = features.grounds().get(space);
        if (symbol == null) {
            canvas.put(column(space), row(space), look.unicode() ? '\u00b7' : '.', Shade.GROUND, 0);
        } else {
            char sign = GroundSigns.of(symbol, features.groundTitles().keySet(), look.unicode());
            canvas.put(column(space), row(space), sign, Shade.TERRAIN, 0);
            canvas.put(column(space), row(space) + 1, sign, Shade.TERRAIN, 0);
        }
        String figure = features.figures().get(space);
        if (figure != null) {
            canvas.write(column(space) + 1, row(space) + 1, figure, Shade.BLANK, 0);
        }
        SpaceFeatures.Holder holder = features.holders().get(space);
        if (holder != null) {
            canvas.put(column(space) + 2, row(space), holder.letter(), Shade.SIDE, holder.party());
        }
    }

    private Map<Integer, List<PieceLetters.Marked>> stacks(List<PieceLetters.Marked> pieces) {
        Map<Integer, List<PieceLetters.Marked>> stacks = new TreeMap<>();
        for (PieceLetters.Marked piece : pieces) {
            if (window.shows(grid, piece.spot().space())) {
                stacks.computeIfAbsent(piece.spot().space(), unused -> new ArrayList<>())
                        .add(piece);
            }
        }
        return stacks;
    }

    /** One piece with its facing, two side by side, or the uppermost of several with how many they are. */
    private void stack(Canvas canvas, int space, List<PieceLetters.Marked> stack, TerminalStyle look) {
        PieceLetters.Marked top = stack.getLast();
        PieceLetters.Marked first = stack.size() == 2 ? stack.getFirst() : top;
        put(canvas, space, 0, first.letter(), first);
        if (stack.size() == 2) {
            put(canvas, space, 1, top.letter(), top);
        } else if (stack.size() > 2) {
            put(canvas, space, 1, stack.size() > 9 ? '+' : (char) ('0' + stack.size()), top);
        } else if (BoardView.isFaced(outline, top.piece())) {
            put(canvas, space, 1, Arrows.of(top.spot().facing(), grid.facings(), look.unicode()), top);
        }
    }

    private void put(Canvas canvas, int space, int at, char sign, PieceLetters.Marked piece) {
        int side = piece.piece().side();
        Shade shade = side < 0 ? Shade.TERRAIN : piece.chosen() ? Shade.CHOICE : Shade.SIDE;
        canvas.put(column(space) + at, row(space), sign, shade, side);
    }

    private int column(int space) {
        return MARGIN + (grid.x(space) - window.west()) * WIDE;
    }

    private int row(int space) {
        int fromNorth = window.south() + window.rows() - 1 - grid.y(space);
        boolean lower = grid instanceof HexBoard hexes && (grid.x(space) % 2 == 1) == hexes.evenSouth();
        return fromNorth * deep + (lower ? 1 : 0);
    }
}
