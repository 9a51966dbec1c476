package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.table.Base;
import org.phaseline.cli.board.Canvas.Shade;
import org.phaseline.cli.terminal.TerminalStyle;

/** A measured table: a character stands for a patch of it, about as wide as it is deep. */
final class TableDrawing implements Drawing {

    private static final int MARGIN = 3;
    private static final String PLAIN_FILLS = "=#+%";

    private final MeasuredTable table;

    /** How many points of the lattice a row is deep, and a column wide: characters are about twice as high as wide. */
    private final int deep;

    private final int wide;

    private TableDrawing(MeasuredTable table, int deep) {
        this.table = table;
        this.deep = deep;
        this.wide = Math.max(1, deep / 2);
    }

    /** As large as fits; a small screen gets a coarser picture. */
    static TableDrawing fitting(MeasuredTable table, int columns, int rows) {
        for (int deep : scales(table.points())) {
            TableDrawing drawing = new TableDrawing(table, deep);
            if (drawing.columns() + MARGIN <= columns && drawing.rows() + 1 <= rows) {
                return drawing;
            }
        }
        return new TableDrawing(table, table.points() * Math.max(1, table.height() / Math.max(1, rows - 1) + 1));
    }

    private static List<Integer> scales(int points) {
        List<Integer> scales = new ArrayList<>();
        for (int finer = 3; finer > 1; finer--) {
            if (points % finer == 0 && points / finer > 1) {
                scales.add(points / finer);
            }
        }
        for (int coarser = 1; coarser <= 6; coarser++) {
            scales.add(points * coarser);
        }
        return scales;
    }

    private int columns() {
        return (table.width() * table.points() + wide - 1) / wide;
    }

    private int rows() {
        return (table.height() * table.points() + deep - 1) / deep;
    }

    @Override
    public Canvas draw(List<PieceLetters.Marked> pieces, Map<Integer, String> spaces, TerminalStyle look) {
        Canvas canvas = new Canvas(columns() + MARGIN, rows() + 1);
        ground(canvas, look.unicode());
        coordinates(canvas);
        for (PieceLetters.Marked piece : pieces) {
            if (piece.piece().side() < 0) {
                piece(canvas, piece, look.unicode() ? '\u2591' : ':', Shade.TERRAIN, look);
            }
        }
        for (PieceLetters.Marked piece : pieces) {
            if (piece.piece().side() >= 0) {
                Shade shade = piece.chosen() ? Shade.CHOICE : Shade.SIDE;
                piece(canvas, piece, fill(piece.piece().side(), look), shade, look);
            }
        }
        boolean many = spaces.size() > BoardView.MANY_PLACES;
        spaces.forEach((space, label) -> canvas.write(
                column(table.x(space)),
                row(table.y(space)),
                many || label.length() > 2 ? "+" : label,
                Shade.CHOICE,
                0));
        return canvas;
    }

    private void ground(Canvas canvas, boolean unicode) {
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                boolean corner = column * wide % table.points() == 0;
                canvas.put(MARGIN + column, row, corner ? unicode ? '\u00b7' : '.' : ' ', Shade.GROUND, 0);
            }
        }
    }

    /** Along the west edge how far north a row is, along the south edge how far east a column is, in units. */
    private void coordinates(Canvas canvas) {
        for (int row = 0; row < rows(); row++) {
            int points = (rows() - 1 - row) * deep;
            if (points % table.points() == 0) {
                canvas.write(0, row, String.format("%2d", points / table.points()), Shade.GROUND, 0);
            }
        }
        int free = 0;
        for (int column = 0; column < columns(); column++) {
            int points = column * wide;
            if (points % table.points() == 0 && column >= free) {
                String east = Integer.toString(points / table.points());
                canvas.write(MARGIN + column, rows(), east, Shade.GROUND, 0);
                free = column + Math.max(4, east.length() + 1);
            }
        }
    }

    /** Without colours the extent of a base is seen by what fills it. */
    private static char fill(int side, TerminalStyle look) {
        return look.colour() ? ' ' : PLAIN_FILLS.charAt(side % PLAIN_FILLS.length());
    }

    /** A piece covers the patches of which it covers a certain point; its letter stands in the middle, its arrow in front. */
    private void piece(Canvas canvas, PieceLetters.Marked marked, char fill, Shade shade, TerminalStyle look) {
        Base base = Base.at(
                table,
                marked.spot().space(),
                marked.spot().facing(),
                marked.spot().wide(),
                marked.spot().deep());
        List<int[]> covered = covered(base);
        if (covered.isEmpty()) {
            covered.addAll(along(base));
        }
        if (covered.isEmpty()) {
            covered.add(new int[] {column(base.x()), row(base.y())});
        }
        int side = marked.piece().side();
        covered.forEach(patch -> canvas.put(patch[0], patch[1], fill, shade, side));
        int[] front = null;
        if (covered.size() > 1 && side >= 0) {
            // Far ahead, so that the patch at the very front is the nearest.
            int ahead = 4 * (base.deep() + base.wide());
            int east = base.x() + Arrows.east(base.facing()) * ahead;
            int north = base.y() + Arrows.north(base.facing()) * ahead;
            front = nearest(covered, east, north, null);
            char arrow = Arrows.of(base.facing(), table.facings(), look.unicode());
            canvas.put(front[0], front[1], arrow, shade, side);
        }
        int[] middle = nearest(covered, base.x(), base.y(), front);
        canvas.put(middle[0], middle[1], marked.letter(), shade, side);
    }

    /** Something thin, such as a wall, covers the middle of no patch: it is drawn along the patches it runs through. */
    private List<int[]> along(Base base) {
        boolean north = base.facing() % 4 == 0;
        boolean level = north == (base.wide() >= base.deep());
        int half = Math.max(base.wide(), base.deep()) / 2;
        List<int[]> along = new ArrayList<>();
        if (base.facing() % 2 == 0) {
            for (int point = -half; point < half; point += level ? wide : deep) {
                along.add(new int[] {
                    column(base.x() + (level ? point : 0)), row(base.y() + (level ? 0 : point)),
                });
            }
        }
        return along;
    }

    private List<int[]> covered(Base base) {
        List<int[]> covered = new ArrayList<>();
        int reach = base.wide() + base.deep();
        for (int row = row(base.y() + reach); row <= row(base.y() - reach); row++) {
            for (int column = column(base.x() - reach); column <= column(base.x() + reach); column++) {
                // Not the middle of a patch: a base that ends there would cover two.
                int x = (column - MARGIN) * wide + wide / 4;
                int y = (rows() - 1 - row) * deep + deep / 4;
                if (new Base(x, y, 0, 1, 1).overlaps(base)) {
                    covered.add(new int[] {column, row});
                }
            }
        }
        return covered;
    }

    private int[] nearest(List<int[]> patches, int x, int y, int @Nullable [] except) {
        int[] best = patches.getFirst();
        long least = Long.MAX_VALUE;
        for (int[] patch : patches) {
            long east = (patch[0] - MARGIN) * (long) wide + wide / 2 - x;
            long north = (rows() - 1 - patch[1]) * (long) deep + deep / 2 - y;
            long far = east * east + north * north;
            if (patch != except && far < least) {
                least = far;
                best = patch;
            }
        }
        return best;
    }

    private int column(int x) {
        return MARGIN + Math.clamp(Math.floorDiv(x, wide), 0, columns() - 1);
    }

    private int row(int y) {
        return rows() - 1 - Math.clamp(Math.floorDiv(y, deep), 0, rows() - 1);
    }
}
