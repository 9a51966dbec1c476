package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.engine.code.OnGrid;
import org.phaseline.engine.code.Standing;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** What stands in the brackets of a formula over boards, and what it is to the board. */
final class BoardArguments {

    private static final String[] STANDING = {"at", "facing", "wide", "deep"};

    private final Expression.Call call;
    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;
    private final Defines defines;
    private final Context c;
    private final List<Typed> values = new ArrayList<>();
    private String board = "";

    BoardArguments(
            Expression.Call call,
            Symbols symbols,
            Problems problems,
            Expressions expressions,
            Defines defines,
            Context c) {
        this.call = call;
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
        this.defines = defines;
        this.c = c;
    }

    /** Whether the first one is a space, or a piece that stands on one. */
    boolean beginWithSpace() {
        return !call.arguments().isEmpty()
                && expressions.of(call.arguments().getFirst(), c).type() instanceof Type.Kind kind
                && boardOf(kind) instanceof Grid;
    }

    /** The board a kind is: its spaces, or the pieces that stand on it. */
    private @Nullable Board boardOf(Type.Kind kind) {
        return symbols.boards.get(symbols.standsOn.getOrDefault(kind.name(), kind.name()));
    }

    private boolean standsOn(Type type, Class<? extends Board> form) {
        return type instanceof Type.Kind kind
                && symbols.standsOn.containsKey(kind.name())
                && form.isInstance(boardOf(kind));
    }

    /** Reads them all; false when one is not what is wanted, and then a problem is noted. */
    boolean read(BoardFunction function) {
        boolean fine = true;
        for (int i = 0; i < call.arguments().size(); i++) {
            Expression argument = call.arguments().get(i);
            BoardFunction.Wants wants = function.wants(i);
            Typed typed = wants == BoardFunction.Wants.COST ? cost(argument) : expressions.of(argument, c);
            Typed taken = typed.type() instanceof Type.Unknown ? typed : taken(wants, typed);
            fine &= taken != null && !(taken.type() instanceof Type.Unknown);
            if (taken == null) {
                problems.add(
                        argument.place(),
                        wants.said + " is wanted here"
                                + (wants == BoardFunction.Wants.COST
                                        ? ""
                                        : ", not " + typed.type().said())
                                + ", as in '" + function.example() + "'");
            }
            values.add(taken == null ? Typed.UNKNOWN : taken);
            if (fine) {
                note(typed.type(), argument);
            }
        }
        return fine;
    }

    /** The value as the formula takes it; null if it is not what is wanted. */
    private @Nullable Typed taken(BoardFunction.Wants wants, Typed typed) {
        return switch (wants) {
            case PIECE -> standsOn(typed.type(), MeasuredTable.class) && sameBoard(typed.type()) ? typed : null;
            case PIECES ->
                typed.type() instanceof Type.SetOf set
                                && (pieces(set, MeasuredTable.class) || set.member() instanceof Type.None)
                        ? typed
                        : null;
            case SPOT ->
                (standsOn(typed.type(), MeasuredTable.class) || isPlace(typed.type())) && sameBoard(typed.type())
                        ? typed
                        : null;
            case SPACES ->
                typed.type() instanceof Type.SetOf set
                                && set.member() instanceof Type.Kind kind
                                && kind.name().equals(board)
                        ? typed
                        : null;
            case PLACES ->
                typed.type() instanceof Type.SetOf set && isPlace(set.member()) && sameBoard(set.member())
                        ? typed
                        : null;
            case COUNTERS -> typed.type() instanceof Type.SetOf set && pieces(set, Grid.class) ? typed : null;
            case EDGE -> named(typed, BoardReader.EDGE);
            case FACING -> named(typed, BoardReader.FACING);
            case NUMBER, COST -> typed.type().fits(Type.NUMBER) ? typed : null;
            case PLACE -> typed.type() instanceof Type.Kind kind && kind.name().equals(board) ? typed : null;
            case SPACE -> space(typed);
        };
    }

    private boolean isPlace(Type type) {
        return type instanceof Type.Kind kind && symbols.boards.get(kind.name()) instanceof MeasuredTable;
    }

    private boolean pieces(Type.SetOf set, Class<? extends Board> form) {
        return standsOn(set.member(), form) && sameBoard(set.member());
    }

    private static @Nullable Typed named(Typed typed, String kind) {
        return typed.type() instanceof Type.Kind found && found.name().equals(kind) ? typed : null;
    }

