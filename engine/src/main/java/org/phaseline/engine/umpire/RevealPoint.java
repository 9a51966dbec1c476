package org.phaseline.engine.umpire;

import org.phaseline.engine.code.Reveal;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;

/** When a sealed step is revealed, in words: as soon as all are ready, in a step further on, or never. */
final class RevealPoint {

    private RevealPoint() {}

    /** {@code where} is what the step is called in the sentence. */
    static String said(CompiledRulebook rulebook, int step, String where) {
        Instruction[] code = rulebook.code();
        int later = -1;
        for (int i = 0; i < code.length; i++) {
            if (code[i] instanceof Reveal reveal && reveal.step() <= step && step <= reveal.lastStep()) {
                int there = rulebook.stepAt()[i];
                if (there == step) {
                    return where + " is revealed when all are ready";
                }
                later = later < 0 ? there : later;
            }
        }
        String goesOn = where + " goes on when all are ready, and stays sealed";
        return later < 0
                ? goesOn
                : goesOn + " until '" + rulebook.outline().step(later).called() + "'";
    }
}
