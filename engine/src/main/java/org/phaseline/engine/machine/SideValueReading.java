package org.phaseline.engine.machine;

import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.position.Position;

/** Works out how well a side stands, from the values of the state alone. For one thread. */
public final class SideValueReading {

    private final CompiledRulebook rulebook;
    private final Machine m;

    public SideValueReading(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        // Formulas throw no dice.
        this.m = new Machine(rulebook, rulebook.setUp(), new QuickDice(0), false);
    }

    /** 0 for a side that the line does not speak of. {@code value} is the number of the line. */
    public long of(int value, long[] slots, int side) {
        SideValue line = rulebook.values().get(value);
        m.position = new Position(slots);
        // The same array may hold other values than when it was last looked at.
        m.changes.forget();
        m.changes.written();
        m.limits.startAnswer();
        if ((line.set().of(m) >>> side & 1) == 0) {
            return 0;
        }
        m.looksAt(1);
        m.it = side;
        m.named[0] = side;
        return line.amount().of(m);
    }
}
