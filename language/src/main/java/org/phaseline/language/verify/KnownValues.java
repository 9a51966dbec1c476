package org.phaseline.language.verify;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.PrintedTable;

/** Expressions that have one value, known before the game starts; and what tables hold where such values lead. */
final class KnownValues {

    private KnownValues() {}

    static OptionalLong of(Expr expr) {
        if (expr instanceof Expr.Constant constant) {
            return OptionalLong.of(constant.value());
        }
        if (expr instanceof Expr.PartyName party) {
            return OptionalLong.of(party.party());
        }
        if (expr instanceof Expr.Unknown) {
            return OptionalLong.of(0);
        }
        if (expr instanceof Expr.DerivedRole role) {
            return of(role.value());
        }
        if (expr instanceof Expr.Acting acting
                && acting.actor().kind() == Actor.Kind.NAMED
                && acting.actor().who() instanceof Expr who) {
            return of(who);
        }
        return expr instanceof Expr.TableLookup look ? looked(look) : OptionalLong.empty();
    }

    /** What stands in a table at keys that are all known. */
    private static OptionalLong looked(Expr.TableLookup look) {
        PrintedTable table = look.table();
        if (!isSound(look)) {
            return OptionalLong.of(0);
        }
        int at = 0;
        // The last key is that of the rows; values are kept row by row.
        for (int i = look.keys().size() - 1; i >= 0; i--) {
            OptionalLong key = key(look.keys().get(i), table.axes().get(i));
            if (key.isEmpty()) {
                return OptionalLong.empty();
            }
            at = at * table.axes().get(i).keys() + (int) key.getAsLong();
        }
        return OptionalLong.of(table.values()[at]);
    }

    private static boolean isSound(Expr.TableLookup look) {
        return look.table().sound() && look.keys().size() == look.table().axes().size();
    }

    /** Which row or column is meant. */
    private static OptionalLong key(Expr.TableLookup.Key key, PrintedTable.Axis axis) {
        OptionalLong value = of(key.value());
        OptionalLong by = shift(key.shift());
        if (value.isEmpty() || by.isEmpty()) {
            return OptionalLong.empty();
        }
        int at = 0;
        while (at < axis.bounds().length - 1 && value.getAsLong() > axis.bounds()[at]) {
            at++;
        }
        long further = axis.sorted()[at] + by.getAsLong();
        return OptionalLong.of(key.shift() == null ? axis.sorted()[at] : Math.clamp(further, 0, axis.keys() - 1));
    }

    private static OptionalLong shift(@Nullable Expr by) {
        return by == null ? OptionalLong.of(0) : of(by);
    }

    /** What a table holds in the rows and columns that can be meant. */
    static Interval among(Expr.TableLookup look) {
        if (!isSound(look)) {
            return Interval.just(0);
        }
        List<Expr.TableLookup.Key> keys = look.keys();
        PrintedTable table = look.table();
        Interval columns = keys.size() == 1
                ? Interval.just(0)
                : possible(keys.getFirst(), table.axes().getFirst());
        Interval rows = possible(keys.getLast(), table.axes().getLast());
        int width = keys.size() == 1 ? 1 : table.axes().getFirst().keys();
        return among(table.values(), rows, columns, width);
    }

    private static Interval possible(Expr.TableLookup.Key key, PrintedTable.Axis axis) {
        OptionalLong known = key(key, axis);
        return known.isEmpty() ? Interval.ANY : Interval.just(known.getAsLong());
    }

    private static Interval among(long[] values, Interval rows, Interval columns, int width) {
        long lastRow = Math.min(rows.high(), values.length / width - 1L);
        long lastColumn = Math.min(columns.high(), width - 1L);
        Interval found = null;
        for (long row = Math.max(rows.low(), 0); row <= lastRow; row++) {
            for (long column = Math.max(columns.low(), 0); column <= lastColumn; column++) {
                Interval here = Interval.just(values[(int) (row * width + column)]);
                found = found == null ? here : found.or(here);
            }
        }
        return found == null ? Interval.ANY : found;
    }
}
