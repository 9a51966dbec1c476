package org.phaseline.language.emit;

import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Expression;

/**
 * How large the formula is that is being emitted: the umpire counts what it works out, a short formula as one thing, a long one as
 * many.
 */
final class FormulaWeight {

    /** So many parts count as one thing that is looked at. */
    private static final int SHORT = 16;

    /** Sets are worked out in a quicker way when nothing stands around them. */
    private static final int SHORT_SET = 256;

    private int parts;

    /** Begins to count the parts of something; returns how many parts there are around it. */
    int begin() {
        int around = parts;
        parts = 1;
        return around;
    }

    Formula weighed(Expr expr, Formula formula, int around) {
        boolean set = expr.type() instanceof Type.SetOf && !(expr.source() instanceof Expression.SetOf);
        if (parts < (set ? SHORT_SET : SHORT) || formula instanceof Arithmetic.Constant) {
            parts += around;
            return formula;
        }
        Formula weighed = new PartyFormulas.Weighed(formula, parts / SHORT);
        parts = 1 + around;
        return weighed;
    }

    /** How many parts there are so far. */
    int parts() {
        return parts;
    }

    /** What was emitted since then counts twice. */
    void twiceSince(int before) {
        parts += parts - before;
    }

    /** A formula with a name is emitted in the midst of one that calls it; its parts are its own. */
    int beginNamed() {
        int around = parts;
        parts = 0;
        return around;
    }

    void endNamed(int around) {
        parts = around;
    }
}
