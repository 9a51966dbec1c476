package org.phaseline.language.compile;

import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Expression;

/**
 * How large the formula is that is being compiled. The umpire counts what it works out: a short formula as one thing, a long one as
 * many. And no formula may be nested so deep that working it out takes more stack than a thread has.
 */
final class FormulaSize {

    static final String TOO_DEEP =
            "this formula has too many parts within parts, named formulas and modifiers counted in";

    /** Far beyond what is printed anywhere. */
    private static final int DEEPEST = 500;

    /** So many parts count as one thing that is looked at. */
    private static final int SHORT = 16;

    /** Sets are worked out in a quicker way when nothing stands around them. */
    private static final int SHORT_SET = 256;

    private int depth;
    private int deepest;
    private int parts;

    /** Goes one deeper; false when that is too deep. */
    boolean enter() {
        depth++;
        deepest = Math.max(deepest, depth);
        return depth <= DEEPEST;
    }

    void leave() {
        depth--;
    }

    /** Begins to count the parts of something; returns how many parts there are around it. */
    int begin() {
        int around = parts;
        parts = 1;
        return around;
    }

    Typed weighed(Expression expression, Typed typed, int around) {
        Formula formula = typed.formula();
        boolean set = typed.type() instanceof Type.SetOf && !(expression instanceof Expression.SetOf);
        if (parts < (set ? SHORT_SET : SHORT) || formula instanceof Arithmetic.Constant) {
            parts += around;
            return typed;
        }
        Typed weighed = new Typed(typed.type(), new PartyFormulas.Weighed(formula, parts / SHORT));
        parts = 1 + around;
        return weighed;
    }

    // ---- formulas with a name

    /** What is counted while a formula with a name is compiled, in the midst of one that calls it. */
    record Outer(int depth, int deepest, int parts) {}

    Outer beginNamed() {
        Outer outer = new Outer(depth, deepest, parts);
        depth = 0;
        deepest = 0;
        parts = 0;
        return outer;
    }

    /** Returns how deep the named one is. */
    int endNamed(Outer outer) {
        int inside = deepest;
        depth = outer.depth;
        deepest = outer.deepest;
        parts = outer.parts;
        return inside;
    }

    /** Something stands below that is itself so deep; false when both together are too deep. */
    boolean holds(int inside) {
        if (depth + inside > DEEPEST) {
            // Said once: whoever calls this one is not told again.
            return false;
        }
        deepest = Math.max(deepest, depth + inside);
        return true;
    }

    /** So many lines stand around what was just compiled, each around the one before; false when these are too many. */
    boolean wraps(int lines) {
        deepest += lines;
        return lines <= DEEPEST / 2;
    }

    /** So many named formulas may be compiled in the midst of each other: each of them is at least two deep. */
    static boolean tooManyNamed(int named) {
        return named > DEEPEST / 2;
    }
}
