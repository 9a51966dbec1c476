package org.phaseline.language.emit;

import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.machine.Formula;

/** Formulas that give the same always. */
final class FixedFormulas {

    static final Formula NEVER = new Arithmetic.Constant(0);
    static final Formula ALWAYS = new Arithmetic.Constant(1);
    static final Formula NOBODY = new Arithmetic.Constant(-1);

    private FixedFormulas() {}
}
