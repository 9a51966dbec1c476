package org.phaseline.language.emit;

import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** A formula about something that is emitted further down; it is filled in before the game starts. */
final class ForwardFormula implements Formula {

    private Formula target = new Arithmetic.Constant(0);

    void fill(Formula with) {
        target = with;
    }

    @Override
    public long of(Machine m) {
        return target.of(m);
    }
}
