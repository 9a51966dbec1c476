package org.phaseline.language.compile;

import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.machine.Formula;

/** A formula and what it gives. */
record Typed(Type type, Formula formula) {

    static final Typed UNKNOWN = new Typed(Type.UNKNOWN, new Arithmetic.Constant(0));

    static Typed constant(Type type, long value) {
        return new Typed(type, new Arithmetic.Constant(value));
    }
}
