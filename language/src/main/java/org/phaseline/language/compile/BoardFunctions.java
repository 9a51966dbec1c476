package org.phaseline.language.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.OnGrid;
import org.phaseline.engine.code.OnTable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** Calls of the formulas over boards. */
final class BoardFunctions {

    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;
    private final Defines defines;

    BoardFunctions(Symbols symbols, Problems problems, Expressions expressions, Defines defines) {
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
        this.defines = defines;
    }

    Typed call(Expression.Call call, Context c) {
        if (symbols.boards.isEmpty()) {
            return expressions.wrong(
                    call,
                    "'" + call.name().text()
                            + "' needs a board: declare one, as in 'board Field: table 36 x 24 inches'");
        }
        BoardArguments arguments = new BoardArguments(call, symbols, problems, expressions, defines, c);
        BoardFunction function = choose(call, arguments);
        if (function == null) {
            return Typed.UNKNOWN;
        }
        if (!arguments.read(function)) {
            return Typed.UNKNOWN;
        }
        return function.ofGrid() ? onGrid(function, arguments) : onTable(function, arguments);
    }

    /** The one that takes so many values, and that is about such a first one. */
    private @Nullable BoardFunction choose(Expression.Call call, BoardArguments arguments) {
        List<BoardFunction> called = BoardFunction.ALL.stream()
                .filter(each -> each.name().equals(call.name().text()))
                .toList();
        boolean both = called.stream().anyMatch(BoardFunction::ofGrid)
                && called.stream().anyMatch(each -> !each.ofGrid());
        boolean grid = both && arguments.beginWithSpace();
        List<BoardFunction> fitting =
                called.stream().filter(each -> !both || each.ofGrid() == grid).toList();
        for (BoardFunction each : fitting) {
            if (each.takes(call.arguments().size())) {
                return each;
            }
        }
        BoardFunction example = fitting.getLast();
        problems.add(
                call.place(),
                "'" + call.name().text() + "' takes "
                        + String.join(
                                ", ",
                                example.wants().stream().map(each -> each.said).toList())
                        + (example.more() ? " and sets of pieces" : "") + ", as in '" + example.example() + "'");
        return null;
    }

    private Typed onTable(BoardFunction function, BoardArguments a) {
        return switch (function.name()) {
            case "touching" -> flag(new OnTable.Touching(a.one(0), a.one(1)));
            case "edge" -> new Typed(kind(BoardReader.EDGE), new OnTable.EdgeTo(a.one(0), a.one(1)));
            case "distance" -> number(new OnTable.Distance(a.one(0), a.one(1)));
            case "range" -> number(new OnTable.Range(a.one(0), a.formula(1), a.one(2), a.formula(3)));
            case "looks" -> flag(new OnTable.Looks(a.one(0), a.formula(1), a.one(2)));
            case "between" ->
                function.wants().size() == 3
                        ? new Typed(a.type(2), new OnTable.StandBetween(a.one(0), null, a.one(1), null, a.some(2)))
                        : new Typed(
                                a.type(4),
                                new OnTable.StandBetween(a.one(0), a.formula(1), a.one(2), a.formula(3), a.some(4)));
            case "overlapping" -> new Typed(a.type(1), new OnTable.Overlapping(a.one(0), a.some(1)));
            case "near" -> new Typed(a.type(1), new OnTable.Near(a.one(0), a.some(1), a.formula(2)));
            case "fits" -> flag(new OnTable.Fits(a.one(0), a.formula(1), a.formula(2), a.allFrom(3)));
            case "touches" -> flag(new OnTable.Touches(a.one(0), a.formula(1), a.formula(2), a.allFrom(3)));
            case "whole" -> places(a, words -> new OnTable.Whole(a.table(), a.formula(0), words));
            case "stepped" -> place(a, new OnTable.Stepped(a.one(0), a.formula(1), a.allFrom(2)));
            case "swung" -> place(a, new OnTable.Swung(a.one(0), a.formula(1), a.formula(2), a.formula(3)));
            case "turned" ->
                new Typed(
                        a.type(0),
                        new OnTable.Turned(
                                a.formula(0),
                                a.formula(1),
                                kind(BoardReader.FACING).words().size()));
            case "reach" ->
                places(a, words -> new OnTable.Reach(a.one(0), a.formula(1), a.slow(), a.allFrom(3), words));
            case "path" -> places(a, words -> new OnTable.Path(a.one(0), a.formula(1), a.slow(), a.allFrom(3), words));
            default -> throw new IllegalStateException("a formula nobody compiles: " + function.name());
        };
    }

    private Typed onGrid(BoardFunction function, BoardArguments a) {
        if (function.name().equals("zone")) {
            return a.zone();
        }
        Type.Kind spaces = a.spaces();
        Type all = new Type.SetOf(spaces);
        int words = all.width();
        return switch (function.name()) {
            case "distance" -> number(new OnGrid.Distance(a.grid(), a.formula(0), a.formula(1)));
            case "neighbours" -> new Typed(all, new OnGrid.Neighbours(a.grid(), a.formula(0), words));
            case "within" -> new Typed(all, new OnGrid.Within(a.grid(), a.formula(0), a.formula(1), words));
            case "ahead" -> new Typed(orNone(spaces), new OnGrid.Ahead(a.grid(), a.formula(0), a.formula(1)));
            case "towards" ->
                new Typed(kind(BoardReader.FACING), new OnGrid.Towards(a.grid(), a.formula(0), a.formula(1)));
            case "line" -> new Typed(all, new OnGrid.Line(a.grid(), a.formula(0), a.formula(1), words));
            case "blocked" ->
                new Typed(Type.FLAG, new OnGrid.Blocked(a.grid(), a.formula(0), a.formula(1), a.formula(2)));
            case "hindered" ->
                new Typed(Type.FLAG, new OnGrid.Hindered(a.grid(), a.formula(0), a.formula(1), a.formula(2)));
            case "reach" -> new Typed(all, new OnGrid.Reach(a.grid(), a.formula(0), a.formula(1), a.formula(2), words));
            case "path" -> new Typed(all, new OnGrid.Path(a.grid(), a.formula(0), a.formula(1), a.formula(2), words));
            default -> throw new IllegalStateException("a formula nobody compiles: " + function.name());
        };
    }

    private interface OfPlaces {
        Formula of(int words);
    }

    private Typed places(BoardArguments a, OfPlaces formula) {
        Type all = new Type.SetOf(a.spaces());
        return new Typed(all, formula.of(all.width()));
    }

    private static Typed place(BoardArguments a, Formula formula) {
        return new Typed(orNone(a.spaces()), formula);
    }

    private static Type.Kind orNone(Type.Kind kind) {
        return new Type.Kind(kind.name(), kind.words(), true, kind.pieces());
    }

    private static Typed flag(Formula formula) {
        return new Typed(Type.FLAG, formula);
    }

    private static Typed number(Formula formula) {
        return new Typed(Type.NUMBER, formula);
    }

    private Type.Kind kind(String name) {
        return java.util.Objects.requireNonNull(symbols.kinds.get(name));
    }
}
