package org.phaseline.language.resolve;

import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.SpaceNaming;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/** Places on boards as they are written: {@code (6, 3.5)} on a table, {@code c4} among hexes and squares. */
final class Places {

    private final Symbols symbols;
    private final Problems problems;

    Places(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    /** The place that is meant; on which table, what is wanted says, or there is only one. Null when it is a problem. */
    Symbols.@Nullable KindWord of(Expression.Point point, @Nullable Type wanted) {
        String name = table(wanted);
        if (name == null) {
            problems.add(Code.OUT_OF_RANGE, point.place(), "a place (x, y) needs a board that is a table");
            return null;
        }
        MeasuredTable table = (MeasuredTable) java.util.Objects.requireNonNull(symbols.boards.get(name));
        String x = number(point.x());
        String y = number(point.y());
        if (x == null || y == null) {
            // Whoever read the line has said so.
            return null;
        }
        int place = table.find(x + "," + y);
        if (place == Board.NOWHERE && symbols.unclearBoards.contains(name)) {
            return null;
        }
        if (place == Board.NOWHERE) {
            problems.add(
                    Code.OUT_OF_RANGE,
                    point.place(),
                    "this is outside '" + name + "', which is " + table.width() + " x " + table.height() + " "
                            + table.unit().many());
            return null;
        }
        return new Symbols.KindWord(java.util.Objects.requireNonNull(symbols.kinds.get(name)), place);
    }

    private @Nullable String table(@Nullable Type wanted) {
        if (wanted instanceof Type.Kind kind && symbols.boards.get(kind.name()) instanceof MeasuredTable) {
            return kind.name();
        }
        String only = null;
        for (String name : symbols.boards.keySet()) {
            if (symbols.boards.get(name) instanceof MeasuredTable) {
                if (only != null) {
                    return null;
                }
                only = name;
            }
        }
        return only;
    }

    private static @Nullable String number(Expression expression) {
        return switch (expression) {
            case Expression.Number number -> Long.toString(number.value());
            case Expression.Decimal decimal -> decimal.text();
            default -> null;
        };
    }

    /** Whether a name that nothing is called stands where a space of a grid is wanted; then that is said. */
    boolean noSpace(Expression expression, Type wanted) {
        return switch (expression) {
            case Expression.Name name -> noSpace(name.name(), name.place(), wanted);
            case Expression.Number number ->
                wanted instanceof Type.Kind kind
                        && symbols.boards.get(kind.name()) instanceof Grid grid
                        && grid.naming() instanceof SpaceNaming.Numbered
                        && noSpace(number.figures(), number.place(), wanted);
            default -> false;
        };
    }

    private boolean noSpace(String name, Place place, Type wanted) {
        if (!(wanted instanceof Type.Kind kind) || !(symbols.boards.get(kind.name()) instanceof SpaceBoard board)) {
            return false;
        }
        if (!symbols.unclearBoards.contains(kind.name())) {
            problems.unknown(Code.UNKNOWN_NAME, place, new SpaceSpans(kind.name(), board, problems).unknown(name));
        }
        return true;
    }
}
