package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.language.checked.BoardFunction;
import org.phaseline.language.checked.BoardFunction.Wants;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** A call of a formula over boards: which one is meant, what stands in its brackets, and what it gives. */
final class BoardCallResolver {

    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;
    private final StepCostResolver steps;
    private final Expression.Call call;
    private final Context c;

    /** What stands in the brackets, without where a way stops. */
    private final List<Expression> arguments;

    private final Expression.@Nullable Stopping stopping;
    private final List<Expr> values = new ArrayList<>();
    private Expr.@Nullable StepCost step;

    /** The board everything in the call is on: that of the first value. */
    private String board = "";

    BoardCallResolver(
            Resolution all, ExpressionResolver expressions, FormulaResolver formulas, Expression.Call call, Context c) {
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
        this.steps = new StepCostResolver(all, expressions, formulas);
        this.call = call;
        this.c = c;
        this.stopping = !call.arguments().isEmpty() && call.arguments().getLast() instanceof Expression.Stopping last
                ? last
                : null;
        this.arguments = stopping == null
                ? call.arguments()
                : call.arguments().subList(0, call.arguments().size() - 1);
    }

    Expr call() {
        if (symbols.boards.isEmpty()) {
            return expressions.wrong(
                    Code.MISSING,
                    call,
                    "'" + call.name().text()
                            + "' needs a board: declare one, as in 'board Field: table 36 x 24 inches'");
        }
        BoardFunction function = choose();
        return function == null || !read(function)
                ? new Expr.Unknown(call)
                : new Expr.BoardCall(call, result(function), function, board, List.copyOf(values), step);
    }

    /** The one that takes so many values, and that is about such a first one. */
    private @Nullable BoardFunction choose() {
        List<BoardFunction> called = List.of(BoardFunction.values()).stream()
                .filter(each -> each.called().equals(call.name().text()))
                .toList();
        boolean both = called.stream().anyMatch(BoardFunction::ofGrid)
                && called.stream().anyMatch(each -> !each.ofGrid());
        boolean grid = both && beginsWithSpace();
        List<BoardFunction> fitting =
                called.stream().filter(each -> !both || each.ofGrid() == grid).toList();
        for (BoardFunction each : fitting) {
            if (each.takes(arguments.size())) {
                return each;
            }
        }
        BoardFunction example = fitting.getLast();
        problems.add(
                Code.ARGUMENTS,
                call.place(),
                "'" + call.name().text() + "' takes "
                        + String.join(
                                ", ", example.wants().stream().map(Wants::said).toList())
                        + (example.more() ? " and sets of pieces" : "") + ", as in '" + example.example() + "'");
        return null;
    }

    /** Whether the first one is a space, or a piece that stands on one. */
    private boolean beginsWithSpace() {
        if (symbols.boards.values().stream().allMatch(SpaceBoard.class::isInstance)) {
            return true;
        }
        return !arguments.isEmpty()
                && (expressions.spaces().isPrintedNumber(arguments.getFirst())
                        || memberOf(expressions.of(arguments.getFirst(), c).type()) instanceof Type.Kind kind
                                && boardOf(kind) instanceof SpaceBoard);
    }

    /** What it is, or what the members of a set are. */
    private static Type memberOf(Type type) {
        return type instanceof Type.SetOf set ? set.member() : type;
    }

    /** The board a kind is: its spaces, or the pieces that stand on it. */
    private @Nullable Board boardOf(Type.Kind kind) {
        return symbols.boards.get(symbols.standsOn.getOrDefault(kind.name(), kind.name()));
    }

    /** Reads them all; false when one is not what is wanted, and then a problem is noted. */
    private boolean read(BoardFunction function) {
        boolean fine = true;
        String meant = boardMeant(function);
        for (int i = 0; i < arguments.size(); i++) {
            Expression argument = arguments.get(i);
            Wants wants = function.wants(i);
            if (wants == Wants.COST) {
                step = fine ? steps.of(argument, kind(board), c) : null;
                fine &= step != null;
                continue;
            }
            Expr value = onBoard(expressions.of(argument, c), meant, wants);
            Expr taken = value.type() instanceof Type.Unknown ? value : taken(wants, value);
            fine &= taken != null && !(taken.type() instanceof Type.Unknown);
            if (taken == null) {
                problems.add(
                        Code.TYPE,
                        argument.place(),
                        "expected " + expected(wants, value.type()) + ", as in '" + function.example() + "'");
            }
            values.add(taken == null ? new Expr.Unknown(argument) : taken);
        }
        return stops(function, meant) && fine && sameUnit(function) && hasSide(function);
    }

