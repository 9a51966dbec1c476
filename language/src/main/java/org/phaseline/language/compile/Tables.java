package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Lookup;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** Looking something up in a table: {@code Losses(odds shifted 2, die)}. */
final class Tables {

    private final Problems problems;
    private final Expressions expressions;

    Tables(Problems problems, Expressions expressions) {
        this.problems = problems;
        this.expressions = expressions;
    }

    Typed look(Expression.Call call, Table table, Context c) {
        if (call.arguments().size() != table.parameters().size()) {
            problems.add(
                    call.name().place(),
                    "'" + call.name().text() + "' is looked up by "
                            + Say.values(table.parameters().size()) + ", " + table.example() + ", not by "
                            + (call.arguments().isEmpty()
                                    ? "none"
                                    : String.valueOf(call.arguments().size())));
            return new Typed(table.type(), new Arithmetic.Constant(0));
        }
        List<Formula> keys = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Formula key = key(call.arguments().get(i), table, i, c);
            if (key != null) {
                keys.add(key);
            }
        }
        if (keys.size() != call.arguments().size()) {
            return new Typed(table.type(), new Arithmetic.Constant(0));
        }
        Formula found = keys.size() == 1
                ? new Lookup.One(keys.getFirst(), table.values())
                : new Lookup.Two(
                        keys.getLast(),
                        keys.getFirst(),
                        table.axes().getFirst().keys().size(),
                        table.values());
        return new Typed(table.type(), folded(found, keys));
    }

    /** Which row or column is meant; null when the table itself could not be read. */
    private @Nullable Formula key(Expression argument, Table table, int i, Context c) {
        Type type = table.parameters().get(i) instanceof Type.Num
                ? Type.NUMBER
                : table.parameters().get(i);
        Expression plain = argument instanceof Expression.Shifted shifted ? shifted.value() : argument;
        Formula value = expressions.wanted(plain, type, c);
        Formula by = argument instanceof Expression.Shifted shifted ? expressions.number(shifted.by(), c) : null;
        if (!table.sound()) {
            return null;
        }
        TableAxis axis = table.axes().get(i);
        Formula key = folded(new Lookup.Key(value, axis.bounds(), axis.sorted()), List.of(value));
        return by == null ? key : folded(new Lookup.Shifted(key, by, axis.keys().size() - 1), List.of(key, by));
    }

    /** What depends on constants alone is looked up now. */
    private static Formula folded(Formula formula, List<Formula> parts) {
        for (Formula part : parts) {
            if (!(part instanceof Arithmetic.Constant)) {
                return formula;
            }
        }
        return new Arithmetic.Constant(((Lookup) formula).known());
    }
}
