package org.phaseline.engine.code;

import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * A pool of dice, kept as how many dice show each face: all that counting, comparing and rerolling need. With a stride each
 * party has a pool of its own, and that of {@code party} is meant.
 */
public record Pools(int base, int stride, int sides, Formula party) {

    private static final int FEW = 16;

    /** The dice of another party. */
    public Pools of(Formula other) {
        return new Pools(base, stride, sides, other);
    }

    private int slot(Machine m, int face) {
        return stride == 0 ? base + face - 1 : base + (face - 1) * stride + (int) party.of(m);
    }

    public long showing(Machine m, int face) {
        return m.frame.locals[slot(m, face)];
    }

    public void put(Machine m, int face, long change) {
        m.frame.locals[slot(m, face)] += change;
    }

    /** Throws dice into it. */
    void tally(Machine m, RollNumber roll, int count) {
        if (stride == 0) {
            m.dice.tally(roll, count, sides, m.frame.locals, base);
            return;
        }
        for (int i = 0; i < count; i++) {
            put(m, m.dice.face(roll, i, sides), 1);
        }
    }

    /** Dice with very many faces take long to look through. */
    void looksThrough(Machine m) {
        if (sides > FEW) {
            m.looksAt(sides / FEW);
        }
    }

    public void clear(Machine m) {
        looksThrough(m);
        for (int face = 1; face <= sides; face++) {
            m.frame.locals[slot(m, face)] = 0;
        }
    }

    public record Total(Pools pool) implements Formula {
        @Override
        public long of(Machine m) {
            pool.looksThrough(m);
            long total = 0;
            for (int face = 1; face <= pool.sides; face++) {
                total += face * pool.showing(m, face);
            }
            return total;
        }
    }

    public record Counting(Pools pool, Formula condition) implements Formula {
        @Override
        public long of(Machine m) {
            m.looksAt(pool.sides);
            long saved = m.it;
            long count = 0;
            for (int face = 1; face <= pool.sides; face++) {
                m.it = face;
                count += condition.of(m) != 0 ? pool.showing(m, face) : 0;
            }
            m.it = saved;
            return count;
        }
    }

    public record Extreme(Pools pool, boolean highest) implements Formula {
        @Override
        public long of(Machine m) {
            pool.looksThrough(m);
            for (int i = 1; i <= pool.sides; i++) {
                int face = highest ? pool.sides + 1 - i : i;
                if (pool.showing(m, face) > 0) {
                    return face;
                }
            }
            return 0;
        }
    }
}