    /** Everything in one call is on one board, that of the first. */
    private boolean sameBoard(Type type) {
        String name = type instanceof Type.Kind kind ? symbols.standsOn.getOrDefault(kind.name(), kind.name()) : "";
        board = board.isEmpty() ? name : board;
        return board.equals(name);
    }

    /** A space of a grid; a piece there stands for its space. */
    private @Nullable Typed space(Typed typed) {
        if (!(typed.type() instanceof Type.Kind kind) || !(boardOf(kind) instanceof Grid) || !sameBoard(typed.type())) {
            return null;
        }
        return symbols.standsOn.containsKey(kind.name())
                ? new Typed(spaces(), field(kind.name(), "at").of(typed.formula()))
                : typed;
    }

    private Typed cost(Expression argument) {
        if (!(argument instanceof Expression.Name name)
                || !(symbols.defines.get(name.name()) instanceof Symbols.Define define)
                || define.parameters().size() != 1) {
            return new Typed(new Type.None(), Typed.UNKNOWN.formula());
        }
        Word word = new Word(argument.place(), name.name());
        return defines.call(word, List.of(new Expression.It(argument.place())), c.looking(spaces()));
    }

    /** Where pieces stand is looked at: branches of a together must know. */
    private void note(Type type, Expression argument) {
        Type member = type instanceof Type.SetOf set ? set.member() : type;
        if (member instanceof Type.Kind kind && symbols.standsOn.containsKey(kind.name())) {
            Footprint.Owner owner = type instanceof Type.SetOf
                    ? Footprint.Owner.ANY
                    : expressions.names().owner(argument, c);
            for (String name : STANDING) {
                Symbols.Field field = fields(kind.name()).get(name);
                if (field != null) {
                    c.touch(FieldLookup.thing(field), owner, false, argument.place());
                }
            }
        }
    }

    // ---- what the formulas need

    Type.Kind spaces() {
        return java.util.Objects.requireNonNull(symbols.kinds.get(board));
    }

    Grid grid() {
        return (Grid) java.util.Objects.requireNonNull(symbols.boards.get(board));
    }

    Formula formula(int argument) {
        return values.get(argument).formula();
    }

    Type type(int argument) {
        return values.get(argument).type();
    }

    MeasuredTable table() {
        return (MeasuredTable) java.util.Objects.requireNonNull(symbols.boards.get(board));
    }

    Standing.One one(int argument) {
        if (isPlace(type(argument))) {
            return new Standing.One(Standing.ofPlaces(table()), formula(argument));
        }
        return new Standing.One(standing(((Type.Kind) type(argument)).name()), formula(argument));
    }

    Standing.Some some(int argument) {
        Type.SetOf set = (Type.SetOf) type(argument);
        String kind = set.member() instanceof Type.Kind found ? found.name() : anyKind();
        Type all = new Type.SetOf(java.util.Objects.requireNonNull(symbols.kinds.get(kind)));
        return new Standing.Some(standing(kind), SetExpressions.as(all, values.get(argument)), all.width());
    }

    /** The empty set can be of any kind that stands on this board. */
    private String anyKind() {
        return symbols.standsOn.entrySet().stream()
                .filter(each -> each.getValue().equals(board))
                .map(java.util.Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    Standing.Some[] slow() {
        return values.size() > 2 ? new Standing.Some[] {some(2)} : new Standing.Some[0];
    }

    Standing.Some[] allFrom(int argument) {
        List<Standing.Some> all = new ArrayList<>();
        for (int i = argument; i < values.size(); i++) {
            all.add(some(i));
        }
        return all.toArray(Standing.Some[]::new);
    }

    Typed zone() {
        Type all = new Type.SetOf(spaces());
        Type.SetOf set = (Type.SetOf) type(0);
        int at = field(((Type.Kind) set.member()).name(), "at").slot();
        return new Typed(all, new OnGrid.Zone(grid(), at, formula(0), set.width(), all.width()));
    }

    private Standing standing(String kind) {
        MeasuredTable table = (MeasuredTable) java.util.Objects.requireNonNull(
                symbols.boards.get(java.util.Objects.requireNonNull(symbols.standsOn.get(kind))));
        Symbols.Field at = field(kind, "at");
        return new Standing(
                table,
                at.slot(),
                field(kind, "facing").slot(),
                field(kind, "wide").slot(),
                field(kind, "deep").slot(),
                at.holder().count());
    }

    private Symbols.Field field(String kind, String name) {
        return java.util.Objects.requireNonNull(fields(kind).get(name));
    }

    private TreeMap<String, Symbols.Field> fields(String kind) {
        return symbols.kindFields.getOrDefault(kind, new TreeMap<>());
    }
}
