package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.OnGrid;
import org.phaseline.engine.code.OnTable;
import org.phaseline.engine.code.StepCost;
import org.phaseline.engine.code.WaysOnGrid;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.BoardFunction;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;

/** Calls of the formulas over boards. */
final class BoardFormulas {

    private final Symbols symbols;
    private final FormulaEmitter formulas;
    private final FormulaWeight weight;

    BoardFormulas(Symbols symbols, FormulaEmitter formulas, FormulaWeight weight) {
        this.symbols = symbols;
        this.formulas = formulas;
        this.weight = weight;
    }

    Formula call(Expr.BoardCall e, CodeContext c) {
        List<Formula> values = new ArrayList<>();
        for (int i = 0; i < e.arguments().size(); i++) {
            Expr argument = e.arguments().get(i);
            int before = weight.parts();
            values.add(formulas.of(argument, c));
            if (i == 0 && isOfBothForms(e.function())) {
                weight.twiceSince(before);
            }
        }
        StepCost step = e.step() == null ? null : formulas.step(e.step(), c);
        return of(e.function(), new BoardOperands(e, values, step, symbols));
    }

    /** Whether the first value tells if a grid or a table is meant: then it weighs twice. */
    private static boolean isOfBothForms(BoardFunction function) {
        boolean grid = false;
        boolean table = false;
        for (BoardFunction each : BoardFunction.values()) {
            if (each.called().equals(function.called())) {
                grid |= each.ofGrid();
                table |= !each.ofGrid();
            }
        }
        return grid && table;
    }

    private static Formula of(BoardFunction function, BoardOperands a) {
        return switch (function) {
            case TOUCHING -> new OnTable.Touching(a.one(0), a.one(1));
            case EDGE_TO -> new OnTable.EdgeTo(a.one(0), a.one(1));
            case DISTANCE -> new OnTable.Distance(a.one(0), a.one(1));
            case RANGE -> new OnTable.Range(a.one(0), a.value(1), a.one(2), a.value(3));
            case LOOKS -> new OnTable.Looks(a.one(0), a.value(1), a.one(2));
            case BETWEEN -> new OnTable.StandBetween(a.one(0), null, a.one(1), null, a.some(2));
            case BETWEEN_EDGES -> new OnTable.StandBetween(a.one(0), a.value(1), a.one(2), a.value(3), a.some(4));
            case OVERLAPPING -> new OnTable.Overlapping(a.one(0), a.some(1));
            case NEAR -> new OnTable.Near(a.one(0), a.some(1), a.value(2));
            case FITS -> new OnTable.Fits(a.one(0), a.value(1), a.value(2), a.allFrom(3));
            case TOUCHES -> new OnTable.Touches(a.one(0), a.value(1), a.value(2), a.allFrom(3));
            case STEPPED -> new OnTable.Stepped(a.one(0), a.value(1), a.allFrom(2));
            case SWUNG -> new OnTable.Swung(a.one(0), a.value(1), a.value(2), a.value(3));
            case ACROSS -> new OnTable.Across(a.one(0), a.value(1), a.value(2), a.value(3));
            case TURNED -> new OnTable.Turned(a.value(0), a.value(1), a.facings());
            case REACH, REACH_OVER_GROUND -> new OnTable.Reach(a.one(0), a.value(1), a.slow(), a.allFrom(3), a.words());
            case PATH, PATH_OVER_GROUND -> new OnTable.Path(a.one(0), a.value(1), a.slow(), a.allFrom(3), a.words());
            case WHOLE -> new OnTable.Whole(a.table(), a.value(0), a.words());
            case SPACES_APART -> new OnGrid.Distance(a.spaces(), a.value(0), a.value(1));
            case NEIGHBOURS -> new OnGrid.Neighbours(a.spaces(), a.value(0), a.words());
            case WITHIN -> new OnGrid.Within(a.spaces(), a.value(0), a.value(1), a.words());
            case AHEAD -> new OnGrid.Ahead(a.grid(), a.value(0), a.value(1));
            case TOWARDS -> new OnGrid.Towards(a.grid(), a.value(0), a.value(1));
            case LINE -> new OnGrid.Line(a.grid(), a.value(0), a.value(1), a.words());
            case BLOCKED -> new OnGrid.Blocked(a.grid(), a.value(0), a.value(1), a.value(2));
            case HINDERED -> new OnGrid.Hindered(a.grid(), a.value(0), a.value(1), a.value(2));
            case ARC -> new OnGrid.Arc(a.hexes(), a.value(0), a.value(1), a.value(2), a.value(3));
            case COLUMN -> new OnGrid.Column(a.grid(), a.value(0));
            case ROW -> new OnGrid.Row(a.grid(), a.value(0));
            case REACH_BY_COST -> new WaysOnGrid.Reach(a.travel(), a.value(1));
            case PATH_BY_COST -> new WaysOnGrid.Path(a.travel(), a.value(1));
            case PRICE -> new WaysOnGrid.Price(a.travel(), a.value(1), a.unit());
            case SIDE_BETWEEN -> new OnGrid.SideBetween(a.sides(), a.value(0), a.value(1));
            case ZONE -> new OnGrid.Zone(a.spaces(), a.places(0), a.value(0), a.width(0), a.words());
            case OCCUPIED -> new OnGrid.Occupied(a.places(0), a.value(0), a.width(0), a.words());
        };
    }
}
