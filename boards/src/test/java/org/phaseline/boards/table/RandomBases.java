package org.phaseline.boards.table;

import java.util.SplittableRandom;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.Unit;

/** Bases thrown on a small table, always the same ones. */
final class RandomBases {
    static final MeasuredTable TABLE = new MeasuredTable(12, 10, 6, Unit.STEP);

    final SplittableRandom random;

    RandomBases(long seed) {
        random = new SplittableRandom(seed);
    }

    Base next() {
        while (true) {
            Base base = new Base(
                    random.nextInt(TABLE.columns()),
                    random.nextInt(TABLE.rows()),
                    random.nextInt(8),
                    random.nextInt(2, 20),
                    random.nextInt(2, 12));
            if (base.isOn(TABLE)) {
                return base;
            }
        }
    }

    /** The same, seen after the table was turned a quarter clockwise about its corner. */
    static Base quarterTurned(Base base) {
        return new Base(base.y(), -base.x(), (base.facing() + 2) % 8, base.wide(), base.deep());
    }

    Edge edge() {
        return Edge.values()[random.nextInt(4)];
    }
}
