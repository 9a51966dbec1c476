package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Lookup;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.PrintedTable;

/** Looking something up in a printed table: {@code Losses(odds shifted 2, die)}. */
final class TableFormulas {

    private final FormulaEmitter formulas;

    TableFormulas(FormulaEmitter formulas) {
        this.formulas = formulas;
    }

    Formula look(Expr.TableLookup e, CodeContext c) {
        PrintedTable table = e.table();
        List<Formula> keys = new ArrayList<>();
        for (int i = 0; i < e.keys().size(); i++) {
            keys.add(key(e.keys().get(i), table.axes().get(i), c));
        }
        Lookup found = keys.size() == 1
                ? new Lookup.One(keys.getFirst(), table.values())
                : new Lookup.Two(
                        keys.getLast(), keys.getFirst(), table.axes().getFirst().keys(), table.values());
        return folded(found, keys);
    }

    /** Which row or column is meant. */
    private Formula key(Expr.TableLookup.Key key, PrintedTable.Axis axis, CodeContext c) {
        Formula value = formulas.of(key.value(), c);
        Formula by = key.shift() == null ? null : formulas.of(key.shift(), c);
        Formula plain = folded(new Lookup.Key(value, axis.bounds(), axis.sorted()), List.of(value));
        return by == null ? plain : folded(new Lookup.Shifted(plain, by, axis.keys() - 1), List.of(plain, by));
    }

    /** What depends on constants alone is looked up now. */
    private static Formula folded(Lookup formula, List<Formula> parts) {
        for (Formula part : parts) {
            if (!(part instanceof Arithmetic.Constant)) {
                return formula;
            }
        }
        return new Arithmetic.Constant(formula.known());
    }
}
