package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.FormulaCache;
import org.phaseline.engine.machine.Machine;

/**
 * The body of a formula with a name that can be memoized, for whoever looks ahead: what it gave in a state for the values it was handed it gives
 * again. Whether there is anything to choose from, the menu and the question after it all ask the same about the same pieces.
 *
 * @param values how many it is handed
 * @param number tells the formulas of a rulebook apart
 */
public record MemoizedFormula(Formula formula, int values, int number) implements Formula {

    /** The same formula, memoized where that is right and pays. */
    public static Formula of(Formula body, int values, int number) {
        return values <= FormulaCache.MOST_VALUES && new StateFormulas().isWorthRemembering(body)
                ? new MemoizedFormula(body, values, number)
                : body;
    }

    @Override
    public long of(Machine m) {
        FormulaCache memory = m.formulas;
        return memory == null ? formula.of(m) : memory.of(formula, values, number);
    }
}
