package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Printed tables: the key a value belongs to, as the number of its row or column, and what stands there. */
public sealed interface Lookup extends Formula {

    /** A table with more keys than these takes long to look through. */
    int FEW = 16;

    /** What it gives when everything it is made of is constant. */
    long known();

    /**
     * The key that holds a value.
     *
     * @param bounds the highest value of each key, smallest key first; the last one holds all the rest
     * @param printed for each of them its number in the printed order
     */
    record Key(Formula value, long[] bounds, int[] printed) implements Lookup {
        @Override
        public long of(Machine m) {
            if (bounds.length > FEW) {
                m.looksAt(bounds.length / FEW);
            }
            return find(value.of(m));
        }

        @Override
        public long known() {
            return find(constant(value));
        }

        private long find(long wanted) {
            int at = 0;
            int last = bounds.length - 1;
            while (at < last && wanted > bounds[at]) {
                at++;
            }
            return printed[at];
        }
    }

    /** So many keys further, not beyond the first or last. */
    record Shifted(Formula key, Formula by, int last) implements Lookup {
        @Override
        public long of(Machine m) {
            return Math.clamp(key.of(m) + by.of(m), 0, last);
        }

        @Override
        public long known() {
            return Math.clamp(constant(key) + constant(by), 0, last);
        }
    }

    /** What stands in a row of a table with one column. */
    record One(Formula row, long[] values) implements Lookup {
        @Override
        public long of(Machine m) {
            return values[(int) row.of(m)];
        }

        @Override
        public long known() {
            return values[(int) constant(row)];
        }
    }

    /** What stands in a row and column; the values are kept row by row. */
    record Two(Formula row, Formula column, int width, long[] values) implements Lookup {
        @Override
        public long of(Machine m) {
            return values[(int) row.of(m) * width + (int) column.of(m)];
        }

        @Override
        public long known() {
            return values[(int) constant(row) * width + (int) constant(column)];
        }
    }

    private static long constant(Formula formula) {
        return ((Arithmetic.Constant) formula).value();
    }
}