    /** Whether there can be a side where one is asked for. */
    private boolean hasSide(BoardFunction function) {
        if (function != BoardFunction.SIDE_BETWEEN) {
            return true;
        }
        SpaceSides sides = symbols.sides.get(board);
        if (sides == null) {
            problems.add(
                    Code.MISSING,
                    call.place(),
                    "the sides of '" + board + "' have no fields: declare them, as in 'sides of " + board
                            + " have' with 'river: flag' below");
            return false;
        }
        if (values.getFirst() instanceof Expr.Constant one
                && values.getLast() instanceof Expr.Constant other
                && sides.between((int) one.value(), (int) other.value()) == Board.NOWHERE) {
            problems.add(
                    Code.OUT_OF_RANGE,
                    call.place(),
                    "'" + sides.board().name((int) one.value()) + "' and '"
                            + sides.board().name((int) other.value())
                            + "' are not neighbours, so there is no side between them");
            return false;
        }
        return true;
    }

    /** Where ways stop is one value more. */
    private boolean stops(BoardFunction function, String meant) {
        if (stopping == null) {
            return true;
        }
        if (!function.ofWays()) {
            expressions.of(stopping, c);
            return false;
        }
        Expr set = onBoard(expressions.of(stopping.set(), c), meant, Wants.SPACES);
        if (board.isEmpty() || set.type() instanceof Type.Unknown) {
            return false;
        }
        Type wanted = new Type.SetOf(kind(board));
        if (!set.type().fits(wanted)) {
            problems.add(
                    Code.TYPE,
                    stopping.set().place(),
                    "expected a set of spaces here, not " + set.type().said()
                            + ", as in 'stopping in zone(Unit where it.side is enemy)'");
            return false;
        }
        values.add(ExpressionResolver.as(wanted, set));
        return true;
    }

    /** What one has to spend and what a step costs may be counted in different units. */
    private boolean sameUnit(BoardFunction function) {
        if (function != BoardFunction.REACH_BY_COST || step == null) {
            return true;
        }
        Expr budget = values.get(1);
        int unit = Fractions.common(budget, step.call(), problems);
        if (unit == 0) {
            return false;
        }
        values.set(1, Fractions.in(unit, budget));
        step = new Expr.StepCost(
                step.call(), step.spaces(), unit / step.call().type().unit());
        return true;
    }

    /** Where several boards have spaces of one name: the board of the first value that is not just such a name; empty if there is none. */
    private String boardMeant(BoardFunction function) {
        if (symbols.boards.size() < 2) {
            return "";
        }
        String ofSteps = function.ofWays() ? steps.board(arguments.getLast()) : "";
        if (!ofSteps.isEmpty()) {
            return ofSteps;
        }
        for (int i = 0; i < arguments.size(); i++) {
            Expression argument = arguments.get(i);
            Expr value = function.wants(i) == Wants.COST ? new Expr.Unknown(argument) : expressions.of(argument, c);
            Type member = memberOf(value.type());
            if (member instanceof Type.Kind kind && !expressions.spaces().isSpaceName(value) && boardOf(kind) != null) {
                return symbols.standsOn.getOrDefault(kind.name(), kind.name());
            }
        }
        return function == BoardFunction.SIDE_BETWEEN && !symbols.sides.isEmpty() ? symbols.sides.firstKey() : "";
    }

    private Expr onBoard(Expr value, String meant, Wants wants) {
        if (wants == Wants.NUMBER || wants == Wants.BUDGET) {
            return value;
        }
        if (meant.isEmpty()) {
            return wants.isSpace() ? expressions.spaces().ofAnyBoard(value) : value;
        }
        if (wants == Wants.FACING) {
            return value;
        }
        Type.Kind spaces = kind(meant);
        Type wanted = value.type() instanceof Type.SetOf ? new Type.SetOf(spaces) : spaces;
        return expressions.spaces().meant(value, wanted);
    }

    /** The value as the formula takes it; null if it is not what is wanted. */
    private @Nullable Expr taken(Wants wants, Expr value) {
        Type type = value.type();
        return switch (wants) {
            case PIECE -> standsOn(type, MeasuredTable.class) && sameBoard(type) ? value : null;
            case PIECES -> pieces(value);
            case SPOT -> (standsOn(type, MeasuredTable.class) || isPlace(type)) && sameBoard(type) ? value : null;
            case SPACES ->
                type instanceof Type.SetOf set
                                && set.member() instanceof Type.Kind kind
                                && kind.name().equals(board)
                        ? value
                        : null;
            case PLACES ->
                type instanceof Type.SetOf set && isPlace(set.member()) && sameBoard(set.member()) ? value : null;
            case COUNTERS ->
                type instanceof Type.SetOf set && standsOn(set.member(), SpaceBoard.class) && sameBoard(set.member())
                        ? value
                        : null;
            case EDGE -> named(value, BoardReader.EDGE);
            case FACING -> facing(value);
            case NUMBER -> type.fits(Type.NUMBER) ? value : null;
            case BUDGET -> type.fits(Type.Num.in(type.unit())) ? value : null;
            case PLACE -> type instanceof Type.Kind kind && kind.name().equals(board) ? value : null;
            case SPACE -> space(value, SpaceBoard.class);
            case CELL -> space(value, Grid.class);
            case HEX -> space(value, HexBoard.class);
            case STARTS ->
                type instanceof Type.SetOf set ? starts(value, set.member()) : space(value, SpaceBoard.class);
            // A formula is no value: see StepCostResolver.
            case COST -> null;
        };
    }

