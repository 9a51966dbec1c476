package org.phaseline.language.emit;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.OnGrid;
import org.phaseline.engine.code.StepCost;
import org.phaseline.engine.code.TablePlacement;
import org.phaseline.engine.code.WaysOnGrid;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;

/** What stands in the brackets of a formula over a board, as the engine takes it. */
final class BoardOperands {

    private final Expr.BoardCall call;
    private final List<Formula> values;
    private final @Nullable StepCost step;
    private final Symbols symbols;

    BoardOperands(Expr.BoardCall call, List<Formula> values, @Nullable StepCost step, Symbols symbols) {
        this.call = call;
        this.values = values;
        this.step = step;
        this.symbols = symbols;
    }

    Formula value(int argument) {
        return values.get(argument);
    }

    private Type type(int argument) {
        return call.arguments().get(argument).type();
    }

    int width(int argument) {
        return type(argument).width();
    }

    SpaceBoard spaces() {
        return (SpaceBoard) java.util.Objects.requireNonNull(symbols.boards.get(call.board()));
    }

    HexBoard hexes() {
        return (HexBoard) java.util.Objects.requireNonNull(symbols.boards.get(call.board()));
    }

    Grid grid() {
        return (Grid) java.util.Objects.requireNonNull(symbols.boards.get(call.board()));
    }

    MeasuredTable table() {
        return (MeasuredTable) java.util.Objects.requireNonNull(symbols.boards.get(call.board()));
    }

    /** How many words a set of the board's spaces takes. */
    int words() {
        return new Type.SetOf(kind(call.board())).width();
    }

    SpaceSides sides() {
        return java.util.Objects.requireNonNull(symbols.sides.get(call.board()));
    }

    /** From where, at what price, and where ways stop: what all formulas over ways have in common. */
    WaysOnGrid.Travel travel() {
        boolean several = type(0) instanceof Type.SetOf;
        boolean pieces = type(0) instanceof Type.SetOf set
                && set.member() instanceof Type.Kind kind
                && symbols.standsOn.containsKey(kind.name());
        return new WaysOnGrid.Travel(
                spaces(),
                pieces ? new OnGrid.Occupied(places(0), value(0), width(0), words()) : value(0),
                several,
                java.util.Objects.requireNonNull(step),
                values.size() > 2 ? value(2) : null,
                words());
    }

    /** How many of what the result is counted in make one. */
    int unit() {
        return call.type().unit();
    }

    /** How many facings there are; the first argument is one. */
    int facings() {
        return ((Type.Kind) type(0)).words().size();
    }

    /** Where the state keeps the spaces of the pieces of a set. */
    int places(int argument) {
        Type.SetOf set = (Type.SetOf) type(argument);
        return field(((Type.Kind) set.member()).name(), "at").slot();
    }

    /** A piece, or a place, on a table. */
    TablePlacement.One one(int argument) {
        String kind = ((Type.Kind) type(argument)).name();
        boolean place = symbols.boards.get(kind) instanceof MeasuredTable;
        return new TablePlacement.One(place ? TablePlacement.ofPlaces(table()) : standing(kind), value(argument));
    }

    /** A set of pieces on a table; the empty set can be of any kind that stands on this board. */
    TablePlacement.Some some(int argument) {
        Type.SetOf set = (Type.SetOf) type(argument);
        String kind = set.member() instanceof Type.Kind found ? found.name() : anyKind();
        int words = new Type.SetOf(kind(kind)).width();
        Formula formula = set.crowd() ? value(argument) : new Crowds.Listed(List.of(), words);
        return new TablePlacement.Some(standing(kind), formula, words);
    }

    private String anyKind() {
        return symbols.standsOn.entrySet().stream()
                .filter(each -> each.getValue().equals(call.board()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    TablePlacement.Some[] slow() {
        return values.size() > 2 ? new TablePlacement.Some[] {some(2)} : new TablePlacement.Some[0];
    }

    TablePlacement.Some[] allFrom(int argument) {
        TablePlacement.Some[] all = new TablePlacement.Some[Math.max(0, values.size() - argument)];
        for (int i = 0; i < all.length; i++) {
            all[i] = some(argument + i);
        }
        return all;
    }

    private TablePlacement standing(String kind) {
        MeasuredTable board = (MeasuredTable) java.util.Objects.requireNonNull(
                symbols.boards.get(java.util.Objects.requireNonNull(symbols.standsOn.get(kind))));
        Symbols.Field at = field(kind, "at");
        return new TablePlacement(
                board,
                at.slot(),
                field(kind, "facing").slot(),
                field(kind, "wide").slot(),
                field(kind, "deep").slot(),
                at.holder().count());
    }

    private Type.Kind kind(String name) {
        return java.util.Objects.requireNonNull(symbols.kinds.get(name));
    }

    private Symbols.Field field(String kind, String name) {
        return java.util.Objects.requireNonNull(symbols.fieldsOf(kind).get(name));
    }
}
