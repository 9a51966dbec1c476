package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * How the first question of a step can be declined.
 *
 * @param again whether the step is offered again and again
 * @param compulsory when it cannot be declined
 * @param done whether the step was done before: that nothing is left to choose then is no news
 * @param pass where declining leads, or -1 when the actor must choose
 */
public record Declining(boolean again, Formula compulsory, Formula done, int pass) {

    /** Of a question that must be answered. */
    public static final Declining NEVER =
            new Declining(false, new Arithmetic.Constant(0), new Arithmetic.Constant(0), -1);

    boolean possible() {
        return pass >= 0;
    }

    boolean offered(Machine m) {
        return possible() && compulsory.of(m) == 0;
    }

    String word() {
        return again ? "no more" : "skip";
    }

    /** What people read: who has not done the step yet does not stop, but skips it. */
    String title(Machine m) {
        return done.of(m) == 0 ? "skip" : word();
    }
}
