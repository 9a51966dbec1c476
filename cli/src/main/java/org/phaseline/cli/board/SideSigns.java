package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.phaseline.boards.Grid;
import org.phaseline.cli.board.Canvas.Shade;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.SideSymbol;
import org.phaseline.engine.umpire.Sighting;

/**
 * What lies on the sides between spaces: a sign between the two, and what the signs stand for. Several things on one side share its
 * place; the one the rulebook declares last lies on top.
 */
final class SideSigns {

    private SideSigns() {}

    /** Between spaces that are {@code shown}. {@code column} and {@code row} are where a space is on the canvas; between two of them there is room for a sign. */
    static void draw(
            Canvas canvas,
            Grid grid,
            List<Sighting.SideMark> marks,
            IntPredicate shown,
            IntUnaryOperator column,
            IntUnaryOperator row,
            TerminalStyle look) {
        for (Sighting.SideMark mark : marks) {
            for (int i = 0; i < mark.pairs().size(); i += 2) {
                int one = mark.pairs().get(i);
                int other = mark.pairs().get(i + 1);
                if (!shown.test(one) || !shown.test(other)) {
                    continue;
                }
                int west = grid.x(one) <= grid.x(other) ? one : other;
                boolean sameColumn = grid.x(one) == grid.x(other);
                int rows = row.applyAsInt(one) + row.applyAsInt(other);
                // Half a row apart, it stands beside the lower one.
                canvas.put(
                        column.applyAsInt(west) + (sameColumn ? 0 : 2),
                        (rows + 1) / 2,
                        sign(mark, look.unicode()),
                        Shade.TERRAIN,
                        0);
            }
        }
    }

    static List<String> legend(List<Sighting.SideMark> marks, TerminalStyle look, int width) {
        List<String> lines = new ArrayList<>();
        for (Sighting.SideMark mark : marks) {
            String sign = String.valueOf(sign(mark, look.unicode()));
            String text = TextWidth.clean(mark.title()) + " (between two spaces)";
            lines.add(look.terrain(sign) + " " + TextWidth.pad(look.cut(text, width - 3), width - 3));
        }
        return lines;
    }

    /** A number has room for one figure. */
    private static char sign(Sighting.SideMark mark, boolean unicode) {
        String figure = mark.figure();
        return figure.isEmpty() ? sign(mark.symbol(), unicode) : figure.length() == 1 ? figure.charAt(0) : '+';
    }

    private static char sign(SideSymbol symbol, boolean unicode) {
        return switch (symbol) {
            case LINE -> unicode ? '\u254c' : '-';
            case WATER, STREAM, RIVER, MAJOR_RIVER -> unicode ? '\u2248' : '~';
            case CLIFF -> '/';
            case BORDER -> unicode ? '\u254d' : ':';
            case WALL -> unicode ? '\u2593' : '#';
            case TRACK -> unicode ? '\u2500' : '-';
            case ROAD, HIGHWAY -> unicode ? '\u2550' : '=';
            case RAIL -> unicode ? '\u256b' : 'H';
            case BRIDGE -> unicode ? '\u224d' : ')';
        };
    }
}