    private boolean standsOn(Type type, Class<? extends Board> form) {
        return type instanceof Type.Kind kind
                && symbols.standsOn.containsKey(kind.name())
                && form.isInstance(boardOf(kind));
    }

    private boolean isPlace(Type type) {
        return type instanceof Type.Kind kind && symbols.boards.get(kind.name()) instanceof MeasuredTable;
    }

    private boolean sameBoard(Type type) {
        String name = type instanceof Type.Kind kind ? symbols.standsOn.getOrDefault(kind.name(), kind.name()) : "";
        board = board.isEmpty() ? name : board;
        return board.equals(name);
    }

    private static @Nullable Expr named(Expr value, String kind) {
        return value.type() instanceof Type.Kind found && found.name().equals(kind) ? value : null;
    }

    /** A facing of the board everything is on. */
    private @Nullable Expr facing(Expr value) {
        if (board.isEmpty()) {
            return Symbols.isFacing(value.type()) ? value : null;
        }
        Type.Kind facings = facings();
        Expr meant = expressions.spaces().meant(value, facings);
        return meant.type().fits(facings) ? meant : null;
    }

    private Type.Kind facings() {
        Type.Kind facings = symbols.facing(java.util.Objects.requireNonNull(symbols.boards.get(board)));
        return facings == null ? kind(Symbols.FACING) : facings;
    }

    /** What is expected where something else stands; boards with six and with eight facings can be mixed up. */
    private String expected(Wants wants, Type found) {
        return wants == Wants.FACING && Symbols.isFacing(found)
                ? "one of the " + facings().words().size() + " facings of '" + board + "' here, not one of other boards"
                : wants.said() + " here, not " + found.said();
    }

    /** A set of pieces; the empty set can be of any kind that stands on this board. */
    private @Nullable Expr pieces(Expr value) {
        if (!(value.type() instanceof Type.SetOf set)) {
            return null;
        }
        if (set.member() instanceof Type.None) {
            return symbols.standsOn.entrySet().stream()
                    .filter(each -> each.getValue().equals(board))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .map(kind -> ExpressionResolver.as(new Type.SetOf(kind(kind)), value))
                    .orElse(value);
        }
        return standsOn(set.member(), MeasuredTable.class) && sameBoard(set.member()) ? value : null;
    }

    /** A space of such a board; a piece there stands for its space. */
    private @Nullable Expr space(Expr value, Class<? extends SpaceBoard> form) {
        if (!(value.type() instanceof Type.Kind kind) || !form.isInstance(boardOf(kind)) || !sameBoard(kind)) {
            return null;
        }
        Symbols.Field at = symbols.fieldsOf(kind.name()).get("at");
        return symbols.standsOn.containsKey(kind.name()) && at != null
                ? new Expr.State(value.source(), at, value)
                : value;
    }

    /** Spaces of a grid, or pieces on it. */
    private @Nullable Expr starts(Expr set, Type member) {
        return member instanceof Type.Kind kind && boardOf(kind) instanceof Grid && sameBoard(kind) ? set : null;
    }

    private Type.Kind kind(String name) {
        return java.util.Objects.requireNonNull(symbols.kinds.get(name));
    }

    /** What it gives. */
    private Type result(BoardFunction function) {
        return switch (function) {
            case TOUCHING, LOOKS, FITS, TOUCHES, BLOCKED, HINDERED, ARC -> Type.FLAG;
            case DISTANCE, RANGE, SPACES_APART, COLUMN, ROW -> Type.NUMBER;
            case PRICE -> step == null ? Type.NUMBER : Type.Num.in(step.unit());
            case EDGE_TO -> kind(BoardReader.EDGE);
            case TOWARDS -> facings();
            case BETWEEN -> values.get(2).type();
            case BETWEEN_EDGES -> values.get(4).type();
            case OVERLAPPING, NEAR -> values.get(1).type();
            case TURNED -> values.getFirst().type();
            case STEPPED, SWUNG, ACROSS, AHEAD -> kind(board).withNone();
            case SIDE_BETWEEN -> kind(Symbols.sideOf(board)).withNone();
            case REACH,
                    REACH_OVER_GROUND,
                    PATH,
                    PATH_OVER_GROUND,
                    WHOLE,
                    NEIGHBOURS,
                    WITHIN,
                    LINE,
                    REACH_BY_COST,
                    PATH_BY_COST,
                    ZONE,
                    OCCUPIED -> new Type.SetOf(kind(board));
        };
    }
}
